import { ToolBench } from '#web/studio/bench/tool-bench.tsx'
import { useTool } from '#web/studio/bench/use-tool.ts'
import { PictureStage } from '#web/studio/upload/picture-stage.tsx'
import { PictureZone } from '#web/studio/upload/picture-zone.tsx'
import { HEADSHOT, LOOK_RATIO } from './headshot.form.ts'
import { HeadshotExample } from './headshot-example.tsx'
import { HeadshotOptions } from './headshot-options.tsx'

export function HeadshotPanel() {
  const tool = useTool(HEADSHOT)
  const { photo } = tool.pictures
  return (
    <ToolBench
      tool={tool}
      options={<HeadshotOptions tool={tool} />}
      empty={
        <PictureZone
          intake={photo.intake}
          example={<HeadshotExample />}
          title="One photo in, four headshots out"
          hint="Drop, paste or choose a JPEG, PNG or WebP. Head and shoulders, looking at the camera, works best."
          sample="portrait"
        />
      }
      work={<PictureStage mode="headshot" slot={photo} onRemove={() => tool.change({ photo: null })} />}
      results={{ before: photo.url, ratio: LOOK_RATIO }}
    />
  )
}
