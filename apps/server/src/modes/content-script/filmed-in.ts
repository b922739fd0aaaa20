import { isSelling } from '../words/frames/sure-ask.ts'
import type { Grammar } from '../words/grammar.ts'
import { readPlainAsk } from '../words/plain/plain-ask.ts'
import { sureSector } from '../words/sectors.ts'

const HOME =
  /\b(?:flats?|apartments?|houses?|duplex|land|plots?|bedrooms?|self[- ]contain)\b[\s\S]*\b(?:for rent|for sale|to let|for lease|per year|per annum)\b/iu
const SERVED =
  /\b(?:cook|bak|grill|fr(?:y|ied)|roast|serv|plate|bowl|kitchen|tast|eat|soup|rice|cake|cater|pepper soup|jollof|chops)/iu

/** Returns the noun to film: the typical product of the trade if the trade is certain, else a general noun. */
export function filmedIn(description: string, { seen, there }: Grammar): string {
  const ask = readPlainAsk(description)
  if (HOME.test(description) || ask === 'come' || ask === 'give') return there
  const sure = sureSector(description)
  const trade = sure === 'food' && !SERVED.test(description) ? null : sure
  const goods = isSelling(description) ? seen?.goods : undefined
  return (trade && seen?.[trade]) ?? goods ?? there
}
