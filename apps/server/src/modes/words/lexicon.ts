import type { Language } from '@ufaro/contract/tools/copywriter.ts'
import { joinList } from '../own-words.ts'
import { sayAudienceWord, sayPlanners, sayQualified } from './lexicons/audiences.ts'
import { sayTime } from './lexicons/calendar.ts'
import { sayWhole } from './lexicons/clauses.ts'
import { sayNoun } from './lexicons/goods.ts'
import { hausa } from './lexicons/hausa.ts'
import { igbo } from './lexicons/igbo.ts'
import type { Lexicon, Words } from './lexicons/lexicon-type.ts'
import { pidgin } from './lexicons/pidgin.ts'
import { yoruba } from './lexicons/yoruba.ts'

const LEXICONS: Partial<Record<Language, Lexicon>> = {
  'Nigerian Pidgin': pidgin,
  Yoruba: yoruba,
  Hausa: hausa,
  Igbo: igbo,
}

export const lexiconOf = (language: Language): Lexicon | undefined => LEXICONS[language]

/** Translates a clause that is known as a whole, such as `3 months` or `order before 10am`. */
export const sayClause = (language: Language, clause: string): string | undefined =>
  sayTime(language, clause) ?? sayWhole(language, clause)

export function sayWord(language: Language, word: string): string {
  const lexicon = LEXICONS[language]
  return lexicon ? (listed(lexicon, word) ?? sayProduct(language, word)) : word
}

export const isListed = (language: Language, word: string): boolean => {
  const lexicon = LEXICONS[language]
  if (!lexicon) return false
  const said = [lexicon.people, lexicon.occasions, lexicon.topics].flatMap((words) => Object.values(words))
  return listed(lexicon, word) !== undefined || said.includes(word.toLowerCase())
}

/** Translates the audience of a script, if every part of it can be translated. Otherwise returns it as typed. */
export function sayAudience(language: Language, typed: string): string {
  const lexicon = LEXICONS[language]
  if (!lexicon) return typed
  const known = (word: string) => sayAudienceWord(language, word) ?? listed(lexicon, word)
  const said = (word: string): string | undefined => {
    const { people = '', town = '' } = /^(?<people>.+) in (?<town>\p{Lu}.+)$/u.exec(word)?.groups ?? {}
    const named = people && said(people)
    if (named) return `${named} ${lexicon.links.at} ${town}`
    return (
      known(word) ??
      sayQualified(language, word, known) ??
      sayPlanners(language, word, known) ??
      sayNoun(language, word, known)
    )
  }
  const whole = said(typed)
  const parts = typed.split(/,\s*(?:and\s+)?|\s+(?:and|da|na|àti|ati|&)\s+/u).map(said)
  const named = parts.every((part) => part !== undefined) ? parts : undefined
  const all = whole ?? (named && joinList(named, ` ${lexicon.links.and} `)) ?? typed
  return lexicon.addressed?.reduce((words, [us, you]) => words.replace(us, you), all) ?? all
}

const listed = ({ people, occasions, topics }: Lexicon, word: string): string | undefined =>
  find(people, word) ?? find(occasions, word) ?? find(topics, word)

export const sayThing = (language: Language, thing: string): string =>
  LEXICONS[language] ? sayWord(language, thing.replace(/^(?:the|our|your|an?)\s/iu, '')) : thing

const sayPhrase = (language: Language, phrase: string): string =>
  (LEXICONS[language]?.phrases ?? []).reduce((said, [typed, ours]) => said.replace(typed, ours), phrase)

/** Translates an offer, if a single phrase covers all of it. */
export function sayPhrases(language: Language, offer: string): string | undefined {
  const phrase = LEXICONS[language]?.phrases.find(([typed]) => offer.replace(typed, '') === '')
  return phrase && offer.replace(...phrase)
}

const PRICE_LINE =
  /^(?<from>(?:prices? )?(?:starting |starts? |begins? )?(?:from|at) )?(?<price>₦[\d,.]*\d(?:\s?(?:[-–]|to)\s?₦[\d,.]*\d)?)(?<unit>\s[^\d,;]+)?$/iu

/** Translates a price such as `from ₦5,000 per person`, if the language has a word for the unit. */
export function sayPrice(language: Language, line: string): string | undefined {
  const { from, price, unit = '' } = PRICE_LINE.exec(line.replace(/ only$/iu, ''))?.groups ?? {}
  const links = LEXICONS[language]?.links
  if (!price || !links) return undefined
  if (/ (?:with|for|and|in|on|plus|if) /u.test(unit)) return undefined
  const phrase = sayPhrase(language, `${price}${unit}`)
  const noun = unit && phrase.endsWith(unit) ? sayNoun(language, unit.replace(/^ (?:per|an?) /iu, 'one ')) : ''
  if (noun === undefined) return undefined
  const said = noun ? `${price} ${noun}` : phrase
  return from ? `${links.from} ${said}` : said
}

const PRONOUN = /\b(?:their|our|your|my|his|her|who|that|which|you|we|of)\b/iu

export function sayProduct(language: Language, product: string): string {
  const lexicon = LEXICONS[language]
  // A phrase with a pronoun or `of` is more than a list of nouns, and reads badly when only its nouns are translated.
  if (!lexicon || PRONOUN.test(product)) return product
  const { links } = lexicon
  const [head = '', ...tails] = product.split(/ for /iu)
  const named = tails.map((tail) => tail.split(/ and /iu).map((word) => listed(lexicon, word) ?? word))
  const all = [head, ...named.map((words) => words.join(` ${links.and} `))].join(` ${links.for} `)
  return sayPhrase(language, all).replace(
    /(?<= )(?:[Aa]nd|[Ww]ith|[Ff]rom|(?:[Aa]t|[Ii]n|[Ww]ithin)(?= \p{Lu}))(?= )/gu,
    (word) => links[LINKS[word.toLowerCase()] ?? 'and'],
  )
}

const LINKS: Readonly<Record<string, keyof Lexicon['links']>> = {
  ...{ with: 'with', from: 'from', at: 'at', in: 'at', within: 'at' },
}

export const find = (words: Words, word: string): string | undefined => {
  const key = word.toLowerCase().replace(/^(?:very|so|really|super|always)\s/u, '')
  return Object.hasOwn(words, key) ? words[key] : undefined
}
