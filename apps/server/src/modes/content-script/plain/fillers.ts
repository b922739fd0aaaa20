import type { Rule } from '../../words/grammar.ts'
import type { Spoken } from '../stage.ts'
import type { ArcName } from './arcs.ts'
import { shownIn } from './demonstrations.ts'
import { the } from './nouns.ts'
import { choiceIn, countedIn, pricedIn } from './prices.ts'
import { BEFORE } from './questions.ts'
import type { Room } from './room.ts'
import type { Telling } from './telling.ts'

const WORDS_A_DEMONSTRATION = 150
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
export const shownLines = (name: ArcName, { telling, writer, voices, fit }: Room): Spoken[] =>
  shownIn(name, telling)
    .slice(0, Math.ceil(telling.wanted / WORDS_A_DEMONSTRATION))
    .flatMap(({ seen, say }) => {
      const film = { seen: [writer.say([seen], { film: telling.film })] }
      return fit([{ ...voices.seller(writer.sayAnew([say], telling.values)), ...film }])
    })

/** Lines on what several pieces of a product cost and which of two sizes to take, from the user’s prices. */
export const sumLines = ({ telling, writer, fit, answered }: Room): Spoken[] =>
  sumsIn(telling).flatMap(([rules, slots, asked]) => {
    const said = writer.sayAnew(rules, slots)
    return fit(answered(() => writer.sayAnew([`${BEFORE}${asked}`], slots), said))
  })

type Sum = readonly [rules: readonly Rule[], slots: Readonly<Record<string, string>>, asked: Rule]

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
