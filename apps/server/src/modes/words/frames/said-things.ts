import type { Language } from '@ufaro/contract/tools/copywriter.ts'
import { joinList } from '../../own-words.ts'
import { isGoods, isLabel, isList } from '../goods-names.ts'
import { isListed, lexiconOf, sayClause, sayPrice, sayWord } from '../lexicon.ts'
import { sayTime } from '../lexicons/calendar.ts'
import { sayNoun, sayWork } from '../lexicons/goods.ts'

export const LANGUAGES: readonly Language[] = ['Yoruba', 'Hausa', 'Igbo', 'Nigerian Pidgin']

export type Say = (language: Language, words: string) => string | undefined

/** Tries several ways to translate the words, and returns the first translation. */
export function firstOf(ways: readonly Say[], language: Language, words: string): string | undefined {
  for (const say of ways) {
    const said = say(language, words)
    if (said) return said
  }
  return undefined
}

export const small = (words: string): string =>
  words.replace(/^\p{Lu}(?=\p{M}*\p{Ll})/u, (letter) => letter.toLowerCase())

/**
 * Fills a translation with the groups of its pattern.
 * @returns undefined if a group that must be translated cannot be
 */
export function fill(language: Language, said: string, groups: readonly (string | undefined)[]): string | undefined {
  let isWhole = true
  const filled = said.replace(/(?<sign>[$!@])(?<group>\d)/gu, (_, sign: string, group: string) => {
    const typed = groups[Number(group)] ?? ''
    if (!typed) return ''
    if (sign === '@') {
      const place = inPlace(language, typed)
      if (place === undefined) isWhole = false
      return place ?? ''
    }
    const words = sayPart(language, typed)
    // Times are not translated into Pidgin, so a Hausa translation shows whether the group is a time.
    if (sign === '!' && (words ?? sayTime('Hausa', typed)) === undefined) isWhole = false
    const goods = words ?? goodsOf(language, typed)
    const mayStay = FIGURE.test(typed) || (said === '$1: $2' && groups[0]?.includes('₦') && isLabel(typed))
    if (sign === '$' && goods === undefined && !mayStay) isWhole = false
    return goods ?? typed.replace(/^(?:an?|the) /iu, '')
  })
  return isWhole ? joinedWords(language, filled.replace(/ (?=[ ,.:]|$)/gu, '')) : undefined
}

/** Matches numbers, prices, percentages and weights or sizes, which need no translation. */
const FIGURE = /^₦?[\d,.]+(?:\s?[–-]\s?₦?[\d,.]+)?\s?(?:%|kg|g|ml|cl|kva|inch(?:es)?|x \d+)?$/iu

/** Drops `at` or `on` before a time that includes such a word, and in Igbo the vowel of `na` before another vowel. */
function joinedWords(language: Language, said: string): string {
  if (language === 'Yoruba') return said.replace(/(?<!\p{L})ní (?=ní )/gu, '')
  if (language === 'Hausa') return said.replace(/(?<!\p{L})(?:ranar|kowace) (?=kowa[cn]e |ƙarshen)/gu, '')
  return language === 'Igbo'
    ? said
        .replace(/(?<!kwa \p{L}+ |\p{L})na (?=kwa )/gu, '')
        .replace(/^na (?=[aeiouịọụ])|(?<= )na (?=elekere|abalị|ụbọchị)/iu, 'n’')
    : said
}

/** Matches lengths of time: `3 months`. Other translations by sayClause are whole sentences and no part of one. */
const LENGTH = /^[\d–-]+(?: to \d+)? \p{L}+$/u

const sayPart = (language: Language, part: string): string | undefined => {
  const length = LENGTH.test(part) ? sayClause(language, part) : undefined
  return (
    sayTimes(language, part) ??
    (length && small(length)) ??
    sayPrice(language, part) ??
    sayThings(language, part) ??
    sayNames(language, part)
  )
}

/** Translates the `and` between names: `Abuja and Lagos`. */
const sayNames = (language: Language, part: string): string | undefined =>
  /^\p{Lu}\S*(?:,? (?:and )?\p{Lu}\S*)+$/u.test(part)
    ? part.replace(/,? and /gu, ` ${lexiconOf(language)?.links.and} `)
    : undefined

