import { asSentence, joinList, withoutEnd } from '../../own-words.ts'
import type { Rule } from '../../words/grammar.ts'
import { VERB } from '../../words/plain/own-lines.ts'
import { says } from '../../words/plain/own-text.ts'
import { isQuality } from '../../words/qualities.ts'
import { softened } from '../../words/softened.ts'
import { capital } from '../../words/spin.ts'
import { countWords, type Writer } from '../../words/writer.ts'
import type { Spoken } from '../stage.ts'
import { carriedBy } from './carried.ts'
import { type Clause, clausesOf } from './clauses.ts'
import { CHANNEL, closeOf } from './closes.ts'
import { isCovered } from './covered.ts'
import {
  ASKED,
  ASKED_OF,
  BRAND,
  CALLED,
  FRAMES,
  LEADS,
  NAMES,
  QUOTED,
  SCREENS,
  TO_ASK,
  TOLD,
  TURNS,
  TURNS_OF,
  UNNAMED,
  WORDS,
} from './frames.ts'
import type { Telling } from './telling.ts'

/** Assigns texts to speakers: the first speaker answers, the others take turns asking. */
export function voicesOf(speakers: number) {
  let turn = 0
  return {
    seller: (text: string): Spoken => ({ by: 0, text }),
    other: (text: string): Spoken => ({ by: speakers > 1 ? 1 + (turn++ % (speakers - 1)) : 0, text }),
  }
}
export type Voices = ReturnType<typeof voicesOf>

export interface Parts {
  say: (rules: readonly Rule[], it?: string) => string
  writer: Writer
  voices: Voices
  telling: Telling
  isBare: boolean
}

