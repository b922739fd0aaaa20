import { GIF_LIMITS } from '@ufaro/contract/tools/gif.ts'
import { brandColors } from '@ufaro/render/draw/gif/marketing.ts'
import { PictureField } from '#web/studio/upload/picture-field.tsx'
import type { Intake } from '#web/studio/upload/use-picture-intake.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Toggle } from '#web/ui/toggle.tsx'
import type { SettingsProps } from './basic-settings.tsx'
import { Group } from './setting-fields.tsx'

export interface LogoSlot {
  url: string | null
  name: string | undefined
  intake: Intake
  onRemove: () => void
}

interface MarketingProps extends SettingsProps {
  logo: LogoSlot
  disabled: boolean
}

const TEXTS = [
  { key: 'businessName', label: 'Business name', max: GIF_LIMITS.name },
  { key: 'businessTagline', label: 'Tagline', max: GIF_LIMITS.tagline },
  { key: 'callToAction', label: 'Call to action', max: GIF_LIMITS.callToAction },
  { key: 'website', label: 'Website', max: GIF_LIMITS.website },
] as const
const COLORS = { primary: 'Primary', secondary: 'Secondary', accent: 'Accent' } as const

export function MarketingSettings({ settings, logo, disabled, onChange }: MarketingProps) {
  return (
    <Group title="Marketing" summary={settings.marketingStyle ? settings.businessName || 'On' : 'Off'}>
      <Toggle
        label="Marketing style"
        hint="Your name on every picture and a card at the end."
        checked={settings.marketingStyle}
        onChange={(marketingStyle) => onChange({ marketingStyle })}
      />
      {settings.marketingStyle && (
        <>
          {TEXTS.map(({ key, label, max }) => (
            <Field key={key} label={label} hint={key === 'businessName' ? 'The card at the end needs it.' : undefined}>
              <Input
                value={settings[key]}
                maxLength={max}
                autoComplete="off"
                onChange={({ currentTarget }) => onChange({ [key]: currentTarget.value })}
              />
            </Field>
          ))}
          <BrandColors settings={settings} onChange={onChange} />
        </>
      )}
      <PictureField label="Logo" {...logo} disabled={disabled} />
      <Toggle
        label="Font after the logo"
        hint="Picks the font whose strokes and serifs fit its lettering. Without a logo the first picture is looked at."
        checked={settings.inferFontFromLogo}
        onChange={(inferFontFromLogo) => onChange({ inferFontFromLogo })}
      />
    </Group>
  )
}

function BrandColors({ settings, onChange }: SettingsProps) {
  const colors = brandColors(settings)
  return (
    <fieldset>
      <legend className="mb-1.5 text-small font-bold">Brand colours</legend>
      <div className="grid grid-cols-3 gap-2">
        {(['primary', 'secondary', 'accent'] as const).map((key) => (
          <label key={key} className="text-small">
            <input
              type="color"
              value={colors[key].toLowerCase()}
              onChange={({ currentTarget }) => onChange({ brandColors: { ...colors, [key]: currentTarget.value } })}
              className="block h-11 w-full cursor-pointer rounded-tight border border-line-strong bg-surface p-1"
            />
            {COLORS[key]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
