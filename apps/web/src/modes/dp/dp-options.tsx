import { PictureField } from '#web/studio/upload/picture-field.tsx'
import { Fields } from '#web/ui/fields/fields.tsx'
import type { DpTool } from './dp.form.ts'
import { STYLE_AND_LIGHT } from './dp-fields.tsx'

export function DpOptions({ tool: { form, change, pictures, busy, byModel } }: { tool: DpTool }) {
  return (
    <>
      <PictureField label="Your photo" {...pictures.photo} disabled={busy} />
      <Fields of={STYLE_AND_LIGHT} form={{ ...form, byModel }} onChange={change} />
      {form.input === 'reference' && <PictureField label="Reference" {...pictures.reference} disabled={busy} />}
    </>
  )
}
