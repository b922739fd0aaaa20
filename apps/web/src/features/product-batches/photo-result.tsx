import type { RunOutput } from '@ufaro/contract/output.ts'
import { mayRetry } from '@ufaro/contract/retry-rules.ts'
import type { Run } from '@ufaro/contract/run.ts'
import { ImageUp, RotateCcw } from 'lucide-react'
import { useRef, useState } from 'react'
import { sentenceOf } from '#web/lib/http/api-error.ts'
import { FileInput } from '#web/studio/upload/file-input.tsx'
import { PictureFault } from '#web/studio/upload/take-picture.ts'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { notify } from '#web/ui/toast.tsx'
import { useBatchChanges } from './batch.queries.ts'

interface PhotoResultProps {
  run: Run
  output: RunOutput
  onView: () => void
}

export function PhotoResult({ run, output, onView }: PhotoResultProps) {
  const { label, status, url, previews, error } = output
  return (
    <article aria-label={label} className="overflow-hidden rounded-card border border-line bg-surface">
      <div className="grid aspect-square place-items-center bg-sunken">
        {status === 'pending' && <Spinner label={`${label} is being made`} />}
        {status === 'done' && url && (
          <button type="button" className="size-full" aria-label={`View ${label}`} onClick={onView}>
            <img src={previews?.w320 ?? url} alt="" className="size-full object-contain" />
          </button>
        )}
        {status === 'error' && <p className="p-3 text-small text-danger">{error}</p>}
      </div>
      <div className="space-y-2 p-2">
        <h2 className="text-small font-bold">{label}</h2>
        {mayRetry(output) && <Retry runId={run.id} output={output} />}
      </div>
    </article>
  )
}

function Retry({ runId, output: { index, label } }: { runId: string; output: RunOutput }) {
  const { retry } = useBatchChanges()
  const [busy, setBusy] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  async function again(file?: File) {
    setBusy(true)
    try {
      await retry(runId, index, file)
    } catch (error) {
      notify.error(error instanceof PictureFault ? error.message : sentenceOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="space-y-2">
      <FileInput
        ref={input}
        accept="image/jpeg,image/png,image/webp"
        label={`Another photo for ${label}`}
        onFiles={([file]) => file && again(file)}
      />
      <Button look="secondary" className="w-full px-2 text-small" loading={busy} onClick={() => input.current?.click()}>
        {!busy && <ImageUp aria-hidden className="size-4 shrink-0" />}
        Another photo
      </Button>
      <Button look="ghost" className="w-full px-2 text-small" disabled={busy} onClick={() => again()}>
        <RotateCcw aria-hidden className="size-4 shrink-0" />
        Try again, free
      </Button>
    </div>
  )
}
