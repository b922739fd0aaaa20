import type { Language } from '@ufaro/contract/tools/copywriter.ts'
import { asSentence, readList, readOwnWords } from '../own-words.ts'
import { type Ask, GIVE, readAsk } from './ask.ts'
import { inLanguage } from './in-language.ts'
import { type Keywords, sortKeywords } from './keywords.ts'
import { lexiconOf } from './lexicon.ts'
import { withNaira } from './money.ts'
import {
  ASKS_TO_CALL,
  CONTACT,
  DEAL,
  IN_PLACE,
  LEAST,
  LOCATED,
  PRICE,
  PRICE_INSIDE,
  PRICED,
  REQUEST,
  verbsOf,
  WE_SELL,
} from './patterns.ts'
import { isPlace } from './places.ts'
import { capital } from './spin.ts'
import { readTrade, type Trade } from './trades.ts'

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

const SUBJECT =
  /^(?:our|the|my|this|these)\s+(?<thing>(?:[\p{L}\p{M}’'-]+\s+){0,3}[\p{L}\p{M}’'-]+)\s+(?:is|are|has|have|comes?|will|can|gives?|makes?)\b/iu
const NAMED_AFTER =
  /^(?:ankara|african|nigerian|yoruba|igbo|hausa|italian|turkish|toyota|honda|nissan|lexus|samsung|apple|infinix|tecno|itel|xiaomi|hisense|nokia|dell|french|arabian|english|ghanaian|senegalese|brazilian|swiss|american|christmas|easter|sallah|ramadan|fulani|benin|edo|ijaw|tiv)$/iu
const PHRASE_WORDS = 12
const PHRASE_LETTERS = 80

export function readFacts(description: string, keywords: string, language: Language = 'English'): Facts {
  const verb = verbsOf(language)
  const text = withNaira(description)
  const { phrase, more } = readOwnWords(text)
  const facts: Facts = {
    ...{ product: null, sentences: [], price: null, least: false, place: null, deals: [], contacts: [] },
    ...{ keywords: sortKeywords([]), trade: readTrade(description, keywords), ask: 'order' },
  }
  // With two prices it is unclear what each belongs to, so they stay in place.
  const onePrice = [...text.matchAll(PRICE)].length === 1
  // A question is not a name.
  if (text.normalize('NFC').trimStart().startsWith(`${phrase}?`)) facts.sentences.push(`${phrase}?`)
  else readHead(facts, phrase, onePrice, verb)
  const [thing = ''] = [facts.product ?? facts.sentences[0]]
  for (const sentence of more) if (!take(facts, sentence, onePrice, verb)) facts.sentences.push(asSentence(sentence))

  facts.ask = readAsk(thing, description, keywords)
  const said = [facts.product ?? '', facts.place ?? '', ...facts.deals, ...facts.sentences].join(' ').toLowerCase()
  const unsaid = readList(withNaira(keywords)).filter(
    (keyword) => !said.includes(keyword.toLowerCase()) && !GIVE.test(keyword),
  )
  const left = unsaid.filter((keyword) => {
    if (/^\d/u.test(keyword)) facts.sentences.push(asSentence(keyword))
    else if (DEAL.test(keyword) && facts.deals.length === 0) facts.deals.push(keyword)
    else if (!facts.place && /^\p{Lu}/u.test(keyword) && isPlace(keyword) && !/\s/u.test(keyword)) facts.place = keyword
    else return true
    return false
  })
  facts.keywords = sortKeywords(left, lexiconOf(language))
  return inLanguage(language, facts)
}

/** The first sentence names the thing, or is a sentence of its own. */
function readHead(facts: Facts, phrase: string, onePrice: boolean, verb: RegExp): void {
  const [head = '', ...clauses] = joinPlaces(phrase.split(/[,;]\s+|\s[–—-]\s/u))
  const named = head.replace(WE_SELL, '')
  if (REQUEST.test(head) || verb.test(named.replace(/^our\s+/iu, '')) || (/:\s/u.test(phrase) && verb.test(phrase))) {
    facts.sentences.push(asSentence(phrase))
    facts.product = SUBJECT.exec(phrase)?.groups?.thing ?? null
    return
  }
  const left = clauses.filter((clause) => !take(facts, clause, onePrice, verb))
  const nouns = left.filter((clause) => !verb.test(clause))
  const thing = [cut(facts, head, onePrice, verb), ...nouns].join(', ')
  if (stands(thing, verb)) facts.product = softened(thing)
  else facts.sentences.push(asSentence(thing))
  for (const clause of left) if (verb.test(clause)) facts.sentences.push(asSentence(capital(clause)))
}

/** `Mokola, Ibadan` is one place. */
function joinPlaces(clauses: readonly string[]): string[] {
  const joined: string[] = []
  for (const clause of clauses) {
    const last = joined.at(-1)
    const goesOn = last !== undefined && isBarePlace(clause) && (isBarePlace(last) || IN_PLACE.test(` ${last}`))
    if (goesOn) joined[joined.length - 1] = `${last}, ${clause}`
    else joined.push(clause)
  }
  return joined
}

const isBarePlace = (clause: string): boolean => /^\p{Lu}/u.test(clause) && !/\d{3}/u.test(clause) && isPlace(clause)

function take(facts: Facts, words: string, onePrice: boolean, verb: RegExp): boolean {
  const clause = words.replace(/[\s.!,;:]+$/u, '')
  const contacts = clause.match(CONTACT)
  if (contacts && (ASKS_TO_CALL.test(clause) || clause.replace(CONTACT, '').trim().length < 4)) {
    facts.contacts.push(...contacts)
    return true
  }
  const deal = clause.replace(/^(?:and|plus|with|get|enjoy|there is|we have)\s+/iu, '')
  if (DEAL.test(deal) && !verb.test(deal.replace(/buy \S+ get/iu, '')) && deal.split(/\s+/u).length <= 10) {
    facts.deals.push(deal)
    return true
  }
  const [amount = '', at] = placeAtEnd(clause)
  const priced = PRICED.exec(amount)?.groups
  if (priced && onePrice && !facts.price && !(at && facts.place)) {
    setPrice(facts, priced)
    if (at) facts.place = at
    return true
  }
  const place = (LOCATED.exec(clause) ?? IN_PLACE.exec(` ${clause}`.replace(/^ (?=\P{Lu})/u, ' ')))?.groups?.place
  const whole = place && (LOCATED.test(clause) || ` ${clause}`.search(IN_PLACE) === 0)
  const named = isBarePlace(clause) && !verb.test(clause) ? clause : whole && isPlace(place) ? place : null
  if (!named || facts.place) return false
  facts.place = named
  return true
}

function cut(facts: Facts, phrase: string, onePrice: boolean, verb: RegExp): string {
  let thing = phrase.replace(WE_SELL, '').trim()
  const priced = PRICE_INSIDE.exec(thing)
  if (priced?.groups && onePrice && !facts.price && !DEAL.test(thing) && stands(thing.replace(priced[0], ''), verb)) {
    setPrice(facts, priced.groups)
    thing = thing.replace(priced[0], '').trim()
  }
  const deal = /\s(?:with|plus|and|\+)\s+(?<deal>.+)$/iu.exec(thing)
  if (deal?.groups?.deal && DEAL.test(deal.groups.deal) && !DEAL.test(thing.slice(0, deal.index))) {
    facts.deals.push(deal.groups.deal)
    thing = thing.slice(0, deal.index)
  }
  const [without = '', at] = placeAtEnd(thing)
  if (at && !facts.place && without.trim()) {
    facts.place = at
    thing = without
  }
  return thing.trim() || phrase
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

const stands = (words: string, verb: RegExp): boolean =>
  words.length <= PHRASE_LETTERS &&
  words.split(/\s+/u).length <= PHRASE_WORDS &&
  !verb.test(words.replace(/^our\s+/iu, '')) &&
  /\p{L}/u.test(words)

function softened(words: string): string {
  const [first = '', second = ''] = words.replace(/^our\s+/iu, '').split(/[\s,;]+/u)
  const isName =
    isPlace(first) ||
    NAMED_AFTER.test(first) ||
    (/^\p{Lu}/u.test(second) && !first.includes('-')) ||
    !/^\p{Lu}[\p{Ll}\p{M}’-]*$/u.test(first)
  const rest = words.replace(/^our\s+/iu, '')
  return isName ? rest : rest.replace(/^\p{Lu}/u, (letter) => letter.toLocaleLowerCase('en'))
}
