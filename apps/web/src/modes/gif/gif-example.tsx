import { Example } from '#web/studio/samples/example.tsx'
import gif from '#web/studio/samples/made/gif.webp'
import product1 from '#web/studio/samples/made/product-1.webp'
import product2 from '#web/studio/samples/made/product-2.webp'
import product3 from '#web/studio/samples/made/product-3.webp'

export const GifExample = () => <Example shape="square" given={[product1, product2, product3]} made={[gif]} />
