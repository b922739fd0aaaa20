import { GIF_IMAGES } from '@ufaro/contract/tools/gif.ts'
import { ChevronLeft, ChevronRight, ImagePlus, X } from 'lucide-react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { useBlobUrl } from '#web/studio/upload/use-blob-url.ts'
import type { Intake } from '#web/studio/upload/use-picture-intake.ts'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { moved, placeOf, useReorder } from '#web/ui/use-reorder.ts'
import type { GifPicture, GifTool } from './gif.form.ts'

export function PictureStrip({ tool: { form, change }, intake }: { tool: GifTool; intake: Intake }) {
  const { pictures } = form
  const move = (from: number, to: number) => change({ pictures: moved(pictures, from, to) })
  const { dragged, handleOf } = useReorder(move)
  const list = useRef<HTMLOListElement>(null)
  function remove(index: number) {
    flushSync(() => change({ pictures: pictures.toSpliced(index, 1) }))
    // Move the focus to the Remove button of the picture that took the place of the removed one.
    const left = list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? []
    left[Math.min(index, left.length - 1)]?.focus()
  }
  return (
    <section aria-label="Order of the pictures" className="space-y-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-small font-bold">
          {pictures.length} of {GIF_IMAGES.max} pictures{' '}
          <span className="font-normal text-ink-soft">Drag them into order.</span>
        </h2>
        <Button
          icon={ImagePlus}
          look="secondary"
          className="px-3 text-small"
          loading={intake.reading}
          disabled={pictures.length >= GIF_IMAGES.max}
          onClick={intake.open}
        >
          Add pictures
        </Button>
      </div>
      <ol ref={list} className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-2">
        {pictures.map((picture, index) => (
          <li
            key={picture.id}
            {...placeOf(index)}
            className={cn(
              'overflow-hidden rounded-card border border-line bg-surface',
              dragged === index && 'border-accent-text ring-1 ring-accent-text',
            )}
          >
            <div {...handleOf(index)} className="relative cursor-grab touch-none active:cursor-grabbing">
              <Thumb picture={picture} />
              <span
                aria-hidden
                className="absolute top-1.5 left-1.5 rounded-full bg-ground px-2 py-0.5 text-small tabular-nums"
              >
                {index + 1}
              </span>
            </div>
            <Moves index={index} count={pictures.length} onMove={move} onRemove={() => remove(index)} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Thumb({ picture }: { picture: GifPicture }) {
  const url = useBlobUrl(picture.blob)
  const look = 'aspect-4/3 w-full bg-sunken object-cover'
  return url ? <img src={url} alt={picture.name} draggable={false} className={look} /> : <div className={look} />
}

interface MovesProps {
  index: number
  count: number
  onMove: (from: number, to: number) => void
  onRemove: () => void
}

/** Move buttons stay enabled at the ends of the list, because a disabled button would lose the focus. */
function Moves({ index, count, onMove, onRemove }: MovesProps) {
  const place = `picture ${index + 1}`
  return (
    <div className="flex justify-between">
      <IconButton
        label={`Move ${place} earlier`}
        aria-disabled={index === 0}
        onClick={() => index > 0 && onMove(index, index - 1)}
      >
        <ChevronLeft aria-hidden />
      </IconButton>
      <IconButton label={`Remove ${place}`} data-remove="" onClick={onRemove}>
        <X aria-hidden />
      </IconButton>
      <IconButton
        label={`Move ${place} later`}
        aria-disabled={index === count - 1}
        onClick={() => index < count - 1 && onMove(index, index + 1)}
      >
        <ChevronRight aria-hidden />
      </IconButton>
    </div>
  )
}
