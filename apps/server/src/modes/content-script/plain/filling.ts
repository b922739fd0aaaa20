import type { Rule } from '../../words/grammar.ts'
import { softened } from '../../words/softened.ts'
import { countWords, type Writer } from '../../words/writer.ts'
import type { Tip } from '../packs/trades/trade-pack.ts'
import type { Spoken } from '../stage.ts'
import { AGAIN } from './again.ts'
import { type ArcName, arcOf, type Block } from './arcs.ts'
import { BRAND, SHORT_HEARD, THANKS, TO_ASK } from './frames.ts'
import { audienceMeanings, type Meant, meaningsOf } from './meanings.ts'
import { lowered, type Voices, voicesOf } from './saying.ts'
import { isCalled, type Telling } from './telling.ts'
import { tipRules } from './tip-rules.ts'
import { LESSON, SAID } from './tones.ts'

const LONG_WORDS = 320
const MOST_SHARE = 1.1
const AGAIN_SHARE = 0.25
const WORDS_SAID_AGAIN = 16
/** After this many pieces of advice, each fact is explained again, so that advice does not outweigh the facts. */
const TIPS_AT_FIRST = 2
/** While advice is left, one fact gets at most this many explanations, because more sound like stalling. */
const MOST_MEANINGS = 3
const ARCS: readonly ArcName[] = ['story', 'answers', 'quick']
const TIP_LEADS: readonly Rule[] = [
  '[Tip|Quick tip|Small tip|Free tip|One more tip|A tip][||, my people|, friends|, listen]:',
  '[Note this|Hear this|Remember|Take this along|Write this down][||, my people|, friends]:',
]
const SHORT: readonly Rule[] = [
  '[Do not just like and scroll|Do not keep it for later|Do not watch and go|Now that you know, use it][||, my people|, friends|, please].',
  '[Save this|Keep this|Screenshot this] [for later|before you scroll|now][||, please|, you may need it].',
  '[Send this to|Share this with|Show this to] [a friend|your sister|one person|a neighbour] [today|now|who needs it].',
]

export function linesOf(name: ArcName, writer: Writer, telling: Telling): Spoken[] {
  const whole = mustOf(name, writer, telling, false)
  const { voices, open, facts, wished, toned, close, must, heard } =
    wordsOf([...whole.must, ...whole.heard]) > telling.wanted * MOST_SHARE ? mustOf(name, writer, telling, true) : whole
  const again = telling.wanted >= LONG_WORDS ? againOf(name, writer, voices, telling) : []
  const left = telling.wanted - wordsOf([...must, ...heard, ...again])
  const { known, meant, more } = fillingOf(name, facts, left, writer, voices, telling)
  const body = facts.flatMap(({ lines }, at) => {
    const end = lines.findLastIndex(({ by }) => by === 0) + 1
    return [...lines.slice(0, end), ...meant[at]!, ...lines.slice(end)]
  })
  return [...woven([...open, ...known, ...body], heard), ...wished, ...toned, ...more, ...again, ...close]
}

function mustOf(name: ArcName, writer: Writer, telling: Telling, isBare: boolean) {
  const voices = voicesOf(telling.speakers)
  const arc = arcOf(name, writer, voices, telling, isBare)
  const toned = tonesIn(writer, voices, telling)
  const must = [...arc.open, ...arc.facts.flatMap(({ lines }) => lines), ...arc.wished, ...toned, ...arc.close]
  return { ...arc, voices, toned, must, heard: everybody(must, writer, voices, telling) }
}

const wordsOf = (lines: readonly Spoken[]) => countWords(lines.map(({ text }) => text).join(' '))

