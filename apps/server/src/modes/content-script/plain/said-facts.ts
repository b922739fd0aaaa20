import { joinList } from '../../own-words.ts'
import type { Rule } from '../../words/grammar.ts'
import { isPlace } from '../../words/places.ts'
import type { PlainAsk } from '../../words/plain/plain-ask.ts'
import { softened } from '../../words/softened.ts'
import { capital } from '../../words/spin.ts'
import { countWords } from '../../words/writer.ts'
import type { Clause } from './clauses.ts'
import { COSTS, FORMS } from './fact-forms.ts'
import { anyOf, beOf, the } from './nouns.ts'
import { pricedIn, priceRules, pricesSaid } from './prices.ts'

export interface Said {
  rules: readonly Rule[]
  values: Readonly<Record<string, string>>
}

export const ASKING =
  /^(?!(?:help|call me)\b)(?:order|pay|send|call|come|bring|book|register|apply|visit|message|get|check(?!-?\s?(?:in|out)\b)|join|choose|start|use|chat|walk|dial|write|learn|rent|collect|reserve|contact|text|watch|try|taste|stop)\s/iu
// Matches a price at the end, after what it is paid for: `We deliver to Kano, ₦1,500`.
const CHARGED = /(?<!₦.*), (₦[\d,.]+)$/u
const PRICE_FIRST = /^(?:only |just |from )?₦/iu
// Matches clauses with a verb, and prices and labels, which need none.
const IS = /^₦|:|(?<!\p{L})(?:is|are|was|were|has|have|will|can)(?!\p{L})/iu
// Matches clauses that look like a sentence but have no verb, such as `check-in from 2pm`.
const NOUN_FIRST =
  /^(?:(?:only |just |from )?₦(?![\d,.]+ (?:pays?|feeds?|buys?|sends?|covers?|gives?|helps?|keeps?|is|are|will|can|gets?)\b)|check[- ]?(?:in|out)(?!\p{L}))/iu
/** Matches a way of paying that is offered, not asked for: `pay in 12 months`. */
const PAID_BACK = /^pay (?:in|within|over|small|when|after|on)\s/iu
const ASK_RULES: readonly Rule[] = ['{it}.', '[You|Here you|With us you|And you] {it}.']
/** Repeats the user’s own words if no other rule fits a fact. All three scripts may contain the same words. */
export const AS_TYPED: readonly Rule[] = ['{typed}.']

// Rules for the pay of a vacancy, for amounts that are lent or saved, and for the requirements of a vacancy.
const PAID: readonly Rule[] = ['[The pay is|It pays|You earn|The job pays] {it}.']
const LENT: readonly Rule[] = ['[The amount goes|It goes|Amounts go|You can start] {it}.']
const GIFT: readonly Rule[] = [
  '{price} [buys|pays for|is enough for] {what}.',
  'With {price} [you give|somebody gets] {what}.',
]
const NEEDED: readonly Rule[] = ['[You need|What you need is|We ask for|It takes] {it}.']

const IN_TOWN: readonly Rule[] = ['[We are|You will find us] in {typed}.']
const WORDS_OF_A_TOWN = 3

const COMMON_START =
  /^(?:open|free|home|same|next|nationwide|delivery|pick-?up|waybill|done|made|baked|ready|back|located|based|certified|registered|trained|no|not|by|with|for|since|opposite|behind|near|in|at|from|starting|minimum|buy|must|order|pay|send|call|come|bring|book|register|apply|visit|message|get|weekend|evening|all|we|our|you|your|they|it|there|this|these|the|my|every|each|learn|rent|collect|use|choose|first|last|works?)(?![\p{L}\p{M}])/iu
const NAMES =
  /^(?:I|C of O|January|February|March|April|May|June|July|August|September|October|November|December)(?![\p{L}\p{M}])/u

const LISTED = /^(\p{Lu}\p{Ll}+)(,[\s\S]*)$/u
/** Matches a list of names: `Excel, SQL and Power BI`. */
const NAMED = /^\p{Lu}\p{L}+, \p{Lu}/u

/** Lowers the first letter of a clause for use after other words, unless it begins with a name. */
export const begun = (words: string): string => {
  if (NAMES.test(words) || NAMED.test(words)) return words
  const [, first, rest] = LISTED.exec(words) ?? []
  if (first && rest) return `${softened(first)}${rest}`
  return COMMON_START.test(words) ? words.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()) : softened(words)
}

/**
 * Returns the rules for one fact, or for several that people say in one sentence: prices, or two things to do. A fact
 * that no rule certainly fits is said as typed.
 */
