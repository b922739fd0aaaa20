import type { GifSettings } from '@ufaro/contract/tools/gif.ts'
import { lazy, Suspense } from 'react'
import { IntakeFault } from '#web/studio/upload/picture-zone.tsx'
import type { Intake } from '#web/studio/upload/use-picture-intake.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { type GifPictures, missing } from './gif.form.ts'
import { PictureStrip } from './picture-strip.tsx'
import { useGifJob } from './use-gif-job.ts'

/** Comes once there are two pictures: the player, the estimate and the recorder have nothing to do before. */
const GifPreview = lazy(async () => ({ default: (await import('./gif-preview.tsx')).GifPreview }))

interface GifCustomizeProps {
  held: GifPictures
  settings: GifSettings
  refusal: string | null
  intake: Intake
  logoIntake: Intake
  onChange: (changes: Partial<GifPictures>) => void
}

/** The animation at play, and the pictures it is made of in their order. */
export function GifCustomize({ held, settings, refusal, intake, logoIntake, onChange }: GifCustomizeProps) {
  const animation = useGifJob(held, settings)
  const tooFew = missing(held)
  return (
    <div className="mx-auto max-w-4xl space-y-4">
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      <IntakeFault intake={intake.fault ? intake : logoIntake} />
      {tooFew ? (
        <Notice tone="info">{tooFew}</Notice>
      ) : (
        <Suspense fallback={<Skeleton className="mx-auto aspect-square max-w-lg" />}>
          <GifPreview animation={animation} />
        </Suspense>
      )}
      <PictureStrip pictures={held.pictures} intake={intake} onChange={(pictures) => onChange({ pictures })} />
    </div>
  )
}
