import { DURATIONS, GIF_SIZES, type GifSettings } from '@ufaro/contract/tools/gif.ts'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { Toggle } from '#web/ui/toggle.tsx'
import { Choice } from './setting-fields.tsx'

export interface SettingsProps {
  settings: GifSettings
  onChange: (changes: Partial<GifSettings>) => void
}

const SIZES = { small: 'Small', medium: 'Medium', large: 'Large' } as const
const QUALITIES = { low: 'Low: smallest file', medium: 'Medium', high: 'High: most colours' } as const

export function BasicSettings({ settings, onChange }: SettingsProps) {
  return (
    <>
      <RadioCards
        label="Each picture stays"
        value={String(settings.duration)}
        options={DURATIONS.map((seconds) => ({ value: String(seconds), label: `${seconds} s` }))}
        onChange={(seconds) => onChange({ duration: Number(seconds) as GifSettings['duration'] })}
        className="grid-cols-4"
      />
      <RadioCards
        label="Size"
        value={settings.size}
        options={(['small', 'medium', 'large'] as const).map((value) => ({
          value,
          label: SIZES[value],
          hint: `${GIF_SIZES[value]}px`,
        }))}
        onChange={(size) => onChange({ size })}
        className="grid-cols-3"
      />
      <Choice
        label="Quality"
        value={settings.quality}
        words={QUALITIES}
        onChange={(quality) => onChange({ quality })}
      />
      <Toggle
        label="Loop"
        hint="Starts again at its end."
        checked={settings.loop}
        onChange={(loop) => onChange({ loop })}
      />
      <Toggle
        label="Smooth transitions"
        hint="Pictures fade into each other; the file grows."
        checked={settings.enhanceTransitions}
        onChange={(enhanceTransitions) => onChange({ enhanceTransitions })}
      />
      <Toggle
        label="Optimise frames"
        hint="Stores only what changes."
        checked={settings.optimizeFrames}
        onChange={(optimizeFrames) => onChange({ optimizeFrames })}
      />
    </>
  )
}
