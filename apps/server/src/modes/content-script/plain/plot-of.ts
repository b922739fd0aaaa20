import type { PlainAsk } from '../../words/plain/plain-ask.ts'
import { app } from '../packs/plots/app.ts'
import { care } from '../packs/plots/care.ts'
import { carried } from '../packs/plots/carried.ts'
import { cleaning } from '../packs/plots/cleaning.ts'
import { food } from '../packs/plots/food.ts'
import { gas } from '../packs/plots/gas.ts'
import { goods } from '../packs/plots/goods.ts'
import { helping } from '../packs/plots/helping.ts'
import { infants } from '../packs/plots/infants.ts'
import { invited } from '../packs/plots/invited.ts'
import { job } from '../packs/plots/job.ts'
import { money } from '../packs/plots/money.ts'
import { order } from '../packs/plots/order.ts'
import { pantry } from '../packs/plots/pantry.ts'
import { place } from '../packs/plots/place.ts'
import type { Plot } from '../packs/plots/plot.ts'
import { print } from '../packs/plots/print.ts'
import { pupils } from '../packs/plots/pupils.ts'
import { repair } from '../packs/plots/repair.ts'
import { rides } from '../packs/plots/rides.ts'
import { schoolrun } from '../packs/plots/schoolrun.ts'
import { service } from '../packs/plots/service.ts'
import { sewn } from '../packs/plots/sewn.ts'
import { skills } from '../packs/plots/skills.ts'
import { supply } from '../packs/plots/supply.ts'
import { told } from '../packs/plots/told.ts'
import { agroinputs } from '../packs/trades/agroinputs.ts'
import { barbers } from '../packs/trades/barbers.ts'
import { beauty } from '../packs/trades/beauty.ts'
import { building } from '../packs/trades/building.ts'
import { cakes } from '../packs/trades/cakes.ts'
import { carcare } from '../packs/trades/carcare.ts'
import { cars } from '../packs/trades/cars.ts'
import { catering } from '../packs/trades/catering.ts'
import { children } from '../packs/trades/children.ts'
import { creche } from '../packs/trades/creche.ts'
import { dental } from '../packs/trades/dental.ts'
import { drinks } from '../packs/trades/drinks.ts'
import { driving } from '../packs/trades/driving.ts'
import { events } from '../packs/trades/events.ts'
import { eyes } from '../packs/trades/eyes.ts'
import { farm } from '../packs/trades/farm.ts'
import { fashion } from '../packs/trades/fashion.ts'
import { finance } from '../packs/trades/finance.ts'
import { fitness } from '../packs/trades/fitness.ts'
import { food as meals } from '../packs/trades/food.ts'
import { frozen } from '../packs/trades/frozen.ts'
import { furniture } from '../packs/trades/furniture.ts'
import { gas as refills } from '../packs/trades/gas.ts'
import { health } from '../packs/trades/health.ts'
import { homes } from '../packs/trades/homes.ts'
import { laundry } from '../packs/trades/laundry.ts'
import { learning } from '../packs/trades/learning.ts'
import { livestock } from '../packs/trades/livestock.ts'
import { materials } from '../packs/trades/materials.ts'
import { moving } from '../packs/trades/moving.ts'
import { neutral } from '../packs/trades/neutral.ts'
import { pests } from '../packs/trades/pests.ts'
import { photos } from '../packs/trades/photos.ts'
import { print as printing } from '../packs/trades/print.ts'
import { property } from '../packs/trades/property.ts'
import { repairs } from '../packs/trades/repairs.ts'
import { schoolrun as schoolBus } from '../packs/trades/schoolrun.ts'
import { schools } from '../packs/trades/schools.ts'
import { skills as trained } from '../packs/trades/skills.ts'
import { solar } from '../packs/trades/solar.ts'
import { spices } from '../packs/trades/spices.ts'
import { stays } from '../packs/trades/stays.ts'
import type { TradePack } from '../packs/trades/trade-pack.ts'
import { transport } from '../packs/trades/transport.ts'
import { BUSINESS } from './introduction.ts'

const OF_A_CALL: Readonly<Partial<Record<PlainAsk, Plot>>> = { apply: job, come: invited, give: helping }

const OF_TRADES: readonly (readonly [plot: Plot, trades: readonly TradePack[]])[] = [
  [order, [cakes, catering, events, photos]],
  [food, [meals]],
  [pantry, [drinks, farm, frozen, spices]],
  [cleaning, [laundry, pests]],
  [goods, [furniture]],
  [repair, [repairs, homes, carcare, solar]],
  [care, [barbers, beauty, dental, eyes, fitness, health]],
  [place, [stays, property, cars]],
  [infants, [creche]],
  [pupils, [schools, learning, children]],
  [schoolrun, [schoolBus]],
  [gas, [refills]],
  [print, [printing]],
  [carried, [moving, transport]],
  [skills, [trained, driving]],
  [supply, [materials, agroinputs, building]],
]

