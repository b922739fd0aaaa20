import { MONTH } from '../words/patterns.ts'
import { DELIVERED, FAR } from './subjects.ts'

const DAYS = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day'
const DATE = String.raw`(?:\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}|${MONTH} \d{1,2}(?:st|nd|rd|th)?)(?![\p{L}\d])`
// Matches the last day of an offer, but not opening days: `Monday till Saturday`.
export const LAST = new RegExp(
  `(?<!\\p{L}|days? |ready |delivered )(?:till|until|(?<before>before)|by|ends?|clos(?:e|es|ing)|last day is)(?: on)?(?: \\p{Ll}+)? (?<day>${DATE}|${DAYS})(?!s)`,
  'iu',
)
// SHOP and ADDRESS match a place that readers can come to. A street needs a number, because other streets may only be
// where something is delivered.
const SHOP =
  /(?<!\p{L})(?:shop|store|stall|market|plaza|mall|clinic|studio|salon|spa|workshop|restaurant|bakery|gym|pharmacy|opposite|behind|beside|junction|roundabout|bus stop|gate(?! (?:opens?|fee))|walk[ -]?ins?)(?!\p{L})/iu
const ADDRESS =
  /(?<!\p{L})(?:[Nn]o\.? ?\d+|at \d+|\d+[a-zA-Z]?,?(?: \p{Lu}[\p{L}’']+){1,3} (?:[Ss]t|[Ss]treet|[Rr]oad|[Aa]venue|[Cc]rescent|[Pp]laza))(?= \p{Lu}|[.,]|\s*$)/u

// Matches words that show that readers cannot just walk in: goods are ordered first, or visits need an appointment.
const FETCHED = /(?<!\p{L})(?:pick[ -]?up|riders?|appointments?)(?!\p{L})/iu

// Facts about times and places, as typed.
export interface TypedFacts {
  // The last day for readers to answer: `by 25 November`, `before Friday`. Empty if the text names none for certain.
  until: string
  // Whether readers can walk in at an address. False if goods are sent to them or picked up.
  isShop: boolean
}

export function typedFacts(text: string): TypedFacts {
  const { day, before } = LAST.exec(text)?.groups ?? {}
  const isSent = DELIVERED.test(text) || FAR.test(text) || FETCHED.test(text)
  return {
    until: day ? `${before || 'by'} ${day}` : '',
    isShop: !isSent && (SHOP.test(text) || ADDRESS.test(text)),
  }
}
