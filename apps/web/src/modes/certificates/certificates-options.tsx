import { CERTIFICATE_FORMATS, type CertificatesRequest } from '@ufaro/contract/tools/certificates.ts'
import { UseBrandKit } from '#web/studio/brand/use-brand-kit.tsx'
import { PictureField } from '#web/studio/upload/picture-field.tsx'
import type { Intake } from '#web/studio/upload/use-picture-intake.ts'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { type OptionsProps, ofBrand } from './certificates.form.ts'
import type { NameList } from './names.ts'
import { NamesField } from './names-field.tsx'
import { NumberField } from './number-field.tsx'
import { PositionFields } from './position-fields.tsx'
import { TextStyleFields } from './text-style-fields.tsx'
import type { NameImport } from './use-name-import.ts'
import { VerifyFields } from './verify-fields.tsx'

const FORMATS: Record<CertificatesRequest['format'], { label: string; hint: string }> = {
  jpeg: { label: 'JPEG', hint: 'Small, in a ZIP' },
  png: { label: 'PNG', hint: 'Lossless, in a ZIP' },
  pdf: { label: 'PDF', hint: 'One file, to print' },
}

interface CertificatesOptionsProps extends OptionsProps {
  list: NameList
  lists: NameImport
  template: { url: string | null; name: string | undefined; intake: Intake }
  disabled: boolean
}

export function CertificatesOptions({ form, list, lists, template, disabled, onChange }: CertificatesOptionsProps) {
  return (
    <>
      <UseBrandKit
        of={ofBrand}
        form={{ issuer: form.issuer, color: form.fontStyle.color }}
        disabled={disabled}
        onChange={({ color = form.fontStyle.color, ...changes }) =>
          onChange({ ...changes, fontStyle: { ...form.fontStyle, color } })
        }
      />
      <PictureField label="Template" {...template} disabled={disabled} />
      <NamesField
        text={form.names}
        list={list}
        lists={lists}
        disabled={disabled}
        onText={(names) => onChange({ names })}
      />
      <NumberField
        label="First serial number"
        hint="Counts up by one from name to name."
        value={form.startSerial}
        min={0}
        max={999_999_999}
        onChange={(startSerial) => onChange({ startSerial })}
      />
      <TextStyleFields
        fontStyle={form.fontStyle}
        onChange={(changes) => onChange({ fontStyle: { ...form.fontStyle, ...changes } })}
      />
      <PositionFields form={form} onChange={onChange} />
      <VerifyFields form={form} onChange={onChange} />
      <RadioCards
        label="Format"
        value={form.format}
        options={CERTIFICATE_FORMATS.map((value) => ({ value, ...FORMATS[value] }))}
        onChange={(format) => onChange({ format })}
        className="grid-cols-3"
      />
    </>
  )
}
