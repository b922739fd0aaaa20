import type { Language } from '@ufaro/contract/tools/copywriter.ts'
import { asSentence, joinList, readList, readOwnWords } from '../own-words.ts'
import { GIVE, readAsk } from './ask.ts'
import { calm } from './calm.ts'
import { clausesOf, isDate, pricesIn } from './clauses.ts'
import { inLanguage } from './in-language.ts'
import { sortKeywords } from './keywords.ts'
import { lexiconOf } from './lexicon.ts'
import { sayAct } from './lexicons/acts.ts'
import { withNaira } from './money.ts'
import { DEAL, PRICE_INSIDE, REQUEST, verbsOf, WE_SELL } from './patterns.ts'
import { isPlace } from './places.ts'
import { capital } from './spin.ts'
import { cut, type Facts, take, withoutContact } from './take-facts.ts'
import { readTrade, type Trade } from './trades.ts'

const SUBJECT =
  /^(?:our|the|my|this|these)\s+(?<thing>(?:[\p{L}\p{M}’'-]+\s+){0,5}?[\p{L}\p{M}’'-]+)\s+(?:is|are|has|have|comes?|will|can|gives?|makes?|clears|leaves|removes|keeps|lasts|fits|tastes|smells|protects|softens)\b/iu
const NAMED_AFTER =
  /^(?:ankara|african|nigerian|yoruba|igbo|hausa|italian|turkish|toyota|honda|nissan|lexus|samsung|apple|infinix|tecno|itel|xiaomi|hisense|nokia|dell|french|arabian|english|ghanaian|senegalese|brazilian|swiss|american|christmas|easter|sallah|ramadan|fulani|benin|edo|ijaw|tiv)$/iu
const ALERT =
  /^(?:new (?:stock|arrivals?|in)|just (?:in|arrived|landed)|restock(?:ed)?|back in stock|promo|sales?|big sale|good news|attention|hot deal)(?: alert)?$/iu
const TAIL = /\s(?:from|with|by|in|at|for|made)\s/u
const PHRASE_WORDS = 12
const PHRASE_LETTERS = 80
const PHRASE_MAX = 400
const ENTRIES_MAX = 4

export function readFacts(description: string, keywords: string, language: Language = 'English'): Facts {
  const verb = verbsOf(language)
  const text = calm(withNaira(sayAct(language, description)))
  const words = readOwnWords(text, PHRASE_MAX)
  const isAlert = ALERT.test(words.phrase) && words.more.length > 0
  const [phrase = '', ...more] = [...(isAlert ? [] : [words.phrase]), ...words.more]
  const facts: Facts = {
    ...{ product: null, sentences: [], price: null, least: false, place: null, deals: [], contacts: [] },
    ...{ keywords: sortKeywords([]), trade: 'goods', ask: 'order' },
  }
  // With two prices it is unclear what each belongs to, so they stay in place.
  const onePrice = pricesIn(text) === 1
  if (isAlert) facts.sentences.push(`${capital(words.phrase.toLocaleLowerCase('en'))}!`)
  // A question is not a name.
  if (text.normalize('NFC').trimStart().startsWith(`${phrase}?`)) facts.sentences.push(`${phrase}?`)
  else readHead(facts, phrase, onePrice, verb)
  for (const sentence of more)
    if (!take(facts, sentence, onePrice, verb))
      facts.sentences.push(asSentence(capital(withoutContact(facts, sentence))))

  const [thing = ''] = [facts.product ?? facts.sentences[0]]
  facts.ask = readAsk([thing, ...facts.sentences.filter(isDate)].join(', '), description, keywords)
  facts.trade = tradeFor(facts, readTrade(thing, `${description} ${keywords}`))
  const said = [facts.product ?? '', facts.place ?? '', ...facts.deals, ...facts.sentences].join(' ').toLowerCase()
  const unsaid = readList(calm(withNaira(keywords))).filter((keyword) => !says(said, keyword) && !GIVE.test(keyword))
  const left = unsaid.filter((keyword) => {
    if (/^\d/u.test(keyword)) facts.sentences.push(asSentence(keyword))
    else if (DEAL.test(keyword) && facts.deals.length === 0) facts.deals.push(keyword)
    else if (isTown(keyword)) facts.place = facts.place ? `${facts.place}, ${keyword}` : keyword
    else return true
    return false
  })
  facts.keywords = sortKeywords(left, lexiconOf(language))
  return inLanguage(language, facts, text)
}

/** `ac` is not said by `capacity`, `cake` is by `cakes`. */
function says(text: string, keyword: string): boolean {
  const words = keyword.toLowerCase().replace(/[\\^$.*+?()[\]{}|]/gu, '\\$&')
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${words}(?:e?s)?(?![\\p{L}\\p{M}\\p{N}])`, 'u').test(text)
}

const isTown = (keyword: string): boolean => /^\p{Lu}\S+(?:\s\p{Lu}\S+)?$/u.test(keyword) && isPlace(keyword)

/** What takes place is filmed as an event and what is taught as a class, whatever words describe it. */
function tradeFor({ ask }: Facts, trade: Trade): Trade {
  if (ask === 'come' || ask === 'give') return 'events'
  if (ask === 'join') return 'learning'
  return ask === 'book' && trade === 'goods' ? 'service' : trade
}

/** `Our party jollof is hot` names it; `Our hostel has light` does not: one thing alone would need its article. */
function subjectOf(phrase: string): string | null {
  const thing = SUBJECT.exec(phrase)?.groups?.thing ?? ''
  return /\s|s$/u.test(thing) ? thing : null
}

/** The first clause names the thing, or is a sentence; what follows is said of it. */
function readHead(facts: Facts, phrase: string, onePrice: boolean, verb: RegExp): void {
  const [head = '', ...clauses] = clausesOf(phrase)
  const named = head.replace(WE_SELL, '')
  const isAsked = REQUEST.test(head)
  const subject = subjectOf(phrase)
  // `We cook for weddings` names nothing.
  const isFor = named !== head && /^(?:for|in|to|with|from|at|your)\s/iu.test(named)
  if (!isAsked && (isFor || subject || verb.test(named.replace(/^our\s+/iu, '')))) {
    facts.sentences.push(asSentence(capital(phrase)))
    facts.product = subject
    return
  }
  const priced = onePrice ? [] : clauses.slice(0, priceList(head, clauses))
  const left = clauses.slice(priced.length)
  const rest: string[] = []
  const before = { ...facts, deals: [...facts.deals] }
  const thing = priced.length > 0 ? namesIn([head, ...priced]) : cut(facts, head, onePrice, rest)
  if (priced.length > 0) facts.sentences.push(asSentence(capital([head, ...priced].join(', '))))
  if (!isAsked && stands(thing, verb)) nameIt(facts, thing)
  else if (WE_SELL.test(head)) {
    // Too long for a name: said in full, and named by what stands before its details.
    const [short = ''] = named.split(TAIL)
    Object.assign(facts, before, {
      sentences: [...before.sentences, asSentence(capital(withoutContact(before, head)))],
    })
    rest.length = 0
    if (stands(short, verb)) nameIt(facts, short)
  } else facts.sentences.push(asSentence(capital(thing)))
  for (const clause of [...rest, ...left])
    if (!take(facts, clause, onePrice, verb)) facts.sentences.push(asSentence(capital(withoutContact(facts, clause))))
}

/** A long list is named by its first entries and said in full. */
function nameIt(facts: Facts, thing: string): void {
  const entries = thing.split(', ')
  const isLong = entries.length > ENTRIES_MAX
  facts.product = softened(isLong ? `${entries.slice(0, ENTRIES_MAX - 1).join(', ')} and more` : thing)
  if (isLong) facts.sentences.push(asSentence(capital(thing)))
}

/** How many clauses after `Jollof ₦2,500` go on with it: `fried rice ₦3,000`. */
function priceList(head: string, clauses: readonly string[]): number {
  if (pricesIn(head) !== 1) return 0
  const end = clauses.findIndex((clause) => pricesIn(clause) !== 1)
  return end < 0 ? clauses.length : end
}

/** `Jollof ₦2,500, fried rice ₦3,000` offers jollof and fried rice; `Oil 25 litres ₦38,000, 5 litres ₦8,000` oil. */
function namesIn(entries: readonly string[]): string {
  const names = entries
    .map((entry) =>
      entry
        .replace(WE_SELL, '')
        .replace(PRICE_INSIDE, '')
        .replace(/\s\d+\s?\p{L}+$/u, '')
        .trim(),
    )
    .filter((name) => /^\p{L}/u.test(name))
  return joinList([...new Set(names)], ' and ')
}

const stands = (words: string, verb: RegExp): boolean =>
  words.length <= PHRASE_LETTERS &&
  words.split(/\s+/u).length <= PHRASE_WORDS &&
  !verb.test(words.replace(/^our\s+/iu, '')) &&
  /\p{L}/u.test(words)

/** The words as they stand within a sentence: `young workers`, `Lagos mothers`. */
export function softened(words: string): string {
  const [first = '', second = ''] = words.replace(/^our\s+/iu, '').split(/[\s,;]+/u)
  const isName =
    isPlace(first) ||
    NAMED_AFTER.test(first) ||
    (/^\p{Lu}[\p{Ll}’]/u.test(second) && !first.includes('-')) ||
    !/^\p{Lu}[\p{Ll}\p{M}’-]*$/u.test(first)
  const rest = words.replace(/^our\s+/iu, '')
  return isName ? rest : rest.replace(/^\p{Lu}/u, (letter) => letter.toLocaleLowerCase('en'))
}
