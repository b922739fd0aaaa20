import type { Language } from '@ufaro/contract/tools/copywriter.ts'
import { joinList, withoutEnd } from '../../own-words.ts'
import { isLabel } from '../goods-names.ts'
import { sortKeywords } from '../keywords.ts'
import { lexiconOf, sayClause, sayPhrases, sayPrice, sayWord } from '../lexicon.ts'
import { sayTime } from '../lexicons/calendar.ts'
import { predicateOf } from '../lexicons/predicates.ts'
import { isPlace } from '../places.ts'
import { linesOf, type OwnLine, VERB } from '../plain/own-lines.ts'
import type { OwnText } from '../plain/own-text.ts'
import { capital } from '../spin.ts'
import { saidFact } from './said-facts.ts'
import { firstOf, type Say, sayTimes, small, thingsOf } from './said-things.ts'
import { folded } from './sure-ask.ts'

const HEAD_WORDS = 8

/**
 * Translates a line.
 * @returns undefined if any part cannot be translated, because half-translated sentences read badly
 */
export function sayLine(language: Language, typed: string): string | undefined {
  if (/[?…:]$/u.test(typed)) return undefined
  if (typed.endsWith('!')) {
    const said = sayLine(language, typed.slice(0, -1))
    return said && `${said}!`
  }
  const line = withoutEnd(typed)
  const whole = sayPart(language, line)
  if (whole) return capital(whole)
  const said = partsOf(line).map((part) => sayPart(language, part))
  return said.every((part) => part !== undefined) ? said.map(capital).join('. ') : undefined
}

/** Matches a list whose price is for all of it: `Rice, beans and garri ₦5,000`. */
const LIST_AT_A_PRICE = /^(?<things>[^₦]+, [^₦,]+ and [^₦,]+?) (?<price>₦[\d,]*\d(?: [^,;₦]+)?)$/u

const partsOf = (line: string): string[] =>
  LIST_AT_A_PRICE.test(line) && !VERB.test(line) ? [line] : line.split(/[,;]\s+/u)

function sayList(language: Language, part: string): string | undefined {
  const { things = '', price = '' } = LIST_AT_A_PRICE.exec(part)?.groups ?? {}
  const [list, amount] = [things && thingsOf(language, small(things)), price && sayPrice(language, price)]
  return list && amount && `${list}: ${amount}`
}

const PARTS_SAID: readonly Say[] = [sayClause, sayTimes, sayPrice, sayPhrases, sayTowns, saidFact, sayList]
const sayPart: Say = (language, part) => firstOf(PARTS_SAID, language, part)

const NAMES = /^(?:\p{Lu}\S*\s?)+$/u
function sayTowns(language: Language, part: string): string | undefined {
  const towns = part.split(/ and /u)
  const links = lexiconOf(language)?.links
  return links && towns.length === 2 && towns.every((town) => isPlace(town) && NAMES.test(town))
    ? towns.join(` ${links.and} `)
    : undefined
}

const PRICES = 2
const PRICE_ALONE = /^(?:(?:only|just|from|at|for|na|is|price|daga|láti|site na)\s)*₦[\d,]+(?:\s[^\d₦]+)?$/iu
const PARTS = /,\s+(?!(?:and|or|but)\s)/iu

/**
 * Splits a list of more than two parts with several prices into one line for each part: `Shawarma ₦2,500, juice ₦1,000,
 * we deliver`. Splits any other sentence at the first part that is only a price, and at each comma after it: `Self
 * contain in Ajah, ₦450,000 per year, tarred road`.
 */
function priced(sentence: string): string[] {
  if (/[?!…:]$|^we (?:deliver|send|ship|waybill) /iu.test(sentence)) return [sentence]
  const parts = withoutEnd(sentence).split(PARTS)
  const prices = parts.filter((part) => /\p{L}.*₦/u.test(part))
  if (parts.length > PRICES && prices.length >= PRICES) return parts.map(capital)
  const at = parts.findIndex((part) => PRICE_ALONE.test(part))
  return at > 0 ? [parts.slice(0, at).join(', '), ...parts.slice(at).map((part) => capital(placed(part)))] : [sentence]
}

/** Splits the user's text into lines and translates them. A line with an untranslatable part stays as typed. */
export const saidLines = (language: Language, sentences: readonly string[]): OwnLine[] =>
  sentences.flatMap(priced).flatMap((sentence) => {
    const lines = linesOf(sentence)
    const whole = sayLine(language, sentence)
    if (whole && sayPart(language, withoutEnd(sentence.replace(/!$/u, ''))))
      return whole
        .split(/\.\s+(?=\p{Lu})/u)
        .map((words) => ({ mark: lines.length === 1 ? lines[0]!.mark : 'fact', words }))
    if (whole) return partsOf(sentence).flatMap((part) => saidLines(language, [part]))
    const parts = withTowns((lines.length === 1 && partsOf(sentence).length > 1 && torn(language, sentence)) || lines)
    const said = parts.map(({ mark, words }) => ({ mark, words: sayLine(language, words) ?? words }))
    const isTorn = said.some(({ words }, at) => words === parts[at]!.words && !isLabel(words))
    return isTorn && said.some(({ words }, at) => words !== parts[at]!.words) ? lines : said
  })