/** Translates times joined by `and`: `Fridays and Saturdays`. Undefined if one part is not a time. */
export function sayTimes(language: Language, part: string): string | undefined {
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

/** Matches names of more than one word, such as `First Bank` and `Total filling station`. */
const NAME = /^\p{Lu}\S*(?: (?!(?:and|at|by|in|near|of|on|opposite) )\S+)+$/u
const NAMED = /^(?:[\p{Lu}\d]|the \p{Lu})/u
/**
 * Writes where a place is: `in Lagos`, `opposite the bank, Garki`. Undefined if a part is neither a name nor can be
 * translated.
 */
export function inPlace(language: Language, typed: string): string | undefined {
  const at = LANGUAGES.indexOf(language)
  const parts = typed.split(/,\s+/u).map((part) => {
    const [word, ...ours] = BESIDE.find(([pattern]) => new RegExp(`^${pattern.source} `, 'u').test(part)) ?? []
    if (!word) return !NAMED.test(part) ? undefined : part.replace(/,? and /gu, ` ${lexiconOf(language)?.links.and} `)
    const beside = part.replace(new RegExp(`^${word.source} `, 'u'), '')
    const thing = NAME.test(beside) ? beside : thingsOf(language, beside)
    return thing && `${ours[at] ?? part.split(' ')[0]} ${thing}`
  })
  if (parts.includes(undefined)) return undefined
  const place = parts.join(', ')
  if (parts[0] !== typed.split(/,\s+/u)[0] && /^(?:near|opposite|behind|beside|close)/u.test(typed)) return place
  // In Igbo, `na` loses its vowel before another vowel.
  return language === 'Igbo' && /^[aeiouịọụ]/iu.test(place) ? `n’${place}` : `${INS[language]} ${place}`
}

export const MORE = ['tàbí jù bẹ́ẹ̀ lọ', 'ko fiye', 'ma ọ bụ karịa', 'and above']
const OLD = ['ẹni tó ju ọdún # lọ', 'wanda ya wuce shekara #', 'onye karịrị afọ #']
const YOUNG = ['ọmọ tí kò tíì pé ọdún #', 'yaran da ba su kai shekara # ba', 'ụmụaka na-erubeghị afọ #']

const AGED = ['àwọn ọmọ ọdún # sí #', 'yara daga shekara # zuwa #', 'ụmụaka afọ # ruo #']

const SHARED = /^(?<one>\p{L}+) and (?<other>\p{L}+) (?<noun>\p{L}+)$/u
/** Splits a list, but not between adjectives that share a noun, as in `new and used phones`. */
const AND = /,\s+(?:and\s+)?|(?<!(?:^|\s)(?:new|old|big|small|fresh|manual|male|female))\s+(?:and|&)\s+/iu

/**
 * Translates a list of goods, work or people of which the dictionary knows at least one.
 * @returns undefined if it knows none, or if what it does not know is more than a name
 */
export function sayThings(language: Language, typed: string): string | undefined {
  const links = lexiconOf(language)?.links
  const things = typed.replace(/^(?:the|an?|some|all kinds of|different kinds of)\s/iu, '')
  if (!links || language === 'Nigerian Pidgin') return undefined
  const known = sayOne(language, things)
  if (known) return known
  const least = things.replace(/ (?:and above|or more|upwards)$/u, '')
  if (least !== things) {
    const said = thingsOf(language, least)
    return said && `${said} ${MORE[LANGUAGES.indexOf(language)]}`
  }
  const [, young = ''] = /^(?:children|kids) (?:under|below) (?:the age of )?(\w+)$/u.exec(things) ?? []
  const [, from = '', to = ''] =
    /^(?:children|kids|pupils)(?: aged| from| of)? (\d+) (?:to|-) (\d+)(?: years)?$/u.exec(things) ?? []
  const [, old = ''] =
    /^(?:people|adults|anyone|everyone|those) (?:above|over|from) (?:the age of )?(\w+)$/u.exec(things) ?? []
  if (to) return AGED[LANGUAGES.indexOf(language)]!.replace('#', from).replace('#', to)
  if (old) return OLD[LANGUAGES.indexOf(language)]!.replace('#', old)
  if (young) return YOUNG[LANGUAGES.indexOf(language)]!.replace('#', young)
  if (!isList(things.replace(/ of /gu, ' '))) return undefined
  const { one = '', other = '', noun = '' } = SHARED.exec(things)?.groups ?? {}
  const goods = noun && sayNoun(language, noun)
  if (goods && isListed(language, one) && isListed(language, other))
    return `${goods} ${links.for} ${sayWord(language, one)} ${links.and} ${sayWord(language, other)}`
  const [, part = '', whole = ''] = /^(.+?) of (.+)$/u.exec(things) ?? []
  if (part) {
    const [one, other] = [thingsOf(language, part), thingsOf(language, whole)]
    return one && other && (one !== part || other !== whole)
      ? `${one}${language === 'Hausa' ? ' na ' : ' '}${other}`
      : undefined
  }
  const [, made = '', link = '', beside = ''] =
    /^(.+?) (for|with) (?!(?:rent|hire|sale)(?: |$))(.+)$/u.exec(things) ?? []
  if (made) {
    const [one, other] = [thingsOf(language, made), thingsOf(language, beside)]
    return one && other && (one !== made || other !== beside)
      ? `${one} ${links[link as 'for' | 'with']} ${other}`
      : undefined
  }
  const parts = things.split(AND)
  const said = parts.map((part) => sayOne(language, part))
  if (parts.length < 2) return sayWork(language, things, (named) => (isGoods(language, named) ? named : undefined))
  const work = sayWork(language, things, (named) => {
    if (OF_WORK.test(named)) return undefined
    const nouns = named.split(AND).map((noun) => sayNoun(language, noun) ?? INITIALS.exec(noun)?.[0])
    return nouns.every((noun) => noun !== undefined) ? listed(language, nouns) : undefined
  })
  const isNamed = parts.every((part, at) => said[at] ?? isGoods(language, part))
  return (
    work ??
    (isNamed && said.some(Boolean)
      ? listed(
          language,
          parts.map((part, at) => said[at] ?? part),
        )
      : undefined)
  )
}

/** Matches work before `and`, which cannot be rented or repaired: `event decoration and canopy rental`. */
const OF_WORK = /(?:catering|cleaning|decoration|planning|training)(?:,| and )/u
const INITIALS = /^\p{Lu}{2,}$/u

const ABOUT: readonly (readonly [RegExp, string, string, string, string])[] = [
  [/^(?:exactly|just) /u, '~ gan-an', '~ daidai', 'kpọmkwem ~', '~ exactly'],
  [/^(?:about|around|almost) /u, 'bíi ~', 'kusan ~', 'ihe dị ka ~', 'like ~'],
  [/^(?:over|more than|above) (?=₦?\d)/u, '~ tàbí jù bẹ́ẹ̀ lọ', 'fiye da ~', 'karịrị ~', 'pass ~'],
  [/^up to /u, '~', 'har ~', 'ruo ~', 'reach ~'],
  [/^only /u, '~ nìkan', '~ kawai', 'naanị ~', 'only ~'],
  [/^(?:maximum(?: of)?|at most|not more than) /u, '~ péré', '~ kawai', 'naanị ~', '~ at most'],
  [/^at least /u, 'ó kéré tán ~', 'aƙalla ~', 'opekata mpe ~', 'at least ~'],
]

const OFF = ['ẹ̀dínwó #', 'ragin #', 'mbelata ọnụ ahịa #', '# off']

// Yoruba has no entries, because its object pronouns change with the vowel of the verb.
const PRONOUNS: Readonly<Record<string, readonly (string | undefined)[]>> = {
  it: [undefined, 'shi', 'ya', 'am'],
  them: [undefined, 'su', 'ha', 'dem'],
}

/** Translates the object of a verb: things, pronouns, prices, numbers or lengths of time. */
export function sayObject(language: Language, typed: string): string | undefined {
  if (Object.hasOwn(PRONOUNS, typed)) return PRONOUNS[typed]![LANGUAGES.indexOf(language)]
  const [about, ...said] = ABOUT.find(([pattern]) => pattern.test(typed)) ?? []
  if (about) {
    const rest = sayObject(language, typed.replace(about, ''))
    return rest && said[LANGUAGES.indexOf(language)]!.replace('~', rest)
  }
  const [, off = ''] = /^(?:an? )?(₦[\d,]+|\d+ ?%) (?:off|discount)$/u.exec(typed) ?? []
  if (off) return OFF[LANGUAGES.indexOf(language)]!.replace('#', off)
  if (sayTime('Hausa', typed)) return undefined
  return sayLength(language, typed) ?? thingsOf(language, typed) ?? (FIGURE.test(typed) ? typed : undefined)
}

function sayLength(language: Language, typed: string): string | undefined {
  if (!/\d/u.test(typed)) return undefined
  const said = sayPart(language, typed)
  return said === undefined ? undefined : small(said)
}

/** Translates a list as `sayThings` does, or returns it as typed if it holds only names of goods. */
export function thingsOf(language: Language, typed: string): string | undefined {
  if (language === 'Nigerian Pidgin') {
    const things = typed.replace(/^(?:an?|some)\s/iu, '').replace(/^the\s/iu, 'di ')
    return isGoods(language, things.replace(/(?<!\p{L})(?:our|your)(?= )/giu, '')) ? things : undefined
  }
  const things = typed.replace(/^(?:the|our(?: own)?|an?|some)\s/iu, '')
  const said = sayThings(language, typed)
  // sayThings drops other articles itself. Each more attempt would be repeated for every part of the things.
  return said ?? (/^our\s/iu.test(typed) ? sayThings(language, things) : undefined) ?? goodsOf(language, things)
}

const goodsOf = (language: Language, things: string): string | undefined =>
  things.split(AND).every((part) => isGoods(language, part)) ? joined(language, things) : undefined

const joined = (language: Language, things: string): string => listed(language, things.split(AND))
function listed(language: Language, parts: readonly string[]): string {
  const and = ` ${lexiconOf(language)?.links.and ?? 'and'} `
  return joinList(parts, and).replace(/ and /gu, and)
}

function sayOne(language: Language, thing: string): string | undefined {
  const name = (noun: string) => (/^\p{Ll}/u.test(noun) && isGoods(language, noun) ? noun : undefined)
  return sayNoun(language, thing, name) ?? (isListed(language, thing) ? sayWord(language, thing) : undefined)
}
