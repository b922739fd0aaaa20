import { UseBrandKit } from '#web/studio/brand/use-brand-kit.tsx'
import { PictureField } from '#web/studio/upload/picture-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { ColorFields } from './color-fields.tsx'
import { EMPTY_FORM, type FlyerTool, LOGO_RULES, ofBrand } from './flyer.form.ts'
import { FlyerField } from './flyer-field.tsx'

export function FlyerOptions({ tool }: { tool: FlyerTool }) {
  const { form, change, pictures, busy } = tool
  return (
    <>
      <UseBrandKit
        of={ofBrand}
        form={form}
        logo={LOGO_RULES}
        disabled={busy}
        finished={tool.phase === 'done'}
        onChange={change}
      />
      <PictureField label="Logo" {...pictures.logo} disabled={busy} />
      <FlyerField name="content" form={form} onChange={change} />
      <FlyerField name="brandName" form={form} onChange={change} />
      <ColorFields
        colors={form.colors}
        history={form.history}
        logo={form.logo?.blob}
        onChange={(colors) => change({ colors })}
      />
      <PictureField
        label="Picture (optional)"
        {...pictures.optional}
        disabled={busy}
        onRemove={() => change({ optional: null })}
      />
      <FlyerField name="contacts" form={form} onChange={change} />
      <Button look="ghost" className="w-full text-small" disabled={busy} onClick={() => change(EMPTY_FORM)}>
        Reset everything, colours used before included
      </Button>
    </>
  )
}
