import { FLYER_LIMITS } from '@ufaro/contract/tools/flyer.ts'
import { ContactsEditor } from '#web/studio/brand/contacts-editor.tsx'
import { UseBrandKit } from '#web/studio/brand/use-brand-kit.tsx'
import { PictureField } from '#web/studio/upload/picture-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { ColorFields } from './color-fields.tsx'
import { ContentField } from './content-field.tsx'
import { EMPTY_FORM, type FlyerTool, LOGO_RULES, ofBrand } from './flyer.form.ts'

export function FlyerOptions({ tool }: { tool: FlyerTool }) {
  const { form, change, pictures, busy } = tool
  return (
    <>
      <UseBrandKit of={ofBrand} form={form} logo={LOGO_RULES} disabled={busy} onChange={change} />
      <PictureField label="Logo" {...pictures.logo} disabled={busy} />
      <ContentField content={form.content} onChange={(content) => change({ content })} />
      <Field label="Brand name">
        <Input
          value={form.brandName}
          maxLength={FLYER_LIMITS.brandName}
          autoComplete="organization"
          onChange={({ currentTarget }) => change({ brandName: currentTarget.value })}
        />
      </Field>
      <ColorFields colors={form.colors} history={form.history} onChange={(colors) => change({ colors })} />
      <PictureField
        label="Picture (optional)"
        {...pictures.optional}
        disabled={busy}
        onRemove={() => change({ optional: null })}
      />
      <ContactsEditor contacts={form.contacts} onChange={(contacts) => change({ contacts })} />
      <Button look="ghost" className="w-full text-small" disabled={busy} onClick={() => change(EMPTY_FORM)}>
        Reset everything, colours used before included
      </Button>
    </>
  )
}