const SCREEN_WORDS = 6
const PRICE =
  /(?:from )?₦[\d,.]*\d(?:\s?(?:[-–]|to)\s?₦[\d,.]*\d)?(?:\s?(?:\/|per|a|each|monthly|yearly)(?:\s[\p{L}\d]+){0,2}(?=$|[,;.(]))?/iu

export function screenOf(words: string, writer: Writer): string[] {
  const price = PRICE.exec(words)?.[0]
  const it = countWords(words) <= SCREEN_WORDS && !/[“”]/u.test(words) ? capital(words) : price
  return it ? [writer.say(SCREENS, { it })].filter(Boolean) : []
}

/**
 * Introduces the user’s first clause with the brand’s name, unless the clause contains it. After a problem (`isTurn`),
 * introduces the clause as the solution.
 */
export function headOf({ say, telling }: Parts, isTurn = false): string[] {
  const { values, isOutsider, ask } = telling
  const head = lowered(telling.head)
  if (!head) return [say(BRAND)]
  if (/: |:$/u.test(head)) return [say(BRAND), asSentence(telling.head)]
  if (says(head.toLowerCase(), values.brand)) return [say(UNNAMED, head)]
  if (isTurn) return [say(TURNS_OF[ask] ?? TURNS, head)]
  return [say(isOutsider ? TOLD : VERB.test(head) ? LEADS : NAMES, head)]
}

const MINE = /(?<![\p{L}\p{M}])(?:we|i|our|my|us|me)(?![\p{L}\p{M}])/iu
const LABELLED = /^[^:₦]{3,48}:\s|:$/u
const NAMES_ITSELF =
  /^(?:free |our )?(?:price|delivery|payment|location|address|salary|pay|time|venue|trial|at|in|on)(?![\p{L}\p{M}])/iu

/** Matches a clause that names its own subject and so needs no introduction: `Salary ₦70,000 monthly`. */
const SAYS_ITS_KIND =
  /^(?:price|delivery|payment|location|address|salary|pay|fees?|form|venue|trial|theme|date|time)\s\S+\s\S/iu

/** Writes a clause as it is spoken: a full sentence unchanged, any other clause after an introduction. */
export function factOf({ words, kind, isWhole }: Clause, { say, telling }: Parts): string {
  const { ask, isOutsider } = telling
  if (isOutsider && MINE.test(words)) return say(QUOTED, words)
  if (isWhole || LABELLED.test(words) || SAYS_ITS_KIND.test(words)) return whole(words)
  const carried = isOutsider ? undefined : carriedBy({ words, kind }, ask)
  if (carried) return say(carried.rules, carried.it) || whole(words)
  const label = NAMES_ITSELF.test(words) ? FRAMES.more : (CALLED[ask]?.[kind] ?? FRAMES[kind])
  return say(label, words) || whole(words)
}

export const askOf = ({ kind }: Clause, { say, telling }: Parts): string =>
  say((ASKED_OF[telling.ask]?.[kind] ?? ASKED[kind]).map((rule) => `${TO_ASK}${rule}`))

const MOST_GROUPED = 3

export function grouped(facts: readonly Clause[]): Clause[][] {
  const groups: Clause[][] = []
  for (const clause of facts) {
    const group = groups.at(-1)
    if (group && group[0]!.kind === clause.kind && group.length < MOST_GROUPED) group.push(clause)
    else groups.push([clause])
  }
  return groups
}

/** Joins clauses into one text. An introduction precedes clauses that are neither full sentences nor an answer. */
export function groupOf(group: readonly Clause[], parts: Parts, isAnswer: boolean): string {
  const { isOutsider } = parts.telling
  const [first, ...more] = group
  const isQuoted = isOutsider && group.some(({ words }) => MINE.test(words))
  if (isQuoted || group.some(({ isWhole, words }) => isWhole || words.includes(':')))
    return group.map((each) => (isAnswer && !isQuoted ? whole(each.words) : factOf(each, parts))).join(' ')
  const words = [first!.words, ...more.map((each) => softened(each.words))].join(', ')
  return isAnswer ? whole(words) : factOf({ ...first!, words }, parts)
}

/** Lowers the first letter of a common first word, for use after a colon: `we deliver`. */
export const lowered = (words: string): string =>
  words.replace(/^(?:We|Our|You|Your|They|It|There|This|These|The|My|All|Every|Each)(?=[\s’'])/u, (word) =>
    word.toLocaleLowerCase('en'),
  )

const whole = (words: string): string => asSentence(capital(words))

export function wishesIn(parts: Parts): Spoken[] {
  const { say, voices, telling } = parts
  const { own, wishes } = telling
  const all = own.sentences.join(' ')
  const isSaid = (wish: string) => (/\s/u.test(wish) ? isCovered(all, wish) : says(all.toLowerCase(), wish))
  const unsaid = wishes.say.filter((wish) => !isSaid(wish))
  const words = unsaid.filter((wish) => isQuality(wish) || !/\s/u.test(wish))
  const clauses = unsaid.filter((wish) => !words.includes(wish)).flatMap(clausesOf)
  const named = words.length > 0 ? [say(WORDS, joinList(words, ' and '))] : []
  return [...clauses.map((clause) => factOf(clause, parts)), ...named].map(voices.seller)
}

/**
 * Writes the last lines: a stock call to action, unless the user’s own last lines already name every contact, then the
 * user’s own call to action and the words with which the user asked to end.
 */
export function closing({ say, voices, telling }: Parts): Spoken[] {
  const { ask, contacts, wishes, calls, isOutsider } = telling
  const said = [...calls.flatMap((clause) => clause.contacts), ...wishes.ends]
  const isCalled = contacts.every((contact) => said.some((each) => each.includes(contact.replace(CHANNEL, ''))))
  const { rules, it } = closeOf(ask, contacts, isOutsider, telling.request.contentStyle)
  const isEnded = calls.length > 0 || wishes.ends.length > 0
  const call = isEnded && isCalled ? [] : [say(rules, it)]
  const own = calls.map(({ words }) => whole(words))
  const isSaid = (end: string) => own.at(-1)?.toLowerCase().startsWith(withoutEnd(end).toLowerCase())
  return [...call, ...own, ...wishes.ends.filter((end) => !isSaid(end))].map(voices.seller)
}