const ENDS_IN_PLACE =
  /(?:\s(?:in|at|around|near|opposite|for|dey|ní|a|na)\s|\sn[’'])\p{Lu}[\p{L}\p{M}\d’' -]*$|^(?:shop|suite|block|office|no\.?|shago|ṣọ́ọ̀bù)\s\d+\p{L}?$/iu

/** Joins a town to the line before: `Tailoring in Garki` and `Abuja` become one line. */
function withTowns(lines: readonly OwnLine[]): OwnLine[] {
  const joined: OwnLine[] = []
  for (const [at, line] of lines.entries()) {
    const before = joined.at(-1)
    const isName = joined.length === 1 && at === 1 && lines.length === 2 && before?.mark !== 'price'
    if (before && line.mark === 'place' && (isName || ENDS_IN_PLACE.test(before.words)))
      before.words += `, ${line.words}`
    else joined.push({ ...line })
  }
  return joined
}

/**
 * Splits `Tailoring class, 6 months, Sunday 6 December, 10am` into a name and further lines, if each further line is a
 * town or can be translated.
 */
function torn(language: Language, sentence: string): OwnLine[] | undefined {
  const [head = '', ...rest] = withoutEnd(sentence).split(/,\s+/u)
  const isName = head.split(/\s+/u).length <= HEAD_WORDS && !VERB.test(head)
  const lines = joinTimes(language, rest).flatMap((part) => linesOf(part))
  const stands = ({ mark, words }: OwnLine) => mark !== 'fact' || sayLine(language, words) !== undefined
  if (isName && rest.length > 0 && lines.every(stands)) return [...linesOf(head), ...lines]
  return cut(language, [head, ...rest])
}

const JOINED = /^(?:and|or|but|plus)\s/iu
const AT_PLACE = /^(?:at|in)\s(?=\p{Lu})/u
const placed = (part: string): string => (isPlace(part.replace(AT_PLACE, '')) ? part.replace(AT_PLACE, '') : part)

/**
 * Splits a sentence before its first translatable part: `from ₦12,000` in `Laces and abayas for Sallah, from ₦12,000`.
 * The words before this part, if any, are the name.
 */
function cut(language: Language, parts: readonly string[]): OwnLine[] | undefined {
  const isSaid = (part: string) => sayLine(language, part) !== undefined
  const at = parts.findIndex(isSaid)
  const [name, rest] = [parts.slice(0, Math.max(at, 0)).join(', '), parts.slice(Math.max(at, 0))]
  const typed = rest.filter((part) => !isSaid(part))
  const isCut =
    at >= 0 &&
    parts.length > 1 &&
    typed.length < rest.length &&
    !VERB.test(name) &&
    !typed.some((part) => JOINED.test(part))
  return isCut
    ? [...(name ? linesOf(name) : []), ...joinTimes(language, rest).flatMap((part) => linesOf(placed(part)))]
    : undefined
}

function joinTimes(language: Language, parts: readonly string[]): string[] {
  const joined: string[] = []
  for (const part of parts) {
    const both = `${joined.at(-1)}, ${part}`
    if (joined.length > 0 && sayTime(language, both)) joined[joined.length - 1] = both
    else joined.push(part)
  }
  return joined
}

/** Matches the ending that differs between forms of a word: `dinki` and `dinka`, `plumber` and `plumbing`. */
const ENDING = /(?<=.{4})(?:er|ing|[aeious])$/u

/**
 * Joins the keywords that the text does not contain, translated where possible. The text contains a keyword if it
 * contains each of its words in any form: `Gyaran mota` contains `gyara`, `Night of Praise` contains `praise night`.
 * Keywords that name people or occasions follow the language’s word for `for`.
 */
export function keywordLine(language: Language, { sentences, unsaid }: OwnText): string {
  const told = folded(sentences.join(' ')).toLowerCase()
  const isTold = (keyword: string) =>
    (
      folded(keyword)
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu) ?? []
    ).every((word) => new RegExp(`(?<![\\p{L}\\p{N}])${word.replace(ENDING, '')}`, 'u').test(told))
  const words = unsaid.filter((keyword) => !isTold(keyword))
  const lexicon = lexiconOf(language)
  const { people, occasions, topics } = sortKeywords(words, lexicon)
  // Translate a quality as a word, because sayLine makes a sentence of it: `it is soft` for `soft`.
  const said = (keyword: string) =>
    (predicateOf(keyword) ? undefined : sayLine(language, keyword)) ?? sayWord(language, keyword)
  const served = joinList(
    [...people, ...occasions].map((keyword) => sayWord(language, keyword)),
    ` ${lexicon?.links.and} `,
  )
  return capital([...topics.map(said), served && `${lexicon?.links.for} ${served}`].filter(Boolean).join(', '))
}
