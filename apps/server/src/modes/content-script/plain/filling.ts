import type { Rule } from '../../words/grammar.ts'
import { countWords, type Writer } from '../../words/writer.ts'
import type { Tip } from '../packs/trades/trade-pack.ts'
import type { Spoken } from '../stage.ts'
import { type Again, READ_BACK, RECAP, TOLD_ON, WALK } from './again.ts'
import { type ArcName, arcOf, type Block, CASE } from './arcs.ts'
import type { Kind } from './clauses.ts'
import { shownIn } from './demonstrations.ts'
import { SHORT_HEARD, THANKS, TO_ASK } from './frames.ts'
import { type Meant, meaningsOf } from './meanings.ts'
import { lowered, type Voices, voicesOf } from './saying.ts'
import { isCalled, type Telling } from './telling.ts'
import { tipRule, withFirstChoices } from './tip-rules.ts'
import { LESSON, SAID } from './tones.ts'

/** Scripts with at least this many words say the facts again, and those with `LONGER_WORDS` in several ways. */
const LONG_WORDS = 240
/** Like `LONG_WORDS`, for trades without advice of their own. */
const LONG_WITHOUT_TIPS = 110
const LONGER_WORDS = 420
const MOST_SHARE = 1.1
const AGAIN_SHARE = 0.2
const WORDS_SAID_AGAIN = 20
/** A long script explains each fact again after this many pieces of advice, so that advice does not outweigh facts. */
const TIPS_AT_FIRST = 4
const ARCS: readonly ArcName[] = ['story', 'answers', 'quick']
/** Words before a question that one speaker asks for the viewer. */
const VIEWER_ASKS = '[You ask:|You may ask:|Perhaps you ask:|Next question:|Now you wonder:|And]'
const TIP_LEADS: readonly Rule[] = ['[Tip|Quick tip|Small tip|Free tip|One more tip|A tip|Note this|Take this along]:']

