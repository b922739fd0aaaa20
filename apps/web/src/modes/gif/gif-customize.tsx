import { lazy, Suspense } from 'react'
import type { Intake } from '#web/studio/upload/use-picture-intake.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { GifTool } from './gif.form.ts'
import { PictureStrip } from './picture-strip.tsx'
import { useGifJob } from './use-gif-job.ts'

const GifPreview = lazy(async () => ({ default: (await import('./gif-preview.tsx')).GifPreview }))

export function GifCustomize({ tool, intake }: { tool: GifTool; intake: Intake }) {
  const animation = useGifJob(tool.form)
  return (
    <div className="mx-auto max-w-4xl space-y-4">
      {tool.missing ? (
        <Notice tone="info">{tool.missing}</Notice>
      ) : (
        <Suspense fallback={<Skeleton className="mx-auto aspect-square max-w-lg" />}>
          <GifPreview animation={animation} />
        </Suspense>
      )}
      <PictureStrip tool={tool} intake={intake} />
    </div>
  )
}
