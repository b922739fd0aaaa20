import { lazy } from 'react'
import { ToolBench } from '#web/studio/bench/tool-bench.tsx'
import { useTool } from '#web/studio/bench/use-tool.ts'
import { atGenerate, FLYER } from './flyer.form.ts'
import { FlyerActions } from './flyer-actions.tsx'
import { FlyerOptions } from './flyer-options.tsx'

const FlyerPreview = lazy(async () => ({ default: (await import('./flyer-preview.tsx')).FlyerPreview }))
const RATIO = 0.75
const NOTE = 'The designs are set from your own logo, words and colours. Nothing is invented.'

export function FlyerPanel() {
  const tool = useTool(FLYER)
  const changes = atGenerate(tool.form)
  return (
    <ToolBench
      tool={{ ...tool, generate: () => tool.generate(changes) }}
      onGenerate={() => tool.change(changes)}
      options={<FlyerOptions tool={tool} />}
      work={<FlyerPreview tool={tool} />}
      results={{ before: null, ratio: RATIO, note: NOTE, extra: (card) => <FlyerActions card={card} tool={tool} /> }}
    />
  )
}
