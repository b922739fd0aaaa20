import { joinList } from '../../own-words.ts'
import type { Rule } from '../../words/grammar.ts'
import type { PlainAsk } from '../../words/plain/plain-ask.ts'
import { softened } from '../../words/softened.ts'
import { countWords } from '../../words/writer.ts'
import { beOf, isMass, isPlural, pluralOf, the } from './nouns.ts'

/** A product and its price as typed: `big basket` and `₦32,000`. */
export interface Priced {
  what: string
  price: string
  isFrom: boolean
}

const ITEM =
  /^(?<what>[^₦:,;\p{L}]*\p{L}[^₦:,;]*?)(?:,? (?:is|are|of|at|for|only|just|costs?|goes for|-|–|=))*(?<from>,? (?:starts? |starting )?from)? (?<price>₦[^₦]+?|₦[\d,.]+ (?:to|-|–) ₦[\d,.]+)$/iu
const NO_ITEM =
  /^(?:we|i|you|it|they|this|our|your|my|pay|rent|hire|all|save|get|buy|order|free|about|over|up to|less than|more than|under|and|or|within|(?:outside|inside)(?! (?:wash|clean|paint|work|seat|room))|first|other|from|starting|prices?|weekly|monthly|daily|yearly|for|with|deposit|balance)(?!\p{L})|\s(?:is|are|was|has|have|can|must|pay|costs?|goes|get|off)(?!\p{L})/iu
const ITEM_WORDS = 6

export function pricedIn(words: string): Priced | undefined {
  const { what, price, from } = ITEM.exec(words)?.groups ?? {}
  const isList = /,\s.*,\s/u.test(price ?? '')
  if (!what || !price || isList || NO_ITEM.test(what) || countWords(what) > ITEM_WORDS || /\soff\b/iu.test(price))
    return undefined
  return { what: softened(what), price, isFrom: from !== undefined }
}

const LISTED: readonly Rule[] = ['[|Here, |With us, |At {brand}, ]{list}.', '[|Here, |With us, |At {brand}, ]{short}.']
const PAID: readonly Rule[] = ['[You pay|Here you pay|With us you pay|At {brand} you pay|We charge] {pays}.']
const SHORT_PRICE = /^₦[\d,.]+(?: (?:per|a|an|each|every|to)(?: \S+)?| \p{Ll}+)?$/u
const PEOPLE =
  /(?<!\p{L})(?:brides?|twins|grooms?|bridesmaids?|groomsmen|adults?|child(?:ren)?|kids?|students?|men|women|ladies|couples?|guests?|families|seniors?|members?|girls?|boys?|babies)$/iu

/**
 * Returns rules that say the prices of one or more products, or the pay of a vacancy, in one sentence. `pricesSaid`
 * fills their slots.
 */
export function priceRules(items: readonly Priced[], ask: PlainAsk): readonly Rule[] {
  if (ask === 'apply') return LISTED
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
const naira = (amount: number): string => `₦${amount.toLocaleString('en')}`

// Matches what has no simple plural or is not bought several times: a bare size, `bag of rice`, a fee.
const NO_COUNT =
  /^(?:one|an?|the)\s|^(?:\d+(?:\.\d+)?|half|quarter) ?(?:cl|ml|kg|g|l|gb|litres?|kilos?|yards?|metres?)$|^(?:small|medium|big|large|jumbo|mini)$|\s(?:in|of|for|with|at)\s|(?:deposit|fees?|forms?|test|survey|rent(?:al)?|visit|trial|set-?up|session|class|lesson|course|hall|measurements?|service|delivery|waybill|shipping|dispatch|transport)$/iu

/** The plural of a product of which people may buy several, and the prices of two, three and five pieces. */
export interface Counted {
  many: string
  amounts: Readonly<Record<'two' | 'three' | 'five', string>>
}

/** Lowest and highest price, in naira, of products of which people may buy several. */
const COUNTED = { least: 500, most: 10_000 }

export function countedIn(items: readonly Priced[]): Counted[] {
  return items.flatMap((item) => {
    const amount = amountOf(item)
    const isSingle = !(NO_COUNT.test(item.what) || isPlural(item.what) || isMass(item.what))
    if (!amount || amount < COUNTED.least || amount > COUNTED.most || !isSingle) return []
    const [two, three, five] = [2, 3, 5].map((times) => naira(times * amount))
    return [{ many: pluralOf(item.what), amounts: { two: two!, three: three!, five: five! } }]
  })
}

const SIZED = /^(?:small|big|large|medium|mini|half|full|basic|classic|standard|regular|premium|single|double|\d)/iu
export function choiceIn(items: readonly Priced[]): readonly [Priced, Priced] | undefined {
  const noun = ({ what }: Priced) => what.split(' ').at(-1)
  const known = items.flatMap((item) => ({ item, amount: amountOf(item) })).filter(({ amount }) => amount)
  const [less, more] = known.sort((one, other) => one.amount! - other.amount!)
  const isChoice = known.length === 2 && less && more && noun(less.item) === noun(more.item)
  return isChoice && SIZED.test(less.item.what) && !isPlural(less.item.what) ? [less.item, more.item] : undefined
}
