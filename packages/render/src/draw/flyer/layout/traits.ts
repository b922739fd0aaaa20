import type { Drawable } from '../../canvas.ts'
import { splitContent } from '../content.ts'
import type { FlyerJob } from '../job.ts'
import { priceOf } from './price.ts'

export interface Traits {
  words: number
  headline: boolean
  price: boolean
  picture: 'none' | 'wide' | 'square' | 'tall'
  /**
   * `across` is the width of the heads divided by the picture's height. `down` is their height divided by the picture's
   * width. Both are 0 without heads.
   */
  heads: { across: number; down: number }
  contacts: number
}

// Ratios of width to height from which a picture is wide, and up to which it is tall.
const WIDE = 1.1
const TALL = 0.85

const shapeOf = ({ width, height }: Drawable) =>
  width > height * WIDE ? 'wide' : width > height * TALL ? 'square' : 'tall'

export function traitsOf({ content, brandName, picture, subject, hasFaces, contacts }: FlyerJob): Traits {
  const text = splitContent(content, brandName)
  return {
    words: content.split(/\s+/).filter(Boolean).length,
    headline: text.headline !== '',
    price: priceOf(text) !== null,
    picture: picture ? shapeOf(picture) : 'none',
    heads:
      picture && subject && hasFaces
        ? {
            across: (subject.width * picture.width) / picture.height,
            down: (subject.height * picture.height) / picture.width,
          }
        : { across: 0, down: 0 },
    contacts: contacts.length,
  }
}
