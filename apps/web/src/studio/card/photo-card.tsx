import { Eye, RotateCcw, Share2, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { DownloadButton } from '../files/download-button.tsx'
import { canShare } from '../files/share.ts'
import type { Card } from '../run/run-view.ts'
import { CardFailed, CardPending, CardPicture } from './card-faces.tsx'
import { madeWithAi, understoodLine } from './card-words.ts'
import { CardNotes } from './guard-words.tsx'

export interface CardActions {
  onView: (slot: number) => void
  onDownload: (slot: number) => void
  onShare: (slot: number) => void
  onRemove: (slot: number) => void
  onRetry: (slot: number) => void
  onBroken: () => void
}

interface PhotoCardProps {
  card: Card
  ratio: number
  before: string | null
  canRetry: boolean
  actions: CardActions
  extra?: ReactNode
  below?: ReactNode
}

export function PhotoCard({ card, ratio, before, canRetry, actions, extra, below }: PhotoCardProps) {
  const { slot, label } = card
  const maker = madeWithAi(card.engine)
  const understood = understoodLine(card.understood ?? [])
  const aspectRatio = card.width && card.height ? card.width / card.height : ratio
  return (
    <article aria-label={label} className="overflow-hidden rounded-card border border-line bg-surface">
      <div className="relative bg-sunken" style={{ aspectRatio }}>
        {card.status === 'pending' && <CardPending card={card} />}
        {card.status === 'error' && <CardFailed card={card} />}
        {card.status === 'done' && (
          <CardPicture card={card} before={before} onView={() => actions.onView(slot)} onBroken={actions.onBroken} />
        )}
      </div>
      <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-2 py-1 pr-1 pl-3">
        <div className="min-w-0 py-1">
          <h2 className="text-small font-bold">{label}</h2>
          {card.status === 'done' && maker && <p className="text-small text-ink-soft">{maker}</p>}
          {card.status === 'done' && <CardNotes cutout={card.cutout} guard={card.guard} />}
          {understood && <p className="text-small text-ink-soft">{understood}</p>}
        </div>
        {card.status === 'done' && <DoneActions card={card} actions={actions} extra={extra} />}
        {card.status === 'error' && (
          <div className="flex flex-wrap items-center">
            {canRetry && (
              <Button
                look="ghost"
                className="-ml-3 px-3 text-small whitespace-nowrap"
                aria-label={`Try again: ${label}`}
                onClick={() => actions.onRetry(slot)}
              >
                <RotateCcw aria-hidden className="size-4 shrink-0" />
                Try again
              </Button>
            )}
            <RemoveButton card={card} actions={actions} />
          </div>
        )}
      </div>
      {card.status === 'done' && below}
    </article>
  )
}

interface ActionsProps {
  card: Card
  actions: CardActions
}

function DoneActions({ card: { slot, label, url, bytes }, actions, extra }: ActionsProps & { extra?: ReactNode }) {
  return (
    <div className="-ml-2 flex">
      {url && (
        <>
          <IconButton label={`View ${label}`} onClick={() => actions.onView(slot)}>
            <Eye aria-hidden />
          </IconButton>
          <DownloadButton name={label} bytes={bytes} onClick={() => actions.onDownload(slot)} />
          {extra}
          {canShare() && (
            <IconButton label={`Share ${label}`} className="max-[25rem]:hidden" onClick={() => actions.onShare(slot)}>
              <Share2 aria-hidden />
            </IconButton>
          )}
        </>
      )}
      <IconButton label={`Remove ${label}`} onClick={() => actions.onRemove(slot)}>
        <Trash2 aria-hidden />
      </IconButton>
    </div>
  )
}

function RemoveButton({ card: { slot, label }, actions }: ActionsProps) {
  return (
    <IconButton label={`Remove ${label}`} onClick={() => actions.onRemove(slot)}>
      <Trash2 aria-hidden />
    </IconButton>
  )
}
