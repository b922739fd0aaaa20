import cup from '#web/studio/samples/cup.jpg'
import { Example } from '#web/studio/samples/example.tsx'
import product1 from '#web/studio/samples/made/product-1.webp'
import product2 from '#web/studio/samples/made/product-2.webp'
import product3 from '#web/studio/samples/made/product-3.webp'

export const ProductExample = () => <Example shape="square" given={[cup]} made={[product1, product2, product3]} />
