import type { Rule } from '../../words/grammar.ts'
import { countWords, type Writer } from '../../words/writer.ts'
import type { Tip } from '../packs/trades/trade-pack.ts'
import type { Spoken } from '../stage.ts'
import { type ArcName, arcOf, CASE, SHORT_WORDS } from './arcs.ts'
import { shownIn } from './demonstrations.ts'
import { ADVISES, REMEMBERED, SHORT_HEARD, THANKS } from './frames.ts'
import { the } from './nouns.ts'
import { choiceIn, countedIn, pricedIn } from './prices.ts'
import { BEFORE } from './questions.ts'
import { begun } from './said-facts.ts'
import { figureIn, MINE, type Voices, voicesOf } from './saying.ts'
import { CONFIRMED, ECHOED, exchangesOf, RECAP, RECAP_ASKED } from './talk.ts'
import { isCalled, type Telling } from './telling.ts'
import { tipRule, withFirstChoices } from './tip-rules.ts'
import { LESSON, SAID } from './tones.ts'

/** Scripts with at least this many words say the facts once more before the end. */
const LONG_WORDS = 240
/** Like `LONG_WORDS`, for trades without advice of their own. */
const LONG_WITHOUT_TIPS = 200
const MOST_SHARE = 1.1
const WORDS_OF_A_FACT = 12
const WORDS_OF_A_RECAP = 45
const LEAST_WORDS = 5
/** A line is taken if it is at most this many words longer than what is left. */
const MARGIN = 4
/** Share of the words that is advice of the trade before anything is talked over. */
const ADVICE_SHARE = 0.35
/** Advice is given again, in other words, only if more than this share of the words would be missing. */
const REPEATED_SHARE = 0.08
const WORDS_A_DEMONSTRATION = 150
const WORDS_AN_ECHO = 130
const WORDS_AN_EXCHANGE = 110
const WORDS_WITHOUT_TIPS = 60
const ARCS: readonly ArcName[] = ['story', 'answers', 'quick']
const SUMS: readonly Rule[] = [
  '[Two {many} come to|For two {many} you pay|Take two {many}, and you pay] {two}.',
  '[Three {many} come to|For three {many} you pay|Take three {many}, and you pay] {three}.',
  '[Five {many} come to|For five {many} you pay|Take five {many}, and you pay] {five}.',
]
const CHOICE: readonly Rule[] = [
  '[If you are not sure|If you only want to try it|To begin|For the first time], [take|start with|go for] {less} for {low}. [If you want more|When you need more|If that is too small|For many people], [there is|take|you have] {more} for {high}.',
]
const WHICH: Rule = '[which one should I take|which one is for me|which one do you advise]?'

export function linesOf(name: ArcName, writer: Writer, telling: Telling): Spoken[] {
  const whole = mustOf(name, writer.branch(), telling, false)
  const isBare = wordsOf([...whole.must, ...whole.heard]) > telling.wanted * MOST_SHARE
  const { voices, open, facts, wished, toned, close, must, heard } = mustOf(name, writer, telling, isBare)
  const recap = recapOf(writer, voices, telling)
  const left = telling.wanted - wordsOf([...must, ...heard, ...recap])
  const { echoes, shown, sums, advice, talks, thanks } = fillingOf(name, left, facts, writer, voices, telling)
  const told = facts.flatMap((lines, at) => [...lines, ...(echoes.get(at) ?? [])])
  // Two jokes in a row would spoil each other.
  const [joke = [], ...others] = toned.map((line) => [line])
  return [
    ...[...woven([...open, ...told, ...sums], heard), ...wished, ...joke, ...shown],
    ...[...mixed(talks, advice), ...others.flat(), ...recap, ...thanks, ...close],
  ]
}

