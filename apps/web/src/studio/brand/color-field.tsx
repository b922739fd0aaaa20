import { BRAND_TEXTS } from '@ufaro/contract/brand.ts'
import { useId, useState } from 'react'
import { Input } from '#web/ui/input.tsx'
import { readHex } from './colors.ts'

export const COLOR_NAMES = ['Main colour', 'Second colour', 'Accent colour'] as const

interface ColorFieldProps {
  name: string
  color: string
  onChange: (color: string) => void
}

export function ColorField({ name, color, onChange }: ColorFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const errorId = useId()
  const wrong = typed !== null && readHex(typed) === null
  return (
    <div>
      <div className="flex items-center gap-2">
        <input
          type="color"
          aria-label={name}
          value={color.toLowerCase()}
          onChange={({ currentTarget }) => onChange(currentTarget.value.toUpperCase())}
          className="size-11 shrink-0 cursor-pointer rounded-card border border-line-strong bg-surface p-1"
        />
        <Input
          aria-label={`${name} as hex code`}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? errorId : undefined}
          value={typed ?? color}
          maxLength={9}
          spellCheck={false}
          autoComplete="off"
          className="min-w-0 flex-1 font-mono"
          onChange={({ currentTarget: { value } }) => {
            setTyped(value)
            const read = readHex(value)
            if (read) onChange(read)
          }}
          onBlur={() => setTyped(null)}
        />
      </div>
      {wrong && (
        <p id={errorId} role="status" className="mt-1 text-small text-danger">
          {BRAND_TEXTS.color}
        </p>
      )}
    </div>
  )
}
