import { Example } from '#web/studio/samples/example.tsx'
import headshot1 from '#web/studio/samples/made/headshot-1.webp'
import headshot2 from '#web/studio/samples/made/headshot-2.webp'
import headshot3 from '#web/studio/samples/made/headshot-3.webp'
import portrait from '#web/studio/samples/made/portrait.webp'
import type { Zone } from '#web/studio/upload/picture-zone.tsx'

export const HEADSHOT_ZONE: Zone = {
  title: 'One photo in, four headshots out',
  hint: 'A JPEG, PNG or WebP. Head and shoulders, looking at the camera, works best.',
  sample: 'portrait',
  example: <Example shape="portrait" given={[portrait]} made={[headshot1, headshot2, headshot3]} />,
}
