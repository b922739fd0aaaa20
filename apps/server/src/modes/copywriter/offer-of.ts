import type { OwnText } from '../words/plain/own-text.ts'
import { isGathering, isOnce, type PlainAsk } from '../words/plain/plain-ask.ts'
import type { Trade } from '../words/trades/trade-nouns.ts'
import { narrowed, sureTrade } from '../words/trades/trade-of.ts'
import { dealOf, isNotice, saleOf } from './deals.ts'
import { DEALS } from './more-pitches.ts'
import type { Opened } from './openings.ts'
import type { Pitch } from './pitch.ts'
import { isPitched, PITCHES } from './pitches.ts'

export interface Offer {
  ask: PlainAsk
  // What readers are asked to do if nothing is sold: come, give or apply. Otherwise null.
  called: 'come' | 'give' | 'apply' | null
  // Whether the text is a notice to customers, which offers nothing.
  isTold: boolean
  trade: Trade | null
  // Selects the openings: the way of selling if it is certain, else the trade. Null if neither is certain.
  kind: Opened | null
  pitch: Pitch | null
}

// `heading` is the sentence that names what is offered.
export function offerOf({ ask, sentences, keywords, isList }: OwnText, heading: string): Offer {
  const text = sentences.join(' ')
  const isTold = isNotice(text)
  const named = narrowed(sureTrade(isList ? text : heading, keywords.join(', ')), text)
  const isMet = isGathering(text) && (!named || !isPitched(named) || isOnce(text))
  const isFree = isMet && ask === 'write' && !text.includes('₦')
  const asked = isFree ? 'come' : ask
  const called = asked === 'come' || asked === 'give' || asked === 'apply' ? asked : isMet ? 'come' : null
  if (called || isTold) return { ask: asked, called, isTold, trade: null, kind: null, pitch: null }
  const sale = saleOf([text, ...keywords].join(' '), named)
  const trade = !sale && named && isPitched(named) ? named : null
  const deal = sale ?? dealOf(heading, text)
  const pitch = trade ? PITCHES[trade] : deal && DEALS[deal]
  return { ask, called, isTold, trade: named, kind: trade ?? sale, pitch }
}