function tonesIn(writer: Writer, { seller }: Voices, { request, wishes, trade, wanted, values }: Telling): Spoken[] {
  const isFunny = request.contentStyle === 'funny' || wishes.tones.includes('joke')
  const jokes = isFunny ? (wanted >= LONG_WORDS ? [trade.jokes, trade.jokes] : [trade.jokes]) : []
  const said = wishes.tones.flatMap((tone) => (SAID[tone] ? [SAID[tone]] : []))
  return [...jokes, ...said].map((rules) => seller(writer.say(rules, values))).filter(({ text }) => text)
}

function everybody(
  must: readonly Spoken[],
  writer: Writer,
  { other }: Voices,
  { speakers, values }: Telling,
): Spoken[] {
  const silent = Array.from({ length: speakers }, (_, at) => at).filter((at) => !must.some(({ by }) => by === at))
  return silent.map((by) => ({ ...other(writer.say(SHORT_HEARD, values)), by }))
}

/** Distributes the listeners’ reactions evenly among the lines, but never between a question and its answer. */
function woven(lines: readonly Spoken[], heard: readonly Spoken[]): Spoken[] {
  const step = Math.max(1, Math.floor(lines.length / (heard.length + 1)))
  const left = [...heard]
  const spread = lines.flatMap((line, at) => {
    const isDue = heard.length - left.length < Math.floor((at + 1) / step)
    const next = isDue && line.by === 0 && !lines[at + 1]?.follows ? left.shift() : undefined
    return next ? [line, next] : [line]
  })
  return [...spread, ...left]
}

/** Repeats the facts that are short and can follow a colon. */
function againOf(
  name: ArcName,
  writer: Writer,
  voices: Voices,
  { facts, wanted, values, isOutsider }: Telling,
): Spoken[] {
  const { start, facts: frames } = AGAIN[name]
  const short = isOutsider
    ? []
    : facts.filter(({ words }) => !words.includes(':') && countWords(words) <= WORDS_SAID_AGAIN)
  const told: Spoken[] = []
  for (const kind of new Set(short.map((fact) => fact.kind))) {
    const same = short
      .filter((fact) => fact.kind === kind)
      .map(({ words }, at) => (at > 0 ? softened(words) : lowered(words)))
    const line = voices.seller(writer.say(frames[kind], { ...values, it: same.join('; ') }))
    if (wordsOf([...told, line]) <= wanted * AGAIN_SHARE) told.push(line)
  }
  return told.length > 0 ? [voices.seller(writer.say(start, values)), ...told].filter(({ text }) => text) : []
}

