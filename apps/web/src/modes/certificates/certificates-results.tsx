import { useQuery } from '@tanstack/react-query'
import { getRun } from '@ufaro/contract/http/generations.ts'
import { Download, FileArchive, FileText, ScrollText } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { formatBytes, plural } from '#web/lib/formats.ts'
import { runKey } from '#web/lib/query-keys.ts'
import { call } from '#web/lib/session.ts'
import { isPdf, saveArchive } from '#web/studio/files/archive.ts'
import { DOWNLOAD_FAILED, useAttempt } from '#web/studio/files/downloads.ts'
import { AdjustButton } from '#web/studio/results/adjust-button.tsx'
import { Bar } from '#web/studio/results/bar.tsx'
import { Button } from '#web/ui/button.tsx'
import { AllOfBatch } from './all-of-batch.tsx'
import type { CertificatesForm, CertificatesTool } from './certificates.form.ts'

const IssuedDialog = lazy(async () => ({
  default: (await import('#web/studio/issued/issued-dialog.tsx')).IssuedDialog,
}))

export function CertificatesResults({ tool, form }: { tool: CertificatesTool; form: CertificatesForm }) {
  const { view, run, startFresh } = tool
  const [issued, setIssued] = useState(false)
  const runId = view?.runId ?? ''
  const count = view?.progress?.total ?? 1
  return (
    <div className="mx-auto max-w-4xl space-y-4">
      <Bar says={`${plural(count, 'certificate')} ready`} onStartFresh={startFresh}>
        <AdjustButton onClick={run.clear} />
      </Bar>
      <article aria-label="Certificates" className="overflow-hidden rounded-card border border-line bg-surface">
        <div className="bg-sunken p-4">
          <AllOfBatch form={form} />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3 p-4">
          <FileLine runId={runId} count={count} />
          <div className="flex flex-wrap gap-2">
            {form.verified && (
              <Button icon={ScrollText} look="secondary" onClick={() => setIssued(true)}>
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
  const { busy, attempt } = useAttempt(DOWNLOAD_FAILED)
  const save = () =>
    attempt(async () => {
      const { data } = await refetch()
      if (!data?.url) throw new Error('The archive is not there')
      saveArchive('certificates', data.url)
    })
  return (
    <Button icon={Download} loading={busy} onClick={save}>
      Download {isPdf(file?.url) ? 'PDF' : 'ZIP'}
    </Button>
  )
}
