import { CERTIFICATE_TEXTS } from '@ufaro/contract/tools/certificates.ts'
import { useState } from 'react'
import { readNames } from '#web/studio/names/names.ts'
import { NamesSheet } from '#web/studio/names/names-sheet.tsx'
import type { NameImport } from '#web/studio/names/use-name-import.ts'
import { useDrawable } from '#web/studio/preview/use-drawable.ts'
import { useIsWide } from '#web/studio/use-media.ts'
import { Notice } from '#web/ui/notice.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { type Certificate, inkOf, measuring } from './certificate-drawing.ts'
import { CertificatePreview } from './certificate-preview.tsx'
import type { CertificatesTool, WithTemplate } from './certificates.form.ts'
import { FullSizeButton } from './full-size-button.tsx'
import { type Sample, samplesOf } from './samples.ts'
import { useWidths } from './use-widths.ts'

const EXAMPLE = 'Ọlámidé Adébáyọ̀-Ọkafor'
const EXAMPLES = [EXAMPLE]
const SAMPLES: Record<Sample, string> = { first: 'First', longest: 'Longest', last: 'Last' }

export function CertificatesCustomize({ tool, lists }: { tool: CertificatesTool; lists: NameImport }) {
  const { form, change } = tool
  const wide = useIsWide()
  const { template } = form
  const { names } = readNames(form.names)
  const drawable = useDrawable(template?.blob)
  const [sample, setSample] = useState<Sample>('first')
  const widths = useWidths(names.length > 0 ? names : EXAMPLES, form.fontStyle.family)
  const at = samplesOf(widths.of)
  const certificateAt = (index: number) => ({ name: widths.names[index] ?? EXAMPLE, serial: form.startSerial + index })
  if (!template) return null
  const placed = { ...form, template }
  const shown = certificateAt(at[sample])
  return (
    <div className="mx-auto max-w-5xl space-y-4">
      {drawable ? (
        <CertificatePreview
          drawable={drawable}
          form={placed}
          certificate={shown}
          letters={widths.letters}
          onChange={change}
        />
      ) : (
        <Skeleton className="mx-auto aspect-[7/5] max-w-4xl" />
      )}
      {names.length > 0 ? (
        <div className="mx-auto max-w-2xl space-y-2">
          <RadioCards
            label="Look at"
            hideLabel
            value={sample}
            options={(['first', 'longest', 'last'] as const).map((value) => ({
              value,
              label: SAMPLES[value],
              hint: certificateAt(at[value]).name,
            }))}
            onChange={setSample}
            className="grid-cols-3 [&_span]:truncate"
          />
          <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2">
            <FullSizeButton form={placed} certificate={shown} />
            <FitNote form={placed} longest={certificateAt(at.longest)} />
          </div>
        </div>
      ) : (
        <p className="text-center text-small text-ink-soft">
          An example. Add your names{wide && ' at the left'}, then drag what stands on the certificate to its place.
        </p>
      )}
      {!wide && (
        <div className="text-center">
          <NamesSheet text={form.names} lists={lists} disabled={tool.busy} onText={(text) => change({ names: text })} />
        </div>
      )}
    </div>
  )
}

function FitNote({ form, longest }: { form: WithTemplate; longest: Certificate }) {
  const ctx = measuring()
  const ink = ctx && inkOf(ctx, form.template, form, longest)
  if (!ink) return null
  const { size } = form.fontStyle
  return (
    <>
      {form.verified && !ink.qr && <Notice tone="danger">{CERTIFICATE_TEXTS.noRoomForCode}</Notice>}
      {ink.name.size < size && (
        <p role="status" className="text-center text-small text-ink-soft">
          The longest name is written at {Math.floor(ink.name.size)} px to fit; the others as large as they can be, up
          to {size} px.
        </p>
      )}
    </>
  )
}
