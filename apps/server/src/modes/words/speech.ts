import { joinList } from '../own-words.ts'
import type { Random } from '../random.ts'
import type { Facts } from './facts.ts'
import type { Grammar, Rules } from './grammar.ts'
import { fillIn, spin } from './spin.ts'
import type { Writer } from './writer.ts'

export function createSpeech(grammar: Grammar, facts: Facts, random: Random) {
  const product = facts.product ?? grammar.things[facts.trade]
  const price = facts.price && (facts.least ? fillIn(grammar.from, { price: facts.price }).toLowerCase() : facts.price)
  const values = { product, price: price ?? '', place: facts.place ?? '' }
  const grouped = (words: readonly string[], size: number) =>
    Array.from({ length: Math.ceil(words.length / size) }, (_, at) =>
      joinList(words.slice(at * size, (at + 1) * size), grammar.and),
    )
  const clause = (rules: Rules, value: string) => (value ? fillClause(spin(random.pick(rules), random), value) : '')

  return {
    trade: facts.trade,
    product,
    opening: (writer: Writer, rules: Rules) => writer.say(rules, values),
    named: () =>
      `${product}${clause(grammar.clauses.price, values.price)}${clause(grammar.clauses.place, values.place)}`,
    inOne: (writer: Writer) =>
      writer.say(grammar.products, {
        product,
        price: clause(grammar.clauses.price, values.price),
        place: clause(grammar.clauses.place, values.place),
      }),
    prices: (writer: Writer) => (values.price ? [writer.say(grammar.prices, values)] : []),
    places: (writer: Writer) => (values.place ? [writer.say(grammar.places, values)] : []),
    deals: (writer: Writer) => facts.deals.map((deal) => writer.say(grammar.deals, { deal })),
    contacts: (writer: Writer) =>
      facts.contacts.length > 0
        ? [writer.say(grammar.contacts, { contact: joinList(facts.contacts, grammar.and) })]
        : [],
    keywords: (writer: Writer) => [
      ...grouped(facts.qualities, 3).map((words) => writer.say(grammar.qualities, { words, product })),
      ...grouped(facts.keywords, Math.max(2, Math.ceil(facts.keywords.length / 3))).map((words) =>
        writer.say(grammar.keywords, { words }),
      ),
    ],
    /**
     * The user's own sentences, up to `most` characters; at least the first if nothing else describes the product.
     */
    sayings: (writer: Writer, most: number) => {
      const told = facts.sentences.filter((_, at) => facts.sentences.slice(0, at + 1).join(' ').length <= most)
      const needed = told.length === 0 && facts.product === null ? facts.sentences.slice(0, 1) : told
      return needed.map((it) => writer.say(grammar.sayings, { it }))
    },
  }
}
export type Speech = ReturnType<typeof createSpeech>

const fillClause = (clause: string, value: string) => clause.replace(/\{\w+\}/u, () => value)
