import cup from './cup.jpg'
import flyer from './flyer.jpg'
import logo from './logo.png'
import product1 from './made/product-1.webp'
import product2 from './made/product-2.webp'
import product3 from './made/product-3.webp'
import portrait from './portrait.jpg'
import template from './template.jpg'

export interface Sample {
  what: string
  urls: readonly [string, ...string[]]
  credit?: string
}

/** Sample inputs. Authors and licences: NOTICE. */
export const SAMPLES = {
  portrait: { what: 'this photo', urls: [portrait], credit: 'Photo: NASA' },
  cup: { what: 'this photo', urls: [cup], credit: 'Photo: Rachel Michetti' },
  cups: { what: 'these pictures', urls: [product1, product2, product3], credit: 'Photo: Rachel Michetti' },
  logo: { what: 'this logo', urls: [logo] },
  flyer: { what: 'this flyer', urls: [flyer] },
  template: { what: 'this template', urls: [template] },
} as const satisfies Record<string, Sample>
export type SampleName = keyof typeof SAMPLES
