import type { Theme } from '@ufaro/contract/theme.ts'
import { useState } from 'react'
import { contrast, darker, isHex } from '#web/lib/theme/contrast.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'

const VISIBLE = 3
const HOVER_SHADE = 0.15

interface AccentFieldProps {
  theme: Theme
  onChange: (fields: Partial<Theme>) => void
}

export function AccentField({ theme, onChange }: AccentFieldProps) {
  const [text, setText] = useState<string>()
  // Show what the user types while it is not yet a colour. Otherwise show the theme's colour, which may have been
  // changed elsewhere after the user typed.
  const written = text !== undefined && (!isHex(text) || text === theme.accentColor) ? text : theme.accentColor
  const isFaint = contrast(theme.accentColor, '#ffffff') < VISIBLE
  const choose = (color: string) => {
    if (isHex(color)) onChange({ accentColor: color, accentColorHover: darker(color, HOVER_SHADE) })
  }
  return (
    <Field
      label="Accent colour"
      required
      error={isHex(written) ? undefined : 'Please enter a colour such as #3b82f6'}
      hint={
        isFaint && 'This colour is faint on white. Text and links use a darker shade of it so that they can be read.'
      }
    >
      <div className="flex gap-2">
        <input
          type="color"
          aria-label="Pick the accent colour"
          value={theme.accentColor}
          onChange={({ target }) => {
            setText(undefined)
            choose(target.value)
          }}
          className="h-11 w-14 shrink-0 rounded-card border border-line-strong bg-surface p-1"
        />
        <Input
          value={written}
          spellCheck={false}
          maxLength={7}
          onChange={({ target }) => {
            setText(target.value)
            choose(target.value)
          }}
          onBlur={() => setText(undefined)}
          className="font-mono"
        />
      </div>
    </Field>
  )
}
