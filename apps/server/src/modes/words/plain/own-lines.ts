import { withoutEnd } from '../../own-words.ts'
import { DEAL, IN_PLACE, MONTH, PRICED } from '../patterns.ts'
import { isPlace } from '../places.ts'
import { capital } from '../spin.ts'
import { countWords } from '../writer.ts'

export interface OwnLine {
  mark: 'head' | 'fact' | 'price' | 'deal' | 'place'
  words: string
}

export const VERB =
  /(?<![\p{L}\p{M}])(?:is|are|was|has|have|holds?|starts?|begins?|will|can|we|you|i|they|it|get|come|call|do)(?![\p{L}\p{M}])/iu

/** Matches a beginning on which the next clause may depend, so that the sentence is not split. */
const DEPENDENT =
  /^(?:if|when|whenever|where|wherever|once|as|since|for|from|at|in|on|with|without|to|whatever|whether|because|after|before|until|till|while|by|just|even|though|although|unlike|instead|every|each|tired|looking|need|want|do not|don['’]t|no matter|so|then|and|but|or|not)(?![\p{L}\p{M}])/iu
const SPEAKS =
  /^(?:(?:we|i)(?:['’](?:re|ve|ll|m))?(?:\s(?:also|now|even|can|will|do))?\s\p{L}{2,}|you can)(?![\p{L}\p{M}])/iu
const ASKS =
  /^(?:(?:pre-?)?orders?|call|dm|message|send|pay|book|visit|delivery|interstate|nationwide|pick[ -]?up|live \p{L}+ing|cash on|minimum|waybill|\d+ ?% deposit)(?![\p{L}\p{M}])/iu

/** Splits a run-on sentence into sentences: `rice ₦2,500, we deliver, order before noon`. */
export function clausesOf(sentence: string): string[] {
  const parts = sentence.split(/,\s+/u)
  if (DEPENDENT.test(sentence) || /:\s/u.test(sentence) || parts.length < 3) return [sentence]
  const clauses: string[] = []
  for (const part of parts) {
    const begins = clauses.length === 0 || SPEAKS.test(part) || ASKS.test(part)
    if (begins) clauses.push(part)
    else clauses[clauses.length - 1] += `, ${part}`
  }
  return clauses.map(capital)
}

const CLOCK = String.raw`\d{1,2}(?:[:.]\d\d)?\s?(?:am|pm)(?!\p{L})`
export const DATED = new RegExp(
  String.raw`(?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?!\p{L})|${CLOCK}|\d{1,2}(?:st|nd|rd|th)?\s${MONTH})`,
  'iu',
)
const HOUR = new RegExp(`^${CLOCK}`, 'iu')
const PART_WORDS = 8
const LONG_WORDS = 16
// Matches a part of a sentence that describes the offer before it, such as `form ₦2,000`, and is no further offer.
const SURE =
  /₦|^\d|(?<!\p{L})(?:every|available|negotiable|paid|included|free|painted|trained|working)(?!\p{L})|\d ?(?:am|pm)(?!\p{L})/iu
const JOINED =
  /^(?:and|or|but|so|because|which|that|who|including|such|plus|even|then|as|to|in|on|with|now|was|normally|usually|till|until|before|after)(?!\p{L})/iu
// Matches a pronoun as subject. The parts after it may be further objects of its verb: `We cook rice, beans, yam`.
const SPOKEN = /^(?:we|i|you|they)(?!\p{L})/iu
const LABELLED = /^(?<label>[^:₦\d]{3,60}):\s+(?<list>.+)$/u
// Matches things in a row that share what follows: `Weekend pottery, painting and tie-dye retreat`.
const ROW = /^(?:[\p{L}-]+ ?){1,2}, [^₦\d]+ and [^₦\d]+$/u
const isThingAtPrice = (part: string): boolean => /^[^₦]*\p{L}[^₦]*₦/u.test(part)

// Whether a part continues the part before it: `Garki and Maitama` after `delivered in Wuse`, `₦20,000 for four` after
// `tickets ₦5,000`, `maths` after `English`.
function goesOn(part: string, before: string): boolean {
  const [name = ''] = part.split(/\s(?:and|or)\s/u)
  const isPlaced = IN_PLACE.test(before) || isPlace(before)
  const isPlaceToo = (isPlaced || /^\d/u.test(part)) && isPlace(name) && !DATED.test(`${before}, ${part}`)
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

/** Whether a sentence is a heading, such as `Vacancy!` or `Menu:`. */
const isHeading = (sentence: string): boolean => sentence.endsWith(':') || /^[^\d₦!?.,]{3,40}!$/u.test(sentence)

/**
 * Splits a sentence into the lines of a list: things with prices, and an offer with what is said of it, such as
 * `Tutorial centre, trained teachers, mock exam every Saturday, form ₦2,000`. Any other sentence is one line.
 * @param isFirst whether the sentence begins the text. Only then does a label name the offer. If false, a sentence of
 * two parts is one line.
 */
export function linesOf(sentence: string, isFirst?: boolean): OwnLine[] {
  if (isHeading(sentence)) return [{ mark: 'head', words: sentence }]
  const whole = sentence.replace(/[.:]$/u, '')
  const { label, list = whole } = LABELLED.exec(whole)?.groups ?? {}
  const parts = partsOf(list)
  const [first = '', ...rest] = parts
  if (rest.length === 0) return [markOf(whole)]
  if ((label ? parts : rest).every(isThingAtPrice) && (rest.length > 1 || isThingAtPrice(first)))
    return [...(label ? [{ mark: 'head' as const, words: `${capital(label)}:` }] : []), ...parts.map(markOf)]
  if (label) {
    const isOffer = isFirst === true && rest.length > 1 && parts.every((part) => countWords(part) <= PART_WORDS)
    return isOffer ? [label, ...parts].map(markOf) : [markOf(whole)]
  }
  return (isFirst !== false || rest.length > 1) && isOfferDescribed(first, rest) ? parts.map(markOf) : [markOf(whole)]
}

function isOfferDescribed(first: string, rest: readonly string[]): boolean {
  const isLong = countWords([first, ...rest].join(' ')) > LONG_WORDS
  const isShort = rest.every((part) => countWords(part) <= PART_WORDS)
  const last = rest.at(-1) ?? ''
  const isRow = /\sand\s/iu.test(last) && !last.includes('₦') && !DATED.test(last) && !ASKS.test(last)
  const isSure = rest.some((part) => SURE.test(part)) && (isLong || !isRow)
  const isFree = !SPOKEN.test(first) && (!DATED.test(first) || rest.some((part) => part.includes('₦')))
  const isMany = rest.length > 1 || (SURE.test(rest[0]!) && !/₦/u.test(rest[0]!))
  return (isShort || isLong) && isSure && isFree && isMany
}

// Matches the beginning of a place: `at Methodist Cathedral, Uwani`.
const AT_NAMED = /^at (?=\p{Lu})/u
const isPriceOnly = (part: string): boolean => PRICED.test(part)
const isDeal = (part: string): boolean => DEAL.test(part) && part.split(/\s+/u).length <= 5 && !VERB.test(part)

const isTown = (part: string): boolean =>
  /^(?!Close|Open)\p{Lu}/u.test(part) && isPlace(part) && part.split(/\s+/u).length <= 4 && !VERB.test(part)

function markOf(typed: string): OwnLine {
  const words = withoutEnd(typed)
  if (AT_NAMED.test(words)) return { mark: 'place', words: words.replace(AT_NAMED, '') }
  const mark = isPriceOnly(words) ? 'price' : isDeal(words) ? 'deal' : isTown(words) ? 'place' : 'fact'
  return { mark, words: capital(words) }
}
