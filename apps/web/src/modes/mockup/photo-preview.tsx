import type { Quad } from '@ufaro/contract/tools/mockup.ts'
import type { Ctx, Drawable } from '@ufaro/render/draw/canvas.ts'
import { DEFAULT_CORNERS, drawOnPhoto } from '@ufaro/render/draw/mockup/photo.ts'
import type { Pixels } from '@ufaro/render/draw/pixels.ts'
import { LocateFixed, RotateCw } from 'lucide-react'
import { useCallback, useState } from 'react'
import { PreviewCanvas } from '#web/studio/preview/preview-canvas.tsx'
import { useDrawable } from '#web/studio/preview/use-drawable.ts'
import type { Picture } from '#web/studio/upload/take-picture.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { MockupTool } from './mockup.form.ts'
import { QuadHandles } from './quad-handles.tsx'
import { turned } from './quad-moves.ts'
import { useInk } from './use-ink.ts'

interface PhotoPreviewProps {
  logo: Picture
  photo: Picture
  tool: MockupTool
}

export function PhotoPreview({ logo, photo, tool: { form, byModel, change } }: PhotoPreviewProps) {
  const { quad } = form
  const onChange = (quad: Quad | null) => change({ quad })
  const ink = useInk(logo.blob)
  const ground = useDrawable(photo.blob)
  const placed = quad ?? ([...DEFAULT_CORNERS] as Quad)
  return (
    <figure className="space-y-2">
      {ink && ground ? (
        <Placed ink={ink} photo={ground} quad={placed} onChange={onChange} />
      ) : (
        <Skeleton className="h-80 w-full" />
      )}
      <figcaption className="text-center text-small text-ink-soft">
        {byModel
          ? 'Drag the corners to where the logo belongs. It is painted in there.'
          : 'Drag the corners onto the item. Arrow keys move a corner too, faster with Shift.'}
      </figcaption>
      <div className="flex flex-wrap justify-center gap-2">
        <Button
          icon={RotateCw}
          look="ghost"
          className="px-3 text-small [&_svg]:size-4"
          onClick={() => onChange(turned(placed))}
        >
          Turn the logo
        </Button>
        {quad && (
          <Button
            icon={LocateFixed}
            look="ghost"
            className="px-3 text-small [&_svg]:size-4"
            onClick={() => onChange(null)}
          >
            Back to the middle
          </Button>
        )}
      </div>
    </figure>
  )
}

interface PlacedProps {
  ink: Pixels
  photo: Drawable
  quad: Quad
  onChange: (quad: Quad) => void
}

function Placed({ ink, photo, quad, onChange }: PlacedProps) {
  // Keep the corners here while the user drags, because every change of the form is saved.
  const [dragged, setDragged] = useState<Quad | null>(null)
  const shown = dragged ?? quad
  const draw = useCallback((ctx: Ctx) => drawOnPhoto(ctx, photo, ink, shown), [ink, photo, shown])
  const settle = (next: Quad) => {
    setDragged(null)
    onChange(next)
  }
  return (
    <div className="relative mx-auto w-fit touch-none">
      <PreviewCanvas
        width={photo.width}
        height={photo.height}
        draw={draw}
        label="Preview: your photo with the logo on it"
        className="max-h-[45dvh] rounded-card lg:max-h-[62dvh]"
      />
      <QuadHandles quad={shown} onDrag={setDragged} onChange={settle} />
    </div>
  )
}
