import { brandColors } from '@ufaro/render/draw/gif/marketing.ts'
import { UseBrandKit } from '#web/studio/brand/use-brand-kit.tsx'
import { PictureField } from '#web/studio/upload/picture-field.tsx'
import { FieldGroup } from '#web/ui/fields/field-group.tsx'
import { Fields } from '#web/ui/fields/fields.tsx'
import { GIF_RULES, type GifTool, ofBrand } from './gif.form.ts'
import { LETTERING, LOOK, MARKETING, TEXT_AND_TIMING } from './gif-fields.ts'

export function GifOptions({ tool }: { tool: GifTool }) {
  const { form, change, pictures, busy, phase } = tool
  const settings = { form, onChange: change }
  return (
    <>
      <UseBrandKit of={ofBrand} logo={GIF_RULES} disabled={busy} finished={phase === 'done'} {...settings} />
      <Fields of={TEXT_AND_TIMING} {...settings} />
      <FieldGroup title="Marketing" summary={form.marketingStyle ? form.businessName || 'On' : 'Off'}>
        <Fields of={MARKETING} {...settings} />
        {form.marketingStyle && <BrandColors tool={tool} />}
        <PictureField label="Logo" {...pictures.logo} disabled={busy} onRemove={() => change({ logo: null })} />
        <Fields of={LETTERING} {...settings} />
      </FieldGroup>
      <Fields of={LOOK} {...settings} />
    </>
  )
}

const COLORS = { primary: 'Primary', secondary: 'Secondary', accent: 'Accent' } as const

function BrandColors({ tool: { form, change } }: { tool: GifTool }) {
  const colors = brandColors(form)
  return (
    <fieldset>
      <legend className="mb-1.5 text-small font-bold">Brand colours</legend>
      <div className="grid grid-cols-3 gap-2">
        {(['primary', 'secondary', 'accent'] as const).map((key) => (
          <label key={key} className="text-small">
            <input
              type="color"
              value={colors[key].toLowerCase()}
              onChange={({ currentTarget }) => change({ brandColors: { ...colors, [key]: currentTarget.value } })}
              className="block h-11 w-full cursor-pointer rounded-tight border border-line-strong bg-surface p-1"
            />
            {COLORS[key]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
