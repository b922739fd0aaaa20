import { TRADE_NOUNS, type Trade } from './trade-nouns.ts'

interface Found {
  trade: Trade
  name: string
  index: number
}

// A trade in an earlier row wins over the trades it deals with: `phone repair` is a repair, `sewing class` a class.
const RANKS: readonly (readonly Trade[])[] = [
  ['schools', 'skills', 'learning', 'uniforms', 'pets'],
  [
    ...([
      'software',
      'experts',
      'deskwork',
      'taxes',
      'mending',
      'repairs',
      'carcare',
      'plumbing',
      'photos',
      'print',
    ] as const),
    ...([
      'transport',
      'moving',
      'cleaning',
      'pests',
      'laundry',
      'carwash',
      'dental',
      'eyes',
      'catering',
      'fitness',
    ] as const),
  ],
  [
    ...(['property', 'land', 'carhire', 'travel', 'stays', 'babies', 'agroinputs', 'livestock', 'solar'] as const),
    ...(['building', 'paints', 'gas', 'barbers'] as const),
  ],
]
const DONE_TO: ReadonlySet<Trade> = new Set([...RANKS[0]!, ...RANKS[1]!])
const rankOf = (trade: Trade): number => {
  const rank = RANKS.findIndex((trades) => trades.includes(trade))
  return rank < 0 ? RANKS.length : rank
}

const isRanked = ({ trade }: Found): boolean => rankOf(trade) < RANKS.length

// Trades that are often named together. They count as one, and the trade named most is taken.
const FAMILIES: readonly (readonly Trade[])[] = [
  ['food', 'catering', 'snacks', 'cakes', 'drinks', 'farm', 'spices'],
  ['furniture', 'bedding', 'kitchen', 'household', 'homeware', 'gifts'],
  ['fashion', 'fabrics'],
  ['beauty', 'barbers', 'skincare'],
  ['skills', 'learning', 'schools'],
  ['cars', 'carcare'],
]
const isKin = (one: Trade, other: Trade): boolean =>
  one === other || FAMILIES.some((family) => family.includes(one) && family.includes(other))

// Trades whose nouns also say what other things are made of: `Ankara throw pillows`, `honey cakes`.
const MATERIALS: ReadonlySet<Trade> = new Set(['fabrics', 'farm', 'spices'])

/** The nouns in a text, without those inside a longer one: `dental cleaning` names no cleaning. */
function nounsIn(text: string): Found[] {
  const all = (Object.keys(TRADE_NOUNS) as Trade[]).flatMap((trade) =>
    [...text.matchAll(TRADE_NOUNS[trade])].map(({ 0: name, index }) => ({ trade, name, index })),
  )
  const isWithin = (one: Found, other: Found) =>
    other.name.length > one.name.length &&
    other.index <= one.index &&
    one.index + one.name.length <= other.index + other.name.length
  return all.filter((one) => !all.some((other) => isWithin(one, other)))
}

const wordsIn = (found: readonly Found[]): number =>
  found.reduce((sum, { name }) => sum + name.split(/[\s-]/u).length, 0)

/** The trades of the nouns, sorted by the weight of their words, then by their position in the text. */
function weighed(found: readonly Found[], weightOf: (trade: Trade) => number): { trade: Trade; weight: number }[] {
  const trades = [...new Set([...found].sort((one, other) => one.index - other.index).map(({ trade }) => trade))]
  return trades
    .map((trade) => ({ trade, weight: weightOf(trade) * wordsIn(found.filter((each) => each.trade === trade)) }))
    .sort((one, other) => other.weight - one.weight)
}

function surest(found: readonly Found[]): Trade | null {
  const rank = Math.min(...found.map(({ trade }) => rankOf(trade)))
  const ranked = found.filter(({ trade }) => rankOf(trade) === rank)
  const made = ranked.filter(({ trade }) => !MATERIALS.has(trade))
  const trades = weighed(made.length > 0 ? made : ranked, () => 1)
  const [best] = trades
  if (!best || rank < RANKS.length) return best?.trade ?? null
  const sum = (isOne: boolean) =>
    trades.reduce((all, { trade, weight }) => all + (isKin(trade, best.trade) === isOne ? weight : 0), 0)
  return sum(true) > 2 * sum(false) ? best.trade : null
}

