import { joinList } from '../../own-words.ts'
import type { Rule } from '../../words/grammar.ts'
import { softened } from '../../words/softened.ts'
import { countWords } from '../../words/writer.ts'

/** A product and its price as typed: `big basket` and `₦32,000`. */
export interface Priced {
  what: string
  price: string
  isFrom: boolean
}

const ITEM =
  /^(?<what>[^₦:,;]*?\p{L}[^₦:,;]*?)(?:,? (?:is|are|at|for|only|just|costs?|goes for|-|–|=))*(?<from>,? (?:starts? |starting )?from)? (?<price>₦[^₦]+?|₦[\d,.]+ (?:to|-|–) ₦[\d,.]+)$/iu
const NO_ITEM =
  /^(?:we|i|you|it|they|this|our|your|my|pay|all|save|get|buy|order|free|about|over|up to|less than|more than|under|and|or|within|outside|inside|first|other|from|starting|prices?|for|with|deposit|balance)(?!\p{L})|\s(?:is|are|was|has|have|can|must|pay|costs?|goes|get|off)(?!\p{L})/iu
const ITEM_WORDS = 6

export function pricedIn(words: string): Priced | undefined {
  const { what, price, from } = ITEM.exec(words)?.groups ?? {}
  if (!what || !price || NO_ITEM.test(what) || countWords(what) > ITEM_WORDS || /\soff\b/iu.test(price))
    return undefined
  return { what: softened(what), price, isFrom: from !== undefined }
}

export const isPlural = (noun: string): boolean =>
  /[^s]s$/iu.test(noun.split(/\s(?:in|of|for|with|at|from|to)\s/iu)[0]!)
const isMeasured = (noun: string) => /^\d/u.test(noun)
export const beOf = (noun: string): string => (isPlural(noun) && !isMeasured(noun) ? 'are' : 'is')

const MASS =
  /(?:delivery|registration|installation|training|tuition|rice|garri|oil|honey|gas|water|fish|chicken|meat|bread|juice|zobo|soup|wool|cloth|lace|change|repair|servicing|laundry|cleaning|consultation|inspection|pickup|feed|cement|sand)$/iu
export const the = (noun: string): string =>
  isPlural(noun) ||
  MASS.test(noun.split(/\s(?:in|of|for|with|at|from|to|within)\s/iu)[0]!) ||
  /^(?:the|an?|one|each|every|any|small chops)\s/iu.test(noun)
    ? noun
    : /^\p{Lu}(?=\p{Ll})/u.test(noun)
      ? noun
      : `the ${noun}`

const LISTED: readonly Rule[] = ['[|Here, |With us, |At {brand}, ]{list}.', '[|Here, |With us, |At {brand}, ]{short}.']
const PAID: readonly Rule[] = ['[You pay|Here you pay|With us you pay|At {brand} you pay|We charge] {pays}.']
/** Matches a price without a condition: `₦800`, `₦12,000 per dozen`. */
const SHORT_PRICE = /^₦[\d,.]+(?: (?:per|a|an|each|every|to)(?: \S+)?| \p{Ll}+)?$/u
const PEOPLE =
  /(?<!\p{L})(?:brides?|grooms?|bridesmaids?|groomsmen|adults?|child(?:ren)?|kids?|students?|men|women|ladies|couples?|guests?|families|seniors?|members?|girls?|boys?|babies)$/iu

/** Ways to say the prices of one or more products in one sentence. Slots: `{list}`, `{short}`, `{pays}`. */
export function priceRules(items: readonly Priced[]): readonly Rule[] {
  if (items.some(({ what }) => PEOPLE.test(what))) return PAID
  return items.every(({ price }) => SHORT_PRICE.test(price)) ? [...LISTED, ...PAID] : LISTED
}

const and = (parts: readonly string[]): string => joinList(parts, ' and ')

export function pricesSaid(items: readonly Priced[]): Readonly<Record<'list' | 'short' | 'pays', string>> {
  const verb = ({ what, isFrom }: Priced) => (isFrom ? `${beOf(what) === 'are' ? 'start' : 'starts'} from` : beOf(what))
  const list = items.map((item) => `${the(item.what)} ${verb(item)} ${item.price}`)
  const isSame = items.every((item) => verb(item) === verb(items[0]!))
  const short = items.map((item, at) => (isSame && at > 0 ? `${the(item.what)} ${item.price}` : list[at]!))
  const pays = items.map((item) => `${item.isFrom ? 'from ' : ''}${item.price} for ${the(item.what)}`)
  return { list: and(list), short: and(short), pays: and(pays) }
}

const PLAIN_PRICE = /^₦([\d,]+)(?: each| per (?:piece|unit|plate|pack|bottle|pair)| a (?:plate|pack|bottle|piece))?$/iu
const amountOf = ({ price, isFrom }: Priced): number | undefined => {
  const figures = isFrom ? undefined : PLAIN_PRICE.exec(price)?.[1]
  return figures ? Number(figures.replaceAll(',', '')) : undefined
}
const plural = (noun: string): string =>
  /(?:s|x|ch|sh)$/iu.test(noun) ? `${noun}es` : noun.replace(/([^aeiou])y$/iu, '$1ie').concat('s')
const naira = (amount: number): string => `₦${amount.toLocaleString('en')}`

/** A product of which somebody may take several: its plural, and what two, three and five of it cost. */
export interface Counted {
  many: string
  amounts: Readonly<Record<'two' | 'three' | 'five', string>>
}

export function countedIn(items: readonly Priced[]): Counted[] {
  return items.flatMap((item) => {
    const amount = amountOf(item)
    const isSingle = !isPlural(item.what) && !MASS.test(item.what) && !/\s(?:in|of|for|with|at)\s/iu.test(item.what)
    if (!amount || !isSingle) return []
    const [two, three, five] = [2, 3, 5].map((times) => naira(times * amount))
    return [{ many: plural(item.what), amounts: { two: two!, three: three!, five: five! } }]
  })
}

/** Two products of one kind, the cheaper one first: `small basket` and `big basket`. */
export function choiceIn(items: readonly Priced[]): readonly [Priced, Priced] | undefined {
  const noun = ({ what }: Priced) => what.split(' ').at(-1)
  const known = items.flatMap((item) => ({ item, amount: amountOf(item) })).filter(({ amount }) => amount)
  const [less, more] = known.sort((one, other) => one.amount! - other.amount!)
  const isChoice = known.length === 2 && less && more && noun(less.item) === noun(more.item)
  return isChoice && !isPlural(less.item.what) ? [less.item, more.item] : undefined
}
