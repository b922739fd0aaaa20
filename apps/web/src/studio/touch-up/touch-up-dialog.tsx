import { getCutout, touchUp } from '@ufaro/contract/http/touch-up.ts'
import { Undo2, X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { useEffect, useState } from 'react'
import { sentenceOf } from '#web/lib/http/api-error.ts'
import { call } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { notify } from '#web/ui/toast.tsx'
import { useBackCloses } from '#web/ui/use-back-closes.ts'
import { useReturnFocus } from '#web/ui/use-return-focus.ts'
import { useBlobUrl } from '../upload/use-blob-url.ts'
import { BrushStage } from './brush-stage.tsx'
import { maskOf, type Stroke } from './strokes.ts'

interface TouchUpDialogProps {
  runId: string
  photoUrl: string
  open: boolean
  onDrawn: () => void
  onClose: () => void
}

/** Longer side of the mask in pixels: finer than a finger can paint. */
const MASK_SIDE = 1024

export function TouchUpDialog({ runId, photoUrl, open, onDrawn, onClose }: TouchUpDialogProps) {
  const [strokes, setStrokes] = useState<readonly Stroke[]>([])
  const [applied, setApplied] = useState(strokes)
  const [kind, setKind] = useState<Stroke['kind']>('remove')
  const [width, setWidth] = useState(6)
  const [busy, setBusy] = useState(false)
  const [cutout, setCutout] = useState<Blob | null>(null)
  const [round, setRound] = useState(0)
  const cutoutUrl = useBlobUrl(cutout)
  const size = useSizeOf(photoUrl)
  const returnFocus = useReturnFocus()
  useBackCloses(open, onClose)

  // Fetch the cut-out again after each round of strokes, because the server has then computed new edges.
  useEffect(() => {
    const gone = new AbortController()
    void round
    call(getCutout, { params: { id: runId }, signal: gone.signal }).then(
      (picture) => setCutout(picture as unknown as Blob),
      () => {},
    )
    return () => gone.abort()
  }, [runId, round])

  async function apply() {
    if (!size) return
    setBusy(true)
    try {
      const form = new FormData()
      form.set('mask', await maskOf(strokes, size.width, size.height), 'mask.png')
      await call(touchUp, { params: { id: runId }, body: form })
      setApplied(strokes)
      setRound((count) => count + 1)
      onDrawn()
      notify.success('Your pictures are updated.')
    } catch (error) {
      notify.error(sentenceOf(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Radix.Root open={open} onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Content
          {...returnFocus}
          className="fixed inset-0 z-50 flex animate-appear flex-col bg-ground text-ink focus:outline-none"
        >
          <div className="flex items-center gap-1 border-b border-line bg-surface px-2 py-1.5">
            <Radix.Title className="mr-auto truncate px-2 text-body font-bold">Touch up</Radix.Title>
            <IconButton
              label="Undo"
              disabled={strokes.length === 0 || busy}
              onClick={() => setStrokes(strokes.slice(0, -1))}
            >
              <Undo2 aria-hidden />
            </IconButton>
            <Radix.Close asChild>
              <IconButton label="Close">
                <X aria-hidden />
              </IconButton>
            </Radix.Close>
          </div>
          <Radix.Description className="px-3 pt-2 text-center text-small text-ink-soft">
            Paint what to keep or remove, then press Apply.
          </Radix.Description>
          <div className="min-h-0 flex-1 p-3">
            {size && (
              <BrushStage
                photoUrl={photoUrl}
                cutoutUrl={cutoutUrl}
                size={size}
                strokes={strokes}
                brush={{ kind, size: (width / 100) * Math.max(size.width, size.height) }}
                onStrokes={busy ? () => {} : setStrokes}
              />
            )}
          </div>
          <div
            data-bottom-bar
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-surface px-3 py-2"
          >
            <fieldset aria-label="Brush" className="flex gap-1">
              {(['keep', 'remove'] as const).map((each) => (
                <Button
                  key={each}
                  look={kind === each ? 'primary' : 'secondary'}
                  aria-pressed={kind === each}
                  onClick={() => setKind(each)}
                >
                  {each === 'keep' ? 'Keep' : 'Remove'}
                </Button>
              ))}
            </fieldset>
            <label className="flex min-w-40 flex-1 items-center gap-2 text-small max-sm:order-last max-sm:basis-full">
              Size
              <input
                type="range"
                min={1}
                max={20}
                value={width}
                className="tap min-w-0 flex-1"
                onChange={({ currentTarget }) => setWidth(Number(currentTarget.value))}
              />
            </label>
            <Button className="ml-auto" loading={busy} disabled={isSame(strokes, applied)} onClick={apply}>
              Apply
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

const isSame = (some: readonly Stroke[], others: readonly Stroke[]) =>
  some.length === others.length && some.every((stroke, index) => stroke === others[index])

function useSizeOf(url: string) {
  const [size, setSize] = useState<{ width: number; height: number } | null>(null)
  useEffect(() => {
    const image = new Image()
    image.onload = () => {
      const scale = Math.min(1, MASK_SIDE / Math.max(image.naturalWidth, image.naturalHeight))
      setSize({ width: Math.round(image.naturalWidth * scale), height: Math.round(image.naturalHeight * scale) })
    }
    image.src = url
  }, [url])
  return size
}