/** Writes what each fact means to the viewer, then fills the remaining words with advice. */
function fillingOf(
  name: ArcName,
  facts: readonly Block[],
  words: number,
  writer: Writer,
  voices: Voices,
  telling: Telling,
) {
  const { speakers, values, ask, tips, further, own: text, request } = telling
  const [own, others] = [ownOf(name), (tip: Tip, at: number) => !ownOf(name)(tip, at)]
  const order = [...tips.filter(own), ...tips.filter(others), ...further.filter(own), ...further.filter(others)]
  const used = new Set<Tip>()
  let left = words
  const more: Spoken[] = []
  const take = (tip: Tip, mayRepeat = false) => {
    const said = left > 5 ? tipLines(name, tip, mayRepeat ? writer.say : writer.sayAnew, telling, used.size) : []
    if (said.length === 0 || !said.every(Boolean) || countWords(said.join(' ')) > left + 4) return
    used.add(tip)
    left -= countWords(said.join(' '))
    more.push(...tipSpoken(said, voices))
  }
  const fill = (rules: readonly Rule[], voice: (text: string) => Spoken, slots = values): Spoken[] => {
    const said = left > 5 ? writer.sayAnew(rules, slots) : ''
    if (!said || countWords(said) > left + 4) return []
    left -= countWords(said)
    return [voice(said)]
  }
  const turn = (ARCS.indexOf(name) + telling.turn) % ARCS.length
  const meant: Spoken[][] = facts.map(() => [])
  const said = new Set<Rule>()
  const all = [...text.sentences, request.targetAudience].join(' ')
  const isApt = ({ rule }: Meant) => !said.has(rule) && !(telling.isOutsider && SPOKEN_BY_SELLER.test(rule))
  /** Adds to each fact an explanation that the script has not used. */
  const explain = (third = turn, most = MOST_MEANINGS) => {
    for (const [at, { kind, clauses }] of facts.entries()) {
      if (meant[at]!.length >= most) continue
      const words = clauses.map((each) => each.words).join(', ')
      const next = meaningsOf({ kind, words }, all, third, isCalled(ask)).find(isApt)
      if (!next) continue
      said.add(next.rule)
      const lines = fill([next.rule], voices.seller, { ...values, ...next.values })
      meant[at]!.push(...lines.map((line) => ({ ...line, follows: true })))
    }
  }
  const known: Spoken[] = []
  const offered = isCalled(ask) ? [] : meaningsOf({ kind: 'more', words: telling.head }, all, turn, false).filter(isApt)
  const offer = () => {
    for (const { rule, values: sums } of offered.splice(0, 1)) {
      said.add(rule)
      known.push(...fill([rule], voices.seller, { ...values, ...sums }))
    }
  }
  const days = isCalled(ask)
    ? []
    : [0, 1, 2].flatMap((third) => audienceMeanings(request.targetAudience, all, turn + third))
  const address = () => known.push(...days.splice(0, 1).flatMap(({ rule }) => fill([rule], voices.seller)))
  const lesson = telling.wishes.tones.includes('tip') ? order[0] : undefined
  if (lesson) take(lesson)
  explain()
  offer()
  address()
  explain()
  for (const tip of order.slice(0, TIPS_AT_FIRST)) if (!used.has(tip)) take(tip)
  address()
  explain()
  for (const tip of order) if (!used.has(tip)) take(tip)
  // Once all advice is used, the script takes explanations meant for the other scripts, then advice in other words,
  // then sentences that the user has seen before.
  for (const third of ARCS.keys()) {
    address()
    explain(third, 2 * MOST_MEANINGS)
  }
  for (const mayRepeat of [false, true]) for (const tip of order) take(tip, mayRepeat)
  for (const third of ARCS.keys()) explain(third, Number.POSITIVE_INFINITY)
  if (speakers > 1) more.push(...fill(THANKS, voices.other))
  for (const rules of [BRAND, SHORT, SHORT]) more.push(...fill(rules, voices.seller))
  return { known, meant, more }
}

/**
 * Returns whether a piece of advice is in this script’s third. Each script uses its own third first, so that the three
 * differ.
 */
const ownOf =
  (name: ArcName) =>
  (_: Tip, at: number): boolean =>
    at % ARCS.length === ARCS.indexOf(name)

const SPOKEN_BY_SELLER = /\b(?:we|us|our)\b/u

/** Writes a piece of advice as one text, or as a question and an answer if another speaker asks. */
function tipLines(
  name: ArcName,
  [ask, typed]: Tip,
  say: Writer['say'],
  { speakers, wishes }: Telling,
  at: number,
): string[] {
  const isLesson = at === 0 && wishes.tones.includes('tip')
  const isAsked = speakers > 1 && !isLesson
  const lead = isLesson ? [LESSON] : speakers === 1 && name === 'quick' && at % 2 === 0 ? TIP_LEADS : []
  const { whole, first } = tipRules(typed, isAsked || lead.length > 0)
  const told = say([whole]) || enough(say([first]))
  if (isAsked) return [say([`${TO_ASK}${ask}?`]), told]
  return [told && [say(lead), told].filter(Boolean).join(' ')]
}

const FEW_WORDS = 9
const enough = (text: string): string => (countWords(text) < FEW_WORDS ? '' : text)

const tipSpoken = ([one = '', two]: readonly string[], { seller, other }: Voices): Spoken[] =>
  two ? [other(one), { ...seller(two), follows: true }] : [seller(one)]
