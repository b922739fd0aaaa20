import { useQuery } from '@tanstack/react-query'
import { getRun } from '@ufaro/contract/http/generations.ts'
import { Download, Eraser, FileArchive, FileText, ScrollText } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { formatBytes, plural } from '#web/lib/formats.ts'
import { runKey } from '#web/lib/query-keys.ts'
import { call } from '#web/lib/session.ts'
import { isPdf, saveArchive } from '#web/studio/files/archive.ts'
import { DOWNLOAD_FAILED } from '#web/studio/files/downloads.ts'
import { AdjustButton } from '#web/studio/results/adjust-button.tsx'
import { Button } from '#web/ui/button.tsx'
import { notify } from '#web/ui/toast.tsx'
import { AllOfBatch } from './all-of-batch.tsx'
import type { CertificatesForm, CertificatesTool } from './certificates.form.ts'

const IssuedDialog = lazy(async () => ({
  default: (await import('#web/studio/issued/issued-dialog.tsx')).IssuedDialog,
}))

interface CertificatesResultsProps {
  tool: CertificatesTool
  form: CertificatesForm
}

export function CertificatesResults({ tool: { view, run, startFresh }, form }: CertificatesResultsProps) {
  const [issued, setIssued] = useState(false)
  const runId = view?.runId ?? ''
  const count = view?.progress?.total ?? 1
  return (
    <div className="mx-auto max-w-4xl space-y-4">
      <div className="flex min-h-11 flex-wrap items-center gap-2">
        <p role="status" className="mr-auto font-bold">
          {plural(count, 'certificate')} ready
        </p>
        <AdjustButton onClick={run.clear} />
        <Button look="secondary" className="px-3" onClick={startFresh}>
          <Eraser aria-hidden className="size-5" />
          Start Fresh
        </Button>
      </div>
      <article aria-label="Certificates" className="overflow-hidden rounded-card border border-line bg-surface">
        <div className="bg-sunken p-4">
          <AllOfBatch form={form} />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3 p-4">
          <FileLine runId={runId} count={count} />
          <div className="flex flex-wrap gap-2">
            {form.verified && (
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
