import { CERTIFICATE_FONTS, type FontStyle } from '@ufaro/contract/tools/certificates.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { Select } from '#web/ui/select.tsx'
import { NumberField } from './number-field.tsx'

const ALIGNS: Record<FontStyle['align'], string> = { left: 'Left', center: 'Centre', right: 'Right' }

interface TextStyleFieldsProps {
  fontStyle: FontStyle
  onChange: (changes: Partial<FontStyle>) => void
}

export function TextStyleFields({ fontStyle: { family, size, color, align }, onChange }: TextStyleFieldsProps) {
  return (
    <>
      <Field label="Font" required>
        <Select
          value={family}
          onChange={({ currentTarget }) => onChange({ family: currentTarget.value as FontStyle['family'] })}
        >
          {CERTIFICATE_FONTS.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      </Field>
      <div className="grid grid-cols-2 gap-3">
        <NumberField
          label="Size, in pixels"
          value={size}
          min={4}
          max={2000}
          onChange={(next) => onChange({ size: next })}
        />
        <Field label="Colour" required>
          <Input
            type="color"
            value={color.toLowerCase()}
            onChange={({ currentTarget }) => onChange({ color: currentTarget.value })}
            className="cursor-pointer p-1"
          />
        </Field>
      </div>
      <RadioCards
        label="Alignment"
        value={align}
        options={(['left', 'center', 'right'] as const).map((value) => ({ value, label: ALIGNS[value] }))}
        onChange={(next) => onChange({ align: next })}
        className="grid-cols-3"
      />
    </>
  )
}
