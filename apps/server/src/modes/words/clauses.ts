import { IN_PLACE, PRICE, WE_SELL } from './patterns.ts'
import { isPlace } from './places.ts'
import { isQuality } from './qualities.ts'

/** What is said of a thing rather than one more thing: `baked the same day`, `free size`, `24 hours`. */
const DETAIL =
  /^(?!(?:fried|dried|smoked|grilled|boiled|roasted|peppered|chicken|garden|linen|golden|wooden|beaded|crocheted|embroidered|used|minced)\b)(?:\p{L}{2,}(?:ed|en)\b|(?:well|hand|home|freshly?|nicely|real|pure|all|both|any|every|very|pay|ready|hot|good|online)\b|feeds|fits|lasts|comes|made|sewn|cut|built|done|with|without|for|from|between|in|at|on|no|free|same|next|we|you|it|they)\b|[\d₦%]/iu
const DATE =
  /\b(?:Jan|Feb|Mar(?!k)|Apr|May|June?|July?|Aug|Sep|Oct|Nov|Dec)[a-z]*\b|\b(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day\b/iu
const HOUR = /^(?:from |by |at )?\d{1,2}(?:[:.]\d\d)?\s?(?:am|pm)\b/iu
const LABEL = /^(?<label>[^:;,₦]{3,48}):\s+(?<list>.+)$/u
const AND = /\s(?:and|àti|ati|da|na|&)\s/u
const LAST_ENTRY = /\s(?:at|with|in|for|from|into|available|every|cut|cleaned)\s.*$/u
const LASTING = /^\d+[ -](?:day|week|month|year)s?\s/iu
const ENTRY_WORDS = 5

/** The clauses of a sentence; a list of things, a place and its town, a date and its hour stay together. */
export function clausesOf(phrase: string): string[] {
  const { label, list = phrase } = LABEL.exec(phrase)?.groups ?? {}
  const parts = list.split(/[,;]\s+|(?<=\p{L}),(?=\p{L})|\s[–—-]\s/u).map((part) => part.trim())
  const clauses = joinLists(joinDates(joinPlaces(parts.filter(Boolean))))
  return label ? [label, ...clauses] : clauses
}

function joinLists(clauses: readonly string[]): string[] {
  const joined: string[] = []
  for (let at = 0; at < clauses.length; at++) {
    const run = runFrom(clauses, at)
    joined.push(clauses.slice(at, at + run).join(', '))
    at += run - 1
  }
  return joined
}

/** How many clauses from here make one list: short things, the last after an `and`. */
function runFrom(clauses: readonly string[], from: number): number {
  if (from === 0 && WE_SELL.test(clauses[0] ?? '')) {
    const end = clauses.findIndex((clause) => !isThing(clause.replace(WE_SELL, '')))
    const sold = end < 0 ? clauses.length : end
    if (sold > 1) return sold
  }
  let run = 1
  for (let at = from; at < clauses.length; at++) {
    const clause = clauses[at]!
    // `delivered to shops, offices and events`, `amala with egusi, ogbono and okro`
    const goesOn = /\s(?:to|for|from|of|with)\s\S+$/u.test(clause)
    const isListed =
      (at === 0 || (at === from && goesOn) || !DETAIL.test(clause)) &&
      !/[₦\d]/u.test(at === 0 ? clause.replace(LASTING, '') : clause)
    // `Plumber in Akure` ends with its town.
    if (at < clauses.length - 1 && !AND.test(clause) && (IN_PLACE.test(clause) || isBarePlace(clause))) return run
    if (!isListed || clause.replace(WE_SELL, '').replace(LAST_ENTRY, '').split(/\s+/u).length > ENTRY_WORDS) return run
    if (!AND.test(clause) && !/^(?:and|àti|da|na)\s/u.test(clause)) continue
    if (at > from && clause.split(AND).some((entry) => isQuality(entry.trim()))) return run
    run = at - from + 1
    if (!goesOn) return run
  }
  return run
}

const isThing = (clause: string): boolean =>
  !DETAIL.test(clause) &&
  !/[₦\d]|\s(?:is|are|can|will|we|you|it)\s/u.test(clause) &&
  !isQuality(clause) &&
  !isBarePlace(clause) &&
  clause.replace(LAST_ENTRY, '').split(/\s+/u).length <= ENTRY_WORDS

const joinPlaces = (clauses: readonly string[]): string[] =>
  joinTo(clauses, (clause, last) => isBarePlace(clause) && (isBarePlace(last) || IN_PLACE.test(` ${last}`)))

const joinDates = (clauses: readonly string[]): string[] =>
  joinTo(clauses, (clause, last) => HOUR.test(clause) && DATE.test(last))

function joinTo(clauses: readonly string[], goesOn: (clause: string, last: string) => boolean): string[] {
  const joined: string[] = []
  for (const clause of clauses) {
    const last = joined.at(-1)
    if (last !== undefined && goesOn(clause, last)) joined[joined.length - 1] = `${last}, ${clause}`
    else joined.push(clause)
  }
  return joined
}

/** `14 June, 5pm`, said of what takes place then. */
export const isDate = (clause: string): boolean =>
  /^(?:on |this |every )?(?:\d|\p{L}+day\b)/iu.test(clause) && DATE.test(clause)

/** `Youth convention 14-16 August` */
export const DATE_AT_END =
  /^(?<name>.*?[\p{L})'’”"](?<!\s(?:and|or)))[\s,]+(?<date>(?:on\s)?(?:\d{1,2}(?:st|nd|rd|th)?(?:\s?[–-]\s?\d{1,2}(?:st|nd|rd|th)?)?\s(?:of\s)?(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)\p{L}*|(?:January|February|March|April|June|July|August|September|October|November|December)\s\d{1,2}(?:st|nd|rd|th)?|(?:(?:this|every|on)\s)?(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day)(?:,?\s(?:at\s|by\s)?\d{1,2}.*)?)$/u

const SHOP = /^(?:shop|suite|plot|block|no\.?)\s+\p{L}?\d+\p{L}?\b/iu

const BESIDE =
  /^(?:visit|find|meet|(?:studio|office|store|salon) at|opposite|close|beside|behind|near|along|off|by|before|after)\b/iu

export const isBarePlace = (clause: string): boolean =>
  SHOP.test(clause) ||
  (clause.split(/,\s*/u).every((part) => /^[\p{Lu}\d]/u.test(part)) &&
    !BESIDE.test(clause) &&
    !/\d{3}/u.test(clause) &&
    !DATE.test(clause) &&
    isPlace(clause))

/** `3 for ₦9,000` is an offer, so its price is not the product's. */
const BUNDLE = /\b\d+ (?:packs? |pieces? |pcs )?for ₦[\d,]+/giu

export const pricesIn = (text: string): number => text.replace(BUNDLE, '').match(PRICE)?.length ?? 0
