import type { CheckedMode } from '@ufaro/contract/http/uploads.ts'
import { Trash2 } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { PictureSlot } from '../bench/use-slots.ts'
import { PhotoAdvice } from './photo-advice.tsx'
import { SendingBar } from './sending-bar.tsx'

/** Shorter side in pixels below which results are blurry. */
const SMALL = 400

interface PictureStageProps {
  mode: CheckedMode
  slot: PictureSlot
  onRemove: () => void
}

export function PictureStage({ mode, slot: { picture, url, intake }, onRemove }: PictureStageProps) {
  if (!picture || !url) return null
  const small = Math.min(picture.width, picture.height) < SMALL
  return (
    <div className="mx-auto max-w-xl space-y-4">
      {/* The advice is above the photo, because below the photo the Generate bar of a phone would cover it. */}
      <PhotoAdvice blob={picture.blob} mode={mode} />
      <figure className="overflow-hidden rounded-card border border-line bg-surface">
        <img src={url} alt={`Your photo, ${picture.name}`} className="max-h-[60dvh] w-full bg-sunken object-contain" />
        <figcaption className="flex items-center gap-1 py-1 pr-1 pl-3">
          <span className="min-w-0 flex-1 truncate text-small">
            {picture.name}{' '}
            <span className="text-ink-soft">
              {picture.width} × {picture.height}
            </span>
          </span>
          <Button look="ghost" className="px-3 text-small" onClick={intake.open}>
            Replace
          </Button>
          <IconButton label="Remove photo" onClick={onRemove}>
            <Trash2 aria-hidden />
          </IconButton>
        </figcaption>
      </figure>
      <SendingBar />
      {small && (
        <Notice tone="info">This photo is small, so the results may look soft. A larger one does better.</Notice>
      )}
    </div>
  )
}
