import type { EventPage } from '@ufaro/contract/event-page.ts'
import { makePageCertificates } from '@ufaro/contract/http/event-pages.ts'
import type { TemplateValues } from '@ufaro/contract/template.ts'
import { useState } from 'react'
import { formatCount, plural } from '#web/lib/formats.ts'
import { TemplateFields } from '#web/studio/ready-design/template-fields.tsx'
import { TemplatePicker, useTemplates } from '#web/studio/ready-design/template-picker.tsx'
import { FileInput } from '#web/studio/upload/file-input.tsx'
import { IntakeFault } from '#web/studio/upload/intake-fault.tsx'
import { PictureField } from '#web/studio/upload/picture-field.tsx'
import { type Picture, UNSCALED } from '#web/studio/upload/take-picture.ts'
import { useBlobUrl } from '#web/studio/upload/use-blob-url.ts'
import { usePictureIntake } from '#web/studio/upload/use-picture-intake.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { Select } from '#web/ui/select.tsx'
import { Toggle } from '#web/ui/toggle.tsx'
import { formWith } from '../keyed-call.ts'
import { RunActions, RunFault, useSpending } from './spending.tsx'

interface Props {
  page: EventPage
  onRun: (runId: string) => void
  onClose: () => void
}

export function CertificatesDialog({ page, onRun, onClose }: Props) {
  const templates = useTemplates('certificate')
  const [source, setSource] = useState<'template' | 'picture'>('template')
  const [picked, setPicked] = useState<string>()
  const [picture, setPicture] = useState<Picture>()
  const [chosen, setChosen] = useState<'attended' | 'all'>()
  const [format, setFormat] = useState<'pdf' | 'jpeg'>('pdf')
  const [verified, setVerified] = useState(true)
  const [mail, setMail] = useState(false)
  const [values, setValues] = useState<TemplateValues>({ title: 'Certificate of Attendance', text: page.title })
  const intake = usePictureIntake(setPicture, false, { label: 'Certificate', takesStray: false, rules: UNSCALED })
  const url = useBlobUrl(picture?.blob)
  const template = templates.data?.find(({ id }) => id === picked) ?? templates.data?.[0]
  const spending = useSpending(onRun, onClose)
  const who = chosen ?? (page.attended > 0 ? 'attended' : 'all')
  const count = who === 'attended' ? page.attended : page.count
  const ready = source === 'template' ? template !== undefined : picture !== undefined

  const make = () => {
    const fields = {
      who,
      format,
      mail: mail && verified,
      ...(verified && { verify: { title: values.title?.trim() || page.title } }),
    }
    const body =
      source === 'picture' && picture
        ? formWith(fields, 'templateImage', picture.blob)
        : { ...fields, templateId: template?.id, templateValues: values }
    void spending.spend(makePageCertificates, { params: { id: page.id }, body })
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Certificates"
      description={`${plural(count, 'certificate')}, the names as they stand on the list. One credit of Certificates for all of them.`}
      footer={
        <RunActions
          mode="certificates"
          spending={spending}
          disabled={!ready || count === 0}
          onMake={make}
          onClose={onClose}
        >
          Make {plural(count, 'certificate')}
        </RunActions>
      }
    >
      <div className="space-y-5">
        <RunFault spending={spending} />
        <RadioCards
          label="For"
          value={who}
          options={[
            { value: 'attended', label: 'Those who came', hint: formatCount(page.attended) },
            { value: 'all', label: 'Everybody', hint: formatCount(page.count) },
          ]}
          onChange={setChosen}
        />
        <RadioCards
          label="On"
          value={source}
          options={[
            { value: 'template', label: 'A ready design' },
            { value: 'picture', label: 'My own picture' },
          ]}
          onChange={setSource}
        />
        {source === 'template' ? (
          <>
            <TemplatePicker query={templates} value={template?.id ?? null} onChange={({ id }) => setPicked(id)} />
            {template && <TemplateFields template={template} values={values} onChange={setValues} />}
          </>
        ) : (
          <>
            <FileInput
              ref={intake.input}
              accept="image/png,image/jpeg,image/webp"
              label="Certificate"
              onFiles={intake.take}
            />
            <PictureField
              label="Certificate without a name"
              url={url}
              name={picture?.name}
              intake={intake}
              disabled={false}
            />
            <IntakeFault intake={intake} />
            <p className="text-small text-ink-soft">
              Names are printed in the middle. To place them yourself, use the list’s CSV in the Certificates tool.
            </p>
          </>
        )}
        <Field label="Files" required>
          <Select value={format} onChange={({ currentTarget }) => setFormat(currentTarget.value as typeof format)}>
            <option value="pdf">PDF, to print</option>
            <option value="jpeg">A picture each</option>
          </Select>
        </Field>
        <Toggle
          label="A QR code on each"
          hint="It leads to a page that says the certificate is real."
          checked={verified}
          onChange={setVerified}
        />
        {verified && page.contact !== 'none' && (
          <Toggle
            label="Mail it to guests who left an email address"
            hint="Each gets the address of their own certificate, one after the other. They can stop such mails."
            checked={mail}
            onChange={setMail}
          />
        )}
      </div>
    </Dialog>
  )
}
