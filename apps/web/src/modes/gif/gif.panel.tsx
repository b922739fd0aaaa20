import { lazy } from 'react'
import { ToolBench } from '#web/studio/bench/tool-bench.tsx'
import { useTool } from '#web/studio/bench/use-tool.ts'
import { into } from '#web/studio/hand-over/hand-over.ts'
import { GIF } from './gif.form.ts'
import { GifOptions } from './gif-options.tsx'
import { GifProgress } from './gif-progress.tsx'
import { usePicturesIntake } from './use-pictures-intake.ts'

const GifCustomize = lazy(async () => ({ default: (await import('./gif-customize.tsx')).GifCustomize }))

export function GifPanel() {
  const tool = useTool(GIF)
  const { pictures } = tool.form
  const intake = usePicturesIntake(tool)
  const [first] = pictures
  return (
    <ToolBench
      tool={tool}
      intakes={[intake, tool.pictures.logo.intake]}
      places={{ picture: into(intake) }}
      options={<GifOptions tool={tool} />}
      work={<GifCustomize tool={tool} intake={intake} />}
      above={tool.busy && tool.view && <GifProgress progress={tool.view.progress} />}
      results={{
        before: null,
        ratio: first ? first.width / first.height : 1,
        note: 'Each frame is drawn from your own pictures as the preview shows it.',
      }}
    />
  )
}
