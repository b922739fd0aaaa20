import { CERTIFICATE_FORMATS, type CertificatesRequest } from '@ufaro/contract/tools/certificates.ts'
import { UseBrandKit } from '#web/studio/brand/use-brand-kit.tsx'
import { PictureField } from '#web/studio/upload/picture-field.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { Toggle } from '#web/ui/toggle.tsx'
import { type CertificatesTool, ofBrand } from './certificates.form.ts'
import { readNames } from './names.ts'
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

interface CertificatesOptionsProps {
  tool: CertificatesTool
  lists: NameImport
}

export function CertificatesOptions({ tool, lists }: CertificatesOptionsProps) {
  const { form, change, pictures, busy } = tool
  return (
    <>
      <UseBrandKit
        of={ofBrand}
        form={{ issuer: form.issuer, color: form.fontStyle.color }}
        disabled={busy}
        finished={tool.stage === 'done'}
        onChange={({ color = form.fontStyle.color, ...changes }) =>
          change({ ...changes, fontStyle: { ...form.fontStyle, color } })
        }
      />
      <PictureField label="Template" {...pictures.template} disabled={busy} />
      <NamesField
        text={form.names}
        list={readNames(form.names)}
        lists={lists}
        disabled={busy}
        onText={(names) => change({ names })}
      />
      <Toggle
        label="Print a serial number"
        hint="Counts up by one from name to name."
        checked={form.printsSerial}
        onChange={(printsSerial) => change({ printsSerial })}
      />
      {form.printsSerial && (
        <NumberField
          label="First serial number"
          value={form.startSerial}
          min={0}
          max={999_999_999}
          onChange={(startSerial) => change({ startSerial })}
        />
      )}
      <TextStyleFields
        fontStyle={form.fontStyle}
        onChange={(changes) => change({ fontStyle: { ...form.fontStyle, ...changes } })}
      />
      <PositionFields form={form} onChange={change} />
      <VerifyFields form={form} onChange={change} />
      <RadioCards
        label="Format"
        value={form.format}
        options={CERTIFICATE_FORMATS.map((value) => ({ value, ...FORMATS[value] }))}
        onChange={(format) => change({ format })}
        className="grid-cols-3"
      />
    </>
  )
}
