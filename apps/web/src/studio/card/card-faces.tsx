import { OUTPUT_WITHDRAWN, RUN_CANCELED } from '@ufaro/contract/run.ts'
import { Ban, ImageOff, ImageUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { cn } from '#web/ui/cn.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { ResultMedia } from '../media/result-media.tsx'
import type { Card } from '../run/run-view.ts'
import { useNow } from '../use-now.ts'
import { BeforeAfter } from './before-after.tsx'
import { CARD_FAILED, elapsed, progressWords, reasonOf } from './card-words.ts'

const face = 'absolute inset-0 flex flex-col items-center justify-center gap-2 p-3 text-center text-small'

export function CardPending({ card }: { card: Card }) {
  const now = useNow(true)
  return (
    <div className={cn(face, 'text-ink-soft')}>
      <Spinner />
      <p>{progressWords(card.progress)}</p>
      {/* Hidden from screen readers, because they would announce it every second. */}
      <p aria-hidden className="font-mono tabular-nums">
        {elapsed(now - card.since)}
      </p>
    </div>
  )
}

export function CardFailed({ card }: { card: Card }) {
  if (card.error === RUN_CANCELED || card.error === OUTPUT_WITHDRAWN)
    return (
      <div className={cn(face, 'text-ink-soft')}>
        <Ban aria-hidden className="size-6" />
        <p>{card.error}</p>
      </div>
    )
  const reason = reasonOf(card)
  return (
    <div className={face}>
      <ImageOff aria-hidden className="size-6 shrink-0 text-danger" />
      <p className="font-bold text-danger">{CARD_FAILED.title}</p>
      <p className="text-ink-soft">{CARD_FAILED.text}</p>
      {reason && <p className="text-ink-soft">{reason}</p>}
    </div>
  )
}

interface CardPictureProps {
  card: Card
  before: string | null
  onView: () => void
  onBroken: () => void
}

export function CardPicture({ card, before, onView, onBroken }: CardPictureProps) {
  const [broken, setBroken] = useState(false)
  // Try to show a broken picture again when its link changes and when the device comes online.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new URL may load although the last one did not
  useEffect(() => setBroken(false), [card.url])
  useEffect(() => {
    const retry = () => setBroken(false)
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [])
  const fail = () => {
    setBroken(true)
    onBroken()
  }
  if (!card.url)
    return (
      <div className={cn(face, 'text-ink-soft')}>
        <ImageUp aria-hidden className="size-6" />
        <p>No picture here</p>
      </div>
    )
  if (broken)
    return (
      <div className={cn(face, 'text-ink-soft')}>
        <ImageOff aria-hidden className="size-6" />
        <p>This picture could not be loaded. It is safe, and comes with the connection.</p>
      </div>
    )
  if (before)
    return <BeforeAfter before={before} after={card.previews?.w640 ?? card.url} label={card.label} onBroken={fail} />
  return (
    <button type="button" aria-label={`Open ${card.label}`} onClick={onView} className="block size-full cursor-zoom-in">
      <ResultMedia
        url={card.url}
        label={card.label}
        previews={card.previews}
        sizes="(min-width: 40rem) 26rem, 48vw"
        onBroken={fail}
        className="size-full animate-develop object-cover"
      />
    </button>
  )
}
