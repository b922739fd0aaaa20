import { useUser } from '#web/lib/session.ts'
import { UseBrandKit } from '#web/studio/brand/use-brand-kit.tsx'
import { readNames } from '#web/studio/names/names.ts'
import { NamesField } from '#web/studio/names/names-field.tsx'
import type { NameImport } from '#web/studio/names/use-name-import.ts'
import { ReadyDesign } from '#web/studio/ready-design/ready-design.tsx'
import { PictureField } from '#web/studio/upload/picture-field.tsx'
import { Fields } from '#web/ui/fields/fields.tsx'
import { type CertificatesTool, ofBrand } from './certificates.form.ts'
import { FORMAT, LETTERS, SERIAL, VERIFY } from './certificates-fields.ts'
import { CodeFields, PositionFields } from './position-fields.tsx'

export function CertificatesOptions({ tool, lists }: { tool: CertificatesTool; lists: NameImport }) {
  const { form, change, pictures, busy } = tool
  const { fontStyle } = form
  const user = useUser()
  return (
    <>
      <UseBrandKit
        of={ofBrand}
        form={{ issuer: form.issuer, color: fontStyle.color }}
        disabled={busy}
        finished={tool.phase === 'done'}
        onChange={({ color = fontStyle.color, ...changes }) =>
          change({ ...changes, fontStyle: { ...fontStyle, color } })
        }
      />
      <PictureField label="Template" {...pictures.template} disabled={busy} />
      {form.template && !busy && <ReadyDesign kind="certificate" intake={pictures.template.intake} />}
      <NamesField
        text={form.names}
        list={readNames(form.names)}
        lists={lists}
        disabled={busy}
        onText={(names) => change({ names })}
      />
      <Fields of={SERIAL} form={form} onChange={change} />
      <Fields of={LETTERS} form={fontStyle} onChange={(part) => change({ fontStyle: { ...fontStyle, ...part } })} />
      <PositionFields form={form} onChange={change} />
      <div className="space-y-4">
        <Fields of={VERIFY} form={{ ...form, issuerName: user?.displayName }} onChange={change} />
        {form.verified && <CodeFields form={form} onChange={change} />}
      </div>
      <Fields of={FORMAT} form={form} onChange={change} />
    </>
  )
}
