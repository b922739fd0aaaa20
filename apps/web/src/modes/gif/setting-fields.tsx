import type { ReactNode } from 'react'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'

interface ChoiceProps<Value extends string> {
  label: string
  value: Value
  words: Record<Value, string>
  onChange: (value: Value) => void
}

export function Choice<Value extends string>({ label, value, words, onChange }: ChoiceProps<Value>) {
  const values = Object.keys(words) as Value[]
  return (
    <Field label={label} required>
      <Select value={value} onChange={({ currentTarget }) => onChange(currentTarget.value as Value)}>
        {values.map((each) => (
          <option key={each} value={each}>
            {words[each]}
          </option>
        ))}
      </Select>
    </Field>
  )
}

interface GroupProps {
  title: string
  summary: string
  children: ReactNode
}

export function Group({ title, summary, children }: GroupProps) {
  return (
    <details className="rounded-card border border-line">
      <summary className="tap flex cursor-pointer items-center justify-between gap-3 px-3 py-2">
        <span className="font-bold">{title}</span>
        <span className="truncate text-small text-ink-soft">{summary}</span>
      </summary>
      <div className="space-y-4 border-t border-line p-3">{children}</div>
    </details>
  )
}
