import { asSentence } from '../own-words.ts'
import type { Ask } from './ask.ts'
import { DATE_AT_END, isBarePlace } from './clauses.ts'
import type { Keywords } from './keywords.ts'
import { ASKS_TO_CALL, CONTACT, DEAL, IN_PLACE, LEAST, LOCATED, PRICE_INSIDE, PRICED, WE_SELL } from './patterns.ts'
import { isPlace } from './places.ts'
import { capital } from './spin.ts'
import type { Trade } from './trades.ts'

export interface Facts {
  product: string | null
  sentences: string[]
  price: string | null
  least: boolean
  place: string | null
  deals: string[]
  contacts: string[]
  keywords: Keywords
  trade: Trade
  ask: Ask
}

/** `Engr. Musa 0706 111 2233` */
const PERSON = /(?<=^(?:call|contact|whats ?app|text)\s)\p{Lu}[\p{L}.]+(?:\s\p{Lu}[\p{L}.]+)?\s[+\d][\d\s-]+$/iu
const CALL =
  /[\s,]+(?:please\s+)?(?:(?:dm|message|inbox|chat|call|text|whats ?app)(?: (?:me|us))?(?: to (?:order|book|buy))?|order now|book now)$/iu
/** `send your CV to 0706 111 2233 before Friday 11 December` */
const DEADLINE = /(?<=\s)before (?=.*(?:day|\d)).{3,40}$/iu
const ASKS_FOR_MESSAGE = /^(?:please )?(?:dm|message|inbox|chat)(?: me| us)?(?: to (?:order|book|buy|enquire))?$/iu

/** The clause without the phone number at its end, which is said last. */
export function withoutContact(facts: Facts, clause: string): string {
  const [contact] = clause.match(CONTACT)?.slice(-1) ?? []
  const before =
    contact && clause.replace(/[\s.!]+$/u, '').endsWith(contact) && clause.slice(0, clause.lastIndexOf(contact)).trim()
  if (!contact || !before || !/^[+\d]/u.test(contact)) return clause
  facts.contacts.push(contact)
  return before.replace(/(?:[\s,:–-]|\s(?:on|via|at|through))+$/iu, '')
}

export function take(facts: Facts, words: string, onePrice: boolean, verb: RegExp): boolean {
  const clause = words
    .replace(/^(?:venue|address|location):\s+(?=\P{Ll})/iu, '')
    .replace(/[\s.!,;:]+$/u, '')
    .replace(CALL, '')
  const contacts = clause.match(CONTACT)
  // The closing sentence asks for a message anyway.
  if (!contacts && ASKS_FOR_MESSAGE.test(clause)) return true
  if (contacts && (ASKS_TO_CALL.test(clause) || clause.replace(CONTACT, '').trim().length < 4)) {
    const person = PERSON.exec(clause)?.[0]
    facts.contacts.push(...(person ? [person] : contacts))
    const [deadline] = clause.match(DEADLINE) ?? []
    if (deadline) facts.sentences.push(asSentence(`Reach us ${deadline}`))
    return true
  }
  const town = contacts ? clause.replace(CONTACT, '').replace(/[\s,:–-]+$/u, '') : ''
  if (contacts && !facts.place && isBarePlace(town)) {
    facts.place = town
    facts.contacts.push(...contacts)
    return true
  }
  const deal = clause.replace(/^(?:and|plus|with|get|enjoy|there is|we have)\s+/iu, '')
  if (
    DEAL.test(deal) &&
    !deal.includes(', ') &&
    !verb.test(deal.replace(/buy \S+ get/iu, '')) &&
    deal.split(/\s+/u).length <= 10
  ) {
    facts.deals.push(deal.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLocaleLowerCase('en')))
    return true
  }
  const [priceOnly = clause, extra] = clause.split(/\s(?=with\s)/u)
  const [amount = '', at] = placeAtEnd(priceOnly)
  const priced = PRICED.exec(amount)?.groups
  if (priced && onePrice && !facts.price && !(at && facts.place)) {
    setPrice(facts, priced)
    if (at) facts.place = at
    if (extra) facts.sentences.push(asSentence(capital(extra)))
    return true
  }
  const place = (LOCATED.exec(clause) ?? IN_PLACE.exec(` ${clause}`.replace(/^ (?=\P{Lu})/u, ' ')))?.groups?.place
  const whole = place && (LOCATED.test(clause) || ` ${clause}`.search(IN_PLACE) === 0)
  const named = isBarePlace(clause) && !verb.test(clause) ? clause : whole && isPlace(place) ? place : null
  if (!named || facts.place) return false
  facts.place = named
  return true
}

/** The name alone; what stands behind its price goes to `rest`. */
export function cut(facts: Facts, phrase: string, onePrice: boolean, rest: string[]): string {
  let thing = phrase.replace(WE_SELL, '').replace(CALL, '').trim()
  const priced = PRICE_INSIDE.exec(thing)
  if (priced?.groups && onePrice && !facts.price && !DEAL.test(priced[0])) {
    const [before, after] = [thing.slice(0, priced.index).trim(), thing.slice(priced.index + priced[0].length).trim()]
    if (before) {
      setPrice(facts, priced.groups)
      thing = before
      rest.push(...behind(after))
    }
  }
  const deal = /\s(?:with|plus|and|\+)\s+(?<deal>.+)$/iu.exec(thing)
  if (deal?.groups?.deal && DEAL.test(deal.groups.deal) && !DEAL.test(thing.slice(0, deal.index))) {
    facts.deals.push(deal.groups.deal)
    thing = thing.slice(0, deal.index)
  }
  const offered = /^(?<name>.+?)\s(?<way>for sale|for rent|to let|for hire|available\s.+)$/iu.exec(thing)?.groups
  if (offered?.name && offered.way) {
    rest.unshift(offered.way)
    thing = offered.name
  }
  const date = DATE_AT_END.exec(thing)
  // `Youth Sunday` is a name.
  if (date?.groups?.name && date.groups.date && !/^\p{L}+day$/u.test(date.groups.date)) {
    rest.unshift(date.groups.date)
    thing = date.groups.name
  }
  const [without = '', at] = placeAtEnd(thing)
  if (at && !facts.place && without.trim()) {
    facts.place = at
    thing = without
  }
  return thing.trim() || phrase
}

/** `3 for ₦9,000 nationwide delivery` are two clauses. */
function behind(words: string): string[] {
  const [, bundle, more] = /^(\d+ (?:\p{L}+ )?for ₦[\d,]*\d)\s+(.+)$/u.exec(words) ?? []
  return (bundle && more ? [bundle, more] : [words])
    .map((each) => each.replace(/^(?:and|plus)\s/iu, ''))
    .filter(Boolean)
}

function placeAtEnd(words: string): [string, string?] {
  const found = IN_PLACE.exec(words)
  const place = found?.groups?.place
  // `na` is `in` in Igbo and `of` in Hausa.
  const isOf = /^\sna\s/u.test(found?.[0] ?? '') && !/[ịụọṅ]/iu.test(words)
  return found && place && !isOf && isPlace(place) ? [words.slice(0, found.index), place] : [words]
}

function setPrice(facts: Facts, { lead = '', price = '' }: Record<string, string>): void {
  facts.price = price.replace(/\s+only$/iu, '').trim()
  facts.least = LEAST.test(lead)
}