const APP = /(?<!\p{L})(?:app|platform|software|dashboard)s?(?!\p{L})/iu
const CLEANED = /(?<!\p{L})(?:(?:dry |deep )?clean|wash|laundr|iron(?:s|ing)?(?!\p{L})|fumigat)/iu
/** Matches the transport of people. The plot `carried` is only about loads. */
const RIDES =
  /(?<!\p{L})(?:bus(?:es)?|tickets?|passengers?|airport|car (?:hire|rentals?)|cars? for hire|chauffeurs?|taxis?|cabs?|interstate transport|rides?|trips?|tours?)(?!\p{L})/iu
const WORKED_ON =
  /(?<!\p{L})(?:repair|servic|sharpen|restor|polish|alter|fix|mend|paint|weld|upholster|change the|tune|install|remove|drill)/iu
const WORKS = /^(?:we|i) (?!sell|supply)/iu
const SERVICES =
  /(?<!\p{L})(?:services?|design|consult\p{L}*|support|agency|advice|management|hire|rentals?|development|writing|editing|branding)(?!\p{L})/iu
const FOR_A_DAY =
  /(?<!\p{L})(?:wedding|birthday|part(?:y|ies)|events?|ceremon\p{L}*|celebrat\p{L}*|christmas|sallah|ileya|aso ?ebi|bridal|custom(?:i[sz]ed?|[- ]?made)?|bespoke|sew\p{L}*|tailor\p{L}*)(?!\p{L})/iu

/** Matches food. Tested only for trades without a plot in `OF_TRADES`. */
export const EATABLE =
  /(?<!\p{L})(?:(?:cat|stock|cray)?fish|prawns?|snails?|meat|chicken|turkey|beef|eggs?|honey|rice|yams?|beans|flour|fruits?|vegetables?|milk|yogh?urt|juices?|snacks?|biscuits?|chin ?chin|plantain|garri)(?!\p{L})/iu

/** Matches what farmers buy for their work. */
const FOR_FARMS = /(?<!\p{L})(?:feeds?|chicks|fingerlings|seedlings?|fertili[sz]ers?)(?!\p{L})/iu

const SEWN = /(?<!\p{L})(?:sew|sews|sewing|tailor\p{L}*|dress ?maker|fashion designer)(?!\p{L})/iu
const FEAST =
  /(?<!\p{L})(?:sallah|ileya|christmas|xmas|rams?|goats?|cows?|part(?:y|ies)|weddings?|ceremon\p{L}*)(?!\p{L})/iu

/** Matches services that lend or save money. Transfers and insurance are told otherwise. */
const LENT =
  /(?<!\p{L})(?:loans?|lend|borrow|credit|sav(?:e|es|ing|ings)|ajo|esusu|adashe|contributions?|thrift|co-?operative)(?!\p{L})/iu

/** Matches an audience of learners. Other audiences of schools are taken for parents. */
const LEARNERS =
  /(?<!\p{L})(?:students|candidates|learners|adults|beginners|graduates|corpers|workers|professionals)(?!\p{L})/iu

interface Sold {
  ask: PlainAsk
  pack: TradePack
  head: string
  text: string
  audience: string
  isGoods: boolean
  /** Whether the goods are bought to be resold or used at work. */
  isForWork: boolean
  isOutsider: boolean
}

/**
 * Returns a plot whose beats are added when a script’s own plot is used up. Undefined for calls (`OF_A_CALL`) and for
 * speakers from outside the business.
 */
export const spareOf = ({
  ask,
  isGoods,
  isOutsider,
}: Pick<Sold, 'ask' | 'isGoods' | 'isOutsider'>): Plot | undefined =>
  OF_A_CALL[ask] || isOutsider ? undefined : isGoods ? goods : service

/** Selects the plot by the way in which something is sold and used. */
export function plotOf({ ask, pack, head, text, audience, isGoods, isForWork, isOutsider }: Sold): Plot {
  const called = OF_A_CALL[ask]
  if (called) return called
  if (isOutsider) return told
  if (isForWork || (isGoods && FOR_FARMS.test(text))) return supply
  if (APP.test(head)) return app
  if (!isGoods && pack !== cars && CLEANED.test(head)) return cleaning
  if (RIDES.test(head) && (pack === transport || pack === neutral)) return rides
  if (pack === building && WORKED_ON.test(head)) return repair
  if (pack === building && WORKS.test(head)) return service
  if (pack === livestock) return FEAST.test(text) ? order : pantry
  if (LENT.test(pack === finance ? text : head) && !APP.test(head) && (pack === finance || pack === neutral))
    return money
  const ofTrade = OF_TRADES.find(([, trades]) => trades.includes(pack))?.[0]
  if (ofTrade === pupils && LEARNERS.test(audience)) return skills
  if (ofTrade) return ofTrade
  if (pack === fashion && SEWN.test(head)) return sewn
  if (pack === finance) return service
  if (FOR_A_DAY.test(text)) return order
  if (isGoods && EATABLE.test(head)) return pantry
  if (pack === neutral && SERVICES.test(head)) return service
  if (isGoods) return goods
  if (WORKED_ON.test(head)) return repair
  if (BUSINESS.test(head)) return place
  return pack === neutral && !WORKS.test(head) ? goods : service
}
