import { DEFAULT_NAME_STYLE, type NameStyle } from '@ufaro/contract/event-page.ts'
import { CERTIFICATE_FONTS } from '@ufaro/contract/tools/certificates.ts'
import { ColorField } from '#web/studio/brand/color-field.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { Toggle } from '#web/ui/toggle.tsx'

interface NameStyleFieldsProps {
  style: NameStyle
  onChange: (style: NameStyle) => void
}

export function NameStyleFields({ style, onChange }: NameStyleFieldsProps) {
  return (
    <div className="space-y-4">
      <Field label="Letters of the name" required>
        <Select
          value={style.family}
          onChange={({ currentTarget }) => onChange({ ...style, family: currentTarget.value as NameStyle['family'] })}
        >
          {CERTIFICATE_FONTS.map((family) => (
            <option key={family}>{family}</option>
          ))}
        </Select>
      </Field>
      <ColorField name="Colour of the name" color={style.color} onChange={(color) => onChange({ ...style, color })} />
      <Toggle
        label="A band behind the name"
        checked={style.background !== null}
        onChange={(band) => onChange({ ...style, background: band ? DEFAULT_NAME_STYLE.background : null })}
      />
      {style.background !== null && (
        <ColorField
          name="Colour of the band"
          color={style.background}
          onChange={(background) => onChange({ ...style, background })}
        />
      )}
    </div>
  )
}
