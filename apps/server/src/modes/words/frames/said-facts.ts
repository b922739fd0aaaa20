import type { Language } from '@ufaro/contract/tools/copywriter.ts'
import { joinList, withoutEnd } from '../../own-words.ts'
import { isListed, lexiconOf, sayClause, sayPrice, sayWord } from '../lexicon.ts'
import { sayTime } from '../lexicons/calendar.ts'
import type { FactClause } from '../lexicons/fact-clause.ts'
import { DEEDS, FACT_CLAUSES } from '../lexicons/fact-clauses.ts'
import { sayNoun, sayWork } from '../lexicons/goods.ts'
import { PRICE_CLAUSES } from '../lexicons/price-clauses.ts'
import { isPlace } from '../places.ts'
import { capital } from '../spin.ts'

const LANGUAGES: readonly Language[] = ['Yoruba', 'Hausa', 'Igbo', 'Nigerian Pidgin']
const NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const COUNTED = new RegExp(
  `(?<!\\p{L})(${NUMBERS.join('|')})(?= (?:minute|hour|day|week|month|year)s?(?!\\p{L}))`,
  'giu',
)
const LISTED = new RegExp(`(?<!\\p{L})(${NUMBERS.join('|')})(?= (?:to|for|parts|times|₦))`, 'giu')

/** Writes the number in a length of time with figures: `three days` becomes `3 days`. */
const counted = (clause: string): string =>
  [COUNTED, LISTED].reduce(
    (said, word) => said.replace(word, (number) => String(NUMBERS.indexOf(number.toLowerCase()) + 2)),
    clause,
  )

const small = (words: string): string => words.replace(/^\p{Lu}(?=\p{M}*\p{Ll})/u, (letter) => letter.toLowerCase())

/** Matches words of Pidgin or another Nigerian language. A clause with such a word needs no translation. */
const NATIVE = /(?<![\p{L}\p{M}])(?:(?:dey|wey|una|dem|don|na)(?![\p{L}\p{M}])|(?!\p{Lu})\p{L}*(?:\p{M}|[ɗɓƙƴ]))/u
const isNative = (clause: string): boolean => NATIVE.test(clause.normalize('NFD').replace(/ na (?=₦)/u, ' '))

/**
 * Translates a clause about what is offered, for how much, where and when. Names of goods that are not in the
 * dictionary stay as typed.
 * @returns undefined if the clause has no known pattern
 */
function sayFact(language: Language, typed: string): string | undefined {
  const clause = small(counted(withoutEnd(typed).replace(/ (?:too|also|as well)$/u, '')))
  if (!lexiconOf(language) || isNative(clause)) return undefined
  return (
    sayBoth(language, clause) ??
    sayPattern(language, clause) ??
    sayDeed(language, clause) ??
    sayTail(language, clause) ??
    sayThings(language, clause)
  )
}

/**
 * Translates a clause of two parts, each by itself: `We sell shoes and we repair them`, `computer training in Kaduna:
 * Word, Excel`.
 */
function sayBoth(language: Language, clause: string): string | undefined {
  const [first = '', second] = clause.split(/ and (?=(?:we|I) )/u)
  if (second) {
    const [one, other] = [sayFact(language, first), sayFact(language, second)]
    return one && other ? `${one}. ${capital(other)}` : undefined
  }
  const { head = '', list = '' } = /^(?<head>[^:₦]+): (?<list>[^:₦]+)$/u.exec(clause)?.groups ?? {}
  const said = head && isList(list) ? sayFact(language, head) : undefined
  return said && `${said}: ${sayThings(language, list) ?? joined(language, list)}`
}

function sayPattern(language: Language, clause: string): string | undefined {
  const at = LANGUAGES.indexOf(language)
  for (const [pattern, ...said] of [...FACT_CLAUSES, ...PRICE_CLAUSES]) {
    const groups = pattern.exec(clause)
    const filled = groups && fill(language, said[at]!, groups)
    if (filled) return filled
  }
  return undefined
}

