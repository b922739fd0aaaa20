import { FLYER_VARIANTS, type FlyerVariant } from '@ufaro/contract/tools/flyer.ts'
import type { Ctx } from '@ufaro/render/draw/canvas.ts'
import { drawFlyer, FLYER_DESIGNS } from '@ufaro/render/draw/flyer/flyer.ts'
import type { FlyerJob } from '@ufaro/render/draw/flyer/job.ts'
import { RefreshCw } from 'lucide-react'
import { useCallback } from 'react'
import { PreviewCanvas } from '#web/studio/preview/preview-canvas.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { type FlyerForm, withNextDesign } from './flyer.form.ts'
import { useFlyerJob } from './use-flyer-job.ts'

interface FlyerPreviewProps {
  form: FlyerForm
  onChange: (changes: Partial<FlyerForm>) => void
}

export function FlyerPreview({ form, onChange }: FlyerPreviewProps) {
  const job = useFlyerJob(form)
  return (
    <div className="mx-auto grid max-w-4xl items-start gap-4 sm:grid-cols-2">
      {FLYER_VARIANTS.map((variant, index) =>
        job ? (
          <Design
            key={variant}
            variant={variant}
            job={job}
            rank={form.designs[index] ?? 0}
            onNext={() => onChange(withNextDesign(form, variant))}
          />
        ) : (
          <Skeleton key={variant} className="h-96 w-full" />
        ),
      )}
    </div>
  )
}

interface DesignProps {
  variant: FlyerVariant
  job: FlyerJob
  rank: number
  onNext: () => void
}

function Design({ variant, job, rank, onNext }: DesignProps) {
  const { size } = FLYER_DESIGNS[variant]
  const paint = useCallback((ctx: Ctx) => drawFlyer(ctx, variant, job, rank), [variant, job, rank])
  return (
    <figure className="overflow-hidden rounded-card border border-line bg-surface">
      <PreviewCanvas {...size} draw={paint} label={`Preview of ${variant}`} className="w-full" />
      <figcaption className="flex flex-wrap items-center justify-between gap-2 px-3 py-2 text-small">
        <span>
          <span className="font-bold">{variant}</span> <span className="text-ink-soft">Preview</span>
        </span>
        <Button look="secondary" className="px-3 text-small" aria-label={`Another design: ${variant}`} onClick={onNext}>
          <RefreshCw aria-hidden className="size-4" />
          Another design
        </Button>
      </figcaption>
    </figure>
  )
}
