import { Example } from '#web/studio/samples/example.tsx'
import gif from '#web/studio/samples/made/gif.webp'
import product1 from '#web/studio/samples/made/product-1.webp'
import product2 from '#web/studio/samples/made/product-2.webp'
import product3 from '#web/studio/samples/made/product-3.webp'
import type { Zone } from '#web/studio/upload/picture-zone.tsx'

export const GIF_ZONE: Zone = {
  title: 'A few pictures in, one that moves out',
  hint: '2 to 50 JPEG, PNG or WebP pictures, dropped, pasted or chosen. The first one gives the shape.',
  choose: 'Choose pictures',
  camera: false,
  sample: 'cups',
  example: <Example shape="square" given={[product1, product2, product3]} made={[gif]} />,
}
