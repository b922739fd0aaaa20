import type { WordOption } from '@ufaro/contract/output.ts'
import type { ToolId } from '@ufaro/contract/tools.ts'
import { RefreshCw } from 'lucide-react'
import { formatCount } from '#web/lib/formats.ts'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { controlLook } from '#web/ui/input.tsx'
import { UseIn } from '../hand-over/use-in.tsx'
import { CopyButton } from './copy-button.tsx'
import { INSTAGRAM_CAPTION_MAX, isForSms, lettersOf, smsLength, WHATSAPP_STATUS_MAX } from './text-lengths.ts'

interface TextCardProps {
  mode: ToolId
  index: number
  option: WordOption
  lang: string | undefined
  onRewrite: (() => void) | null
  rewriting: boolean
  onEdit: (changes: Partial<WordOption>) => void
}

export function TextCard({ mode, index, option, lang, onRewrite, rewriting, onEdit }: TextCardProps) {
  const name = `text ${index + 1}`
  return (
    <article
      aria-label={`Text ${index + 1}`}
      aria-busy={rewriting}
      className="space-y-3 rounded-card border border-line bg-surface p-4"
    >
      <input
        aria-label={`Title of ${name}`}
        lang={lang}
        value={option.title}
        disabled={rewriting}
        className={cn(controlLook, 'h-11 font-bold')}
        onChange={({ currentTarget }) => onEdit({ title: currentTarget.value })}
      />
      <textarea
        aria-label={`Words of ${name}`}
        lang={lang}
        value={option.content}
        rows={5}
        disabled={rewriting}
        className={cn(controlLook, 'field-sizing-content min-h-32 resize-y py-2.5 leading-relaxed')}
        onChange={({ currentTarget }) => onEdit({ content: currentTarget.value })}
      />
      <Lengths {...option} />
      <div className="flex flex-wrap gap-2">
        <CopyButton text={option.content} name={name} />
        <UseIn kind="text" from={mode} name={name} load={async () => ({ text: option.content })} wide />
        {(onRewrite || rewriting) && (
          <Button look="ghost" className="px-3" loading={rewriting} onClick={() => onRewrite?.()}>
            {!rewriting && <RefreshCw aria-hidden className="size-5" />}
            <span>
              Write <span className="sr-only">{name} </span>again · 1 credit
            </span>
          </Button>
        )}
      </div>
    </article>
  )
}

function Lengths({ title, content }: WordOption) {
  const sms = smsLength(content)
  const letters = lettersOf(content)
  return (
    <dl className="flex flex-wrap gap-x-5 gap-y-1 text-small tabular-nums">
      {/* Show the limit only as a hint, because a longer SMS is sent as several messages. */}
      {isForSms(title, sms) && (
        <Length name="SMS" letters={sms.letters} limit={sms.limit} isHard={false}>
          {sms.messages > 1 && `, ${sms.messages} messages`}
          {sms.marked && ' (₦ and marks make them shorter)'}
        </Length>
      )}
      <Length name="WhatsApp status" letters={letters} limit={WHATSAPP_STATUS_MAX} />
      <Length name="Instagram" letters={letters} limit={INSTAGRAM_CAPTION_MAX} />
    </dl>
  )
}

interface LengthProps {
  name: string
  letters: number
  limit: number
  isHard?: boolean
  children?: React.ReactNode
}

function Length({ name, letters, limit, isHard = true, children }: LengthProps) {
  const over = isHard && letters > limit
  return (
    <div className="flex gap-1">
      <dt className="text-ink-soft">{name}</dt>
      <dd className={over ? 'text-warning' : ''}>
        {letters}/{formatCount(limit)}
        {children}
      </dd>
    </div>
  )
}
