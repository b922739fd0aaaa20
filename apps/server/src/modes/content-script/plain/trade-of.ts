import type { OwnText } from '../../words/plain/own-text.ts'
import type { PlainAsk } from '../../words/plain/plain-ask.ts'
import { sureTrade, type Trade } from '../../words/trades.ts'
import { agroinputs } from '../packs/trades/agroinputs.ts'
import { appeal } from '../packs/trades/appeal.ts'
import { babies } from '../packs/trades/babies.ts'
import { barbers } from '../packs/trades/barbers.ts'
import { beauty } from '../packs/trades/beauty.ts'
import { bedding } from '../packs/trades/bedding.ts'
import { books } from '../packs/trades/books.ts'
import { building } from '../packs/trades/building.ts'
import { carcare } from '../packs/trades/carcare.ts'
import { catering } from '../packs/trades/catering.ts'
import { dental } from '../packs/trades/dental.ts'
import { events } from '../packs/trades/events.ts'
import { eyes } from '../packs/trades/eyes.ts'
import { fashion } from '../packs/trades/fashion.ts'
import { fitness } from '../packs/trades/fitness.ts'
import { food } from '../packs/trades/food.ts'
import { fragrance } from '../packs/trades/fragrance.ts'
import { furniture } from '../packs/trades/furniture.ts'
import { gas } from '../packs/trades/gas.ts'
import { gifts } from '../packs/trades/gifts.ts'
import { homes } from '../packs/trades/homes.ts'
import { invitation } from '../packs/trades/invitation.ts'
import { jobs } from '../packs/trades/jobs.ts'
import { kitchen } from '../packs/trades/kitchen.ts'
import { laundry } from '../packs/trades/laundry.ts'
import { learning } from '../packs/trades/learning.ts'
import { moving } from '../packs/trades/moving.ts'
import { neutral } from '../packs/trades/neutral.ts'
import { photos } from '../packs/trades/photos.ts'
import { print } from '../packs/trades/print.ts'
import { repairs } from '../packs/trades/repairs.ts'
import { schools } from '../packs/trades/schools.ts'
import { skills } from '../packs/trades/skills.ts'
import { spices } from '../packs/trades/spices.ts'
import { stays } from '../packs/trades/stays.ts'
import { taxes } from '../packs/trades/taxes.ts'
import type { TradePack } from '../packs/trades/trade-pack.ts'
import { transport } from '../packs/trades/transport.ts'
import { NAMED } from './trade-nouns.ts'

const PACK_OF: Readonly<Record<Trade, TradePack>> = {
  ...{ food, fashion, beauty, events },
  learning: skills,
  service: neutral,
  goods: neutral,
}

const OF_A_CALL: Readonly<Partial<Record<PlainAsk, TradePack>>> = { apply: jobs, come: invitation, give: appeal }

export function tradeOf({ sentences }: Pick<OwnText, 'sentences'>, ask: PlainAsk, brand = ''): TradePack {
  const called = OF_A_CALL[ask]
  if (called) return called
  const [first = ''] = sentences
  const all = sentences.join(' ')
  return (
    namedIn(`${brand}. ${first.split(REST)[0]}`) ??
    namedIn(`${brand}. ${first}`) ??
    namedIn(all, MANY) ??
    PACK_OF[sureTrade(all) ?? 'goods']
  )
}

/** What is offered stands before whom it is for, where it is and what it consists of. */
const REST = /:\s|\s(?:for|after|in|at|near|to)\s/iu

/** Trades that win over another noun beside them: lessons in `gele tying lessons`, repair in `phone and laptop repair`. */
const DONE: ReadonlySet<TradePack> = new Set([
  furniture,
  carcare,
  neutral,
  books,
  spices,
  bedding,
  gifts,
  kitchen,
  laundry,
  agroinputs,
  catering,
  moving,
  taxes,
  babies,
  fitness,
  eyes,
  photos,
  homes,
  dental,
  fragrance,
  barbers,
  building,
  gas,
  print,
  transport,
  stays,
  learning,
  schools,
  skills,
  repairs,
])
const WEIGHT_OF_DONE = 3
/** Nouns needed in the later sentences, where a single one may be a detail. */
const MANY = 2

/** Prefers longer names (`pepper soup` over `pepper`), then earlier ones. */
function namedIn(text: string, least = 1): TradePack | undefined {
  const found = NAMED.flatMap(([pack, pattern]) =>
    [...text.matchAll(pattern)].map(({ 0: name, index }) => ({ pack, name, index })),
  )
  const sum = (pack: TradePack) =>
    found
      .filter((each) => each.pack === pack)
      .reduce((all, { name }) => all + name.split(' ').length * (DONE.has(pack) ? WEIGHT_OF_DONE : 1), 0)
  const first = (pack: TradePack) => found.find((each) => each.pack === pack)?.index ?? 0
  const packs = [...new Set(found.map(({ pack }) => pack))]
  return packs
    .filter((pack) => sum(pack) >= least)
    .sort((one, other) => sum(other) - sum(one) || first(one) - first(other))[0]
}