export function linesOf(name: ArcName, writer: Writer, telling: Telling): Spoken[] {
  const whole = mustOf(name, writer, telling, false)
  const { voices, open, facts, wished, toned, close, must, heard } =
    wordsOf([...whole.must, ...whole.heard]) > telling.wanted * MOST_SHARE ? mustOf(name, writer, telling, true) : whole
  const again = againIn(name, writer, voices, telling)
  const left = telling.wanted - wordsOf([...must, ...heard, ...again.first, ...again.middle, ...again.end])
  const { known, meant, shown, advice, thanks } = fillingOf(name, facts, left, writer, voices, telling)
  const body = facts.flatMap(({ lines }, at) => {
    const end = lines.findLastIndex(({ by }) => by === 0) + 1
    return [...lines.slice(0, end), ...meant[at]!, ...lines.slice(end)]
  })
  const said = woven([...open, ...known, ...body], heard)
  // Two jokes in a row would spoil each other.
  const [joke = [], ...others] = toned.map((line) => [line])
  const half = Math.ceil(advice.length / 2)
  return [
    ...[...said, ...wished, ...joke, ...shown, ...again.first, ...advice.slice(0, half).flat(), ...again.middle],
    ...[...advice.slice(half).flat(), ...thanks, ...others.flat(), ...again.end, ...close],
  ]
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
  return [...jokes, ...said]
    .map((rules) => seller(writer.say(rules, { ...values, ...CASE.me })))
    .filter(({ text }) => text)
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

/** Chooses how a long script says the facts again: before the advice, within it, before the end. */
function againIn(name: ArcName, writer: Writer, voices: Voices, telling: Telling) {
  const { wanted, speakers, ask, tips } = telling
  const first = isCalled(ask) || name === 'answers' ? READ_BACK : WALK
  const isAlone = first === READ_BACK && speakers === 1
  const ways = isAlone ? [RECAP] : name === 'quick' ? [RECAP, first] : [first, RECAP]
  const more = isCalled(ask) || (first === READ_BACK && !isAlone) ? [] : [TOLD_ON]
  const said = [...ways, ...more]
    .slice(0, wanted < (tips.length > 0 ? LONG_WORDS : LONG_WITHOUT_TIPS) ? 0 : wanted < LONGER_WORDS ? 1 : undefined)
    .map((way) => ({ way, lines: saidAgain(way, writer, voices, telling) }))
  const linesOf = (one: Again) => said.find(({ way }) => way === one)?.lines ?? []
  return { first: linesOf(first), middle: linesOf(TOLD_ON), end: linesOf(RECAP) }
}

/** The order in which somebody meets the facts: what it is, what it costs, how to get it, what else to know. */
const STEPS: readonly Kind[] = [
  ...(['more', 'does', 'price', 'sum', 'how', 'pay', 'when', 'reach', 'place', 'offer', 'trust', 'must'] as const),
]
/** Matches words that a listener cannot repeat as they are: `your` would be the speaker’s. */
const OWN_WORDS = /(?<![\p{L}\p{M}])(?:we|i|our|my|us|me|you|your|yours)(?![\p{L}\p{M}])/iu

/** Repeats the facts that are short and can follow a colon. */
function saidAgain(way: Again, writer: Writer, voices: Voices, telling: Telling): Spoken[] {
  const { head, facts, wanted, values, isOutsider } = telling
  const isListener = way === READ_BACK
  const offered = { words: head, kind: 'more' as const }
  const short = [offered, ...facts].filter(
    ({ words }) =>
      words !== '' &&
      !words.includes(':') &&
      countWords(words) <= WORDS_SAID_AGAIN &&
      !((isListener || isOutsider) && OWN_WORDS.test(words)),
  )
  const voice = isListener ? voices.other : voices.seller
  const kinds = STEPS.filter((kind) => short.some((fact) => fact.kind === kind))
  const told: Spoken[] = [voice(writer.say(way.start, values))]
  const { by } = told[0]!
  for (const kind of kinds) {
    const same = short.filter((fact) => fact.kind === kind).map(({ words }, at) => (at > 0 ? words : lowered(words)))
    const rule = way.fact.replace('{label}', () => way.labels[kind])
    const line = { text: writer.say([rule], { ...values, it: same.join('; ') }), by, follows: true }
    if (wordsOf([...told, line]) <= wanted * AGAIN_SHARE) told.push(line)
  }
  if (told.length < 3) return []
  const end = way.end.length > 0 ? [{ ...voices.seller(writer.say(way.end, values)), follows: true }] : []
  return [...told, ...end].filter(({ text }) => text)
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
  // Each script uses its own third of the advice first, so that the three differ.
  const turn = (ARCS.indexOf(name) + telling.turn) % ARCS.length
  const ownFirst = (all: readonly Tip[]) => [
    ...all.filter((_, at) => at % ARCS.length === turn),
    ...all.filter((_, at) => at % ARCS.length !== turn),
  ]
  const order = [...ownFirst(tips), ...ownFirst(further)]
  const places = [...tips, ...further]
  const used = new Set<Tip>()
  let left = words
  // Advice is said with its reasons only if there is time for them.
  const isLong = countWords(order.map(([, told]) => withFirstChoices(tipRule(told))).join(' ')) < words
  const shown: Spoken[] = []
  const advice: { place: number; lines: Spoken[] }[] = []
  const take = (tip: Tip, mayRepeat = false) => {
    const said =
      left > 5 ? tipLines(name, tip, mayRepeat ? writer.say : writer.sayAnew, telling, used.size, isLong) : []
    if (said.length === 0 || !said.every(Boolean) || countWords(said.join(' ')) > left + 4) return
    // Advice that is given again, in other words, comes after all that is new.
    const place = places.indexOf(tip) + (used.has(tip) ? places.length : 0)
    used.add(tip)
    left -= countWords(said.join(' '))
    advice.push({ place, lines: tipSpoken(said, voices) })
  }
  const fill = (rules: readonly Rule[], voice: (text: string) => Spoken, slots = values): Spoken[] => {
    const said = left > 5 ? writer.sayAnew(rules, slots) : ''
    if (!said || countWords(said) > left + 4) return []
    left -= countWords(said)
    return [voice(said)]
  }
  const meant: Spoken[][] = facts.map(() => [])
  const said = new Set<Rule>()
  const all = [...text.sentences, request.targetAudience].join(' ')
  const isApt = ({ rule }: Meant) => !said.has(rule) && !(telling.isOutsider && SPOKEN_BY_SELLER.test(rule))
  /** Adds to each fact an explanation that the script has not used. */
  const explain = (third = turn) => {
    for (const [at, { kind, clauses }] of facts.entries()) {
      const words = clauses.map((each) => each.words).join(', ')
      const next = meaningsOf({ kind, words }, all, third, isCalled(ask)).find(isApt)
      if (!next) continue
      said.add(next.rule)
      const lines = fill([next.rule], voices.seller, { ...values, ...next.values })
      meant[at]!.push(...lines.map((line) => ({ ...line, follows: true })))
    }
  }
  const known: Spoken[] = []
  const offered = isCalled(ask) ? [] : meaningsOf({ kind: 'more', words: telling.head }, all, turn, false)
  for (const { rule, values: sums } of offered.filter(isApt).slice(0, 1)) {
    said.add(rule)
    known.push(...fill([rule], voices.seller, { ...values, ...sums }))
  }
  const lesson = telling.wishes.tones.includes('tip') ? order[0] : undefined
  if (lesson) take(lesson)
  explain()
  for (const tip of order.slice(0, TIPS_AT_FIRST)) if (!used.has(tip)) take(tip)
  if (telling.wanted >= LONG_WORDS) explain()
  for (const rules of shownIn(name, telling)) {
    const seen = writer.say([rules.seen], { film: telling.film })
    shown.push(...fill([rules.say], voices.seller).map((line) => ({ ...line, seen: [seen] })))
  }
  for (const tip of order) if (!used.has(tip)) take(tip)
  // Once all advice is used, the script takes explanations meant for the other scripts, then advice in other words,
  // then sentences that the user has seen before.
  for (const third of ARCS.keys()) explain(third)
  for (const mayRepeat of [false, true]) for (const tip of order) take(tip, mayRepeat)
  const thanks = speakers > 1 ? fill(THANKS, voices.other) : []
  const told = advice.sort((one, other) => one.place - other.place).map(({ lines }) => lines)
  return { known, meant, shown, advice: told, thanks }
}

const SPOKEN_BY_SELLER = /\b(?:we|us|our)\b/u

/** Writes a piece of advice as one text, or as a question and an answer if another speaker asks. */
function tipLines(
  name: ArcName,
  [ask, typed]: Tip,
  say: Writer['say'],
  { speakers, wishes, values }: Telling,
  at: number,
  isLong: boolean,
): string[] {
  const isLesson = at === 0 && wishes.tones.includes('tip')
  const isAsked = speakers > 1 && !isLesson
  const isCase = typed.startsWith('If ')
  const lead = isLesson ? [LESSON] : isAsked || isCase ? [] : name === 'quick' ? TIP_LEADS : [`${VIEWER_ASKS} ${ask}?`]
  const told = say([isLesson || isLong ? typed : tipRule(typed)], values)
  if (isAsked) return [say([`${TO_ASK}${ask}?`]), told]
  return [told && [say(lead), told].filter(Boolean).join(' ')]
}

const tipSpoken = ([one = '', two]: readonly string[], { seller, other }: Voices): Spoken[] =>
  two ? [other(one), { ...seller(two), follows: true }] : [seller(one)]
