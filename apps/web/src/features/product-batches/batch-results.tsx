import { isEnded, type Run } from '@ufaro/contract/run.ts'
import { TOOLS } from '@ufaro/contract/tools.ts'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { plural } from '#web/lib/formats.ts'
import { sentenceOf } from '#web/lib/http/api-error.ts'
import { saveUrl } from '#web/studio/files/save.ts'
import { AtThumb } from '#web/studio/shell/at-thumb.tsx'
import { useIsWide } from '#web/studio/use-media.ts'
import { LazyViewer } from '#web/studio/viewer/lazy-viewer.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { notify } from '#web/ui/toast.tsx'
import { useBatchChanges, useBatchRuns } from './batch.queries.ts'
import { PhotoResult } from './photo-result.tsx'

export function BatchResults({ runIds, onNew }: { runIds: readonly string[]; onNew: () => void }) {
  const queries = useBatchRuns(runIds)
  const wide = useIsWide()
  const [openId, setOpenId] = useState<string | null>(null)
  const runs = queries.flatMap(({ data }) => data ?? [])
  const outputs = runs.flatMap((run) => run.outputs.map((output) => ({ run, output })))
  const ready = outputs.filter(({ output }) => output.status === 'done').length
  const failed = queries.find(({ error }) => error)?.error
  const items = outputs.flatMap(({ run, output: { index, label, url, previews } }) =>
    url
      ? [{ ...{ id: `${run.id} ${index}`, url, label, runId: run.id }, light: previews?.w640, mode: MODE, slot: index }]
      : [],
  )
  const actions = (
    <div className="flex flex-wrap gap-2">
      {runs.map((run, n) => (
        <SaveArchive key={run.id} run={run} part={runs.length > 1 ? n + 1 : null} />
      ))}
      <Button look="secondary" onClick={onNew}>
        New batch
      </Button>
    </div>
  )
  return (
    <div className="space-y-4">
      {failed && <Notice tone="danger">{sentenceOf(failed)}</Notice>}
      <div className="space-y-2">
        <p aria-live="polite" className="font-bold tabular-nums">
          {ready} of {plural(outputs.length, 'photo')} ready
        </p>
        {runs.some(({ status }) => !isEnded(status)) && (
          <>
            <ProgressBar label="Photos ready" max={Math.max(1, outputs.length)} value={ready} className="w-full" />
            <p className="text-small text-ink-soft">You may leave this page; they will be in your gallery.</p>
          </>
        )}
      </div>
      {wide && actions}
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {outputs.map(({ run, output }) => (
          <li key={`${run.id} ${output.index}`}>
            <PhotoResult run={run} output={output} onView={() => setOpenId(`${run.id} ${output.index}`)} />
          </li>
        ))}
      </ul>
      {!wide && <AtThumb>{actions}</AtThumb>}
      <LazyViewer items={items} openId={openId} onClose={() => setOpenId(null)} />
    </div>
  )
}

const MODE = TOOLS.product.id

function SaveArchive({ run, part }: { run: Run; part: number | null }) {
  const { archive } = useBatchChanges()
  const [busy, setBusy] = useState(false)
  if (!isEnded(run.status) || !run.outputs.some(({ status }) => status === 'done')) return null
  async function save() {
    setBusy(true)
    try {
      saveUrl(await archive(run.id))
    } catch (error) {
      notify.error(sentenceOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button loading={busy} onClick={save}>
      {!busy && <Download aria-hidden className="size-5" />}
      {part ? `Download part ${part} as ZIP` : 'Download all as ZIP'}
    </Button>
  )
}
