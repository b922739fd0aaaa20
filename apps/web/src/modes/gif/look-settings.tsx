import { Toggle } from '#web/ui/toggle.tsx'
import type { SettingsProps } from './basic-settings.tsx'
import { Choice, Group } from './setting-fields.tsx'

const FRAMES = { none: 'None', thin: 'Thin line', rounded: 'Rounded corners', polaroid: 'Polaroid' } as const
const TYPES = { solid: 'One colour', gradient: 'Gradient', blur: 'The picture, blurred' } as const
const STYLES = { light: 'Light', dark: 'Dark', brand: 'Brand colours' } as const

export function LookSettings({ settings, onChange }: SettingsProps) {
  const { useAestheticBackground: ground } = settings
  return (
    <Group title="Frame and background" summary={ground ? TYPES[settings.backgroundType] : FRAMES[settings.frameStyle]}>
      <Choice
        label="Frame"
        value={settings.frameStyle}
        words={FRAMES}
        onChange={(frameStyle) => onChange({ frameStyle })}
      />
      <Toggle
        label="Background"
        hint="Around pictures that do not fill the frame; white without it."
        checked={ground}
        onChange={(useAestheticBackground) => onChange({ useAestheticBackground })}
      />
      {ground && (
        <>
          <Choice
            label="Kind of background"
            value={settings.backgroundType}
            words={TYPES}
            onChange={(backgroundType) => onChange({ backgroundType })}
          />
          <Choice
            label="Its colours"
            value={settings.backgroundStyle}
            words={STYLES}
            onChange={(backgroundStyle) => onChange({ backgroundStyle })}
          />
        </>
      )}
    </Group>
  )
}
