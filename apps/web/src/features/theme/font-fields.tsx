import type { Theme } from '@ufaro/contract/theme.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'

const SYSTEM = ['System UI', 'system-ui'] as const
const own = (name: string) => [name, name] as const

const PRIMARY = [own('Inter'), own('Arial'), own('Helvetica'), SYSTEM, own('Georgia')]
const HEADING = [own('Caveat'), own('Permanent Marker'), own('Inter'), own('Georgia'), SYSTEM]

interface FontFieldsProps {
  theme: Theme
  onChange: (fields: Partial<Theme>) => void
}

export function FontFields({ theme, onChange }: FontFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="Primary font" required>
        <Fonts of={PRIMARY} value={theme.primaryFont} onChange={(primaryFont) => onChange({ primaryFont })} />
      </Field>
      <Field label="Heading font" required>
        <Fonts of={HEADING} value={theme.headingFont} onChange={(headingFont) => onChange({ headingFont })} />
      </Field>
    </div>
  )
}

interface FontsProps {
  of: readonly (readonly [label: string, value: string])[]
  value: string
  onChange: (value: string) => void
}

function Fonts({ of, value, onChange }: FontsProps) {
  // Add the current font to the list if it is missing, because an imported theme may have any font.
  const choices = of.some(([, font]) => font === value) ? of : [...of, own(value)]
  return (
    <Select value={value} onChange={({ target }) => onChange(target.value)}>
      {choices.map(([label, font]) => (
        <option key={font} value={font}>
          {label}
        </option>
      ))}
    </Select>
  )
}