function fill(language: Language, said: string, groups: readonly (string | undefined)[]): string | undefined {
  let isWhole = true
  const filled = said.replace(/(?<sign>[$!@])(?<group>\d)/gu, (_, sign: string, group: string) => {
    const typed = groups[Number(group)] ?? ''
    if (!typed) return ''
    if (sign === '@') return inPlace(language, typed)
    const words = sayPart(language, typed)
    // Times are not translated into Pidgin, so a Hausa translation shows whether the group is a time.
    if (sign === '!' && (words ?? sayTime('Hausa', typed)) === undefined) isWhole = false
    return words ?? typed
  })
  return isWhole ? filled.replace(/ ní (?=ní )|(?<!kwa \p{L}+) na (?=kwa )/gu, ' ') : undefined
}

const sayPart = (language: Language, part: string): string | undefined => {
  const whole = sayClause(language, part)
  return sayTimes(language, part) ?? (whole && small(whole)) ?? sayPrice(language, part) ?? sayThings(language, part)
}

/** Translates times joined by `and`: `Fridays and Saturdays`. Undefined if one part is not a time. */
function sayTimes(language: Language, part: string): string | undefined {
  const times = part.split(' and ').map((each) => sayTime(language, each))
  return times.every((time) => time !== undefined) ? listed(language, times) : undefined
}

const BESIDE: readonly (readonly [RegExp, string, string, string])[] = [
  [/(?:close to|near|beside|by)/u, 'nítòsí', 'kusa da', 'n’akụkụ'],
  [/opposite/u, 'ní iwájú', 'daura da', 'n’ihu'],
  [/behind/u, 'lẹ́yìn', 'bayan', 'n’azụ'],
]
const INS: Readonly<Partial<Record<Language, string>>> = {
  Yoruba: 'ní',
  Hausa: 'a',
  Igbo: 'na',
  'Nigerian Pidgin': 'for',
}

function inPlace(language: Language, typed: string): string {
  const at = LANGUAGES.indexOf(language)
  const place = BESIDE.reduce(
    (said, [word, ...ours]) => said.replace(new RegExp(`(?<=, )${word.source}(?= )`, 'u'), ours[at] ?? '$&'),
    typed.replace(/,? and /u, ` ${lexiconOf(language)?.links.and} `),
  )
  // In Igbo, `na` loses its vowel before another vowel.
  return language === 'Igbo' && /^[aeiouịọụ]/iu.test(place) ? `n’${place}` : `${INS[language]} ${place}`
}

const SPEAKS = /^(?<who>we|I) (?:also |now |can |will )?(?<deed>\p{Ll}+(?: out| on)?) (?<things>\p{L}.*)$/u
const ALONE: readonly (readonly [RegExp, string])[] = [
  [/^A (?=ń|ní)/u, 'Mo '],
  [/^Muna/u, 'Ina'],
  [/^Anyị (?=na-)/u, 'Ana m '],
  [/^We /u, 'I '],
]

function sayDeed(language: Language, clause: string): string | undefined {
  const { who, deed = '', things = '' } = SPEAKS.exec(clause)?.groups ?? {}
  const said = who && saidDeed(language, deed)
  const { thing, place } = placed(things)
  if (!said || !isList(thing)) return undefined
  const words = said.replace('~', sayThings(language, thing) ?? joined(language, thing))
  const all = place ? `${words} ${inPlace(language, place)}` : words
  return who === 'I' ? ALONE.reduce((mine, [us, me]) => mine.replace(us, me), all).replace('Ana m na-', 'Ana m ') : all
}

const saidDeed = (language: Language, deed: string): string | undefined =>
  DEEDS.find(([named]: FactClause) => named.test(deed))?.[(LANGUAGES.indexOf(language) + 1) as 1]

