import type { Rule } from '../../words/grammar.ts'
import { delivery } from '../packs/meanings/delivery.ts'
import type { Meaning } from '../packs/meanings/meaning.ts'
import { money } from '../packs/meanings/money.ts'
import { byKind, others } from '../packs/meanings/others.ts'
import { quality } from '../packs/meanings/quality.ts'
import { service } from '../packs/meanings/service.ts'
import { sumsOf } from '../packs/meanings/sums.ts'
import type { Clause, Kind } from './clauses.ts'
import { fittingRules } from './fitting.ts'

const SAME_WHEN_CALLED: readonly Kind[] = ['place', 'when']
const SCRIPTS = 3
const TIMED =
  /\d ?(?:am|pm)\b|noon|midnight|day|\bdate\b|weekend|january|february|march|april|june|july|august|september|october|november|december/iu
const SLOT = /\{(\w+)\}/gu

/** A rule that explains a clause, and amounts of the clause for the rule’s slots. */
export interface Meant {
  rule: Rule
  values: Readonly<Record<string, string>>
}

const inTurn = (rules: readonly Rule[], turn: number): Rule[] =>
  rules.filter((_, at) => at % SCRIPTS === turn % SCRIPTS)

/**
 * Returns rules that say what a fact means to the viewer. They follow from the words of the fact and claim nothing
 * else. Rules about different subjects, such as delivery and time, alternate.
 * @param text all that the user wrote
 * @param turn 0, 1 or 2: selects one of the three scripts, of which no two share a rule
 * @param isCalled whether the text is an invitation, an appeal or a vacancy, in which only time and place mean the same
 * as in a sale
 */
export function meaningsOf(
  { words, kind }: Pick<Clause, 'words' | 'kind'>,
  text: string,
  turn: number,
  isCalled: boolean,
): Meant[] {
  const values = sumsOf(words)
  const apply = ([pattern, , unless]: Meaning) => pattern.test(words) && !unless?.test(text)
  const first = (meanings: readonly Meaning[], most: number) => meanings.filter(apply).slice(0, most)
  const sure = [
    ...first(delivery, 1),
    ...[...service, ...quality].filter(apply),
    ...(kind === 'sum' ? [] : first(money, 2)),
  ]
  const found = sure.length > 0 ? sure : first(others, 1)
  const known = isCalled
    ? SAME_WHEN_CALLED.includes(kind)
      ? [byKind[kind] ?? []]
      : []
    : found.length > 0
      ? found.map(([, rules]) => rules)
      : [(kind !== 'when' || TIMED.test(words) ? byKind[kind] : undefined) ?? []]
  const own = known.map((rules) => inTurn(rules, turn))
  const mixed = Array.from({ length: Math.max(...own.map(({ length }) => length), 0) }, (_, at) =>
    own.flatMap((rules) => rules[at] ?? []),
  ).flat()
  const filled = (rule: Rule) => [...rule.matchAll(SLOT)].every(([, slot]) => slot! in values)
  return fittingRules(mixed, text)
    .filter(filled)
    .map((rule) => ({ rule, values }))
}
