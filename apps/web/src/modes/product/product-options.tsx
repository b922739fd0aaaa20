import { AESTHETIC_MAX } from '@ufaro/contract/tools/product.ts'
import { understandAesthetic } from '@ufaro/render/draw/product/understand-aesthetic.ts'
import { PictureField } from '#web/studio/upload/picture-field.tsx'
import type { Intake } from '#web/studio/upload/use-picture-intake.ts'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { AestheticPicker } from './aesthetic-picker.tsx'
import type { ProductForm } from './product.form.ts'

interface ProductOptionsProps {
  form: ProductForm
  photoUrl: string | null
  intake: Intake
  /** A model makes the pictures, which can do more than we can draw. */
  byModel: boolean
  disabled: boolean
  onChange: (changes: Partial<ProductForm>) => void
}

export function ProductOptions({ form, photoUrl, intake, byModel, disabled, onChange }: ProductOptionsProps) {
  const { photo, aesthetic } = form
  return (
    <>
      <PictureField label="Product photo" url={photoUrl} name={photo?.name} intake={intake} disabled={disabled} />
      <AestheticPicker value={aesthetic} onChange={(chosen) => onChange({ aesthetic: chosen })} />
      <Field
        label="Aesthetic in your words"
        required
        aside={`${aesthetic.length}/${AESTHETIC_MAX}`}
        hint={hintFor(aesthetic, byModel)}
      >
        <Textarea
          value={aesthetic}
          maxLength={AESTHETIC_MAX}
          rows={3}
          placeholder="Warm wooden table in morning light"
          onChange={({ currentTarget }) => onChange({ aesthetic: currentTarget.value })}
        />
      </Field>
      {!byModel && (
        <p className="text-small text-ink-soft">
          A person with your product takes an AI engine. None is connected, so three of the four shots are made.
        </p>
      )}
    </>
  )
}

function hintFor(aesthetic: string, byModel: boolean): string {
  if (byModel || !aesthetic.trim()) return 'Choose one above, or describe place, surface, light and colour.'
  return `Understood: ${understandAesthetic(aesthetic).understood.join(', ')}`
}
