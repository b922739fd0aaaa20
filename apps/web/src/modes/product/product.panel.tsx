import { ToolBench } from '#web/studio/bench/tool-bench.tsx'
import { useTool } from '#web/studio/bench/use-tool.ts'
import { doneCards } from '#web/studio/run/run-rules.ts'
import { PictureStage } from '#web/studio/upload/picture-stage.tsx'
import { usePhotoLook } from '#web/studio/upload/use-photo-look.ts'
import { CopyStep } from './copy-step.tsx'
import { PRODUCT, ZONE_BY_MODEL } from './product.form.ts'
import { ProductOptions } from './product-options.tsx'

const NOTE = 'The product is cut out of your own photo and set into a drawn place. Its own pixels stay.'

export function ProductPanel() {
  const tool = useTool(PRODUCT)
  const { photo } = tool.pictures
  const done = tool.view && tool.phase === 'done' && doneCards(tool.view).length > 0
  const look = usePhotoLook('product', tool.phase, photo.picture?.blob)
  return (
    <ToolBench
      tool={tool}
      look={look}
      {...(tool.byModel ? { zone: ZONE_BY_MODEL } : { description: 'Three studio shots of what you sell.' })}
      options={<ProductOptions tool={tool} />}
      work={<PictureStage mode="product" slot={photo} onRemove={() => tool.change({ photo: null, description: '' })} />}
      results={{ before: photo.url, ratio: 1, note: NOTE }}
      below={done && <CopyStep tool={tool} />}
    />
  )
}
