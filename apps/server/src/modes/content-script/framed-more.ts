import type { Rule } from '../words/grammar.ts'
import type { FramedTask } from './framed-task.ts'
import type { Concept } from './script-pack.ts'
import { STYLES } from './wishes.ts'

const TURNS = 8
const ANY_TRADE = 10
const LONG_WORDS = 200

export const isFunny = ({ request, wishes }: FramedTask): boolean =>
  request.contentStyle === 'funny' && !wishes.tones.includes('joke')

/** Filler lines, the most specific first: on the trade and on what readers certainly do, then lines for any trade. */
export function roundsOf(concept: Concept, task: FramedTask): (readonly Rule[])[] {
  const { request, pack, random, openings, isCall, ask, talk, wanted, speakers, trade } = task
  const { flavours } = pack
  const hooks = openings(STYLES[request.contentStyle])
  const each = (rules: readonly Rule[]) => rules.map((rule) => [rule])
  const sure = ask === 'write' || ask === 'come' || ask === 'give' ? [] : talk.asks[ask]
  const advice = pack.advice ?? []
  const steps = concept === pack.story ? [] : each(concept.middles)
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
    ...((concept === pack.quick && speakers === 1) || isCall ? steps : []),
    ...near!,
    // With several speakers, each filler line answers a question for advice, so all advice comes first.
    ...(wanted > LONG_WORDS || speakers > 1 ? far! : []),
    ...(wanted > LONG_WORDS ? steps : []),
    ...late,
    ...far!,
  ]
  return Array.from({ length: TURNS }, () => rounds).flat()
}
