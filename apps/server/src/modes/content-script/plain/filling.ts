import type { Rule } from '../../words/grammar.ts'
import { countWords, type Writer } from '../../words/writer.ts'
import type { Tip } from '../packs/trades/trade-pack.ts'
import type { Spoken } from '../stage.ts'
import { type ArcName, arcOf, type Voices, voicesOf } from './arcs.ts'
import { BRAND, NOTE, RECALLS, RECAP, SHORT_HEARD, THANKS } from './frames.ts'
import { isCalled, type Telling } from './telling.ts'
import { SAID } from './tones.ts'

const LONG_WORDS = 320
const RECAP_SHARE = 0.12
const NOTE_LEAST = 60
const ARCS: readonly ArcName[] = ['story', 'answers', 'quick']
const ASK = '[||So, |Okay, |And |Please, |Tell me, |Alright, ]'
const TIP_LEADS: readonly Rule[] = [
  '[Tip|Quick tip|Small tip|Free tip|One tip|A tip]: {it}',
  '[Note this|Hear this|Remember|Take this along|Write this down]: {it}',
]
const SHORT: readonly Rule[] = [
  '[Ask first, pay after|Look twice, decide once|Ask now, not later|One question saves a long story][||, my people|, friends|, always].',
  '[Save this|Keep this|Screenshot this] [for later|before you scroll|now][||, please|, you may need it].',
  '[Send this to|Share this with|Show this to] [a friend|your sister|one person|a neighbour] [today|now|who needs it].',
]

export function linesOf(name: ArcName, writer: Writer, telling: Telling): Spoken[] {
  const voices = voicesOf(telling.speakers)
  const { open, close } = arcOf(name, writer, voices, telling)
  const toned = tonesIn(writer, voices, telling)
  const must = [...open, ...toned, ...close]
  let left = telling.wanted - wordsOf(must)
  const heard = everybody(must, writer, voices, telling)
  left -= wordsOf(heard)
  const recap = telling.wanted >= LONG_WORDS ? recapOf(writer, voices, telling) : []
  left -= wordsOf(recap)
  const advice = adviceOf(name, left, writer, voices, telling)
  return [...woven(open, heard), ...toned, ...advice, ...recap, ...close]
}

const wordsOf = (lines: readonly Spoken[]) => countWords(lines.map(({ text }) => text).join(' '))

function tonesIn(writer: Writer, { seller }: Voices, { request, wishes, trade, wanted, values }: Telling): Spoken[] {
  const isFunny = request.contentStyle === 'funny' || wishes.tones.includes('joke')
  const jokes = isFunny ? (wanted >= LONG_WORDS ? [trade.jokes, trade.jokes] : [trade.jokes]) : []
  const said = wishes.tones.flatMap((tone) => (SAID[tone] ? [SAID[tone]] : []))
  return [...jokes, ...said].map((rules) => seller(writer.say(rules, values))).filter(({ text }) => text)
}

/** Each speaker has a line, however short the script is. */
function everybody(
  must: readonly Spoken[],
  writer: Writer,
  { other }: Voices,
  { speakers, values }: Telling,
): Spoken[] {
  const silent = Array.from({ length: speakers }, (_, at) => at).filter((at) => !must.some(({ by }) => by === at))
  return silent.map((by) => ({ ...other(writer.say(SHORT_HEARD, values)), by }))
}

/** Reactions after what was just said, spread over the lines. */
function woven(lines: readonly Spoken[], heard: readonly Spoken[]): Spoken[] {
  const step = Math.max(1, Math.floor(lines.length / (heard.length + 1)))
  return lines.flatMap((line, at) => {
    const next = (at + 1) % step === 0 ? heard[(at + 1) / step - 1] : undefined
    return next ? [line, next] : at === lines.length - 1 ? [line, ...heard.slice(Math.floor((at + 1) / step))] : [line]
  })
}

function recapOf(writer: Writer, { seller }: Voices, { facts, head, wanted, values }: Telling): Spoken[] {
  const lines: Spoken[] = []
  const clauses = [head, ...facts.map(({ words }) => words)].filter((words) => words && !words.includes(':'))
  for (const it of clauses) {
    const line = seller(writer.say(RECALLS, { ...values, it }))
    if (line.text && wordsOf([...lines, line]) <= wanted * RECAP_SHARE) lines.push(line)
  }
  return lines.length > 0 ? [seller(writer.say(RECAP, values)), ...lines] : []
}

/** Advice of the trade, then of buying and choosing. */
function adviceOf(name: ArcName, words: number, writer: Writer, voices: Voices, telling: Telling): Spoken[] {
  const { speakers, values, ask, tips, further } = telling
  const lines: Spoken[] = []
  let left = words
  const add = (added: readonly Spoken[]) => {
    lines.push(...added)
    left -= wordsOf(added)
  }
  if (left > NOTE_LEAST && !isCalled(ask)) add([voices.seller(writer.say(NOTE, values))])
  // Advice comes again, in other words, only if nothing else is left to say.
  for (const tip of [0, 1].flatMap(() => [...turned(tips, name), ...turned(further, name)])) {
    if (left <= 5) break
    const said = tipLines(name, tip, writer, speakers)
    if (said.every(Boolean) && countWords(said.join(' ')) <= left + 4) add(tipSpoken(said, voices))
  }
  for (const rules of speakers > 1 ? [THANKS, BRAND, SHORT] : [BRAND, SHORT, SHORT]) {
    const text = left > 5 ? writer.say(rules, values) : ''
    if (text && countWords(text) <= left + 4) add([rules === THANKS ? voices.other(text) : voices.seller(text)])
  }
  return lines
}

/** A question and its answer where somebody is there to ask. */
function tipLines(name: ArcName, [ask, tell]: Tip, writer: Writer, speakers: number): string[] {
  if (speakers > 1) return [writer.say([`${ASK}${ask}?`]), writer.say([tell])]
  if (name === 'answers') return [[writer.say([`${ASK}${ask}?`]), writer.say([tell])].filter(Boolean).join(' ')]
  return [name === 'quick' ? writer.say(TIP_LEADS, { it: writer.say([tell]) }) : writer.say([tell])]
}

const tipSpoken = ([one = '', two]: readonly string[], { seller, other }: Voices): Spoken[] =>
  two ? [other(one), { ...seller(two), follows: true }] : [seller(one)]

/** Each of the three scripts begins elsewhere in the list. */
function turned(tips: readonly Tip[], name: ArcName): Tip[] {
  const from = Math.round((ARCS.indexOf(name) * tips.length) / ARCS.length)
  return [...tips.slice(from), ...tips.slice(0, from)]
}
