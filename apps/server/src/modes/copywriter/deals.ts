import type { Trade } from '../words/trades/trade-nouns.ts'

export type Deal = 'goods' | 'work' | 'offer' | Sale
// Ways of selling that decide the wording of an advert, whatever the goods: in bulk to businesses, or for hire.
export type Sale = 'supply' | 'hire'

const NOTICE =
  /(?<!\p{L})(?:will (?:be|remain) closed|is closed (?:from|on|for)|resumes? (?:work|on)|we (?:have |are )?(?:moved|moving|relocat\p{L}+)|new (?:address|number)|we apologi[sz]e|please note|notice is|thank you for (?:20\d\d|the|your|all)|happy (?:new year|holidays)|merry christmas)(?!\p{L})/iu
export const isNotice = (text: string): boolean => NOTICE.test(text)

const DONE =
  /^(?:we|i) (?:also )?(?!sell|have|stock|deal|supply|make|bake|produce|rent|buy|trade)\p{L}+|(?<!\p{L})(?:services?|installation|experts?|professionals?|specialists?|\p{L}{4,}ists?|technicians?|contractors?)(?!\p{L})/iu
const SOLD =
  /(?<!\p{L})(?:sell(?:ing|s)?|(?:for|on) sale|wholesale|retail|waybill|bulk|in stock|cartons?|dozens?|pieces|pcs|pairs?|sizes?|colou?rs|each|per (?:kg|bag|piece|carton)|combo|deliver(?:y|s)?|\d+ ?(?:kg|g|ml|cl|litres?))(?!\p{L})/iu
const OFFERED = /₦|(?<!\p{L})(?:prices?|orders?|buy|book|discount|packages?)(?!\p{L})/iu
const BARE_WORDS = 5

/**
 * Tells what is offered by a text without a noun of any trade: work, goods, or `offer` if either is possible. Null if
 * it is uncertain whether anything is offered.
 */
export function dealOf(heading: string, text: string): Deal | null {
  if (isNotice(text)) return null
  if (DONE.test(heading)) return 'work'
  if (SOLD.test(text)) return 'goods'
  const isBare = !/[\d:!?]/u.test(text) && text.split(/\s+/u).length <= BARE_WORDS
  return OFFERED.test(text) || isBare ? 'offer' : null
}

const SUPPLIED =
  /(?<!\p{L})(?:(?:we|i) (?:also )?supply|suppl(?:y|ies|ied) to|supplier|distributors?|(?<!retail and )wholesale(?!\p{L})(?! (?:and retail|from|price|at|available))|raw materials?|in bulk (?:for|to))(?!\p{L})/iu
const FOR_BUSINESS =
  /(?<!\p{L})(?:to|for) (?:\p{L}+ )?(?:restaurants|hotels|caterers|shops|stores|eateries|bakeries|supermarkets|food vendors|traders|retailers|resellers|boutiques|(?:\p{L}+ )?(?:makers|brands|producers|manufacturers))(?!\p{L})/iu
export const GOODS: ReadonlySet<Trade> = new Set([
  ...(['food', 'snacks', 'drinks', 'farm', 'spices', 'fashion', 'fabrics', 'uniforms', 'skincare'] as const),
  ...(['fragrance', 'babies', 'books', 'household', 'kitchen', 'bedding', 'homeware', 'gadgets'] as const),
])
const HIRED =
  /(?<!\p{L})(?:(?:for|to|on) (?:rent|hire(?! purchase))|rent(?:s|ing)? out|rentals?|(?:we|i) rent)(?!\p{L})/iu
// Trades whose own sentences already speak of hire, or whose offers are not goods.
const HIRE_KNOWN: ReadonlySet<Trade> = new Set([
  'property',
  'land',
  'stays',
  'carhire',
  'travel',
  'transport',
  'moving',
])

// Matches people for hire. They are booked, not rented.
const PEOPLE =
  /(?<!\p{L})(?:ushers?|waiters?|bouncers?|djs?|mcs?|bands?|drivers?|nurses?|cleaners?|models?|dancers?|drummers?|hypem[ae]n|photographers?|saxophonists?|singers?|guards?)(?!\p{L})/iu

export function saleOf(text: string, trade: Trade | null): Sale | null {
  if (HIRED.test(text) && !PEOPLE.test(text) && !(trade && HIRE_KNOWN.has(trade))) return 'hire'
  if (trade) return GOODS.has(trade) && (SUPPLIED.test(text) || FOR_BUSINESS.test(text)) ? 'supply' : null
  return SUPPLIED.test(text) ? 'supply' : null
}
