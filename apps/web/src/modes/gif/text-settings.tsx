import { GIF_LIMITS } from '@ufaro/contract/tools/gif.ts'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { Toggle } from '#web/ui/toggle.tsx'
import type { SettingsProps } from './basic-settings.tsx'
import { Choice, Group } from './setting-fields.tsx'

const STYLES = { bold: 'Bold', elegant: 'Elegant', playful: 'Playful', minimal: 'Minimal' } as const
const ANIMATIONS = { none: 'Just there', fade: 'Fades in', slide: 'Slides in', pop: 'Pops up' } as const
const POSITIONS = { top: 'Top', center: 'Centre', bottom: 'Bottom' } as const

export function TextSettings({ settings, onChange }: SettingsProps) {
  return (
    <Group title="Text" summary={settings.addText ? settings.textContent || 'On' : 'Off'}>
      <Toggle label="Add text" checked={settings.addText} onChange={(addText) => onChange({ addText })} />
      {settings.addText && (
        <>
          <Field label="Text" aside={`${settings.textContent.length}/${GIF_LIMITS.text}`}>
            <Textarea
              value={settings.textContent}
              maxLength={GIF_LIMITS.text}
              rows={2}
              placeholder="Ẹ káàbọ̀! 20% off today"
              onChange={({ currentTarget }) => onChange({ textContent: currentTarget.value })}
            />
          </Field>
          <Choice
            label="Style of the text"
            value={settings.textStyle}
            words={STYLES}
            onChange={(textStyle) => onChange({ textStyle })}
          />
          <Choice
            label="How it comes in"
            value={settings.textAnimation}
            words={ANIMATIONS}
            onChange={(textAnimation) => onChange({ textAnimation })}
          />
          <Choice
            label="Position"
            value={settings.textPosition}
            words={POSITIONS}
            onChange={(textPosition) => onChange({ textPosition })}
          />
        </>
      )}
    </Group>
  )
}
