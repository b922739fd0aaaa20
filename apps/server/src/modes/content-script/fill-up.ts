import type { ContentScriptRequest } from '@ufaro/contract/tools/content-script.ts'
import type { CopyStyle } from '@ufaro/contract/tools/copywriter.ts'
import type { Random } from '../random.ts'
import type { Ask } from '../words/ask.ts'
import type { Grammar, Rule, Rules } from '../words/grammar.ts'
import type { Speech } from '../words/speech.ts'
import { countWords, type Writer } from '../words/writer.ts'
import type { Concept, ScriptPack } from './script-pack.ts'
import { STYLES, type Wishes } from './wishes.ts'

export interface Task {
  request: ContentScriptRequest
  pack: ScriptPack
  grammar: Grammar
  speech: Speech
  wishes: Wishes
  ask: Ask
  isNamed: boolean
  /** Sentences to be said, as they were asked for: `we deliver hot`. */
  clauses: readonly string[]
  random: Random
  wanted: number
  speakers: number
  openings: (style: CopyStyle) => Rules
  closes: Rules
  contact: string
  values: Readonly<Record<'product' | 'brand' | 'audience', string>>
}

interface Extra {
  line: string
  at: number
}

export function fillUp(words: number, lines: number, concept: Concept, writer: Writer, task: Task): Extra[] {
  const { grammar, speech, values } = task
  const rounds = roundsOf(concept, task)
  const more: Extra[] = []
  let left = words
  for (const [turn, { rules, at }] of rounds.entries()) {
    if (left <= 5 && more.length >= lines) break
    const line = rules === grammar.products ? sayAgain(speech, grammar, writer, turn) : writer.say(rules, values)
    const length = countWords(line)
    // Too short is better than too long.
    if (!line || (length > left + 6 && more.length >= lines)) continue
    more.push({ line, at })
    left -= length
  }
  return more.sort((one, other) => one.at - other.at)
}

interface Round {
  rules: readonly Rule[]
  at: number
}

/** What may be added, the most important first, and where it stands. */
function roundsOf(concept: Concept, task: Task): Round[] {
  const { request, pack, grammar, speech, random, speakers, openings, wishes, isNamed } = task
  const { flavours } = pack
  const steps = concept.middles.map((rule, at) => ({ rules: [rule], at: at - concept.middles.length }))
  const isFunny = request.contentStyle === 'funny' && !wishes.tones.includes(flavours.joke)
  const joke = isFunny ? [{ rules: flavours.joke, at: 0 }] : []
  const replies = speakers > 1 ? [1, 9, 20].map((at) => ({ rules: pack.replies, at })) : []
  const told = random.shuffle((pack.advice ?? []).map((rule, at) => ({ rules: [rule], at: 2 + at / 100 })))
  // An invitation offers nothing.
  if (pack.calls?.[task.ask]) {
    const calls = [pack.answers, pack.quick].filter((other) => other !== concept)
    const more = [flavours.heart, flavours.culture, openings(STYLES[request.contentStyle])]
    const late = [...more, ...calls.flatMap(({ middles }) => middles.map((rule) => [rule]))].map((rules, at) => ({
      rules,
      at: 3 + at,
    }))
    return rounds([...joke, ...steps, ...replies, ...told, ...late])
  }
  const own = speech.isCall ? [] : [pack.brandTypes[request.brandType]]
  const others: (readonly Rule[])[] = [
    ...random.shuffle([flavours.tip, flavours.local, flavours.heart, flavours.culture]),
    ...[isNamed ? pack.brands : pack.names, grammar.products, concept.ends, flavours.budget, flavours.game],
    // Only long scripts get here.
    ...[grammar.products, flavours.slang],
  ]
  return rounds([
    ...joke,
    ...steps,
    ...replies,
    ...own.map((rules) => ({ rules, at: 2 })),
    ...told,
    ...others.map((rules, at) => ({ rules, at: 4 + at })),
  ])
}

const rounds = (round: readonly Round[]): Round[] =>
  Array.from({ length: 8 }, (_, turn) =>
    round.map(({ rules, at }) => ({ rules, at: turn === 0 ? at : at + turn * 100 })),
  ).flat()

function sayAgain(speech: Speech, grammar: Grammar, writer: Writer, turn: number): string {
  const ways = [speech.prices, speech.places, speech.deals, speech.keywords]
  const told = ways[turn % ways.length]!(writer)
  return told.find(Boolean) ?? speech.inOne(writer, grammar.products)
}
