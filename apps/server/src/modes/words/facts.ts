import { asSentence, readList, readOwnWords } from '../own-words.ts'
import { withNaira } from './money.ts'
import { isPlace } from './places.ts'
import { isQuality } from './qualities.ts'
import { readTrade, type Trade } from './trades.ts'

export interface Facts {
  product: string | null
  sentences: string[]
  price: string | null
  least: boolean
  place: string | null
  deals: string[]
  contacts: string[]
  qualities: string[]
  keywords: string[]
  trade: Trade
}

const PRICE = /₦[\d,.]*\d(?:\s?[–-]\s?₦[\d,.]*\d)?(?:\s?(?:per|a|an|\/)\s?\p{L}+|\s+each)?(?:\s+only)?/gu
const BEFORE_PRICE = String.raw`(?:[\s,:@–-]|\b(?:at|for|from|only|just|starting|costs?|goes|price|prices|is|now|na|selling|sells|begins?|starts?|it|they|each|yours)\b)*`
const PRICED = new RegExp(`^(?<lead>${BEFORE_PRICE})(?<price>${PRICE.source})$`, 'iu')
const PRICE_INSIDE = new RegExp(
  `(?<lead>\\s*(?:[,:@–-]\\s*|\\b(?:at|for|from|only|just|starting|now|na)\\s+)*)(?<price>${PRICE.source})`,
  'iu',
)
const DEAL =
  /\b(?:free (?:delivery|shipping|gift|trial|consultation|class|lesson|drinks?|refill|wrapping|fitting|installation|pick-?up)|\d+ ?% ?(?:off|discount)|discount|promo|buy \d+|buy one|bonus|half price|jara|\d+ for the price of \d+)\b/iu
const CONTACT =
  /(?:\+?234|0)[\s-]?[789][01]\d[\s-]?\d{3,4}[\s-]?\d{3,4}|[\w.+-]+@[\w-]+\.[\w.-]+|(?<![\w.])@[\w.]{3,30}|\b(?:https?:\/\/|www\.|wa\.me\/)\S+|\b[\w-]+\.(?:com|ng|shop|store|africa)(?:\.ng)?\b/giu
const ASKS_TO_CALL =
  /^(?:please )?(?:call|whats ?app|dm|text|contact|order|book|reach|follow|phone|tel|visit|email|send|message|pe|kira|kpọọ)\b/iu
