export type Deal = 'goods' | 'work' | 'offer'

const NOTICE =
  /(?<!\p{L})(?:will (?:be|remain) closed|is closed (?:from|on|for)|resumes? (?:work|on)|we (?:have |are )?(?:moved|moving|relocat\p{L}+)|new (?:address|number)|we apologi[sz]e|please note|notice is|thank you for (?:20\d\d|the|your|all)|happy (?:new year|holidays)|merry christmas)(?!\p{L})/iu
export const isNotice = (text: string): boolean => NOTICE.test(text)

const DONE =
  /^(?:we|i) (?:also )?(?!sell|have|stock|deal|supply|make|bake|produce|rent|buy|trade)\p{L}+|(?<!\p{L})(?:services?|installation|experts?|professionals?|specialists?|\p{L}{4,}ists?|technicians?|contractors?)(?!\p{L})/iu
const SOLD =
  /(?<!\p{L})(?:sell(?:ing|s)?|(?:for|on) sale|wholesale|retail|waybill|bulk|in stock|cartons?|dozens?|pieces|pcs|pairs?|sizes?|colou?rs|each|per (?:kg|bag|piece|carton)|\d+ ?(?:kg|g|ml|cl|litres?))(?!\p{L})/iu
const OFFERED = /₦|(?<!\p{L})(?:prices?|orders?|deliver(?:y|s)?|buy|book|discount|packages?)(?!\p{L})/iu
const BARE_WORDS = 5

/** What a text offers in which no noun names the trade: work, goods or at least something. Null if uncertain. */
export function dealOf(heading: string, text: string): Deal | null {
  if (isNotice(text)) return null
  if (DONE.test(heading)) return 'work'
  if (SOLD.test(text)) return 'goods'
  const isBare = !/[\d:!?]/u.test(text) && text.split(/\s+/u).length <= BARE_WORDS
  return OFFERED.test(text) || isBare ? 'offer' : null
}
