import { splitContent } from '../content.ts'
import type { FlyerJob } from '../job.ts'
import { priceOf } from './price.ts'

export interface Traits {
  words: number
  headline: boolean
  price: boolean
  picture: 'none' | 'wide' | 'tall'
  contacts: number
}

export function traitsOf({ content, brandName, picture, contacts }: FlyerJob): Traits {
  const text = splitContent(content, brandName)
  return {
    words: content.split(/\s+/).filter(Boolean).length,
    headline: text.headline !== '',
    price: priceOf(text) !== null,
    picture: picture ? (picture.width > picture.height * 1.1 ? 'wide' : 'tall') : 'none',
    contacts: contacts.length,
  }
}
