import { useQuery } from '@tanstack/react-query'
import { getRun } from '@ufaro/contract/http/generations.ts'
import { Download, Eraser, FileArchive, FileText, ScrollText } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { formatBytes, plural } from '#web/lib/formats.ts'
import { runKey } from '#web/lib/query-keys.ts'
import { call } from '#web/lib/session.ts'
import { isPdf, saveArchive } from '#web/studio/files/archive.ts'
import { DOWNLOAD_FAILED } from '#web/studio/files/downloads.ts'
import { useDrawable } from '#web/studio/preview/use-drawable.ts'
import { AdjustButton } from '#web/studio/results/adjust-button.tsx'
import type { RunView } from '#web/studio/run/run-view.ts'
import type { Picture } from '#web/studio/upload/take-picture.ts'
import { Button } from '#web/ui/button.tsx'
import { notify } from '#web/ui/toast.tsx'
import { CertificatePreview } from './certificate-preview.tsx'
import type { CertificatesForm } from './certificates.form.ts'
import { useWidths } from './use-widths.ts'

const IssuedDialog = lazy(async () => ({
  default: (await import('#web/studio/issued/issued-dialog.tsx')).IssuedDialog,
}))

/** What the batch was made from. */
interface MadeFrom {
  template: Picture | null
  form: CertificatesForm
  /** The first one of it. */
  name: string | undefined
}

interface CertificatesResultsProps extends MadeFrom {
  view: RunView
  onAdjust: () => void
  onStartFresh: () => void
}

/** The finished batch: one file to save, and what it holds. */
export function CertificatesResults({ view, onAdjust, onStartFresh, ...made }: CertificatesResultsProps) {
  const [issued, setIssued] = useState(false)
  const runId = view.runId ?? ''
  const count = view.progress?.total ?? 1
  return (
    <div className="mx-auto max-w-4xl space-y-4">
      <div className="flex min-h-11 flex-wrap items-center gap-2">
        <p role="status" className="mr-auto font-bold">
          {plural(count, 'certificate')} ready
        </p>
        <AdjustButton onClick={onAdjust} />
        <Button look="secondary" className="px-3" onClick={onStartFresh}>
          <Eraser aria-hidden className="size-5" />
          Start Fresh
        </Button>
      </div>
      <article aria-label="Certificates" className="overflow-hidden rounded-card border border-line bg-surface">
        <div className="bg-sunken p-4">
          <FirstOfBatch {...made} />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3 p-4">
          <FileLine runId={runId} count={count} />
          <div className="flex flex-wrap gap-2">
            {made.form.verified && (
              <Button look="secondary" onClick={() => setIssued(true)}>
                <ScrollText aria-hidden className="size-5" />
                Codes
              </Button>
            )}
            <DownloadButton runId={runId} />
          </div>
        </div>
      </article>
      {issued && (
        <Suspense fallback={null}>
          <IssuedDialog runId={runId} onClose={() => setIssued(false)} />
        </Suspense>
      )}
    </div>
  )
}

/** The batch's file as the server has it; its link is renewed each time it is asked for. */
const useArchive = (runId: string) =>
  useQuery({
    queryKey: runKey(runId),
    queryFn: ({ signal }) => call(getRun, { params: { id: runId }, signal }),
    select: ({ outputs }) => outputs[0],
  })

function FileLine({ runId, count }: { runId: string; count: number }) {
  const { data: file } = useArchive(runId)
  const pdf = isPdf(file?.url)
  const Icon = pdf ? FileText : FileArchive
  return (
    <p className="flex items-center gap-2 text-small text-ink-soft">
      <Icon aria-hidden className="size-5" />
      {pdf ? `One PDF, ${plural(count, 'page')}` : `One ZIP, ${plural(count, 'picture')}`}
      {file?.bytes ? `, ${formatBytes(file.bytes)}` : ''}
    </p>
  )
}

function DownloadButton({ runId }: { runId: string }) {
  const { data: file, refetch } = useArchive(runId)
  const [busy, setBusy] = useState(false)

  async function save() {
    setBusy(true)
    const { data } = await refetch()
    setBusy(false)
    if (data?.url) saveArchive('certificates', data.url)
    else notify.error(DOWNLOAD_FAILED)
  }

  return (
    <Button loading={busy} onClick={save}>
      {!busy && <Download aria-hidden className="size-5" />}
      Download {isPdf(file?.url) ? 'PDF' : 'ZIP'}
    </Button>
  )
}

function FirstOfBatch({ template, form, name }: MadeFrom) {
  const drawable = useDrawable(template?.blob)
  const names = useMemo(() => (name === undefined ? [] : [name]), [name])
  const { letters } = useWidths(names, form.fontStyle.family)
  if (!template || !drawable || name === undefined)
    return <FileArchive aria-hidden className="mx-auto size-16 text-ink-soft" />
  return (
    <CertificatePreview
      template={drawable}
      size={template}
      form={form}
      certificate={{ name, serial: form.startSerial }}
      letters={letters}
      onChange={null}
    />
  )
}