function mustOf(name: ArcName, writer: Writer, telling: Telling, isBare: boolean) {
  const voices = voicesOf(telling.speakers)
  const arc = arcOf(name, writer, voices, telling, isBare)
  const toned = tonesIn(writer, voices, telling)
  const must = [...arc.open, ...arc.facts.flat(), ...arc.wished, ...toned, ...arc.close]
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

/** Says the short facts of a long script once more, in one sentence. */
function recapOf(writer: Writer, voices: Voices, telling: Telling): Spoken[] {
  const { wanted, facts, tips, values, speakers } = telling
  if (wanted < (tips.length > 0 ? LONG_WORDS : LONG_WITHOUT_TIPS)) return []
  const short = facts.filter(
    ({ words }) => countWords(words) <= WORDS_OF_A_FACT && !(telling.isOutsider && MINE.test(words)),
  )
  const told = short.filter(
    (_, at) =>
      countWords(
        short
          .slice(0, at + 1)
          .map(({ words }) => words)
          .join(' '),
      ) <= WORDS_OF_A_RECAP,
  )
  if (told.length < 2) return []
  const it = told.map(({ words }) => begun(words)).join('; ')
  const said = writer.say(RECAP, { ...values, it })
  return speakers > 1
    ? [voices.other(writer.say(RECAP_ASKED)), { ...voices.seller(said), follows: true }]
    : [voices.seller(said)]
}

/**
 * Fills the remaining words: demonstrations, sums and choices from the typed prices, figures that are asked again,
 * advice of the trade in turn with what a customer thinks, and last, advice on buying anything.
 */
function fillingOf(
  name: ArcName,
  words: number,
  facts: readonly (readonly Spoken[])[],
  writer: Writer,
  voices: Voices,
  telling: Telling,
) {
  const { speakers, values, tips, further, wanted } = telling
  // Each script uses its own third of a list first, so that the three differ.
  const turn = (ARCS.indexOf(name) + telling.turn) % ARCS.length
  const ownFirst = <T>(all: readonly T[]) => [
    ...all.filter((_, at) => at % ARCS.length === turn),
    ...all.filter((_, at) => at % ARCS.length !== turn),
  ]
  let left = words
  const fitted = (lines: readonly Spoken[]): readonly Spoken[] => {
    const isWritten = lines.every(({ text }) => text)
    if (!isWritten || left <= LEAST_WORDS || wordsOf(lines) > left + MARGIN) return []
    left -= wordsOf(lines)
    return lines
  }
  const answered = (asked: string, answer: string): Spoken[] => [
    voices.other(asked),
    { ...voices.seller(answer), follows: true },
  ]

  const order = [...ownFirst(tips), ...ownFirst(further)]
  const places = [...tips, ...further]
  const used = new Set<Tip>()
  // Advice is said with its reasons only if there is time for them.
  const isLong = countWords(order.map(([, told]) => withFirstChoices(tipRule(told))).join(' ')) < words
  const advice: { place: number; lines: readonly Spoken[] }[] = []
  const take = (tip: Tip, mayRepeat = false) => {
    const said = tipLines(tip, mayRepeat ? writer.say : writer.sayAnew, telling, used.size, isLong)
    const [one = '', two] = said
    const lines = said.length === 0 ? [] : fitted(two === undefined ? [voices.seller(one)] : answered(one, two))
    if (lines.length === 0) return
    // Advice that is given again, in other words, comes after all that is new.
    advice.push({ place: places.indexOf(tip) + (used.has(tip) ? places.length : 0), lines })
    used.add(tip)
  }
  const lesson = telling.wishes.tones.includes('tip') ? order[0] : undefined
  if (lesson) take(lesson)

  const shown = shownIn(name, telling)
    .slice(0, Math.ceil(wanted / WORDS_A_DEMONSTRATION))
    .flatMap(({ seen, say }) => {
      const film = { seen: [writer.say([seen], { film: telling.film })] }
      return fitted([{ ...voices.seller(writer.sayAnew([say], values)), ...film }])
    })
  const sums = sumsIn(telling).flatMap(([rules, slots, asked]) => {
    const said = writer.sayAnew(rules, slots)
    return fitted(speakers > 1 ? answered(writer.sayAnew([`${BEFORE}${asked}`], slots), said) : [voices.seller(said)])
  })

  const echoes = new Map<number, readonly Spoken[]>()
  const figures = facts.flatMap((lines, at) => {
    const last = lines.at(-1)
    const it = last?.by === 0 ? figureIn(last.text) : undefined
    return it ? [{ at, it }] : []
  })
  if (speakers > 1 && wanted >= SHORT_WORDS)
    for (const { at, it } of ownFirst(figures).slice(0, Math.floor(wanted / WORDS_AN_ECHO)))
      echoes.set(at, fitted(answered(writer.sayAnew([ECHOED], { it }), writer.sayAnew(CONFIRMED, { it }))))

  const least = Math.max(0, left - wanted * ADVICE_SHARE)
  for (const tip of ownFirst(tips)) if (!used.has(tip) && left > least) take(tip)
  const exchanges = isCalled(telling.ask) || telling.isOutsider ? [] : exchangesOf(telling.request.contentStyle)
  const talks = ownFirst(exchanges)
    .slice(0, Math.ceil(wanted / (tips.length > 0 || speakers === 1 ? WORDS_AN_EXCHANGE : WORDS_WITHOUT_TIPS)))
    .map(({ heard, replied, alone }) => {
      const slots = { ...values, head: begun(telling.head) }
      return fitted(
        speakers > 1
          ? answered(writer.sayAnew([heard], slots), writer.sayAnew([replied], slots))
          : [voices.seller(writer.sayAnew([alone], slots))],
      )
    })
  for (const tip of order) if (!used.has(tip)) take(tip)
  // Once all advice is used, the script takes advice in other words, then sentences that the user has seen before.
  for (const mayRepeat of [false, true])
    for (const tip of order) if (left > wanted * REPEATED_SHARE) take(tip, mayRepeat)

  const thanks = speakers > 1 ? fitted([voices.other(writer.sayAnew(THANKS, values))]) : []
  const brand = name === 'story' ? [] : fitted([voices.seller(writer.sayAnew(REMEMBERED, values))])
  const told = advice.sort((one, other) => one.place - other.place).map(({ lines }) => lines)
  const lead = speakers === 1 && told.length > 2 ? [voices.seller(writer.say(ADVISES, values))] : []
  const [first = [], ...more] = told
  return { echoes, shown, sums, advice: [[...lead, ...first], ...more], talks, thanks: [...thanks, ...brand] }
}

/** Distributes what a customer thinks evenly among the advice. */
function mixed(talks: readonly (readonly Spoken[])[], advice: readonly (readonly Spoken[])[]): Spoken[] {
  const step = advice.length / Math.max(1, talks.length)
  return Array.from({ length: Math.max(1, talks.length) }, (_, at) => [
    ...(talks[at] ?? []),
    ...advice.slice(Math.round(at * step), Math.round((at + 1) * step)).flat(),
  ]).flat()
}

type Sum = readonly [rules: readonly Rule[], slots: Readonly<Record<string, string>>, asked: Rule]

/** What several of a product cost, and which of two to take, from the typed prices. */
function sumsIn({ facts, isCounted, values }: Telling): Sum[] {
  const items = facts.flatMap(({ words }) => pricedIn(words) ?? [])
  const choice = isCounted && choiceIn(items)
  const [counted] = isCounted ? countedIn(items) : []
  return [
    ...(choice ? [[CHOICE, { ...values, ...chosen(choice) }, WHICH] as const] : []),
    ...(counted
      ? [
          [
            SUMS,
            { ...values, ...counted.amounts, many: counted.many },
            '[how much for a few {many}|and if I take several {many}]?',
          ] as const,
        ]
      : []),
  ]
}

const chosen = ([{ what: less, price: low }, { what: more, price: high }]: NonNullable<
  ReturnType<typeof choiceIn>
>) => ({
  ...{ low, high, less: the(less), more: the(more) },
})

/** Advice that names its own subject needs no question before it. */
const NAMES_SUBJECT = /^\[?(?:If|For|With|When|Before|To|On|In|At|Save|Keep|Decide|Write|Check|Count)\b/u

const SELF_ASKED = '[|And |So, |Now, |Then, |Well, ]'

/** Writes a piece of advice as one text, or as a question and an answer if another speaker asks. */
function tipLines([ask, typed]: Tip, say: Writer['say'], telling: Telling, at: number, isLong: boolean): string[] {
  const { speakers, wishes, values } = telling
  const isLesson = at === 0 && wishes.tones.includes('tip')
  const told = say([isLesson || isLong ? typed : tipRule(typed)], values)
  if (isLesson) return [told && `${say([LESSON])} ${told}`]
  if (speakers > 1) return [say([`${BEFORE}${ask}?`]), told]
  const asked = NAMES_SUBJECT.test(told) ? told : `${say([`${SELF_ASKED}${toViewers(ask)}?`])} ${told}`
  return [told && asked]
}

const YOU: Readonly<Record<string, string>> = { I: 'you', me: 'you', my: 'your', am: 'are', we: 'you', mine: 'yours' }
/** Turns the question of a customer into one to the viewers. */
const toViewers = (ask: string): string => ask.replace(/\b(?:I|me|my|am|we|mine)\b/gu, (word) => YOU[word]!)
