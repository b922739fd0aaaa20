import { PROMPT_MAX } from '@ufaro/contract/tools/prompt.ts'
import { Camera, PencilLine } from 'lucide-react'
import { UseBrandKit } from '#web/studio/brand/use-brand-kit.tsx'
import { PictureField } from '#web/studio/upload/picture-field.tsx'
import type { Intake } from '#web/studio/upload/use-picture-intake.ts'
import { Field } from '#web/ui/field.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { ItemPicker } from './item-picker.tsx'
import { type MockupForm, ofBrand, pickItem } from './mockup.form.ts'
import { ModelFields } from './model-fields.tsx'

const ANY_PICTURE = {}

const WAYS = [
  { value: 'prompt', label: 'What I describe', icon: <PencilLine aria-hidden className="size-5 shrink-0" /> },
  { value: 'item_photo', label: 'My item photo', icon: <Camera aria-hidden className="size-5 shrink-0" /> },
] as const

export interface PictureSlot {
  url: string | null
  intake: Intake
}

interface MockupOptionsProps {
  form: MockupForm
  logo: PictureSlot
  photo: PictureSlot
  /** A model makes the pictures, which can do more than we can draw. */
  byModel: boolean
  disabled: boolean
  onChange: (changes: Partial<MockupForm>) => void
}

export function MockupOptions({ form, logo, photo, byModel, disabled, onChange }: MockupOptionsProps) {
  return (
    <>
      <UseBrandKit of={ofBrand} form={form} logo={ANY_PICTURE} disabled={disabled} onChange={onChange} />
      <PictureField label="Your logo" url={logo.url} name={form.logo?.name} intake={logo.intake} disabled={disabled} />
      <RadioCards label="Put it on" value={form.input} options={WAYS} onChange={(input) => onChange({ input })} />
      {form.input === 'prompt' ? (
        <>
          <Field label="Description" required hint="An item, a place and colours. English words are understood best.">
            <Textarea
              value={form.prompt}
              maxLength={PROMPT_MAX}
              rows={3}
              placeholder="A navy T-shirt in a garden"
              onChange={({ currentTarget }) => onChange({ prompt: currentTarget.value })}
            />
          </Field>
          <ItemPicker value={form.item} onChange={(item) => onChange(pickItem(form, item))} />
        </>
      ) : (
        <PictureField
          label="Item photo"
          url={photo.url}
          name={form.photo?.name}
          intake={photo.intake}
          disabled={disabled}
        />
      )}
      <ModelFields value={form.model} byModel={byModel} onChange={(model) => onChange({ model })} />
    </>
  )
}
