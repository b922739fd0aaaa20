import type { OwnText } from '../words/plain/own-text.ts'
import { isGathering, isOnce, type PlainAsk } from '../words/plain/plain-ask.ts'
import type { Trade } from '../words/trades/trade-nouns.ts'
import { narrowed, sureTrade } from '../words/trades/trade-of.ts'
import {
  isBargained,
  isBuying,
  isForBusiness,
  isHired,
  isLessons,
  isNotice,
  isPricedThing,
  isSelling,
  isSent,
  isSold,
  isWork,
} from './deals.ts'
import { isOpened, type Opened } from './openings.ts'

export type Act = PlainAsk | 'view'

export interface Offer {
  // What readers are asked to do.
  act: Act
  // Equals `act` if the text is an invitation, an appeal or a vacancy, which sells nothing. Otherwise null.
  called: 'come' | 'give' | 'apply' | null
  // Whether the text is a notice to customers, which offers nothing.
  isTold: boolean
  // The trade whose openings the text may use. Null if no trade is certain or if its openings would not suit the text.
  trade: Opened | null
}

// What readers are asked to do with the offer of a trade. All other trades sell goods, which are ordered.
const ACTS: Readonly<Partial<Record<Trade, Act>>> = {
  ...{ barbers: 'book', spa: 'book', photos: 'book', cleaning: 'book', laundry: 'book', carwash: 'book' },
  ...{ pests: 'book', moving: 'book', transport: 'book', stays: 'book', carhire: 'book', travel: 'book' },
  ...{ dental: 'book', eyes: 'book' },
  ...{ learning: 'join', skills: 'join', schools: 'join', fitness: 'join' },
  ...{ property: 'view', land: 'view', cars: 'view' },
  ...{ repairs: 'write', plumbing: 'write', mending: 'write', carcare: 'write', building: 'write', solar: 'write' },
  ...{ security: 'write', homehelp: 'write', workspaces: 'write', pets: 'write', health: 'write', finance: 'write' },
  ...{ software: 'write', experts: 'write', deskwork: 'write', taxes: 'write' },
}

// Trades that sell both goods, which are ordered, and work, which is booked: wigs and braiding.
const EITHER: ReadonlySet<Trade> = new Set(['beauty', 'catering', 'events'])

// Returns what readers are asked to do if the text does not say it. This depends on how the user sells and on the
// trade. If neither is clear, readers are asked to write.
function actOf(heading: string, text: string, trade: Trade | null): Act {
  if (isLessons(heading)) return 'join'
  if (isBuying(heading)) return 'write'
  if (isHired(text) && trade !== 'property' && trade !== 'land') return 'book'
  if (isBargained(text)) return (trade && ACTS[trade]) ?? 'write'
  if (isSent(text) && trade !== 'transport' && trade !== 'moving') return 'order'
  if (trade && EITHER.has(trade)) return isSold(text) && !isWork(heading) ? 'order' : 'book'
  const act = trade && ACTS[trade]
  if (trade && (act !== 'write' || !isSelling(heading))) return act ?? 'order'
  return (isSold(text) || isPricedThing(heading, text)) && !isWork(heading) ? 'order' : 'write'
}

// `heading` is the sentence that names what is offered.
export function offerOf({ ask, sentences, keywords, isList }: OwnText, heading: string): Offer {
  const text = sentences.join(' ')
  const isTold = isNotice(text)
  const offered = isList ? text : heading
  const named = sureTrade(offered, '')
  const trade = narrowed(named ?? sureTrade(offered, keywords.join(', ')), text)
  const isMet = isGathering(text) && (!trade || !isOpened(trade) || isOnce(text))
  // Readers book an event with a price, such as a guided hike. They are invited to a free one.
  const asked = isMet && ask === 'write' ? (text.includes('₦') ? 'book' : 'come') : ask
  const isInvited = isMet && asked !== 'book'
  const called = asked === 'come' || asked === 'give' || asked === 'apply' ? asked : isInvited ? 'come' : null
  if (called || isTold) return { act: asked, called, isTold, trade: null }
  // The trade selects an opening only if the text itself, and not just a keyword, names this trade.
  const isSeller = !isMet && !isBuying(heading) && !isHired(text) && !isForBusiness(text)
  const isOwn = isSeller && trade && trade === named && isOpened(trade)
  return { act: asked === 'write' ? actOf(heading, text, trade) : asked, called, isTold, trade: isOwn ? trade : null }
}
