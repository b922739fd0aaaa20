import { splitContent } from '../content.ts'
import type { FlyerJob } from '../job.ts'
import { findPrice } from './price.ts'

export interface Traits {
  words: number
  headline: boolean
  price: boolean
  picture: 'none' | 'wide' | 'tall'
  contacts: number
}

export function traitsOf({ content, picture, contacts }: FlyerJob): Traits {
  const { headline, body } = splitContent(content)
  return {
    words: content.split(/\s+/).filter(Boolean).length,
    headline: headline !== '',
    price: !findPrice(headline) && findPrice(body) !== null,
    picture: picture ? (picture.width > picture.height * 1.1 ? 'wide' : 'tall') : 'none',
    contacts: contacts.length,
  }
}
