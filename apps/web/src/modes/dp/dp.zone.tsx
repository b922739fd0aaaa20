import { Example } from '#web/studio/samples/example.tsx'
import dp1 from '#web/studio/samples/made/dp-1.webp'
import dp2 from '#web/studio/samples/made/dp-2.webp'
import dp3 from '#web/studio/samples/made/dp-3.webp'
import portrait from '#web/studio/samples/made/portrait.webp'
import type { Zone } from '#web/studio/upload/picture-zone.tsx'

export const DP_ZONE: Zone = {
  title: 'A photo of you in, a picture for every profile out',
  hint: 'A JPEG, PNG or WebP. Head and shoulders, looking at the camera, works best.',
  sample: 'portrait',
  example: <Example shape="square" given={[portrait]} made={[dp1, dp2, dp3]} />,
}
