import { FLYER_VARIANTS, type FlyerVariant } from '@ufaro/contract/tools/flyer.ts'
import type { Ctx } from '@ufaro/render/draw/canvas.ts'
import { FLYER_DESIGNS } from '@ufaro/render/draw/flyer/flyer.ts'
import type { FlyerJob } from '@ufaro/render/draw/flyer/job.ts'
import { useCallback } from 'react'
import { PreviewCanvas } from '#web/studio/preview/preview-canvas.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { FlyerForm } from './flyer.form.ts'
import { useFlyerJob } from './use-flyer-job.ts'

/** Both designs as they are going to be, drawn by the code that makes them. */
export function FlyerPreview({ form }: { form: FlyerForm }) {
  const job = useFlyerJob(form)
  return (
    <div className="mx-auto grid max-w-4xl items-start gap-4 sm:grid-cols-2">
      {FLYER_VARIANTS.map((variant) =>
        job ? <Design key={variant} variant={variant} job={job} /> : <Skeleton key={variant} className="h-96 w-full" />,
      )}
    </div>
  )
}

function Design({ variant, job }: { variant: FlyerVariant; job: FlyerJob }) {
  const { size, draw } = FLYER_DESIGNS[variant]
  const paint = useCallback((ctx: Ctx) => draw(ctx, job), [draw, job])
  return (
    <figure className="overflow-hidden rounded-card border border-line bg-surface">
      <PreviewCanvas {...size} draw={paint} label={`Preview of ${variant}`} className="w-full" />
      <figcaption className="px-3 py-2 text-small">
        <span className="font-bold">{variant}</span> <span className="text-ink-soft">Preview</span>
      </figcaption>
    </figure>
  )
}
