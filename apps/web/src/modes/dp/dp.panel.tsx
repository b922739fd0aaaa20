import { ToolBench } from '#web/studio/bench/tool-bench.tsx'
import { useTool } from '#web/studio/bench/use-tool.ts'
import { doneCards } from '#web/studio/run/run-rules.ts'
import { usePhotoLook } from '#web/studio/upload/use-photo-look.ts'
import { DP } from './dp.form.ts'
import { DpCustomize } from './dp-customize.tsx'
import { DpOptions } from './dp-options.tsx'
import { NetworkSizes } from './network-sizes.tsx'

export function DpPanel() {
  const tool = useTool(DP)
  const { photo } = tool.pictures
  const done = tool.view && doneCards(tool.view)[0]
  const look = usePhotoLook('dp', tool.phase, photo.picture?.blob)
  return (
    <ToolBench
      tool={tool}
      look={look}
      options={<DpOptions tool={tool} />}
      work={<DpCustomize tool={tool} />}
      results={{
        before: photo.url,
        ratio: 1,
        note: 'You are cut out of your own photo, and the style is drawn around you.',
      }}
      below={done?.url && <NetworkSizes result={{ slot: done.slot, url: done.url }} />}
    />
  )
}