// Matches what the offer is used for, which is not its trade: `accounting software for small shops`, `bags for school`.
const PURPOSE =
  /\sin (?:\p{L}+ )?(?:baskets?|bags?|jars?|bottles?|cartons?|boxes|packs?|tins?|sacks?|crates?|bulk)(?!\p{L})|(?<!(?:bus|buses|tickets?|flights?))\sto\s(?!let|rent)[^:.;₦]*|\s(?:for|without|from|even|near|opposite)\s[^,:.;₦]*|\s(?:at|in)\s(?:\p{Lu}|an?\s)[^,:.;₦]*/gu
// Matches `We manage your flats`, where the flats are not what is offered.
const YOURS = /^(?:we|i) \p{L}+ (?:\p{L}+ )?your(?!\p{L})/iu

// What the rest of a text shows a trade to be: a flat by the night is a stay, small chops for guests are catering.
const NARROWER: readonly { of: readonly Trade[]; where: RegExp; is: Trade }[] = [
  {
    of: ['property'],
    where: /(?<!\p{L})(?:(?:per|a|each) night|nightly|\d+ nights?|short[- ]?(?:lets?|stays?)|check[- ]in)(?!\p{L})/iu,
    is: 'stays',
  },
  {
    of: ['food', 'snacks'],
    where:
      /(?<!\p{L})(?:\d+ (?:guests|people|persons)|(?:for|your) (?:\p{L}+ )?(?:part(?:y|ies)|events?|weddings?)|party (?:platters?|packs?|trays?))(?!\p{L})/iu,
    is: 'catering',
  },
  {
    of: ['cars'],
    where: /(?<!\p{L})(?:for (?:hire|rent)|(?:per|a) day|with (?:a )?driver|airport pick[- ]?up)(?!\p{L})/iu,
    is: 'carhire',
  },
]

/** @param text the whole text that names the trade */
export const narrowed = (trade: Trade | null, text: string): Trade | null =>
  NARROWER.find(({ of, where }) => trade && of.includes(trade) && where.test(text))?.is ?? trade

/** The only trade that the first clause names, else the first sentence, else the keywords; null if ambiguous. */
export function sureTrade(heading: string, keywords: string): Trade | null {
  const offered = heading.replace(PURPOSE, ' ')
  const [clause = ''] = offered.split(/[,:₦]/u)
  const whole = nounsIn(offered)
  const all = nounsIn(keywords)
  const added = all.filter(isRanked)
  for (const named of [whole.filter(({ index }) => index < clause.length), whole, all]) {
    if (named.length === 0) continue
    // The keyword `pest control` tells the trade of `We fumigate flats` better than the noun `flats`.
    const found = surest(added.length > 0 && !named.some(isRanked) ? added : named)
    return found && YOURS.test(heading) && !DONE_TO.has(found) ? null : found
  }
  return null
}

/** Matches the end of the offer: its buyers, its place or its parts follow. */
const REST = /:\s|\s(?:for|after|in|at|near|to)\s/iu
const WEAK: ReadonlySet<Trade> = new Set([
  ...(['food', 'snacks', 'cakes', 'drinks', 'farm', 'livestock', 'fashion', 'fabrics', 'uniforms', 'beauty'] as const),
  ...(['skincare', 'household', 'security', 'solar', 'cars', 'property', 'land', 'gadgets', 'events'] as const),
  ...(['health', 'finance', 'experts', 'deskwork', 'software', 'travel', 'carhire'] as const),
])
const WEIGHT_OF_STRONG = 3
/** Minimum weight of a trade in the whole text, where a single word of a weak trade may be a detail. */
const MANY = 2

/** The sure trade of the first sentence, else the trade with the most weight, even if the text names others too. */
export function likelyTrade(sentences: readonly string[], brand: string): Trade | null {
  const [first = ''] = sentences
  const heaviest = (text: string, least = 1): Trade | undefined => {
    const [best] = weighed(nounsIn(text), (trade) => (WEAK.has(trade) ? 1 : WEIGHT_OF_STRONG))
    return best && best.weight >= least ? best.trade : undefined
  }
  const all = sentences.join(' ')
  const trade =
    sureTrade(first, '') ??
    heaviest(`${brand}. ${first.split(REST)[0]}`) ??
    heaviest(`${brand}. ${first}`) ??
    heaviest(all, MANY) ??
    null
  return narrowed(trade, all)
}
