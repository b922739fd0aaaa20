import { withNaira } from '../money.ts'
import { PLACE_NAMES } from '../places.ts'

const COUNTED = 'over|about|above|below|almost|nearly|under|than|least|served|taught|trained|reached'
const NO_THOUSANDS = new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${COUNTED})\s$`, 'iu')
const NO_PRICE_BEFORE = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:${COUNTED}|seats?|plots?|rooms?|flat|block|km|no|number|shop|suite|unit|class|jss|sss|since|in|pages?|pieces|guests|hall|sizes?|score[ds]?|model|year|capacity|up|minimum|min|moq)[\s:.]{0,3}$`,
  'iu',
)
/** Matches a thing and its price without a currency: `Zobo 500`, `Oil: 2,000`. Excludes years and phone numbers. */
const LISTED_PRICE =
  /^(?<thing>[^₦]*\p{L}(?:[^₦]*[^\d₦])?[\s:=–-]+)(?!(?:19|20[1-3])\d\d$)(?<price>\d{1,3}(?:,\d{3})+|[1-9]\d{2,5}|\d{1,3}(?:\.\d)?k)$/iu
/** Matches prices in thousands: `25k`, `22.5k`. Excludes numbers of followers and screen resolutions: `4k screen`. */
const THOUSANDS =
  /(?<![\p{L}\d₦.,@#/_-])(\d{1,3}(?:\.\d{1,2})?k)(?![\p{L}\d]|\+|\s(?:plus\s)?(?:followers|subscribers|views|likes|customers|clients|people|students|members|users|downloads|copies|run|race|marathon|steps|mah|tv|uhd|videos?|camera|screen|resolution|monitor|mileage|miles|km)(?![\p{L}\p{M}]))/giu
/**
 * Matches `asking 6.2m` and `2.8m initial deposit`, where the other words show that `m` means million, not metre.
 */
const MILLIONS =
  /(?<=\d[mk]\s(?:out )?of\s)(\d{1,3}(?:\.\d{1,3})?m)(?![\p{L}\d])|(?<=(?<![\p{L}\p{M}])(?:asking|price|rent|salary|fees?|pay|charge|deposit|last|cost|costs|budget|raised|need|sale|for|at|only|plot|acre|hectare|duplex|bungalow|flat|house|corolla|camry)(?:\s(?:price|is|of|at|only|for|:))?:?\s)(\d{1,3}(?:\.\d{1,3})?m)(?![\p{L}\d])|(?<=\dsqm\s)(\d{1,3}(?:\.\d{1,3})?m)(?![\p{L}\d])|(?<![\p{L}\d₦.,])(\d{1,3}(?:\.\d{1,3})?m)(?=\s(?:per|last|negotiable|slightly|asking|only|each|yearly|initial|deposit|outright|naira)(?![\p{L}\p{M}]))/giu
const YEAR = String.raw`(?!(?:19|20[0-3])\d\d(?!\d))`
const FIGURES = String.raw`${YEAR}(\d{1,3}(?:,\d{3})+|[1-9]\d{1,4}[05]0)`
const LOW_FIGURES = String.raw`${YEAR}(\d{1,3}(?:,\d{3})+|[1-9]\d{1,4}0|[1-9]\d5)`
// Matches a plural noun such as `blocks` in `delivery from 1000 blocks`, where the number is not a price. Words that
// end in `ss`, `us`, `is` or `os` are excluded, because they are seldom plurals: `delivery from 2500 across town`.
const COUNT_SENT = String.raw`(?<=(?:delivery|shipping|waybill)\sfrom\s[\d,]+)\s\p{L}{2,}[^\Wsuio]s(?![\p{L}\p{M}])`
/** Matches a price without a currency beside a unit or a delivery: `3500/kg`, `2500 same day`, `delivery 2500`. */
const WITH_UNIT = new RegExp(
  String.raw`(?<![\p{L}\d₦.,-])${FIGURES}(?=\s?\/\s?\p{L}|\s(?:same|next) day(?![\p{L}\p{M}])|\s(?:per|each|a (?:pair|set|piece|dozen|bag|yard|carton|plate|head|bottle|pack|session|cup|wrap|jar|tin|tray|crate|basket))(?![\p{L}\p{M}])|\swith\s\p{L})|(?<=\d(?:g|kg|ml|cl|litres?)\s)${FIGURES}(?![\p{L}\d,.]*\d)|(?<=(?<![\p{L}\p{M}])(?:delivery|shipping|waybill|form|fee|pay|entry|ticket|price|transport)(?:\s(?:is|fee|price|cost|at|from|only|of))?:?\s)${FIGURES}(?![\p{L}\d,.]|\s(?:people|guests|seats?|orders)(?![\p{L}\p{M}])|${COUNT_SENT})`,
  'giu',
)
// Words after a price that say which of several prices it is: `₦2,500 mainland`.
const CLASSES = 'mainland|island|within|outside|interstate|nationwide|vip|regular|single|double'
/**
 * Matches a number that counts as a price only beside a price or another such number: `50cl 3500`, `half goat 38000`,
 * and the second number of `mainland 2500, 3500 island`.
 */
const CLAUSE_PRICE = new RegExp(
  String.raw`(?<=(?:^|[,;.:]\s)[^₦,;.:\n]*\p{L}\)?\s)${LOW_FIGURES}(?=\s*(?:[,;]|\.?\s*$|\.\s|\sand\s)|\s\d{1,2}\s\p{L}|\san?\s\p{L}+(?:[,;.]|\s*$))|(?<=₦[\d,]+\s\p{L}+\s)${FIGURES}(?=[,;.]\s|\.?\s*$)|(?<=,\s)${FIGURES}(?=\s(?:${CLASSES})(?![\p{L}\p{M}]))`,
  'gimu',
)
/** Matches the prices in a row such as `saloon 1500 suv 2500 wash ₦3,000`. */
const IN_A_ROW = new RegExp(
  String.raw`(?<=\p{L}{3}\s)${FIGURES}(?=\s(?!guests|people|students|pieces|pcs|units|seats?|lit(?:re|er)s?|gallons?|kg|bags|tonn?e?s|watts?|mah|kva|miles|km|sqm|words|pages|mb|gb|in|to|and|or|with|for)\p{L}[^,.;\n]*₦[\d,]+(?:[.,;\n]|$))`,
  'giu',
)
// Matches the place for a comma before the next thing: `saloon ₦2,000 SUV ₦3,000`.
const NEXT_THING = new RegExp(
  String.raw`(?<=₦[\d,]*\d)(?=\s(?!(?:naira|per|each|only|for|and|with|was|now|off|monthly|weekly|daily|yearly|last|extra|save|deposit|${CLASSES})(?!\p{L}))\p{L}{3,}\s[^,.;₦\n]{0,24}₦)`,
  'giu',
)
// Matches the place for a comma in `mainland ₦2,000 island ₦3,000`.
const NEXT_CLASS = new RegExp(String.raw`(?<=(?:^|[,;.:]\s)(?:${CLASSES})\s₦[\d,]*\d)(?=\s(?:${CLASSES})\s₦)`, 'gimu')
/** Matches the place for a comma before the second size: `400g ₦2,800 1kg ₦6,500`. */
const NEXT_SIZE = /(?<=₦[\d,]*\d)(?=\s\d+(?:\.\d+)?\s?(?:g|kg|ml|cl|litres?)(?!\p{L}))/gu
// Matches the place for a missing ₦ before the lower price: `7,500 to ₦15,000`.
const LOWER_END = /(?<![\p{L}\d₦.,])(?=\d{1,3}(?:,\d{3})+\s(?:to|-|–)\s₦)/gu
// Matches the place for a comma between two offers: `₦5,000 a pair 2 pairs for ₦9,000`.
const NEXT_PACK = /(?<=₦[\d,]*\d(?:\s(?:a|per)\s\p{L}+|\seach)?)(?=\s\d+ \p{L}+ for ₦)/gu
// Matches the place for a comma between a price for a time and a town: `₦40,000 monthly Lekki`.
const NEXT_PLACE = new RegExp(
  String.raw`(?<=₦[\d,]*\d\s(?:monthly|weekly|daily|yearly|(?:a|per|each|every)\s(?:day|week|month|term|year)))(?=\s(?:${PLACE_NAMES.join('|')})(?![\p{L}\p{M}]))`,
  'gu',
)
/** Matches the place for a comma between how often and the price: `3 times a week ₦40,000`. */
const NEXT_PRICE =
  /(?<=\d\s(?:times|days|hours|lessons|classes|sessions)\s(?:a|per|each|every|in a)\s(?:day|week|month|term))(?=\s₦)/giu
const LISTED_CLAUSES = 2
/** A number is not a price if it is below the highest price divided by LOWEST: `HP 840` beside ₦285,000 is a model. */
const LOWEST = 100
/** Matches a price below ₦100 that is typed with `N`: `N50 each`. */
const SMALL = /(?<![\p{L}\d])N(\d{2})(?=\s(?:each|per)(?![\p{L}\p{M}]))/giu

const replaced = (text: string, pattern: RegExp, notAfter: RegExp, least = 0): string =>
  text.replace(pattern, (...match: unknown[]) => {
    const at = match.find((each) => typeof each === 'number') ?? 0
    const [whole = '', figures = ''] = match.filter((each) => typeof each === 'string')
    const isLow = Number(figures.replaceAll(',', '')) < least
    return isLow || notAfter.test(text.slice(Math.max(0, at - 40), at)) ? whole : withNaira(`${figures} naira`)
  })

/**
 * Adds ₦ to prices that lack it. Each number is judged separately, so that a year or a number of people does not affect
 * the prices beside it.
 */
export function priced(text: string): string {
  const short = [THOUSANDS, MILLIONS].reduce((said, pattern) => replaced(said, pattern, NO_THOUSANDS), listPriced(text))
  const sure = withNaira([WITH_UNIT, SMALL].reduce((said, pattern) => replaced(said, pattern, NO_PRICE_BEFORE), short))
  const prices = [...sure.matchAll(/₦([\d,]+)/gu)].map(([, figures = '']) => Number(figures.replaceAll(',', '')))
  const least = Math.max(0, ...prices) / LOWEST
  const ended = replaced(sure, CLAUSE_PRICE, NO_PRICE_BEFORE, least)
  const read = replaced(ended, IN_A_ROW, NO_PRICE_BEFORE, least)
    .replace(NEXT_PACK, ',')
    .replace(NEXT_THING, ',')
    .replace(NEXT_CLASS, ',')
  // One number without a currency may mean anything. Two or more are a price list.
  return prices.length > 0 || (read.match(/₦/gu)?.length ?? 0) >= LISTED_CLAUSES
    ? [NEXT_SIZE, NEXT_PRICE, NEXT_PLACE]
        .reduce((said, place) => said.replace(place, ','), read)
        .replace(LOWER_END, '₦')
    : sure
}

function listPriced(text: string): string {
  const lines = text.split('\n')
  const priced = lines.map((line) => {
    const { thing = '', price = '' } = LISTED_PRICE.exec(line.trim())?.groups ?? {}
    return price && !NO_PRICE_BEFORE.test(thing) && !/\d\s+$/u.test(thing)
      ? `${thing}${withNaira(`${price} naira`)}`
      : line
  })
  return priced.filter((line, at) => line !== lines[at]).length > 1 ? priced.join('\n') : text
}
