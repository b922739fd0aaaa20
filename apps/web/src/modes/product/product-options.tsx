import { AESTHETIC_MAX } from '@ufaro/contract/tools/product.ts'
import { understandAesthetic } from '@ufaro/render/draw/product/understand-aesthetic.ts'
import { paths } from '#web/lib/paths.ts'
import type { Tool } from '#web/studio/bench/use-tool.ts'
import { understoodWords } from '#web/studio/card/card-words.ts'
import { PictureField } from '#web/studio/upload/picture-field.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { AestheticPicker } from './aesthetic-picker.tsx'
import type { ProductForm } from './product.form.ts'

export function ProductOptions({ tool }: { tool: Tool<ProductForm, 'photo'> }) {
  const { change, pictures, busy, byModel } = tool
  const { aesthetic } = tool.form
  return (
    <>
      <PictureField label="Product photo" {...pictures.photo} disabled={busy} />
      <AestheticPicker value={aesthetic} onChange={(chosen) => change({ aesthetic: chosen })} />
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
          onChange={({ currentTarget }) => change({ aesthetic: currentTarget.value })}
        />
      </Field>
      {!byModel && (
        <p className="text-small text-ink-soft">Three shots for one credit: studio, lifestyle and close-up.</p>
      )}
      <div className="space-y-2 border-t border-line pt-5">
        <p className="text-small text-ink-soft">
          Many things to sell? Up to 50 photos in one look, or a table and photos as cards with prices.
        </p>
        <ButtonLink to={paths.productBatch} look="secondary" className="w-full">
          Many photos at once
        </ButtonLink>
        <ButtonLink to={paths.priceLists} look="secondary" className="w-full">
          Make a price list
        </ButtonLink>
      </div>
    </>
  )
}

function hintFor(aesthetic: string, byModel: boolean): string {
  if (byModel || !aesthetic.trim()) return 'Choose one above, or describe place, surface, light and colour.'
  const words = understoodWords(understandAesthetic(aesthetic).understood)
  return words
    ? `Understood: ${words}`
    : 'Not recognised: you get a plain studio. Try a place, a surface, light or colours.'
}
