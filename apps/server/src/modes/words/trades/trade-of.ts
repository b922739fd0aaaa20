import { TRADE_NOUNS, type Trade } from './trade-nouns.ts'

interface Found {
  trade: Trade
  name: string
  index: number
}

// If a text names several trades, the one in the earliest row counts: `phone repair` is a repair, `sewing class` a
// class.
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
const WORK: ReadonlySet<Trade> = new Set(RANKS[1])
const DONE_TO: ReadonlySet<Trade> = new Set([...RANKS[0]!, ...RANKS[1]!])
const rankOf = (trade: Trade): number => {
  const rank = RANKS.findIndex((trades) => trades.includes(trade))
  return rank < 0 ? RANKS.length : rank
}

const isRanked = ({ trade }: Found): boolean => rankOf(trade) < RANKS.length

// Groups of trades that are often named together. Trades of one group do not conflict: the one with most words counts.
const FAMILIES: readonly (readonly Trade[])[] = [
  ['food', 'catering', 'snacks', 'cakes', 'drinks', 'farm', 'spices'],
  ['furniture', 'bedding', 'kitchen', 'household', 'homeware', 'gifts'],
  ['fashion', 'fabrics'],
  ['beauty', 'barbers', 'skincare', 'spa'],
  ['skills', 'learning', 'schools'],
  ['cars', 'carcare'],
]
const isKin = (one: Trade, other: Trade): boolean =>
  one === other || FAMILIES.some((family) => family.includes(one) && family.includes(other))

// Trades whose nouns also say what other things are made of: `Ankara throw pillows`, `honey cakes`.
const MATERIALS: ReadonlySet<Trade> = new Set(['fabrics', 'farm', 'spices'])

/** Finds the nouns in a text, except a noun inside a longer one, such as `cleaning` in `dental cleaning`. */
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

// Matches words that may follow what is offered: `cakes for`, `cakes made`, `cake shop`.
const FOLLOWS =
  /^(?:your|the|for|in|at|from|with|to|on|near|by|of|and|or|plus|that|which|is|are|we|i|only|now|just|as|per|inside|within|around|before|till|until|without|all|any|available|services?|artists?|guidance|advice|assistance|support|installations?|repairs?|deliver\p{L}*|rentals?|hire|rent|lease|sales?|suppl\p{L}+|makers?|lessons?|class(?:es)?|courses?|shop|store|joint|spot|place|business|company|cent(?:re|er)|studio|agency|expert|house|sellers?|vendors?|dealers?|items?|products?|things?|sets?|packs?|packages?|platters?|trays?|bowls?|bags?|bottles?|jars?|sizes?|combos?|deals?|collections?|materials?|wears?|stock|plans?|accessories|extensions?|attachments?|closures?|tubers?|cartons?|bales?|kegs?|crates?|paint|wholesale|retail|tickets?|shots?|videos?|wings|lights?|chicken|fish|meat|salad|subscription|refills?|today|tomorrow|daily|weekly|each|hot|fresh|live|ready|home|fabrication|bought|sold|new|used|neat|clean|big|small|original|affordable|cheap|quality|done|made|\p{L}+(?:ed|en|wn|ing|ly|able))(?!\p{L})/iu
const HEAD =
  /^ (?<next>\p{Ll}{3,})(?: \p{Ll}{3,}){0,2}(?=\s*[.,:;!?+&]|\s*$| (?:for|in|at|from|with|and|or|on|near|of|to|built|made|\p{L}+ed)(?!\p{L})| [₦\d\p{Lu}])/u
const VERB = /(?:^|\s)(?:we|i) $/iu

// Whether a noun only describes what is offered: the cow of `cow milk`, the cake of `cake toppers` and `cake class`.
function isModifier({ name, index }: Found, text: string, all: readonly Found[]): boolean {
  const isVerb =
    VERB.test(text.slice(0, index)) || VERB.test(name.replace(/\S+$/u, '')) || /^(?:learn|teach)$/iu.test(name)
  if (isVerb) return false
  const end = index + name.length
  if (all.some((other) => other.index === end + 1)) return text[end] === ' '
  const next = HEAD.exec(text.slice(end))?.groups?.next
  return next !== undefined && !FOLLOWS.test(next)
}

