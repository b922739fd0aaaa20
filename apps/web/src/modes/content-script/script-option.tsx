import type { WordOption } from '@ufaro/contract/output.ts'
import { speakingSeconds } from '@ufaro/contract/tools/script-lines.ts'
import { Check, Clock, PencilLine, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { controlLook } from '#web/ui/input.tsx'
import { ScriptActions } from './script-actions.tsx'
import { ScriptLines } from './script-lines.tsx'

interface ScriptOptionProps {
  option: WordOption
  brand: string
  lang: string | undefined
  rewriting: boolean
  onRewrite: (() => void) | null
  onEdit: (changes: Partial<WordOption>) => void
}

export function ScriptOption({ option, brand, lang, rewriting, onRewrite, onEdit }: ScriptOptionProps) {
  const [editing, setEditing] = useState(false)
  return (
    <article aria-label={option.title} aria-busy={rewriting} className="space-y-4">
      <div className="flex flex-wrap items-center gap-2">
        <p className="mr-auto flex items-center gap-1.5 text-small text-ink-soft max-sm:w-full">
          <Clock aria-hidden className="size-4" />
          About {timeOf(speakingSeconds(option.content))} to say
        </p>
        <Button
          icon={editing ? Check : PencilLine}
          look="ghost"
          className="px-3 max-sm:-ml-3"
          aria-pressed={editing}
          onClick={() => setEditing(!editing)}
        >
          {editing ? 'Done' : 'Edit'}
        </Button>
        {(onRewrite || rewriting) && (
          <Button icon={RefreshCw} look="ghost" className="px-3" loading={rewriting} onClick={() => onRewrite?.()}>
            Write again · 1 credit
          </Button>
        )}
      </div>
      <div className="rounded-card border border-line bg-surface p-3 sm:p-4">
        {editing ? (
          <textarea
            aria-label={`Script, ${option.title}`}
            lang={lang}
            value={option.content}
            rows={12}
            disabled={rewriting}
            className={cn(controlLook, 'field-sizing-content min-h-64 resize-y py-2.5 leading-relaxed')}
            onChange={({ currentTarget }) => onEdit({ content: currentTarget.value })}
          />
        ) : (
          <ScriptLines script={option.content} lang={lang} />
        )}
      </div>
      <ScriptActions option={option} brand={brand} lang={lang} />
    </article>
  )
}

const timeOf = (seconds: number) =>
  seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