const WE_SELL =
  /^(?:we|i)(?:['’]m| am| are| dey)?\s+(?:sell(?:ing)?|mak(?:e|ing)|offer(?:ing)?|have|provid(?:e|ing)|supply(?:ing)?|bak(?:e|ing)|cook(?:ing)?|sew(?:ing)?|produc(?:e|ing)|do|deal(?:ing)? (?:in|on))\s+|^(?:a ń ta|à ń ta|muna sayar da|muna yin|anyị na-ere|anyị na-esi)\s+/iu
const VERB =
  /\b(?:is|are|was|were|has|have|had|will|can|do|does|we|you|i|they|it|dey|go|fit|get|comes?|makes?|gives?|keeps?|helps?|stays?)\b/iu
const LOCATED =
  /^(?:we are|we’re|we're|find us|visit us|located|our (?:shop|store|office|kitchen|studio) is|shop|based|available|pick ?up|come to us|meet us)\b.*?\b(?:in|at|on|around|inside)\s+(?<place>.{2,60})$/iu
const IN_PLACE = /\s(?:in|at|around|near|inside|within)\s+(?<place>\p{Lu}.{1,40})$/u
const SUBJECT =
  /^(?:our|the|my|this|these)\s+(?<thing>(?:[\p{L}\p{M}’'-]+\s+){0,3}[\p{L}\p{M}’'-]+)\s+(?:is|are|has|have|comes?|will|can|gives?|makes?)\b/iu
const NAMED_AFTER =
  /^(?:ankara|african|nigerian|yoruba|igbo|hausa|italian|turkish|french|arabian|english|ghanaian|senegalese|brazilian|swiss|american|christmas|easter|sallah|ramadan|fulani|benin|edo|ijaw|tiv)$/iu
const PHRASE_WORDS = 12
const PHRASE_LETTERS = 80

export function readFacts(description: string, keywords: string): Facts {
  const text = withNaira(description)
  const { phrase, more } = readOwnWords(text)
  const facts: Facts = {
    ...{ product: null, sentences: [], price: null, least: false, place: null },
    ...{ deals: [], contacts: [], qualities: [], keywords: [], trade: readTrade(description, keywords) },
  }
  // With two prices it is unclear what each belongs to, so they stay in place.
  const onePrice = [...text.matchAll(PRICE)].length === 1
  const [head = '', ...clauses] = phrase.split(/[,;]\s+|\s[–—-]\s/u)
  const left = clauses.filter((clause) => !take(facts, clause, onePrice))
  const thing = cut(facts, [head, ...left].join(', '), onePrice)
  if (stands(thing)) facts.product = softened(thing)
  else {
    facts.sentences.push(asSentence(thing))
    facts.product = SUBJECT.exec(thing)?.groups?.thing ?? null
  }
  for (const sentence of more) if (!take(facts, sentence, onePrice)) facts.sentences.push(asSentence(sentence))

  const said = [facts.product ?? '', ...facts.sentences].join(' ').toLowerCase()
  for (const keyword of readList(withNaira(keywords))) {
    if (said.includes(keyword.toLowerCase()) || facts.place === keyword) continue
    if (DEAL.test(keyword) && facts.deals.length === 0) facts.deals.push(keyword)
    else if (!facts.place && isPlace(keyword) && !/\s/u.test(keyword)) facts.place = keyword
    else (isQuality(keyword) ? facts.qualities : facts.keywords).push(keyword)
  }
  return facts
}

function take(facts: Facts, words: string, onePrice: boolean): boolean {
  const clause = words.replace(/[\s.!,;:]+$/u, '')
  const contacts = clause.match(CONTACT)
  if (contacts && (ASKS_TO_CALL.test(clause) || clause.replace(CONTACT, '').trim().length < 4)) {
    facts.contacts.push(...contacts)
    return true
  }
  const deal = clause.replace(/^(?:and|plus|with|get|enjoy|there is|we have)\s+/iu, '')
  if (DEAL.test(deal) && !VERB.test(deal.replace(/buy \S+ get/iu, '')) && deal.split(/\s+/u).length <= 10) {
    facts.deals.push(deal)
    return true
  }
  const priced = PRICED.exec(clause)?.groups
  if (priced && onePrice && !facts.price) {
    setPrice(facts, priced)
    return true
  }
  const place = (LOCATED.exec(clause) ?? IN_PLACE.exec(` ${clause}`.replace(/^ (?=\P{Lu})/u, ' ')))?.groups?.place
  const whole = place && (LOCATED.test(clause) || ` ${clause}`.search(IN_PLACE) === 0)
  if (whole && !facts.place && isPlace(place)) {
    facts.place = place
    return true
  }
  return false
}

function cut(facts: Facts, phrase: string, onePrice: boolean): string {
  let thing = phrase.replace(WE_SELL, '').trim()
  const priced = PRICE_INSIDE.exec(thing)
  if (priced?.groups && onePrice && !facts.price && !DEAL.test(thing) && stands(thing.replace(priced[0], ''))) {
    setPrice(facts, priced.groups)
    thing = thing.replace(priced[0], '').trim()
  }
  const deal = /\s(?:with|plus|and|\+)\s+(?<deal>.+)$/iu.exec(thing)
  if (deal?.groups?.deal && DEAL.test(deal.groups.deal) && !DEAL.test(thing.slice(0, deal.index))) {
    facts.deals.push(deal.groups.deal)
    thing = thing.slice(0, deal.index)
  }
  const place = IN_PLACE.exec(thing)
  if (place?.groups?.place && !facts.place && isPlace(place.groups.place)) {
    facts.place = place.groups.place
    thing = thing.slice(0, place.index)
  }
  return thing.trim() || phrase
}

function setPrice(facts: Facts, { lead = '', price = '' }: Record<string, string>): void {
  facts.price = price.replace(/\s+only$/iu, '').trim()
  facts.least = /\b(?:from|starting|starts?|begins?)\b/iu.test(lead)
}

const stands = (words: string): boolean =>
  words.length <= PHRASE_LETTERS &&
  words.split(/\s+/u).length <= PHRASE_WORDS &&
  !VERB.test(words.replace(/^our\s+/iu, '')) &&
  /\p{L}/u.test(words)

function softened(words: string): string {
  const [first = '', second = ''] = words.replace(/^our\s+/iu, '').split(/\s+/u)
  const isName =
    isPlace(first) || NAMED_AFTER.test(first) || /^\p{Lu}/u.test(second) || !/^\p{Lu}[\p{Ll}\p{M}’-]*$/u.test(first)
  const rest = words.replace(/^our\s+/iu, '')
  return isName ? rest : rest.replace(/^\p{Lu}/u, (letter) => letter.toLocaleLowerCase('en'))
}
