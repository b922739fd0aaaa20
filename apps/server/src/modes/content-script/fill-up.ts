import type { ContentScriptRequest } from '@ufaro/contract/tools/content-script.ts'
import type { CopyStyle } from '@ufaro/contract/tools/copywriter.ts'
import type { Random } from '../random.ts'
import type { Grammar, Rule, Rules } from '../words/grammar.ts'
import { countWords, type Writer } from '../words/writer.ts'
import type { Concept, ScriptPack } from './script-pack.ts'
import { STYLES, type Wishes } from './wishes.ts'

export interface Task {
  request: ContentScriptRequest
  pack: ScriptPack
  grammar: Grammar
  wishes: Wishes
  random: Random
  /** People come or give: there is nothing to offer. */
  isCall: boolean
  wanted: number
  speakers: number
  openings: (style: CopyStyle) => Rules
  closes: Rules
  values: Readonly<Record<'product' | 'brand' | 'audience', string>>
}

interface Round {
  rules: readonly Rule[]
  isStep: boolean
}

const TURNS = 8

export function fillUp(words: number, lines: number, concept: Concept, writer: Writer, task: Task) {
  const more: (Round & { line: string })[] = []
  let left = words
  for (const round of Array.from({ length: TURNS }, () => roundsOf(concept, task)).flat()) {
    if (left <= 5 && more.length >= lines) break
    const line = writer.say(round.rules, task.values)
    const length = countWords(line)
    // Too short is better than too long.
    if (!line || (length > left + 6 && more.length >= lines)) continue
    more.push({ ...round, line })
    left -= length
  }
  const linesOf = (wanted: boolean) => more.filter(({ isStep }) => isStep === wanted).map(({ line }) => line)
  return { steps: linesOf(true), advice: linesOf(false) }
}

/** What may be added, the most important first. */
function roundsOf(concept: Concept, { request, pack, random, speakers, openings, wishes, isCall }: Task): Round[] {
  const { flavours } = pack
  const isFunny = request.contentStyle === 'funny' && !wishes.tones.includes('joke')
  // How to ask in three steps is told only where there is much time; a story needs its steps.
  const isAnswer = concept === pack.answers && !isCall
  const steps = concept.middles.map((rule) => [rule])
  const advice = random.shuffle((pack.advice ?? []).map((rule) => [rule]))
  const replies = speakers > 1 ? [0, 1, 2].map(() => pack.replies) : []
  const late = isCall
    ? [flavours.heart, flavours.culture, openings(STYLES[request.contentStyle])]
    : [
        ...random.shuffle([flavours.tip, flavours.local, flavours.heart, flavours.culture]),
        ...[concept.ends, flavours.budget, flavours.game, openings(STYLES[request.contentStyle])],
      ]
  const rounds = (all: readonly (readonly Rule[])[], isStep = false) => all.map((rules) => ({ rules, isStep }))
  return [
    ...rounds(isFunny ? [flavours.joke] : []),
    ...rounds(isAnswer ? [] : steps, true),
    ...rounds(replies.slice(0, 1)),
    ...rounds(isCall ? [] : [pack.brandTypes[request.brandType]]),
    ...rounds(advice.slice(0, 9)),
    ...rounds(replies.slice(1)),
    ...rounds(advice.slice(9)),
    ...rounds(isAnswer ? steps : []),
    ...rounds(late),
  ]
}
