import { MODEL_OPTIONS } from '@ufaro/contract/tools/mockup.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import type { ModelChoice } from './mockup.form.ts'

const LABELS: Record<keyof ModelChoice, string> = {
  gender: 'Gender',
  race: 'Race',
  age: 'Age',
  interaction: 'Interaction',
}
const NAMES = Object.keys(LABELS) as (keyof ModelChoice)[]

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

interface ModelFieldsProps {
  value: ModelChoice
  byModel: boolean
  onChange: (value: ModelChoice) => void
}

/** Only a model can add a person, so the choices are hidden without one. */
export function ModelFields({ value, byModel, onChange }: ModelFieldsProps) {
  if (!byModel) return <p className="text-small text-ink-soft">The picture shows the item alone, without a person.</p>
  return (
    <fieldset className="grid grid-cols-2 gap-3">
      <legend className="mb-1.5 text-small font-bold">Person in the picture</legend>
      {NAMES.map((name) => (
        <Field key={name} label={LABELS[name]}>
          <Select
            value={value[name]}
            onChange={({ currentTarget }) => onChange({ ...value, [name]: currentTarget.value })}
          >
            <option value="">Not set</option>
            {MODEL_OPTIONS[name].map((option) => (
              <option key={option} value={option}>
                {capital(option)}
              </option>
            ))}
          </Select>
        </Field>
      ))}
      <p className="col-span-2 text-small text-ink-soft">With nothing set, nobody is in the picture.</p>
    </fieldset>
  )
}
