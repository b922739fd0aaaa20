import { ATTIRES } from '@ufaro/contract/tools/headshot.ts'
import { useEngines } from '#web/lib/site-queries.ts'
import { PictureField } from '#web/studio/upload/picture-field.tsx'
import type { Intake } from '#web/studio/upload/use-picture-intake.ts'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import type { Attire, HeadshotForm } from './headshot.form.ts'

/** The built-in engine draws no clothes, and nobody should find that out after the credit is gone. */
const BACKDROP_ONLY = 'Attire sets the backdrop and the light. Your own clothes stay as they are.'

const HINTS: Record<Attire, string> = { Corporate: 'For work and profiles', Casual: 'Relaxed and friendly' }

interface HeadshotOptionsProps {
  form: HeadshotForm
  photoUrl: string | null
  intake: Intake
  disabled: boolean
  onChange: (changes: Partial<HeadshotForm>) => void
}

export function HeadshotOptions({ form, photoUrl, intake, disabled, onChange }: HeadshotOptionsProps) {
  const builtin = useEngines()?.image === 'builtin'
  return (
    <>
      <PictureField label="Your photo" url={photoUrl} name={form.photo?.name} intake={intake} disabled={disabled} />
      <RadioCards
        label="Attire"
        value={form.attire}
        options={ATTIRES.map((value) => ({ value, label: value, hint: HINTS[value] }))}
        onChange={(attire) => onChange({ attire })}
      />
      {builtin && <p className="text-small text-ink-soft">{BACKDROP_ONLY}</p>}
    </>
  )
}
