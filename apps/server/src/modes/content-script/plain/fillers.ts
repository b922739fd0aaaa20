import type { Rule } from '../../words/grammar.ts'
import type { Spoken } from '../stage.ts'
import { SHORT_WORDS } from './arcs.ts'
import { shownIn } from './demonstrations.ts'
import { the } from './nouns.ts'
import { choiceIn, countedIn, pricedIn } from './prices.ts'
import { BEFORE } from './questions.ts'
import type { Room } from './room.ts'
import { begun } from './said-facts.ts'
import { figureIn } from './saying.ts'
import { CONFIRMED, ECHOED, exchangesOf } from './talk.ts'
import { isCalled, type Telling } from './telling.ts'

const WORDS_A_DEMONSTRATION = 150
const WORDS_AN_ECHO = 200
const WORDS_AN_EXCHANGE = 110
/** Like `WORDS_AN_EXCHANGE`, for trades without advice of their own: in dialogues, and for one speaker. */
const WORDS_WITHOUT_TIPS = 60
const WORDS_ALONE = 90
const SUMS: readonly Rule[] = [
  '[Two {many} come to|For two {many} you pay|Take two {many}, and you pay] {two}.',
  '[Three {many} come to|For three {many} you pay|Take three {many}, and you pay] {three}.',
  '[Five {many} come to|For five {many} you pay|Take five {many}, and you pay] {five}.',
]
const CHOICE: readonly Rule[] = [
  '[If you are not sure|If you only want to try it|To begin|For the first time], [take|start with|go for] {less} for {low}. [If you want more|When you need more|If that is too small|For many people], [there is|take|you have] {more} for {high}.',
]
const WHICH: Rule = '[which one should I take|which one is for me|which one do you advise]?'

/** What is shown to the camera, and what the speaker says meanwhile. */
export const shownLines = ({ name, telling, writer, voices, fit }: Room): Spoken[] =>
  shownIn(name, telling)
    .slice(0, Math.ceil(telling.wanted / WORDS_A_DEMONSTRATION))
    .flatMap(({ seen, say }) => {
      const film = { seen: [writer.say([seen], { film: telling.film })] }
      return fit([{ ...voices.seller(writer.sayAnew([say], telling.values)), ...film }])
    })

/** What several of a product cost, and which of two to take, from the typed prices. */
export const sumLines = ({ telling, writer, fit, answered }: Room): Spoken[] =>
  sumsIn(telling).flatMap(([rules, slots, asked]) => {
    const said = writer.sayAnew(rules, slots)
    return fit(answered(() => writer.sayAnew([`${BEFORE}${asked}`], slots), said))
  })

/** Figures that a listener repeats, by the index of the fact after which they are repeated. */
export function echoesOf({ telling, writer, fit, answered, ownFirst }: Room, facts: readonly (readonly Spoken[])[]) {
  const { speakers, wanted } = telling
  const most = speakers > 1 && wanted >= SHORT_WORDS ? Math.ceil(wanted / WORDS_AN_ECHO) : 0
  const figures = facts.flatMap((lines, at) => {
    const last = lines.at(-1)
    const it = last?.by === 0 ? figureIn(last.text) : undefined
    return it ? [{ at, it }] : []
  })
  const echoed = ownFirst(figures)
    .slice(0, most)
    .map(({ at, it }) => {
      const confirmed = writer.sayAnew(CONFIRMED, { it })
      return [at, fit(answered(() => writer.sayAnew([ECHOED], { it }), confirmed))] as const
    })
  return new Map(echoed)
}

/** What a customer thinks aloud, and the replies. */
export function talksOf({ telling, writer, fit, answered, ownFirst }: Room): (readonly Spoken[])[] {
  const { ask, isOutsider, request, wanted, tips, speakers, values, head, contacts } = telling
  const isOrdered = ask === 'order' || ask === 'book' || contacts.length > 0
  if (isCalled(ask) || isOutsider) return []
  const words = tips.length > 0 ? WORDS_AN_EXCHANGE : speakers === 1 ? WORDS_ALONE : WORDS_WITHOUT_TIPS
  const slots = { ...values, head: begun(head) }
  return ownFirst(exchangesOf(request.contentStyle, isOrdered))
    .slice(0, Math.ceil(wanted / words))
    .map(({ heard, replied, alone }) => {
      const said = writer.sayAnew([speakers > 1 ? replied : alone], slots)
      return fit(answered(() => writer.sayAnew([heard], slots), said))
    })
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
            '[how much for a few {many}|what if I take several {many}]?',
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
