import { ATTIRES } from '@ufaro/contract/modes/headshot.ts'
import { PictureField } from '#web/studio/upload/picture-field.tsx'
import type { Intake } from '#web/studio/upload/use-picture-intake.ts'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import type { Attire, HeadshotForm } from './headshot.form.ts'

const HINTS: Record<Attire, string> = { Corporate: 'For work and profiles', Casual: 'Relaxed and friendly' }

interface HeadshotOptionsProps {
  form: HeadshotForm
  photoUrl: string | null
  intake: Intake
  disabled: boolean
  onChange: (changes: Partial<HeadshotForm>) => void
}

export function HeadshotOptions({ form, photoUrl, intake, disabled, onChange }: HeadshotOptionsProps) {
  return (
    <>
      <PictureField label="Your photo" url={photoUrl} name={form.photo?.name} intake={intake} disabled={disabled} />
      <RadioCards
        label="Attire"
        value={form.attire}
        options={ATTIRES.map((value) => ({ value, label: value, hint: HINTS[value] }))}
        onChange={(attire) => onChange({ attire })}
      />
    </>
  )
}
