import { Example } from '#web/studio/samples/example.tsx'
import logo from '#web/studio/samples/logo.png'
import mockup1 from '#web/studio/samples/made/mockup-1.webp'
import mockup2 from '#web/studio/samples/made/mockup-2.webp'
import mockup3 from '#web/studio/samples/made/mockup-3.webp'
import type { Zone } from '#web/studio/upload/picture-zone.tsx'

export const MOCKUP_ZONE: Zone = {
  title: 'Your logo, on things people hold',
  hint: 'Start with the logo: a JPEG, PNG or WebP. A plain ground behind it is taken away by itself.',
  choose: 'Choose a logo',
  camera: false,
  sample: 'logo',
  example: <Example shape="square" logo given={[logo]} made={[mockup1, mockup2, mockup3]} />,
}
