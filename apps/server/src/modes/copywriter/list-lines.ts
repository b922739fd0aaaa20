import { IN_PLACE, MONTH } from '../words/patterns.ts'
import { isPlace } from '../words/places.ts'
import { isHeading, markOf, type OwnLine } from '../words/plain/own-lines.ts'
import { countWords } from '../words/writer.ts'

const CLOCK = String.raw`\d{1,2}(?::\d\d)?\s?(?:am|pm)(?!\p{L})`
export const DATED = new RegExp(
  String.raw`(?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?!\p{L})|${CLOCK}|\d{1,2}(?:st|nd|rd|th)?\s${MONTH})`,
  'iu',
)
const HOUR = new RegExp(`^${CLOCK}`, 'iu')
const PART_WORDS = 8
const LONG_WORDS = 16
// Matches a part that describes the offer, as in `form ₦2,000`, and so cannot be a further offer of the same kind.
const SURE =
  /₦|^\d|(?<!\p{L})(?:every|available|negotiable|paid|included|free|painted|trained|working)(?!\p{L})|\d ?(?:am|pm)(?!\p{L})/iu
const JOINED =
  /^(?:and|or|but|so|because|which|that|who|including|such|plus|even|then|as|to|in|on|with|now|was|normally|usually|till|until)(?!\p{L})/iu
// Matches a subject. The parts after it may be further objects of its verb: `We cook rice, beans, yam`.
const SPOKEN = /^(?:we|i|you|they)(?!\p{L})/iu
const LABELLED = /^(?<label>[^:₦\d]{3,60}):\s+(?<list>.+)$/u
// Matches things in a row that share what follows: `Weekend pottery, painting and tie-dye retreat`.
const ROW = /^(?:[\p{L}-]+ ?){1,2}, [^₦\d]+ and [^₦\d]+$/u
const isPriced = (part: string): boolean => /^[^₦]*\p{L}[^₦]*₦/u.test(part)

// Whether a part continues the part before it: `Garki and Maitama` after `delivered in Wuse`, `₦20,000 for four` after
// `tickets ₦5,000`, `maths` after `English`.
function goesOn(part: string, before: string): boolean {
  const [name = ''] = part.split(/\s(?:and|or)\s/u)
  const isPlaced = IN_PLACE.test(before) || isPlace(before)
  const isPlaceToo = isPlaced && isPlace(name) && !DATED.test(part)
  const isPriceToo = before.includes('₦') && part.startsWith('₦')
  const isHourToo = DATED.test(before) && HOUR.test(part)
  const isWordToo = /^\p{L}+$/u.test(part) && /^(?:\p{L}+(?:, |$))+$/u.test(before)
  return JOINED.test(part) || isPlaceToo || isPriceToo || isHourToo || isWordToo
}

function partsOf(list: string): string[] {
  const parts: string[] = []
  for (const part of list.split(/[,;]\s+(?![^(]*\))/u)) {
    const before = parts.at(-1)
    const isRow = parts.length === 1 && ROW.test(`${before}, ${part}`)
    if (before !== undefined && (isRow || goesOn(part, before))) parts[parts.length - 1] = `${before}, ${part}`
    else parts.push(part)
  }
  return parts
}

/**
 * Splits a sentence into the lines of a list: things with prices, and an offer with what is said of it, such as
 * `Tutorial centre, trained teachers, mock exam every Saturday, form ₦2,000`. Any other sentence is one line.
 */
export function listLines(sentence: string, at: number): OwnLine[] {
  if (isHeading(sentence)) return [{ mark: 'head', words: sentence }]
  const whole = sentence.replace(/[.:]$/u, '')
  const { label, list = whole } = LABELLED.exec(whole)?.groups ?? {}
  const parts = partsOf(list)
  const [first = '', ...rest] = parts
  if (rest.length === 0) return [markOf(whole)]
  if ((label ? parts : rest).every(isPriced) && (rest.length > 1 || isPriced(first)))
    return [...(label ? [{ mark: 'head' as const, words: `${label}:` }] : []), ...parts.map(markOf)]
  if (label) {
    const isOffer = at === 0 && rest.length > 1 && parts.every((part) => countWords(part) <= PART_WORDS)
    return isOffer ? [label, ...parts].map(markOf) : [markOf(whole)]
  }
  return (at === 0 || rest.length > 1) && isOfferDescribed(first, rest) ? parts.map(markOf) : [markOf(whole)]
}

function isOfferDescribed(first: string, rest: readonly string[]): boolean {
  const isLong = countWords([first, ...rest].join(' ')) > LONG_WORDS
  const isShort = rest.every((part) => countWords(part) <= PART_WORDS)
  const isSure = rest.some((part) => SURE.test(part)) && (isLong || !/\sand\s/iu.test(rest.at(-1) ?? ''))
  const isFree = !SPOKEN.test(first) && (!DATED.test(first) || rest.some((part) => part.includes('₦')))
  const isMany = rest.length > 1 || (SURE.test(rest[0]!) && !/₦/u.test(rest[0]!))
  return (isShort || isLong) && isSure && isFree && isMany
}
