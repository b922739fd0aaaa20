import type { Rule } from '../words/grammar.ts'
import type { FramedTask } from './framed-task.ts'
import type { Concept } from './script-pack.ts'
import { STYLES } from './wishes.ts'

const TURNS = 8
/** Number of rules at the start of a language’s advice that are used before the others. Only long scripts use all. */
const ANY_TRADE = 11
const SHORT_WORDS = 120
const LONG_WORDS = 200

export const isFunny = ({ request, wishes }: FramedTask): boolean =>
  request.contentStyle === 'funny' && !wishes.tones.includes('joke')

/**
 * Returns rules for lines that state no fact of the user, most specific first: about the trade, about what readers are
 * certainly asked to do, then for any trade.
 */
export function roundsOf(concept: Pick<Concept, 'acts'> | Concept, task: FramedTask): (readonly Rule[])[] {
  const { request, pack, random, openings, isCall, ask, talk, wanted, speakers, trade } = task
  const { flavours } = pack
  const hooks = openings(STYLES[request.contentStyle])
  const each = (rules: readonly Rule[]) => rules.map((rule) => [rule])
  const sure = ask === 'write' || ask === 'come' || ask === 'give' ? [] : talk.asks[ask]
  const advice = pack.advice ?? []
  const steps = 'middles' in concept && concept !== pack.story ? each(concept.middles) : []
  const late = isCall
    ? [flavours.heart, flavours.culture, hooks]
    : ask === 'apply'
      ? [flavours.local, flavours.culture, hooks]
      : [
          ...random.shuffle([flavours.tip, flavours.local, flavours.heart, flavours.culture]),
          ...(speakers > 1 ? [] : [pack.brandTypes[request.brandType], flavours.budget, flavours.game, hooks]),
        ]
  const [near, far] = [advice.slice(0, ANY_TRADE), advice.slice(ANY_TRADE)].map((rules) => each(random.shuffle(rules)))
  const rounds = [
    ...(isFunny(task) && speakers === 1 ? [flavours.joke] : []),
    ...each(random.shuffle([...(trade?.tips ?? []), ...sure])),
    ...(isCall ? steps : []),
    ...near!,
    ...far!,
    ...(wanted > LONG_WORDS ? steps : []),
    ...(wanted > SHORT_WORDS || isCall ? late : []),
  ]
  return Array.from({ length: TURNS }, () => rounds).flat()
}
