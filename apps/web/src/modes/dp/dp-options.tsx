import { PROMPT_MAX } from '@ufaro/contract/tools/prompt.ts'
import { understandDp } from '@ufaro/render/draw/dp/understand-dp.ts'
import { ImageUp, PencilLine } from 'lucide-react'
import { PictureField } from '#web/studio/upload/picture-field.tsx'
import type { Intake } from '#web/studio/upload/use-picture-intake.ts'
import { Field } from '#web/ui/field.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import type { DpForm } from './dp.form.ts'
import { StylePicker } from './style-picker.tsx'

const WAYS = [
  { value: 'prompt', label: 'As I describe', icon: <PencilLine aria-hidden className="size-5 shrink-0" /> },
  { value: 'reference', label: 'Like a picture', icon: <ImageUp aria-hidden className="size-5 shrink-0" /> },
] as const

export interface PictureSlot {
  url: string | null
  intake: Intake
}

interface DpOptionsProps {
  form: DpForm
  photo: PictureSlot
  reference: PictureSlot
  /** A model makes the picture, which understands more than we do. */
  byModel: boolean
  disabled: boolean
  onChange: (changes: Partial<DpForm>) => void
}

export function DpOptions({ form, photo, reference, byModel, disabled, onChange }: DpOptionsProps) {
  const { input, prompt, style } = form
  return (
    <>
      <PictureField
        label="Your photo"
        url={photo.url}
        name={form.photo?.name}
        intake={photo.intake}
        disabled={disabled}
      />
      <StylePicker value={style} onChange={(chosen) => onChange({ style: chosen })} />
      <RadioCards label="Colours and light" value={input} options={WAYS} onChange={(way) => onChange({ input: way })} />
      {input === 'prompt' ? (
        <Field label="Description" required hint={hintFor(prompt, byModel)}>
          <Textarea
            value={prompt}
            maxLength={PROMPT_MAX}
            rows={3}
            placeholder="Navy and gold, dark and soft"
            onChange={({ currentTarget }) => onChange({ prompt: currentTarget.value })}
          />
        </Field>
      ) : (
        <PictureField
          label="Reference"
          url={reference.url}
          name={form.reference?.name}
          intake={reference.intake}
          disabled={disabled}
        />
      )}
    </>
  )
}

function hintFor(prompt: string, byModel: boolean): string {
  if (byModel) return 'Background, colours, light and mood.'
  if (!prompt.trim()) return 'Colours, dark or bright, soft or crisp. English words are understood best.'
  return `Understood: ${understandDp(prompt).understood.join(', ')}`
}