const IN_PLACE =
  /^(?<thing>.+?),? (?<link>in|at|for|around|within) (?<place>\p{Lu}[\p{L}\p{M}\d.’'-]*(?: (?!for |and we)[\p{L}\p{M}\d.’'-]+){0,4}(?:, (?!we )[\p{L}\p{M}\d.’' -]+)*)(?: for (?<whom>[^₦:]+))?$/u

/** Separates the place from a clause, but keeps the people in it: `computer training in Kaduna for beginners`. */
function placed(things: string): { thing: string; place: string } {
  const { thing = things, link, place = '', whom = '' } = IN_PLACE.exec(things)?.groups ?? {}
  if (link === 'for' && !isPlace(place)) return { thing: things, place: '' }
  return { thing: whom ? `${thing} for ${whom}` : thing, place }
}

const CLAUSE =
  /(?<!\p{L})(?:(?<!(?:bag|crate|carton|bottle|pack|basket|plate|tray)s? )of|is|are|was|will|can|that|which|who|when|if|because|your|our|you|we|they|it|their|to|by|from|until|before|after|per|₦\S+|load|loads)(?!\p{L})|[.!?:;₦]/iu
const isList = (thing: string): boolean => !CLAUSE.test(thing)

/** Translates a clause that ends with a place or a time: `Eye clinic in Owerri`, `supply to hotels every Tuesday`. */
function sayTail(language: Language, clause: string): string | undefined {
  const { head = '', when = '' } = /^(?<head>.+?),? (?<when>every \p{L}+|on \p{L}+days?)$/u.exec(clause)?.groups ?? {}
  const time = head && (sayTime(language, when) ?? undefined)
  const told = time && sayFact(language, head)
  if (told) return `${told} ${time}`
  const { thing, place } = placed(clause)
  if (!place || /[.!?]/u.test(place)) return undefined
  const words = sayClause(language, thing) ?? sayPattern(language, thing)
  if (words) return `${words}, ${inPlace(language, place)}`
  return isList(thing)
    ? `${sayThings(language, thing) ?? joined(language, thing)} ${inPlace(language, place)}`
    : undefined
}

const SHARED = /^(?<one>\p{L}+) and (?<other>\p{L}+) (?<noun>\p{L}+)$/u
/** Splits a list, but not between adjectives that share a noun, as in `new and used phones`. */
const AND = /,\s+(?:and\s+)?|(?<!(?:^|\s)(?:new|old|big|small|fresh|manual|male|female))\s+(?:and|&)\s+/iu

/**
 * Translates a list of goods, work or people of which the dictionary knows at least one.
 * @returns undefined if it knows none
 */
function sayThings(language: Language, typed: string): string | undefined {
  const links = lexiconOf(language)?.links
  const things = typed.replace(/^(?:the|our|an?|all kinds of|different kinds of)\s/iu, '')
  if (!links || language === 'Nigerian Pidgin' || !isList(things)) return undefined
  const known = sayOne(language, things)
  if (known) return known
  const { one = '', other = '', noun = '' } = SHARED.exec(things)?.groups ?? {}
  const goods = noun && sayNoun(language, noun)
  if (goods && isListed(language, one) && isListed(language, other))
    return `${goods} ${links.for} ${sayWord(language, one)} ${links.and} ${sayWord(language, other)}`
  const [, made = '', link = '', beside = ''] = /^(.+?) (for|with) (.+)$/u.exec(things) ?? []
  if (made) {
    const [one, other] = [sayThings(language, made), sayThings(language, beside)]
    return one || other ? `${one ?? made} ${links[link as 'for' | 'with']} ${other ?? beside}` : undefined
  }
  const parts = things.split(AND)
  const said = parts.map((part) => sayOne(language, part))
  if (parts.length < 2) return sayWork(language, things, (named) => named)
  const work = sayWork(language, things, (named) => {
    const nouns = named.split(AND).map((noun) => sayNoun(language, noun))
    return nouns.every((noun) => noun !== undefined) ? listed(language, nouns) : undefined
  })
  return (
    work ??
    (said.some(Boolean)
      ? listed(
          language,
          parts.map((part, at) => said[at] ?? part),
        )
      : undefined)
  )
}

const joined = (language: Language, things: string): string => listed(language, things.split(AND))
function listed(language: Language, parts: readonly string[]): string {
  const and = ` ${lexiconOf(language)?.links.and ?? 'and'} `
  return joinList(parts, and).replace(/ and /gu, and)
}

function sayOne(language: Language, thing: string): string | undefined {
  return sayNoun(language, thing) ?? (isListed(language, thing) ? sayWord(language, thing) : undefined)
}

export const saidFact = (language: Language, typed: string): string | undefined => {
  const said = sayFact(language, typed)
  return said && capital(said)
}
