import { paths } from '#web/lib/paths.ts'
import { PictureField } from '#web/studio/upload/picture-field.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Fields } from '#web/ui/fields/fields.tsx'
import type { ProductTool } from './product.form.ts'
import { AESTHETIC } from './product-fields.tsx'

export function ProductOptions({ tool: { form, change, pictures, busy, byModel } }: { tool: ProductTool }) {
  return (
    <>
      <PictureField label="Product photo" {...pictures.photo} disabled={busy} />
      <Fields of={AESTHETIC} form={{ ...form, byModel }} onChange={change} />
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
