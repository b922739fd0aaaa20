import type { Rule } from '../../words/grammar.ts'
import { money } from '../packs/meanings/money.ts'
import { byKind, others } from '../packs/meanings/others.ts'
import { service } from '../packs/meanings/service.ts'
import type { Clause, Kind } from './clauses.ts'

const MEANINGS = [...service, ...money, ...others]
const SAME_WHEN_CALLED: readonly Kind[] = ['place', 'when']
const SCRIPTS = 3

/**
 * What a fact means to the viewer. It follows from the words of the fact and claims nothing else.
 * @param turn 0, 1 or 2: the script that the rules are for; no two of the three scripts share a rule
 * @param isCalled an invitation, an appeal or a vacancy, where only time and place mean the same as in a sale
 */
export function meaningsOf({ words, kind }: Clause, turn: number, isCalled: boolean): Rule[] {
  const known = isCalled
    ? SAME_WHEN_CALLED.includes(kind) && byKind[kind]
    : (MEANINGS.find(([pattern]) => pattern.test(words))?.[1] ?? byKind[kind])
  return (known || []).filter((_, at) => at % SCRIPTS === turn)
}
