import { joinList } from '../own-words.ts'
import type { Random } from '../random.ts'
import { type Grammar, mapRules, type Rule, type Rules } from './grammar.ts'
import { isVenue } from './places.ts'
import { fillIn, spin } from './spin.ts'
import type { Facts } from './take-facts.ts'
import type { Writer } from './writer.ts'

export function createSpeech(grammar: Grammar, facts: Facts, random: Random, unnamed = grammar.ours) {
  const product = facts.product ?? unnamed
  const least = facts.price && facts.least ? fillIn(grammar.from, { price: facts.price }) : null
  const values = {
    product,
    price: least ? least.charAt(0).toLocaleLowerCase('en') + least.slice(1) : (facts.price ?? ''),
    place: facts.place ?? '',
  }
  const [inTown, atHouse] = (isVenue(values.place) && grammar.inAndAt) || ['', '']
  const placed = (rules: Rules): Rules => (inTown ? mapRules(rules, (rule) => rule.replace(inTown, atHouse)) : rules)
  const clause = (rules: Rules, value: string) => (value ? fillClause(spin(random.pick(rules), random), value) : '')
  const clauses = () => ({
    price: least ? `, ${values.price}` : clause(grammar.clauses.price, values.price),
    place: clause(placed(grammar.clauses.place), values.place),
  })
  const { qualities, people, occasions, topics } = facts.keywords
  const joinQualities = (words: readonly string[]) => {
    const [, between, last] = grammar.predicates ?? ['', ', ', grammar.and]
    return joinList([words.slice(0, -1).join(between), ...words.slice(-1)].filter(Boolean), last)
  }
  const about = facts.ask === 'come' ? grammar.expects : facts.ask === 'give' ? grammar.causes : grammar.topics

  const listed = (writer: Writer, rules: readonly Rule[], words: readonly string[]) =>
    words.length > 0 ? [writer.say(rules, { words: joinList(words, grammar.and) })] : []
  const looks = (writer: Writer) =>
    qualities.length > 0 ? [writer.say(grammar.qualities, { words: joinQualities(qualities) })] : []
  /** Whom and which occasions it suits. */
  const crowd = (writer: Writer) => [
    ...listed(writer, grammar.people, people),
    ...listed(writer, grammar.occasions, occasions),
  ]

  return {
    trade: facts.trade,
    isCall: facts.ask === 'come' || facts.ask === 'give',
    /** What a phone can film: a thing, or the place of a service, a class or an event. */
    filmed: facts.ask === 'order' && facts.product ? facts.product : grammar.there,
    product,
    named: () => Object.values(clauses()).reduce((name, more) => name + more, product),
    inOne: (writer: Writer, rules: Rules) => writer.say(rules, { product, ...clauses() }),
    /** `₦800` or `from ₦800` */
    price: values.price,
    prices: (writer: Writer) => (values.price ? [writer.say(grammar.prices, values)] : []),
    places: (writer: Writer) => (values.place ? [writer.say(placed(grammar.places), values)] : []),
    deals: (writer: Writer) => facts.deals.map((deal) => writer.say(grammar.deals, { deal })),
    keywords: (writer: Writer) => [...looks(writer), ...crowd(writer), ...listed(writer, about, topics)],
    looks,
    topics,
    /** Everything the keywords say of it, as it was typed. */
    said: [qualities.length > 0 ? `${grammar.predicates?.[0] ?? ''}${joinQualities(qualities)}` : '', ...topics].filter(
      Boolean,
    ),
    crowd,
    /** The same in the plainest words, for a line of a list. */
    suits: (writer: Writer) => [
      ...listed(writer, [grammar.people[0]], people),
      ...listed(writer, [grammar.occasions[0]], occasions),
    ],
    /** The user's own sentences, word for word, up to `most` characters; at least the first if nothing else names the product. */
    sayings: (most: number) => {
      const told = facts.sentences.filter((_, at) => facts.sentences.slice(0, at + 1).join(' ').length <= most)
      return told.length === 0 && facts.product === null ? facts.sentences.slice(0, 1) : told
    },
  }
}
export type Speech = ReturnType<typeof createSpeech>

const fillClause = (clause: string, value: string) => clause.replace(/\{\w+\}/u, () => value)
