import { FLYER_VARIANTS, nextDesign } from '@ufaro/contract/tools/flyer.ts'
import type { Ctx } from '@ufaro/render/draw/canvas.ts'
import type { FlyerField } from '@ufaro/render/draw/flyer/find-texts.ts'
import { drawFlyer, FLYER_DESIGNS } from '@ufaro/render/draw/flyer/flyer.ts'
import { RefreshCw } from 'lucide-react'
import { lazy, Suspense, useCallback, useState } from 'react'
import { PreviewCanvas } from '#web/studio/preview/preview-canvas.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { FlyerTool } from './flyer.form.ts'
import { focusText } from './flyer-field.tsx'
import { TextSpots, type TextSpotsProps } from './text-spots.tsx'
import { useFlyerJob } from './use-flyer-job.ts'

const TextSheet = lazy(async () => ({ default: (await import('./text-sheet.tsx')).TextSheet }))

export function FlyerPreview({ tool: { form, change } }: { tool: FlyerTool }) {
  const job = useFlyerJob(form)
  const [editing, setEditing] = useState<{ name: FlyerField; text: string } | null>(null)
  const edit = (name: FlyerField, text: string) => !focusText(name, text) && setEditing({ name, text })
  return (
    <div className="mx-auto grid max-w-4xl items-start gap-4 sm:grid-cols-2">
      {FLYER_VARIANTS.map((variant, index) =>
        job ? (
          <Design
            key={variant}
            variant={variant}
            job={job}
            rank={form.designs[index] ?? 0}
            onEdit={edit}
            onNext={() => change({ designs: nextDesign(form.designs, index + 1) })}
          />
        ) : (
          <Skeleton key={variant} className="h-96 w-full" />
        ),
      )}
      {editing && (
        <Suspense fallback={null}>
          <TextSheet {...editing} form={form} onChange={change} onClose={() => setEditing(null)} />
        </Suspense>
      )}
    </div>
  )
}

function Design({ onNext, ...design }: TextSpotsProps & { onNext: () => void }) {
  const { variant, job, rank } = design
  const { size } = FLYER_DESIGNS[variant]
  const paint = useCallback((ctx: Ctx) => drawFlyer(ctx, variant, job, rank), [variant, job, rank])
  return (
    <figure className="overflow-hidden rounded-card border border-line bg-surface">
      <div className="relative">
        <PreviewCanvas {...size} draw={paint} label={`Preview of ${variant}`} className="w-full" />
        <TextSpots {...design} />
      </div>
      <figcaption className="flex flex-wrap items-center justify-between gap-2 px-3 py-2 text-small">
        <span>
          <span className="font-bold">{variant}</span> <span className="text-ink-soft">Tap a text to change it</span>
        </span>
        <Button
          icon={RefreshCw}
          look="secondary"
          className="px-3 text-small [&_svg]:size-4"
          aria-label={`Another design: ${variant}`}
          onClick={onNext}
        >
          Another design
        </Button>
      </figcaption>
    </figure>
  )
}
