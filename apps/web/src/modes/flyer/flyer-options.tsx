import { FLYER_LIMITS } from '@ufaro/contract/tools/flyer.ts'
import { ContactsEditor } from '#web/studio/brand/contacts-editor.tsx'
import { UseBrandKit } from '#web/studio/brand/use-brand-kit.tsx'
import { PictureField } from '#web/studio/upload/picture-field.tsx'
import type { Intake } from '#web/studio/upload/use-picture-intake.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { ColorFields } from './color-fields.tsx'
import { ContentField } from './content-field.tsx'
import { EMPTY_FORM, type FlyerForm, LOGO_RULES, ofBrand } from './flyer.form.ts'

interface FlyerOptionsProps {
  form: FlyerForm
  logo: { url: string | null; intake: Intake }
  optional: { url: string | null; intake: Intake }
  disabled: boolean
  onChange: (changes: Partial<FlyerForm>) => void
}

export function FlyerOptions({ form, logo, optional, disabled, onChange }: FlyerOptionsProps) {
  return (
    <>
      <UseBrandKit of={ofBrand} form={form} logo={LOGO_RULES} disabled={disabled} onChange={onChange} />
      <PictureField label="Logo" url={logo.url} name={form.logo?.name} intake={logo.intake} disabled={disabled} />
      <ContentField content={form.content} onChange={(content) => onChange({ content })} />
      <Field label="Brand name">
        <Input
          value={form.brandName}
          maxLength={FLYER_LIMITS.brandName}
          autoComplete="organization"
          onChange={({ currentTarget }) => onChange({ brandName: currentTarget.value })}
        />
      </Field>
      <ColorFields colors={form.colors} history={form.history} onChange={(colors) => onChange({ colors })} />
      <PictureField
        label="Picture (optional)"
        url={optional.url}
        name={form.optional?.name}
        intake={optional.intake}
        disabled={disabled}
        onRemove={() => onChange({ optional: null })}
      />
      <ContactsEditor contacts={form.contacts} onChange={(contacts) => onChange({ contacts })} />
      <Button look="ghost" className="w-full text-small" disabled={disabled} onClick={() => onChange(EMPTY_FORM)}>
        Reset everything, colours used before included
      </Button>
    </>
  )
}
