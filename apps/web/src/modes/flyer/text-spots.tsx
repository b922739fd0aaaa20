import type { FlyerVariant } from '@ufaro/contract/tools/flyer.ts'
import type { Ctx } from '@ufaro/render/draw/canvas.ts'
import { type FlyerField, findFlyerTexts } from '@ufaro/render/draw/flyer/find-texts.ts'
import type { FlyerJob } from '@ufaro/render/draw/flyer/job.ts'
import { useMemo } from 'react'
import { placedAt } from '#web/studio/preview/preview-canvas.tsx'

export interface TextSpotsProps {
  variant: FlyerVariant
  job: FlyerJob
  rank: number
  onEdit: (field: FlyerField, text: string) => void
}

export function TextSpots({ variant, job, rank, onEdit }: TextSpotsProps) {
  const spots = useMemo(() => {
    const ctx = new OffscreenCanvas(1, 1).getContext('2d')
    return ctx ? findFlyerTexts(ctx as unknown as Ctx, variant, job, rank) : []
  }, [variant, job, rank])
  return spots.map(({ field, text, box }, index) => (
    <button
      // biome-ignore lint/suspicious/noArrayIndexKey: texts may be equal, and change while typed
      key={index}
      type="button"
      aria-label={`Edit: ${text}`}
      onClick={() => onEdit(field, text)}
      style={placedAt({ ...box, x: box.x + box.width / 2, y: box.y + box.height / 2 })}
      className="absolute min-h-11 min-w-11 -translate-1/2 cursor-text rounded-tight outline-offset-2 outline-accent-text hover:outline-2 hover:outline-dashed focus-visible:outline-2"
    />
  ))
}
