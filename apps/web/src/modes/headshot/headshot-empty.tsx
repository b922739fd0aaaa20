import { PictureZone } from '#web/studio/upload/picture-zone.tsx'
import type { Intake } from '#web/studio/upload/use-picture-intake.ts'
import { HeadshotExample } from './headshot-example.tsx'

export function HeadshotEmpty({ intake }: { intake: Intake }) {
  return (
    <PictureZone
      intake={intake}
      example={<HeadshotExample />}
      title="One photo in, four headshots out"
      hint="Drop, paste or choose a JPEG, PNG or WebP. Head and shoulders, looking at the camera, works best."
    />
  )
}
