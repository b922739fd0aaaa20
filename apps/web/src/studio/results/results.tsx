import type { ToolId } from '@ufaro/contract/tools.ts'
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { cn } from '#web/ui/cn.ts'
import { notify } from '#web/ui/toast.tsx'
import { PhotoCard } from '../card/photo-card.tsx'
import { type Downloadable, downloadOne, shareOne } from '../files/downloads.ts'
import { fileName } from '../files/file-name.ts'
import { UsePictureIn } from '../hand-over/use-picture-in.tsx'
import { canMakeAgain, canRetry, doneCards, shownCards } from '../run/run-rules.ts'
import type { Card, RunView } from '../run/run-view.ts'
import type { StudioRun } from '../run/studio-run.ts'
import { SendingBar } from '../upload/sending-bar.tsx'
import { LazyViewer, preloadViewer } from '../viewer/lazy-viewer.tsx'
import { MadeNote } from './made-note.tsx'
import { ResultsBar } from './results-bar.tsx'
import { RunNotice } from './run-notice.tsx'

const VerdictRow = lazy(async () => ({ default: (await import('./verdict-row.tsx')).VerdictRow }))
const GuardActions = lazy(async () => ({ default: (await import('../card/guard-actions.tsx')).GuardActions }))
const TouchUpButton = lazy(async () => ({ default: (await import('../touch-up/touch-up-button.tsx')).TouchUpButton }))

interface ResultsProps {
  mode: ToolId
  view: RunView
  run: StudioRun
  before: string | null
  ratio: number
  onStartFresh: () => void
  actions?: ReactNode
  extra?: (card: Card) => ReactNode
  note?: string
}

const COLUMNS: Record<number, string> = { 1: 'mx-auto', 2: 'items-start sm:grid-cols-2' }
const MANY_COLUMNS = 'grid-cols-2 min-[100rem]:grid-cols-4'

export function Results({ mode, view, run, before, ratio, onStartFresh, actions, extra, note }: ResultsProps) {
  const [compare, setCompare] = useState(false)
  const [openSlot, setOpenSlot] = useState<string | null>(null)
  const done = doneCards(view)
  const cards = shownCards(view)
  const items = useMemo(() => done.flatMap((card) => viewerItem(mode, view.runId, card)), [done, mode, view.runId])
  const anyDone = done.length > 0
  useEffect(() => {
    if (anyDone) preloadViewer()
  }, [anyDone])

  const file = (slot: number): Downloadable => {
    const card = view.cards.find((each) => each.slot === slot) as Card
    return { url: card.url ?? '', name: (type) => fileName(mode, slot, card.label, type) }
  }
  const remove = (slot: number) => {
    run.remove(slot)
    const label = view.cards[slot - 1]?.label
    const kept = view.cards[slot - 1]?.status === 'done' ? ' It stays in your gallery.' : ''
    notify.success(`${label} removed.${kept}`, { label: 'Undo', onClick: () => run.restore(slot) })
  }

  return (
    <div className="mx-auto max-w-4xl space-y-4 min-[100rem]:max-w-none">
      <ResultsBar
        view={view}
        compare={before ? compare : null}
        onCompare={setCompare}
        onStartFresh={onStartFresh}
        actions={
          <>
            {before && view.runId && done.some(({ cutout }) => cutout !== null) && (
              <Suspense fallback={null}>
                <TouchUpButton runId={view.runId} photoUrl={before} onDrawn={run.readNow} />
              </Suspense>
            )}
            {actions}
          </>
        }
      />
      <RunNotice view={view} />
      <SendingBar />
      <div
        className={cn('grid gap-3 sm:gap-4', COLUMNS[view.cards.length] ?? MANY_COLUMNS)}
        style={
          view.cards.length === 1 ? { maxWidth: wholeInSight(view.cards[0]?.width, view.cards[0]?.height, ratio) } : {}
        }
      >
        {cards.map((card) => (
          <PhotoCard
            key={card.slot}
            card={card}
            ratio={ratio}
            before={compare ? before : null}
            canRetry={canRetry(view, card, Date.now())}
            extra={
              <>
                {extra?.(card)}
                {card.url && (
                  <UsePictureIn
                    mode={mode}
                    slot={card.slot}
                    label={card.label}
                    url={card.url}
                    className="max-[25rem]:hidden"
                  />
                )}
              </>
            }
            below={
              card.guard && (
                <Suspense fallback={null}>
                  <GuardActions
                    card={card}
                    runId={view.runId}
                    onDrawn={run.readNow}
                    onAgain={canMakeAgain(view, card, Date.now()) ? run.retry : null}
                  />
                </Suspense>
              )
            }
            actions={{
              onView: (slot) => setOpenSlot(String(slot)),
              onDownload: (slot) => downloadOne(file(slot)),
              onShare: (slot) => shareOne(file(slot)),
              onRemove: remove,
              onRetry: run.retry,
              onBroken: run.reread,
            }}
          />
        ))}
      </div>
      <Suspense fallback={null}>{anyDone && <VerdictRow view={view} />}</Suspense>
      {cards.some(({ engine }) => engine === 'builtin') && <MadeNote text={note} />}
      <LazyViewer
        items={items}
        openId={openSlot}
        extra={(item) => <UsePictureIn {...item} />}
        onClose={() => setOpenSlot(null)}
      />
    </div>
  )
}

const wholeInSight = (width: number | null | undefined, height: number | null | undefined, ratio: number) =>
  `max(16rem, min(36rem, ${(66 * (width && height ? width / height : ratio)).toFixed(1)}dvh))`

const viewerItem = (mode: ToolId, runId: string | null, { slot, url, previews, label }: Card) =>
  url ? [{ id: String(slot), url, light: previews?.w640, label, mode, slot, runId }] : []
