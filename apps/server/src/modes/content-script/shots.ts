import { isSelling } from '../words/frames/sure-ask.ts'
import type { Grammar } from '../words/grammar.ts'
import { readPlainAsk } from '../words/plain/plain-ask.ts'
import { sureTrade } from '../words/trades.ts'
import type { Shots } from './script-pack.ts'

const HOME = /\b(?:flats?|apartments?|houses?|duplex|land|plots?|bedrooms?|self[- ]contain)\b/iu
const TO_LET = /\b(?:for rent|for sale|to let|for lease|rooms? available|per year|per annum|asking price)\b/iu

const SERVED =
  /\b(?:cook|bak|grill|fr(?:y|ied)|roast|serv|plate|bowl|kitchen|tast|eat|soup|rice|cake|cater|pepper soup|jollof|chops)/iu

/** What can be filmed of a person's own text: what its trade is known for, if that is certain. */
export function seenOf(description: string, { seen, there }: Grammar): { filmed: string; shots: Shots | null } {
  if (HOME.test(description) && TO_LET.test(description)) return { filmed: there, shots: 'homes' }
  const ask = readPlainAsk(description)
  if (ask === 'come' || ask === 'give') return { filmed: there, shots: 'events' }
  const sure = sureTrade(description)
  const trade = sure === 'food' && !SERVED.test(description) ? null : sure
  const goods = isSelling(description) ? seen?.goods : undefined
  return { filmed: (trade && seen?.[trade]) ?? goods ?? there, shots: trade }
}
