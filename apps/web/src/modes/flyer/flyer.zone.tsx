import { Example } from '#web/studio/samples/example.tsx'
import logo from '#web/studio/samples/logo.png'
import flyer1 from '#web/studio/samples/made/flyer-1.webp'
import flyer2 from '#web/studio/samples/made/flyer-2.webp'
import type { Zone } from '#web/studio/upload/picture-zone.tsx'

export const FLYER_ZONE: Zone = {
  title: 'Your logo and words, two designs',
  hint: 'Start with the logo: a JPEG, PNG or WebP under 5MB. Everything else you add while the designs take shape.',
  choose: 'Choose a logo',
  camera: false,
  sample: 'logo',
  example: <Example shape="portrait" logo given={[logo]} made={[flyer1, flyer2]} />,
}
