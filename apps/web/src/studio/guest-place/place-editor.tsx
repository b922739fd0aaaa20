import type { NameStyle } from '@ufaro/contract/event-page.ts'
import type { Ctx, Drawable } from '@ufaro/render/draw/canvas.ts'
import { drawEvent, EVENT_STYLES, nameLettering, type Placement, placeGuest } from '@ufaro/render/draw/events.ts'
import type { Hole } from '@ufaro/render/draw/find-hole.ts'
import { LocateFixed } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { BoxCrop } from '../crop/box-crop.tsx'
import type { FractionBox } from '../crop/fraction-box.ts'
import { PreviewCanvas } from '../preview/preview-canvas.tsx'
import { useDrawable } from '../preview/use-drawable.ts'
import { useFaces } from '../preview/use-faces.ts'
import type { Picture } from '../upload/take-picture.ts'

interface PlaceEditorProps {
  form: {
    flyer: Picture
    hole: Hole | null
    placement: Placement | null
    crop: FractionBox
    guestName: string
    nameStyle?: NameStyle
  }
  guest: Drawable | null
  onChange: (changes: { placement: Placement }) => void
}

export function PlaceEditor({ form, guest, onChange }: PlaceEditorProps) {
  const flyer = useDrawable(form.flyer.blob)
  return (
    <figure className="min-w-0 space-y-2">
      {flyer && guest && form.placement ? (
        <PlacedGuest form={form} flyer={flyer} guest={guest} onChange={onChange} />
      ) : (
        <Skeleton className="h-80 w-full" />
      )}
      <PlaceWords form={form} onChange={onChange} />
    </figure>
  )
}

interface PlacedGuestProps extends PlaceEditorProps {
  flyer: Drawable
  guest: Drawable
}

function PlacedGuest({ form, flyer, guest, onChange }: PlacedGuestProps) {
  const { crop, hole, guestName, nameStyle } = form
  const { width, height } = form.flyer
  const { placement, behind } = placeGuest(form.flyer, hole, form.placement ?? undefined)
  const family = nameStyle?.family
  const styles = useMemo(() => (family ? [nameLettering(family)] : EVENT_STYLES), [family])
  const letters = useFaces(styles, guestName)
  // biome-ignore lint/correctness/useExhaustiveDependencies: draws again when a font loads
  const draw = useCallback(
    (ctx: Ctx) =>
      drawEvent(ctx, {
        flyer: { source: flyer.source, width, height },
        guest,
        crop,
        placement,
        behind,
        guestName: guestName.trim(),
        nameStyle,
      }),
    [flyer, guest, crop, placement, behind, guestName, nameStyle, width, height, letters],
  )
  return (
    <BoxCrop
      name="place of the guest’s photo"
      box={placement}
      shape={placement.shape}
      clear
      onChange={(box) => onChange({ placement: { ...box, shape: placement.shape } })}
      className="mx-auto"
    >
      <PreviewCanvas
        width={width}
        height={height}
        draw={draw}
        label="Preview of the event flyer with the guest on it"
        className="max-h-[38dvh] rounded-card lg:max-h-[68dvh]"
      />
    </BoxCrop>
  )
}

function PlaceWords({ form: { hole, placement }, onChange }: Omit<PlaceEditorProps, 'guest'>) {
  const moved = hole && placement && (placement.x !== hole.x || placement.y !== hole.y || !sameSize(hole, placement))
  return (
    <figcaption className="flex min-h-11 flex-wrap items-center justify-center gap-x-3 text-center text-small text-ink-soft">
      {hole && !moved && 'Your flyer leaves room here. Drag the frame if the photo belongs elsewhere.'}
      {!hole && 'Drag the frame to where the photo belongs, and its corners to size it.'}
      {moved && (
        <Button look="ghost" className="text-small" onClick={() => onChange({ placement: hole })}>
          <LocateFixed aria-hidden className="size-4" />
          Back to the room the flyer leaves
        </Button>
      )}
    </figcaption>
  )
}

const sameSize = (a: { width: number; height: number }, b: { width: number; height: number }) =>
  a.width === b.width && a.height === b.height
