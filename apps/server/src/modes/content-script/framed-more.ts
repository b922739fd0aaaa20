import type { Rule } from '../words/grammar.ts'
import type { FramedTask } from './framed-task.ts'
import type { Concept } from './script-pack.ts'

/** The first ANY_TRADE rules of a language’s advice are the most general ones and are tried before the others. */
const ANY_TRADE = 8
const LONG_WORDS = 200

export const isFunny = ({ request, wishes }: FramedTask): boolean =>
  request.contentStyle === 'funny' && !wishes.tones.includes('joke')

/**
 * Returns rules for lines that state no fact of the user: `sure` about the trade and the action that the text certainly
 * asks for, `general` for any trade.
 */
export function roundsOf(concept: Pick<Concept, 'acts'> | Concept, task: FramedTask) {
  const { pack, random, isCall, isVisited, ask, talk, wanted, speakers, trade } = task
  const each = (rules: readonly Rule[]): (readonly Rule[])[] => rules.map((rule) => [rule])
  const isTreated = trade?.name === 'clinic'
  const sure = isVisited || isTreated || ask === 'write' || ask === 'come' || ask === 'give' ? [] : talk.asks[ask]
  const advice = pack.advice ?? []
  const steps = 'middles' in concept && concept !== pack.story ? each(concept.middles) : []
  const [near, far] = [advice.slice(0, ANY_TRADE), advice.slice(ANY_TRADE)].map((rules) => each(random.shuffle(rules)))
  return {
    sure: [
      ...(isFunny(task) && speakers === 1 ? [pack.flavours.joke] : []),
      ...each(random.shuffle([...(trade?.tips ?? []), ...sure])),
      ...(isCall ? steps : []),
    ],
    general: [...near!, ...far!, ...(wanted > LONG_WORDS ? steps : [])],
  }
}