export function saidOf(group: readonly Clause[], ask: PlainAsk): Said {
  const items = group.map(({ words }) => pricedIn(words))
  if (items.every((item) => item !== undefined) && ask !== 'give')
    return { rules: priceRules(items, ask), values: pricesSaid(items) }
  if (group.length === 1) return oneSaid(group[0]!, ask)
  const it = joinList(
    group.map(({ words }) => begun(words)),
    ' and ',
  )
  return { rules: PRICE_FIRST.test(it) ? COSTS : ASK_RULES, values: { it } }
}

function oneSaid(clause: Clause, ask: PlainAsk): Said {
  const { kind, isWhole } = clause
  const words = clause.words.replace(CHARGED, ' for $1').replace(/(?<=^\p{L}+ed) (?=no \p{L}+$)/u, ', ')
  const values = { it: begun(words), typed: words }
  const isSentence = (isWhole || IS.test(words)) && !NOUN_FIRST.test(words)
  if (kind === 'sum') return { rules: /^from ₦/iu.test(words) ? LENT : AS_TYPED, values }
  const gift = ask === 'give' ? pricedIn(words) : undefined
  if (gift) return { rules: GIFT, values: { ...values, ...gift, isFrom: '' } }
  if (ask === 'apply' && /^₦/u.test(words)) return { rules: PAID, values }
  if (ask === 'apply' && kind === 'must' && !isWhole && !/(?<!\p{L})must\s/iu.test(words))
    return { rules: NEEDED, values }
  if (ASKING.test(words) && !PAID_BACK.test(words))
    return { rules: ask === 'come' || ask === 'give' ? AS_TYPED : ASK_RULES, values }
  if (isSentence && !PAID_BACK.test(words)) return { rules: AS_TYPED, values }
  for (const [pattern, rules] of FORMS) {
    const found = pattern.exec(words)
    if (found) return { rules, values: { ...values, ...slotsOf(found.groups ?? {}, values.it) } }
  }
  const isTown = kind === 'place' && isPlace(words) && !/[\d,]/u.test(words) && countWords(words) <= WORDS_OF_A_TOWN
  return { rules: isTown ? IN_TOWN : AS_TYPED, values }
}

function slotsOf(
  { what: typed, label = '', value = '', done = '', rest = '' }: Partial<Record<string, string>>,
  it: string,
) {
  const what = typed === undefined ? it : begun(typed)
  const amount = it.replace(/^starting (?:from|at)/iu, 'from')
  return {
    bank: bankOf(what),
    what,
    the: the(what),
    one: anyOf(what),
    be: / and /u.test(label || what) ? 'are' : beOf(label || what),
    takes: beOf(what) === 'are' ? 'take' : 'takes',
    label,
    value,
    done,
    rest,
    amount,
  }
}

const SUBJECT_WORDS = 3
/** Whether words only name a subject, such as `aso ebi`, and say nothing by themselves. */
export function isSubject(clause: Clause, ask: PlainAsk): boolean {
  const { words, isWhole } = clause
  const isTyped = saidOf([clause], ask).rules === AS_TYPED
  return (
    countWords(words) <= SUBJECT_WORDS && !isWhole && !/[\d₦]/u.test(words) && (isTyped || !COMMON_START.test(words))
  )
}

const isAsking = ({ words, isWhole, contacts }: Clause) =>
  isWhole && contacts.length === 0 && ASKING.test(words) && !/[,;:]|\sand\s/u.test(words)
const MOST_PRICES = 4

/** Puts together the facts that are said in one sentence: neighbouring prices of products, and two things to do. */
export function grouped(facts: readonly Clause[]): Clause[][] {
  const groups: Clause[][] = []
  for (const clause of facts) {
    const group = groups.at(-1)
    const isPrices =
      group?.every(({ words, kind }) => kind === clause.kind && pricedIn(words)) && pricedIn(clause.words)
    const isAsked = group?.length === 1 && isAsking(group[0]!) && isAsking(clause)
    const isCosts = group?.every(({ words }) => /^₦/u.test(words)) && /^₦/u.test(clause.words)
    if (group && (((isPrices || isCosts) && group.length < MOST_PRICES) || isAsked)) group.push(clause)
    else groups.push([clause])
  }
  return groups
}

const SHORT_NAMES = /^(?:uba|gtb|fcmb)$/iu
const bankOf = (name: string): string => (SHORT_NAMES.test(name) ? name.toUpperCase() : capital(name))
