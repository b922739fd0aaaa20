import { useQuery } from '@tanstack/react-query'
import type { Template, TemplateValues } from '@ufaro/contract/template.ts'
import { DEFAULT_COLORS } from '@ufaro/contract/tools/flyer.ts'
import { COLOR_NAMES, ColorField } from '#web/studio/brand/color-field.tsx'
import { colorsIfUnchosen } from '#web/studio/brand/logo-colors.ts'
import { brandKitQuery } from '#web/studio/brand/read-brand.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Toggle } from '#web/ui/toggle.tsx'
import { InsetField } from './inset-field.tsx'
import { SignatureFields } from './signature-fields.tsx'

interface TemplateFieldsProps {
  template: Template
  values: TemplateValues
  without?: readonly string[]
  onChange: (values: TemplateValues) => void
}

type TextName = 'title' | 'organisation' | 'text'

export function TemplateFields({ template, values, without = [], onChange }: TemplateFieldsProps) {
  const { data: kit } = useQuery(brandKitQuery)

  async function takeLogo(logo: string | null, picture?: Blob) {
    const unchosen = picture && !values.colors
    const own = unchosen ? await colorsIfUnchosen(picture, kit?.colors ?? [...DEFAULT_COLORS]) : {}
    onChange({ ...values, ...own, logo: logo ?? undefined })
  }

  return (
    <>
      {template.fields
        .filter(({ name, type }) => type === 'text' && !without.includes(name))
        .map(({ name, label, max }) => (
          <Field key={name} label={label}>
            <Input
              value={values[name as TextName] ?? ''}
              maxLength={max ?? undefined}
              onChange={({ currentTarget: { value } }) => onChange({ ...values, [name]: value || undefined })}
            />
          </Field>
        ))}
      {template.fields.some(({ type }) => type === 'colors') && (
        <OwnColors colors={values.colors} onChange={(colors) => onChange({ ...values, colors })} />
      )}
      {template.fields.some(({ name }) => name === 'logo') && (
        <InsetField
          label="Logo"
          hint="Without one here it is your brand kit’s."
          value={values.logo ?? null}
          onChange={takeLogo}
        />
      )}
      {template.fields.some(({ type }) => type === 'signatures') && (
        <SignatureFields
          signatures={values.signatures ?? []}
          onChange={(signatures) => onChange({ ...values, signatures })}
        />
      )}
    </>
  )
}

interface OwnColorsProps {
  colors: TemplateValues['colors']
  onChange: (colors: TemplateValues['colors']) => void
}

function OwnColors({ colors, onChange }: OwnColorsProps) {
  const { data: kit } = useQuery(brandKitQuery)
  return (
    <div className="space-y-2">
      <Toggle
        label="Other colours than my brand kit’s"
        checked={colors !== undefined}
        onChange={(own) => onChange(own ? kit?.colors : undefined)}
      />
      {colors?.map((color, at) => (
        <ColorField
          // biome-ignore lint/suspicious/noArrayIndexKey: there are always three, in the same order
          key={at}
          name={COLOR_NAMES[at] ?? 'Colour'}
          color={color}
          onChange={(changed) => onChange(colors.with(at, changed) as NonNullable<TemplateValues['colors']>)}
        />
      ))}
    </div>
  )
}
