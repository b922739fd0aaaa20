import { withoutEnd } from '../../own-words.ts'
import { DEAL, IN_PLACE, PRICED } from '../patterns.ts'
import { isPlace } from '../places.ts'
import { capital } from '../spin.ts'

export interface OwnLine {
  mark: 'head' | 'fact' | 'price' | 'deal' | 'place'
  words: string
}

// No line begins with the new price of `was ₦120,000, now ₦84,000`.
const COMMA = /[,;](?!\s+now ₦)\s+/iu
/** Matches a product with its price, such as `Meat pie ₦800`. */
const AT_A_PRICE = /^[^₦]*\p{L}[^₦]*₦[\d,]+(?:\s?\/\s?\p{L}+|\s(?:per|each|a|an)(?:\s\p{L}+)?)?$/u
/** Matches a detail that needs no further words, such as `installed in one day` or `24hr security`. */
const DETAIL =
  /^(?:newly|freshly?|hand|home|well|fully|locally) ?-?\p{L}+(?:ed|en|made)\b(?:\s\S+){0,4}$|^(?!need|feed|seed|red\b|bed|used\b|fried|dried|smoked|grilled|boiled|roasted|peppered|minced|wooden|golden|garden|kitchen|chicken|linen|women|children)\p{L}{3,}(?:ed|en)\s(?:in|by|from|on|the|same|with|to|every|at)\s(?:\S+\s?){1,5}$|^\d+[ -]?(?:hours?|hrs?|months?|years?|days?|weeks?)\s(?:warranty|guarantee|security|light|service|delivery|training)$/iu
const HEAD_WORDS = 6
/** Whether a sentence is a heading, such as `Vacancy!` or `Menu:`. */
export const isHeading = (sentence: string): boolean => sentence.endsWith(':') || /^[^\d₦!?.,]{3,40}!$/u.test(sentence)
export const VERB =
  /(?<![\p{L}\p{M}])(?:is|are|was|has|have|holds?|starts?|begins?|will|can|we|you|i|they|it|get|come|call|do)(?![\p{L}\p{M}])/iu

/** Matches the beginning of a clause that is complete by itself: `we deliver`, `24hrs light`, `parking for 2 cars`. */
const STANDS =
  /^(?:₦|(?:we|i|you|they|it|order|call|dm|message|send|pay|book|come|visit|delivery|free|pick[ -]?up|nationwide|interstate|live \p{L}+ing|cash|minimum|all|no|prices?|opens?|closed|ready|comes|available|sizes?|must|salary|accommodation|venue|parking|both|agency|legal|inspection|waybill|same day|next day|serviced|furnished|negotiable|doesn['’]t|does not|\d+ (?:colou?rs|sizes|designs|flavou?rs|styles)|\d+ ?%|\d+ ?(?:hours?|hrs?|months?|years?|days?|weeks?))(?![\p{L}\p{M}]))|^(?:\p{L}+ ){1,2}(?:included|provided|guaranteed|accepted|inclusive)$/iu
// Matches the beginning of a place: `at Methodist Cathedral, Uwani`.
const AT_NAMED = /^at (?=\p{Lu})/u
const DATED =
  /^(?:every )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?![\p{L}\p{M}]).{0,30}|\d{1,2}(?::\d\d)?\s?(?:am|pm)?(?:\s?(?:-|–|to)\s?\d{1,2}(?::\d\d)?\s?)?(?:am|pm)(?: \p{L}+)?|\d{1,2}(?:st|nd|rd|th)?\s(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)\p{L}*(?: \d{4})?)$/iu
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

/**
 * Splits `2 bedroom flat, 24hrs light, parking for 2 cars` into a heading and clauses, if every clause is complete by
 * itself. Otherwise null.
 */
function runOn(parts: readonly string[]): string[] | null {
  const at = parts.findIndex((part, place) => place > 0 && stands(part))
  if (at < 0 || DEPENDENT.test(parts[0]!)) return null
  const rest = parts.slice(at)
  const isCertain = rest.every(stands) && (rest.length > 1 || PRICED.test(rest[0]!))
  return isCertain ? [parts.slice(0, at).join(', '), ...withTimes(rest)] : null
}

// Joins dates and times that follow each other into one line: `Sunday 14 December` and `5pm`.
function withTimes(parts: readonly string[]): string[] {
  const lines: string[] = []
  for (const part of parts) {
    const before = lines.at(-1)
    const isSame = before !== undefined && DATED.test(part) && before.split(', ').every((each) => DATED.test(each))
    if (isSame) lines[lines.length - 1] = `${before}, ${part}`
    else lines.push(part)
  }
  return lines
}

const stands = (part: string): boolean =>
  !/^and\s/iu.test(part) &&
  (STANDS.test(part) || DATED.test(part) || part.includes('₦') || isDetail(part) || AT_NAMED.test(part))

/**
 * Splits a sentence into the lines of a list. Returns a single line unless every part is certainly complete by itself.
 */
export function linesOf(sentence: string): OwnLine[] {
  if (isHeading(sentence)) return [{ mark: 'head', words: sentence }]
  const whole = sentence.replace(/[.:]$/u, '')
  const { label, list } = /^(?<label>[^:₦]{3,48}):\s+(?<list>.+)$/u.exec(whole)?.groups ?? {}
  const parts = (list ?? whole).split(COMMA).map((part) => withoutEnd(part.trim()))
  if (parts.length > 1 && parts.every((part) => AT_A_PRICE.test(part)))
    return [...(label ? [{ mark: 'head' as const, words: `${capital(label)}:` }] : []), ...parts.map(markOf)]
  const [head = '', ...rest] = whole.split(COMMA)
  const isTorn =
    rest.length > 0 &&
    head.split(/\s+/u).length <= HEAD_WORDS &&
    !/\sand\s/iu.test(rest.join(' ')) &&
    rest.every((part, at) => isDetail(part) || (at > 0 && at === rest.length - 1 && isTown(part))) &&
    !(isPlace(head) || IN_PLACE.test(head)) &&
    !VERB.test(head)
  const isPrices = parts.every((part) => PRICED.test(part))
  const torn = isPrices ? null : isTorn ? parts : label ? null : runOn(parts)
  return (torn ?? [whole]).map(markOf)
}

const isDetail = (part: string): boolean => isPriceOnly(part) || isDeal(part) || DETAIL.test(part)
const isPriceOnly = (part: string): boolean => PRICED.test(part)
const isDeal = (part: string): boolean => DEAL.test(part) && part.split(/\s+/u).length <= 5 && !VERB.test(part)

const isTown = (part: string): boolean =>
  /^(?!Close|Open)\p{Lu}/u.test(part) && isPlace(part) && part.split(/\s+/u).length <= 4 && !VERB.test(part)

export function markOf(words: string): OwnLine {
  if (AT_NAMED.test(words)) return { mark: 'place', words: words.replace(AT_NAMED, '') }
  const mark = isPriceOnly(words) ? 'price' : isDeal(words) ? 'deal' : isTown(words) ? 'place' : 'fact'
  return { mark, words: capital(words) }
}
