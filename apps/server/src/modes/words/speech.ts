import { asSentence, joinList } from '../own-words.ts'
import type { Random } from '../random.ts'
import { type Grammar, mapRules, type Rule, type Rules } from './grammar.ts'
import { isVenue } from './places.ts'
import { capital, fillIn, spin } from './spin.ts'
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
  // `from ₦800` is not all there is to pay, so nothing such as `and that is it` follows.
  const priceRules = least ? mapRules(grammar.prices, plain) : grammar.prices
  const { qualities, people, occasions, topics } = facts.keywords
  const joinQualities = (words: readonly string[]) => {
    const [, between, last] = grammar.predicates ?? ['', ', ', grammar.and]
    return joinList([words.slice(0, -1).join(between), ...words.slice(-1)].filter(Boolean), last)
  }
  const about =
    facts.ask === 'come' ? grammar.expects : facts.ask === 'give' ? (grammar.topics ?? grammar.causes) : grammar.topics

  const listed = (writer: Writer, rules: readonly Rule[], words: readonly string[]) =>
    words.length > 0 ? [writer.say(rules, { words: joinList(words, grammar.and) })] : []
  const looks = (writer: Writer) =>
    qualities.length > 0
      ? [writer.say(grammar.qualities, { words: joinQualities(qualities), thing: grammar.things?.[facts.ask] ?? '' })]
      : []
  const isCall = facts.ask === 'come' || facts.ask === 'give'
  const isTerse = grammar.topics === undefined
  /** Whom and which occasions it suits; nobody is advised to choose an invitation for an occasion. */
  const crowd = (writer: Writer) =>
    isTerse && isCall
      ? []
      : [
          ...listed(writer, facts.ask === 'give' ? grammar.causes : grammar.people, people),
          ...listed(writer, grammar.occasions, occasions),
        ]
  const short = isCall ? [...people, ...occasions] : [...qualities, ...topics]
  const bare = isTerse ? short.map((word) => asSentence(capital(word))) : []
  const keywords = (writer: Writer) =>
    about ? [...looks(writer), ...crowd(writer), ...listed(writer, about, topics)] : crowd(writer)
  /** The same in the plainest words, for a line of a list. */
  const suits = (writer: Writer) =>
    isTerse && isCall
      ? bare
      : [
          ...listed(writer, [plain(grammar.people[0])], people),
          ...listed(writer, [plain(grammar.occasions[0])], occasions),
        ]

  return {
    isCall,
    /** What a phone can film: a thing, or the place of a service, a class or an event. */
    filmed: (facts.ask === 'order' && (facts.product ?? grammar.seen?.[facts.trade])) || grammar.there,
    product,
    named: () => Object.values(clauses()).reduce((name, more) => name + more, product),
    inOne: (writer: Writer, rules: Rules) => writer.say(rules, { product, ...clauses() }),
    price: values.price,
    prices: (writer: Writer) => (values.price ? [writer.say(priceRules, values)] : []),
    places: (writer: Writer) => (values.place ? [writer.say(placed(grammar.places), values)] : []),
    deals: (writer: Writer) => facts.deals.map((deal) => writer.say(grammar.deals, { deal })),
    keywords,
    bare,
    looks,
    topics,
    /** Everything the keywords say of it, as it was typed. */
    said: [qualities.length > 0 ? `${grammar.predicates?.[0] ?? ''}${joinQualities(qualities)}` : '', ...topics].filter(
      Boolean,
    ),
    crowd,
    suits,
    briefly: (writer: Writer) => [...bare, ...(about ? keywords(writer) : suits(writer))],
    /** The user's own sentences, word for word, up to `most` characters; at least the first if nothing else names the product. */
    sayings: (most: number) => {
      const told = facts.sentences.filter((_, at) => facts.sentences.slice(0, at + 1).join(' ').length <= most)
      if (told.length > 0 || facts.product !== null) return told
      return facts.sentences.slice(0, facts.sentences[0]?.endsWith('?') ? 2 : 1)
    },
  }
}
export type Speech = ReturnType<typeof createSpeech>

/** A rule without what may follow its last word: `[| too|, and more].` */
const plain = (rule: Rule): Rule => rule.replace(/\[\|[^\]]*\]\.$/u, '.')

const fillClause = (clause: string, value: string) => clause.replace(/\{\w+\}/u, () => value)
