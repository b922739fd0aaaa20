import { ToolBench } from '#web/studio/bench/tool-bench.tsx'
import { useTool } from '#web/studio/bench/use-tool.ts'
import { PictureStage } from '#web/studio/upload/picture-stage.tsx'
import { usePhotoLook } from '#web/studio/upload/use-photo-look.ts'
import { HEADSHOT, LOOK_RATIO } from './headshot.form.ts'
import { HeadshotOptions } from './headshot-options.tsx'

export function HeadshotPanel() {
  const tool = useTool(HEADSHOT)
  const { photo } = tool.pictures
  const look = usePhotoLook('headshot', tool.phase, photo.picture?.blob)
  return (
    <ToolBench
      tool={tool}
      look={look}
      options={<HeadshotOptions tool={tool} />}
      work={<PictureStage mode="headshot" slot={photo} onRemove={() => tool.change({ photo: null })} />}
      results={{ before: photo.url, ratio: LOOK_RATIO }}
    />
  )
}
