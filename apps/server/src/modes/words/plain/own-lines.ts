import { withoutEnd } from '../../own-words.ts'
import { DEAL, IN_PLACE, PRICED } from '../patterns.ts'
import { isPlace } from '../places.ts'
import { capital } from '../spin.ts'

export interface OwnLine {
  mark: 'head' | 'fact' | 'price' | 'deal' | 'place'
  words: string
}

const COMMA = /[,;]\s+/u
/** `Meat pie ₦800` */
const AT_A_PRICE = /^[^₦]*\p{L}[^₦]*₦[\d,]+(?:\s?\/\s?\p{L}+|\s(?:per|each|a|an)(?:\s\p{L}+)?)?$/u
/** Said of a thing and complete by itself: `installed in one day`, `24hr security`. */
const DETAIL =
  /^(?:newly|freshly?|hand|home|well|fully|locally) ?-?\p{L}+(?:ed|en|made)\b(?:\s\S+){0,4}$|^(?!need|feed|seed|red\b|bed|used\b|fried|dried|smoked|grilled|boiled|roasted|peppered|minced|wooden|golden|garden|kitchen|chicken|linen|women|children)\p{L}{3,}(?:ed|en)\s(?:in|by|from|on|the|same|with|to|every|at)\s(?:\S+\s?){1,5}$|^\d+[ -]?(?:hours?|hrs?|months?|years?|days?|weeks?)\s(?:warranty|guarantee|security|light|service|delivery|training)$/iu
const HEAD_WORDS = 6
export const VERB =
  /(?<![\p{L}\p{M}])(?:is|are|was|has|have|holds?|starts?|begins?|will|can|we|you|i|they|it|get|come|call|do)(?![\p{L}\p{M}])/iu

/** A sentence as lines of a list: one, unless every clause surely stands alone. */
export function linesOf(sentence: string): OwnLine[] {
  if (sentence.endsWith(':')) return [{ mark: 'head', words: sentence }]
  const whole = sentence.replace(/[.:]$/u, '')
  const { label, list } = /^(?<label>[^:₦]{3,48}):\s+(?<list>.+)$/u.exec(whole)?.groups ?? {}
  const parts = (list ?? whole).split(COMMA).map((part) => withoutEnd(part.trim()))
  if (parts.length > 1 && parts.every((part) => AT_A_PRICE.test(part)))
    return [...(label ? [markOf(label)] : []), ...parts.map(markOf)]
  const [head = '', ...rest] = whole.split(COMMA)
  const isTorn =
    rest.length > 0 &&
    head.split(/\s+/u).length <= HEAD_WORDS &&
    !/\sand\s/iu.test(rest.join(' ')) &&
    rest.every((part, at) => isDetail(part) || (at > 0 && at === rest.length - 1 && isTown(part))) &&
    !(isPlace(head) || IN_PLACE.test(head)) &&
    !VERB.test(head)
  return isTorn ? [head, ...rest].map(markOf) : [markOf(whole)]
}

const isDetail = (part: string): boolean => isPriceOnly(part) || isDeal(part) || DETAIL.test(part)
const isPriceOnly = (part: string): boolean => PRICED.test(part)
const isDeal = (part: string): boolean => DEAL.test(part) && part.split(/\s+/u).length <= 5 && !VERB.test(part)

const isTown = (part: string): boolean =>
  /^(?!Close|Open)\p{Lu}/u.test(part) && isPlace(part) && part.split(/\s+/u).length <= 4 && !VERB.test(part)

function markOf(words: string): OwnLine {
  const mark = isPriceOnly(words) ? 'price' : isDeal(words) ? 'deal' : isTown(words) ? 'place' : 'fact'
  return { mark, words: capital(words) }
}
