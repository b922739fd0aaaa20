import cup from './cup.jpg'
import flyer from './flyer.jpg'
import logo from './logo.png'
import smallCup from './made/cup.webp'
import smallFlyer from './made/flyer.webp'
import smallPortrait from './made/portrait.webp'
import product1 from './made/product-1.webp'
import product2 from './made/product-2.webp'
import product3 from './made/product-3.webp'
import smallTemplate from './made/template.webp'
import portrait from './portrait.jpg'
import template from './template.jpg'

export interface Sample {
  what: string
  urls: readonly string[]
  /** URL of the thumbnail. The files themselves are downloaded when the user chooses the sample. */
  small: string
  credit?: string
}

/** Authors and licences are in NOTICE. */
export const SAMPLES = {
  portrait: { what: 'this photo', urls: [portrait], small: smallPortrait, credit: 'Photo: NASA' },
  cup: { what: 'this photo', urls: [cup], small: smallCup, credit: 'Photo: Rachel Michetti' },
  cups: {
    what: 'these pictures',
    urls: [product1, product2, product3],
    small: product1,
    credit: 'Photo: Rachel Michetti',
  },
  logo: { what: 'this logo', urls: [logo], small: logo },
  flyer: { what: 'this flyer', urls: [flyer], small: smallFlyer },
  template: { what: 'this template', urls: [template], small: smallTemplate },
} as const satisfies Record<string, Sample>
export type SampleName = keyof typeof SAMPLES
