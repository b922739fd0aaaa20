import { asSentence, joinList, withoutEnd } from '../../own-words.ts'
import type { Rule } from '../../words/grammar.ts'
import { says } from '../../words/plain/own-text.ts'
import { isQuality } from '../../words/qualities.ts'
import { capital } from '../../words/spin.ts'
import { countWords, type Writer } from '../../words/writer.ts'
import type { Spoken } from '../stage.ts'
import { type Clause, clausesOf } from './clauses.ts'
import { CHANNEL, closeOf } from './closes.ts'
import { isCovered } from './covered.ts'
import { without } from './fitting.ts'
import { BRAND, HEADLINES, QUALITIES, QUOTED, SCREENS, SUBJECTS, TURNS, TURNS_OF } from './frames.ts'
import { introductionOf } from './introduction.ts'
import { AS_TYPED, begun, isSubject, saidOf } from './said-facts.ts'
import type { Telling } from './telling.ts'

/** Assigns texts to speakers: the first speaker answers, the others take turns asking. */
export function voicesOf(speakers: number) {
  let turn = 0
  const seller = (text: string): Spoken => ({ by: 0, text })
  const other = (text: string): Spoken => ({ by: speakers > 1 ? 1 + (turn++ % (speakers - 1)) : 0, text })
  const answered = (asked: string, answer: string): Spoken[] => [other(asked), { ...seller(answer), follows: true }]
  return { seller, other, answered }
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
const HEADLINE_WORDS = 14
const PRICE =
  /(?:from )?₦[\d,.]*\d(?:\s?(?:[-–]|to)\s?₦[\d,.]*\d)?(?:\s?(?:\/|per|a|each|monthly|yearly)(?:\s[\p{L}\d]+){0,2}(?=$|[,;.(]))?/iu

export function screenOf(words: string, writer: Writer): string[] {
  const price = PRICE.exec(words)?.[0]
  const it = countWords(words) <= SCREEN_WORDS && !/[“”]/u.test(words) ? capital(words) : price
  return it ? [writer.say(SCREENS, { it })].filter(Boolean) : []
}

const SELLERS = ['We ', 'we ', 'We’', ' us', 'Our ', 'our ', 'Yes, ']
/** For a speaker from outside the business, removes the choices of rules in which the business itself speaks. */
const toldBy = ({ isOutsider }: Telling, rules: readonly Rule[]): readonly Rule[] =>
  isOutsider ? rules.flatMap((rule) => without(rule, SELLERS) ?? []) : rules

/**
 * Says the brand and the user’s first clause.
 * @param isTurn whether the script began with a problem, to which the brand is then presented as the solution
 */
export function headOf({ say, writer, telling }: Parts, isTurn = false): string[] {
  const { values, ask, head, isOutsider } = telling
  if (!head) return [say(BRAND)]
  if (isOutsider && MINE.test(head)) return [say(BRAND), say(QUOTED, whole(head))]
  const { named, plain, values: own } = introductionOf(head, values.brand, ask)
  const said = (rules: readonly Rule[]) => writer.say(toldBy(telling, rules), { ...values, ...own }) || whole(head)
  const isNamed = says(head.toLowerCase(), values.brand)
  const isHeadline = telling.request.contentType === 'ad_copy' && countWords(head) <= HEADLINE_WORDS
  if (isHeadline && !isNamed && !isOutsider && !/:/u.test(head))
    return [writer.say(HEADLINES, { ...values, it: begun(head), typed: capital(head) }) || whole(head)]
  return isTurn && !isNamed ? [`${say(TURNS_OF[ask] ?? TURNS)} ${said(plain)}`.trim()] : [said(named)]
}

/** Matches words with which a business speaks of itself. */
export const MINE = /(?<![\p{L}\p{M}])(?:we|i|our|my|us|me)(?![\p{L}\p{M}])/iu

/** Writes a group of facts as one sentence in spoken language, or as the user typed them. */
export function factOf(group: readonly Clause[], { say, writer, telling }: Parts): string {
  const { ask, isOutsider, values } = telling
  if (isOutsider && MINE.test(typedOf(group))) return say(QUOTED, typedOf(group))
  const { rules, values: own } = saidOf(group, ask)
  return (rules !== AS_TYPED && writer.say(toldBy(telling, rules), { ...values, ...own })) || typedOf(group)
}

const typedOf = (group: readonly Clause[]): string => group.map(({ words }) => whole(words)).join(' ')

const whole = (words: string): string => asSentence(capital(words))

export function wishesIn(parts: Parts): Spoken[] {
  const { say, voices, telling } = parts
  const { own, wishes } = telling
  const all = own.sentences.join(' ')
  const isSaid = (wish: string) => (/\s/u.test(wish) ? isCovered(all, wish) : says(all.toLowerCase(), wish))
  const unsaid = wishes.say.filter((wish) => !isSaid(wish))
  const words = unsaid.filter(
    (wish) =>
      !/[.!?]$/u.test(wish) && (isQuality(wish) || clausesOf(wish).every((clause) => isSubject(clause, telling.ask))),
  )
  const clauses = unsaid.filter((wish) => !words.includes(wish)).flatMap((wish) => clausesOf(wish))
  const [qualities, subjects] = [words.filter(isQuality), words.filter((word) => !isQuality(word))]
  const said = (rules: readonly Rule[], list: readonly string[]) =>
    say(rules, joinList(list, ' and ')) || whole(joinList(list, ' and '))
  return [
    ...clauses.map((clause) => factOf([clause], parts)),
    ...(qualities.length > 0 ? [said(QUALITIES, qualities)] : []),
    ...(subjects.length > 0 ? [said(SUBJECTS, subjects)] : []),
  ].map(voices.seller)
}

/**
 * Writes the last lines: a stock call to action, the user’s own call to action, and the words with which the user asked
 * to end. The stock call is left out if the user’s own last lines already name every contact.
 */
export function closing({ say, voices, telling }: Parts): Spoken[] {
  const { ask, contacts, wishes, calls, isOutsider } = telling
  const said = [...calls.flatMap((clause) => clause.contacts), ...wishes.ends]
  const isCalled = contacts.every((contact) => said.some((each) => each.includes(contact.replace(CHANNEL, ''))))
  const { rules, it } = closeOf(
    ask,
    contacts,
    isOutsider,
    telling.request.contentStyle,
    telling.own.sentences.join(' '),
  )
  const isEnded = calls.length > 0 || wishes.ends.length > 0
  const call = isEnded && isCalled ? [] : [say(rules, it)]
  const own = calls.map(({ words }) => whole(words))
  const isSaid = (end: string) => own.at(-1)?.toLowerCase().startsWith(withoutEnd(end).toLowerCase())
  return [...call, ...own, ...wishes.ends.filter((end) => !isSaid(end))].map(voices.seller)
}
