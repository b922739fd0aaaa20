import { Example } from '#web/studio/samples/example.tsx'
import event from '#web/studio/samples/made/event.webp'
import flyer from '#web/studio/samples/made/flyer.webp'
import portrait from '#web/studio/samples/made/portrait.webp'
import type { Zone } from '#web/studio/upload/picture-zone.tsx'

export const FLYER_ZONE: Zone = {
  title: 'Your flyer, and a guest on it',
  hint: 'Start with the flyer: a JPEG, PNG or WebP up to 10MB. Room for a photo, transparent or of one colour, is found by itself.',
  choose: 'Choose a flyer',
  camera: false,
  sample: 'flyer',
  example: <Example shape="portrait" given={[flyer, portrait]} made={[event]} />,
}

export const GUEST_ZONE: Zone = {
  title: 'Now the guest',
  hint: 'A JPEG, PNG or WebP. Which part of it is shown you choose next.',
  sample: 'portrait',
}
