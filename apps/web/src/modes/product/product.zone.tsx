import { Example } from '#web/studio/samples/example.tsx'
import cup from '#web/studio/samples/made/cup.webp'
import product1 from '#web/studio/samples/made/product-1.webp'
import product2 from '#web/studio/samples/made/product-2.webp'
import product3 from '#web/studio/samples/made/product-3.webp'
import type { Zone } from '#web/studio/upload/picture-zone.tsx'

export const productZone = (byModel: boolean): Zone => ({
  title: `One product photo in, ${byModel ? 'four' : 'three'} shots out`,
  hint: 'A JPEG, PNG or WebP. The whole product on a plain ground works best.',
  sample: 'cup',
  example: <Example shape="square" given={[cup]} made={[product1, product2, product3]} />,
})
