import { BRAND_LIMITS } from '@ufaro/contract/brand.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import type { BrandKitForm } from './brand-kit.form.ts'

const LINES = [
  { name: 'name', label: 'Brand name', placeholder: 'Ilé Ọṣọ́', autoComplete: 'organization' },
  { name: 'tagline', label: 'Tagline', placeholder: 'Woven in Ìbàdàn since 1998', autoComplete: 'off' },
  { name: 'audience', label: 'Audience', placeholder: 'Brides and their mothers', autoComplete: 'off' },
] as const

interface TextFieldsProps {
  form: BrandKitForm
  faults: Record<string, string>
  onChange: (changes: Partial<BrandKitForm>) => void
}

export function TextFields({ form, faults, onChange }: TextFieldsProps) {
  return (
    <>
      {LINES.map(({ name, label, placeholder, autoComplete }) => (
        <Field key={name} label={label} error={faults[name]}>
          <Input
            value={form[name]}
            maxLength={BRAND_LIMITS[name]}
            placeholder={placeholder}
            autoComplete={autoComplete}
            onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
          />
        </Field>
      ))}
      <Field label="Voice" hint="How your brand speaks, in copy and scripts." error={faults.voice}>
        <Textarea
          value={form.voice}
          maxLength={BRAND_LIMITS.voice}
          rows={2}
          placeholder="Warm, proud, plain words"
          onChange={({ currentTarget }) => onChange({ voice: currentTarget.value })}
        />
      </Field>
    </>
  )
}
