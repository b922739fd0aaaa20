import { ToolBench } from '#web/studio/bench/tool-bench.tsx'
import { useTool } from '#web/studio/bench/use-tool.ts'
import { MOCKUP } from './mockup.form.ts'
import { MockupCustomize } from './mockup-customize.tsx'
import { MockupOptions } from './mockup-options.tsx'

const NOTE = 'Your logo is printed along the surface and light of the item, which is drawn or your own photo.'

export function MockupPanel() {
  const tool = useTool(MOCKUP)
  const photo = tool.form.input === 'item_photo' ? tool.form.photo : null
  return (
    <ToolBench
      tool={tool}
      options={<MockupOptions tool={tool} />}
      work={<MockupCustomize tool={tool} />}
      results={{
        before: photo && tool.pictures.photo.url,
        ratio: photo ? photo.width / photo.height : 1,
        note: NOTE,
      }}
    />
  )
}
