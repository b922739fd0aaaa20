import { TOOL_IDS } from '@ufaro/contract/tool-ids.ts'
import { TOOLS } from '@ufaro/contract/tools.ts'
import { useId } from 'react'
import { formatKobo } from '#web/lib/formats.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { SwitchRow } from '#web/ui/switch-row.tsx'
import type { PlanForm } from './plan.form.ts'

interface PlanFieldsProps {
  form: PlanForm
  faults: Record<string, string>
  isNew: boolean
  onChange: (changes: Partial<PlanForm>) => void
}

/** Hint that shows an amount of kobo in Naira, because kobo are easily misread by a factor of a hundred. */
const inNaira = (kobo: string): string => {
  const value = Number(kobo)
  return kobo.trim() === '' || !Number.isInteger(value) ? 'in kobo' : formatKobo(value)
}

const NUMBERS = [
  ['price', 'Price (kobo)', true],
  ['originalPrice', 'Original price (kobo)', false],
  ['durationDays', 'Duration (days)', true],
  ['dailyLimit', 'Daily limit', true],
] as const

export function PlanFields({ form, faults, isNew, onChange }: PlanFieldsProps) {
  return (
    <>
      <Field label="Plan ID" required error={faults.id} hint={isNew ? undefined : 'The ID stays as it is.'}>
        <Input
          value={form.id}
          maxLength={60}
          disabled={!isNew}
          autoCapitalize="none"
          className="font-mono"
          onChange={(event) => onChange({ id: event.currentTarget.value })}
        />
      </Field>
      <Field label="Plan name" required error={faults.name}>
        <Input value={form.name} maxLength={100} onChange={(event) => onChange({ name: event.currentTarget.value })} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        {NUMBERS.map(([name, label, required]) => (
          <Field
            key={name}
            label={label}
            required={required}
            error={faults[name]}
            hint={label.endsWith('(kobo)') ? inNaira(form[name]) : undefined}
          >
            <Input
              inputMode="decimal"
              value={form[name]}
              onChange={(event) => onChange({ [name]: event.currentTarget.value })}
            />
          </Field>
        ))}
      </div>
      <SwitchRow label="Popular" checked={form.popular} onChange={(popular) => onChange({ popular })}>
        <span>Popular</span>
      </SwitchRow>
      <CreditFields form={form} faults={faults} onChange={onChange} />
    </>
  )
}

function CreditFields({ form, faults, onChange }: Omit<PlanFieldsProps, 'isNew'>) {
  const faultId = useId()
  // An error about the sum of all credits belongs to no single field, so every field refers to it.
  const together = faults.credits && { 'aria-invalid': true, 'aria-describedby': faultId }
  return (
    <fieldset>
      <legend className="mb-1.5 text-small font-bold">Credits</legend>
      <p id={faultId} aria-live="polite" className="mb-1.5 text-small text-danger empty:hidden">
        {faults.credits}
      </p>
      <div className="grid grid-cols-2 gap-3">
        {TOOL_IDS.map((mode) => (
          <Field key={mode} label={TOOLS[mode].label} required error={faults[`credits.${mode}`]}>
            <Input
              inputMode="numeric"
              value={form.credits[mode]}
              onChange={(event) => onChange({ credits: { ...form.credits, [mode]: event.currentTarget.value } })}
              {...together}
            />
          </Field>
        ))}
      </div>
    </fieldset>
  )
}
