import { tooLong } from '@ufaro/contract/too-long.ts'
import { Plus, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { addKeyword, addKeywords, joinKeywords } from './keywords.ts'

interface KeywordFieldProps {
  label: string
  hint?: ReactNode
  value: readonly string[]
  quick?: readonly string[]
  max: number
  onChange: (keywords: string[]) => void
}

export function KeywordField({ label, hint, value, quick = [], max, onChange }: KeywordFieldProps) {
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const own = value.filter((keyword) => !quick.includes(keyword))

  const next = addKeywords(value, text)
  const isFull = joinKeywords(next).length > max

  function take() {
    if (isFull) return
    onChange(next)
    setText('')
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== ',')) return
    event.preventDefault()
    take()
  }
  function remove(keyword: string) {
    onChange(value.filter((each) => each !== keyword))
    input.current?.focus()
  }

  return (
    <div className="space-y-2">
      <Field label={label} hint={hint} error={isFull ? tooLong(max) : undefined}>
        <span className="flex gap-2">
          <KeywordInput ref={input} text={text} onText={setText} onBlur={() => take()} onKeyDown={onKeyDown} />
          <Button look="secondary" className="px-3" disabled={!text.trim()} onClick={() => take()}>
            <Plus aria-hidden className="size-5" />
            Add
          </Button>
        </span>
      </Field>
      {own.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label="Added">
          {own.map((keyword) => (
            <li key={keyword} className="max-w-full">
              <button
                type="button"
                className={cn(chip, 'max-w-full border-accent-text')}
                aria-label={`Remove ${keyword}`}
                onClick={() => remove(keyword)}
              >
                <span className="truncate">{keyword}</span>
                <X aria-hidden className="size-4 shrink-0" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {quick.length > 0 && (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">Quick keywords</legend>
          {quick.map((keyword) => {
            const chosen = value.includes(keyword)
            return (
              <button
                key={keyword}
                type="button"
                aria-pressed={chosen}
                className={cn(chip, chosen ? 'border-accent-text bg-sunken font-bold' : 'border-line-strong')}
                onClick={() => onChange(chosen ? value.filter((each) => each !== keyword) : addKeyword(value, keyword))}
              >
                {keyword}
              </button>
            )
          })}
        </fieldset>
      )}
    </div>
  )
}

const chip = 'tap inline-flex items-center gap-1.5 rounded-full border bg-surface px-3 text-small hover:bg-sunken'

interface KeywordInputProps {
  ref: React.Ref<HTMLInputElement>
  text: string
  onText: (text: string) => void
  onBlur: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

function KeywordInput({ ref, text, onText, onBlur, onKeyDown }: KeywordInputProps) {
  return (
    <Input
      ref={ref}
      value={text}
      maxLength={100}
      autoComplete="off"
      enterKeyHint="done"
      className="min-w-0 flex-1"
      onChange={({ currentTarget }) => onText(currentTarget.value)}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    />
  )
}
