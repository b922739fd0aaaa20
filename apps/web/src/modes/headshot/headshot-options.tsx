import { ATTIRES } from '@ufaro/contract/tools/headshot.ts'
import type { Tool } from '#web/studio/bench/use-tool.ts'
import { PictureField } from '#web/studio/upload/picture-field.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import type { Attire, HeadshotForm } from './headshot.form.ts'

const BACKDROP_ONLY = 'Attire sets the backdrop and the light. Your own clothes stay as they are.'

const HINTS: Record<Attire, string> = { Corporate: 'For work and profiles', Casual: 'Relaxed and friendly' }

export function HeadshotOptions({ tool }: { tool: Tool<HeadshotForm, 'photo'> }) {
  const { form, change, pictures, busy, byModel } = tool
  return (
    <>
      <PictureField label="Your photo" {...pictures.photo} disabled={busy} />
      <RadioCards
        label="Attire"
        value={form.attire}
        options={ATTIRES.map((value) => ({ value, label: value, hint: HINTS[value] }))}
        onChange={(attire) => change({ attire })}
      />
      {!byModel && <p className="text-small text-ink-soft">{BACKDROP_ONLY}</p>}
    </>
  )
}