function offeredIn(text: string): { offered: string; nouns: Found[] } {
  const offered = text.replace(PURPOSE, ' ').replace(EXTRA, '')
  const all = nounsIn(offered)
  return { offered, nouns: all.filter((each) => !isModifier(each, offered, all)) }
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

// Matches words that say what the offer is for, what comes with it or where it is done. Their nouns do not name its
// trade: `accounting software for small shops`, `laptop with bag`, `massage at your hotel`.
const PURPOSE =
  /\s(?:in|by)\s(?:[\p{L}\d]+ ){0,3}(?:baskets?|bags?|jars?|bottles?|cartons?|boxes|packs?|tins?|sacks?|crates?|coolers?|bulk)(?!\p{L})|(?<!(?:bus|buses|tickets?|flights?))\sto\s(?!let|rent)[^:.;₦]*|(?:\s(?:for|without|from|even|near|opposite|after(?! school)|before|that|which)\s|(?<!help|assist\p{L}*|deals?)\swith\s|\s(?:at|in)\s(?:\p{Lu}|(?:an?|your|our)\s))[^,:.;₦]*(?:(?:, [\p{L} ]+)* and [^,:.;₦]*)?/gu
// Matches an extra that comes with the offer: `boat ride included` in `Beach trip, boat ride included`.
const EXTRA = /,[^,.;:]*(?<!\p{L})(?:included|on request|extra|provided|allowed|free)(?!\p{L})[^,.;:]*/giu
// Matches things in a row, which are all offered: `Fridge, freezer and washing machine repairs`.
const ROW = /^[^,:₦]+(?:, (?:\p{L}+ ){0,2}\p{L}+)+ and [^,:₦]+/u
// Matches `We manage your flats`, where the flats are not what is offered.
const YOURS = /^(?:we|i) (?:\p{L}+ ){1,3}your(?!\p{L})/iu

// Changes the trade `of` a text to the narrower trade `is` if `where` matches the text: a flat by the night is a stay,
// small chops for guests are catering.
const NARROWER: readonly { of: readonly Trade[]; where: RegExp; is: Trade }[] = [
  {
    of: ['property', 'furniture'],
    where:
      /(?<!\p{L})(?:(?:per|a|each|\/) ?night|nightly|\d+ nights?|short[- ]?(?:lets?|stays?)|check[- ]in)(?!\p{L})/iu,
    is: 'stays',
  },
  {
    of: ['food', 'snacks'],
    where:
      /(?<!\p{L})(?:\d+ (?:guests|people|persons|kids)|(?:for|your) (?:\p{L}+ ){0,3}(?:part(?:y|ies)|events?|weddings?|birthdays?|fun days?)|party (?:\p{L}+ )?(?:platters?|packs?|trays?)|minimum (?:of )?\d+ (?:packs?|plates?))(?!\p{L})/iu,
    is: 'catering',
  },
  { of: ['cakes', 'snacks'], where: /(?<!\p{L})(?:coffee|caf[eé]|lounge)(?!\p{L})/iu, is: 'food' },
  {
    of: ['food'],
    where: /(?<!\p{L})(?:\d+ ?kg(?! (?:tray|pack))|half bag|bags? of|per (?:bag|kg|mudu)|mudu)(?!\p{L})/iu,
    is: 'farm',
  },
  {
    of: ['farm'],
    where: /(?<!\p{L})(?:fried|boiled|grilled|peppered|cooked|plates?(?! set)|bowls?)(?!\p{L})/iu,
    is: 'food',
  },
  {
    of: ['livestock'],
    where: /(?<!\p{L})(?:dressed|slaughter(?:ed)?|smoked|frozen|roasted|peeled|meat)(?!\p{L})/iu,
    is: 'farm',
  },
  {
    of: ['fashion', 'fabrics'],
    where: /^(?:we|i) (?:fix|repair|mend|alter)(?!\p{L})/iu,
    is: 'mending',
  },
  {
    of: ['fashion', 'fabrics', 'bedding'],
    where: /^[^.,:]*(?<!\p{L})(?:washed|dry-?cleaned|ironed)(?!\p{L})/iu,
    is: 'laundry',
  },
  { of: ['household', 'kitchen', 'gadgets'], where: /^(?:we|i) (?:fix|repair|service)(?!\p{L})/iu, is: 'repairs' },
  { of: ['fashion', 'homeware', 'gifts', 'books'], where: /^(?:we|i) (?:print|brand)(?!\p{L})/iu, is: 'print' },
  {
    of: ['cars'],
    where: /(?<!\p{L})(?:for (?:hire|rent)|(?:per|a) day|with (?:a )?driver|airport pick[- ]?up)(?!\p{L})/iu,
    is: 'carhire',
  },
]

export const narrowed = (trade: Trade | null, text: string): Trade | null =>
  NARROWER.find(({ of, where }) => trade && of.includes(trade) && where.test(text))?.is ?? trade

// Matches work other than repairs, as in `We fix inverters and install solar panels`. Whoever does such work as well
// does not count as a repairer, because the stock sentences for repairers speak of broken things.
const ALSO_NEW = /(?<!\p{L})(?:installs?|sells?|sales|suppl(?:y|ies))(?!\p{L})/iu

/**
 * Finds the trade that the first clause of the heading names. If it names none, finds the trade of the keywords, else
 * of goods later in the heading. Null if several trades are possible. A later noun such as `warehouse` or `ride` is
 * ignored, because it names a place or an extra.
 */
export function sureTrade(heading: string, keywords: string): Trade | null {
  const { offered, nouns: whole } = offeredIn(heading)
  const clause = ROW.exec(offered)?.[0] ?? offered.split(/[,:₦]/u)[0] ?? ''
  // A keyword that the heading only names as the buyers, such as `barbers` beside `Clippers for barbers`, is no trade.
  const all = offeredIn(keywords).nouns.filter(({ name }) => !heading.includes(name) || offered.includes(name))
  const added = all.filter(({ trade }) => WORK.has(trade))
  for (const named of [
    whole.filter(({ index }) => index < clause.length),
    all,
    whole.filter((each) => !isRanked(each)),
  ]) {
    if (named.length === 0) continue
    // The keyword `pest control` tells the trade of `We fumigate flats` better than the noun `flats` does.
    const best = surest(added.length > 0 && !named.some(isRanked) ? added : named)
    if (best === 'repairs' && ALSO_NEW.test(heading)) return null
    return best && YOURS.test(heading) && !DONE_TO.has(best) ? null : best
  }
  return null
}

const WEAK: ReadonlySet<Trade> = new Set([
  ...(['food', 'snacks', 'cakes', 'drinks', 'farm', 'livestock', 'fashion', 'fabrics', 'uniforms', 'beauty'] as const),
  ...(['skincare', 'household', 'security', 'solar', 'cars', 'property', 'land', 'gadgets', 'events'] as const),
  ...(['health', 'finance', 'experts', 'deskwork', 'software', 'travel', 'carhire'] as const),
])
const WEIGHT_OF_STRONG = 3
/** Minimum weight of a trade in the whole text. One word of a trade in WEAK has weight 1 and may be only a detail. */
const MANY = 2

/**
 * Returns the trade that is certain in the first sentence. Otherwise returns the trade that most words name, first in
 * the brand’s name and the first sentence, then in the whole text. Words of trades outside WEAK count WEIGHT_OF_STRONG
 * times.
 */
export function likelyTrade(sentences: readonly string[], brand: string): Trade | null {
  const [first = ''] = sentences
  const heaviest = (text: string, least = 1): Trade | undefined => {
    const [best] = weighed(offeredIn(text).nouns, (trade) => (WEAK.has(trade) ? 1 : WEIGHT_OF_STRONG))
    return best && best.weight >= least ? best.trade : undefined
  }
  const all = sentences.join(' ')
  const trade = sureTrade(first, '') ?? heaviest(`${brand}. ${first}`) ?? heaviest(all, MANY) ?? null
  return trade === 'repairs' && ALSO_NEW.test(first) ? null : narrowed(trade, all)
}
