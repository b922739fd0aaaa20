import { lazy, Suspense } from 'react'
import { ToolBench } from '#web/studio/bench/tool-bench.tsx'
import { useTool } from '#web/studio/bench/use-tool.ts'
import type { Card } from '#web/studio/run/run-view.ts'
import { PictureZone } from '#web/studio/upload/picture-zone.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AnotherDesignButton } from './another-design-button.tsx'
import { FLYER, remember } from './flyer.form.ts'
import { FlyerExample } from './flyer-example.tsx'
import { FlyerOptions } from './flyer-options.tsx'
import { PdfButton } from './pdf-button.tsx'

const FlyerPreview = lazy(async () => ({ default: (await import('./flyer-preview.tsx')).FlyerPreview }))
const HINT = 'Start with the logo: a JPEG, PNG or WebP under 5MB. Everything else you add while the designs take shape.'
const RATIO = 0.75
const NOTE = 'The designs are set from your own logo, words and colours. Nothing is invented.'

export function FlyerPanel() {
  const tool = useTool(FLYER)
  const { history, colors } = tool.form
  const extra = (card: Card) => (
    <>
      <AnotherDesignButton card={card} runId={tool.view?.runId ?? null} onDrawn={tool.run.readNow} />
      <PdfButton card={card} />
    </>
  )
  return (
    <ToolBench
      tool={tool}
      onGenerate={() => tool.change({ history: remember(history, colors) })}
      options={<FlyerOptions tool={tool} />}
      empty={
        <PictureZone
          intake={tool.pictures.logo.intake}
          example={<FlyerExample />}
          title="Your logo and words, two designs"
          hint={HINT}
          choose="Choose a logo"
          camera={false}
          sample="logo"
        />
      }
      work={
        <Suspense fallback={<Skeleton className="h-96 w-full" />}>
          <FlyerPreview form={tool.form} onChange={tool.change} />
        </Suspense>
      }
      results={{ before: null, ratio: RATIO, note: NOTE, extra }}
    />
  )
}
