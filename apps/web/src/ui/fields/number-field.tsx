import { useState } from 'react'
import { Field } from '../field.tsx'
import { Input } from '../input.tsx'

interface NumberFieldProps {
  label: string
  hint?: string
  value: number
  min: number
  max: number
  step?: number
  onChange: (value: number) => void
}

/** The number is limited to its range on blur, because it may be out of range while it is typed. */
export function NumberField({ label, hint, value, min, max, step = 1, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const change = (text: string) => {
    setTyped(text)
    const number = Number(text)
    if (text.trim() && number >= min && number <= max && (step % 1 !== 0 || Number.isInteger(number))) onChange(number)
  }
  return (
    <Field label={label} hint={hint} required>
      <Input
        type="number"
        inputMode={step % 1 === 0 ? 'numeric' : 'decimal'}
        min={min}
        max={max}
        step={step}
        value={typed ?? String(value)}
        onChange={({ currentTarget }) => change(currentTarget.value)}
        onBlur={() => setTyped(null)}
        className="tabular-nums"
      />
    </Field>
  )
}
