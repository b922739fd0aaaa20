import { FileArchive } from 'lucide-react'
import { useState } from 'react'
import { readNames } from '#web/studio/names/names.ts'
import { useDrawable } from '#web/studio/preview/use-drawable.ts'
import { Turner } from '#web/studio/results/turner.tsx'
import { CertificatePreview } from './certificate-preview.tsx'
import type { CertificatesForm } from './certificates.form.ts'
import { useWidths } from './use-widths.ts'

export function AllOfBatch({ form }: { form: CertificatesForm }) {
  const { template } = form
  const drawable = useDrawable(template?.blob)
  const { names } = readNames(form.names)
  const { letters } = useWidths(names, form.fontStyle.family)
  const [at, setAt] = useState(0)
  const name = names[at]
  if (!template || !drawable || name === undefined)
    return <FileArchive aria-hidden className="mx-auto size-16 text-ink-soft" />
  return (
    <>
      <CertificatePreview
        drawable={drawable}
        form={{ ...form, template }}
        certificate={{ name, serial: form.startSerial + at }}
        letters={letters}
        onChange={null}
      />
      {names.length > 1 && (
        <Turner name="certificate" at={at} count={names.length} onTurn={setAt} className="mx-auto max-w-xl pt-2">
          <input
            type="range"
            aria-label="Certificate shown"
            aria-valuetext={`${name}, ${at + 1} of ${names.length}`}
            min={0}
            max={names.length - 1}
            value={at}
            onChange={({ currentTarget }) => setAt(Number(currentTarget.value))}
            className="h-11 min-w-0 flex-1 accent-accent-text"
          />
          <span aria-hidden className="text-small tabular-nums">
            {at + 1} of {names.length}
          </span>
        </Turner>
      )}
    </>
  )
}
