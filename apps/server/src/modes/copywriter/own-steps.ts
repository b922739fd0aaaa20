import type { OwnText } from '../words/plain/own-text.ts'
import type { Trade } from '../words/trades/trade-nouns.ts'
import { GOODS } from './deals.ts'
import { DATED } from './subjects.ts'
import type { TypedFacts } from './typed-facts.ts'

const UNIT =
  /₦[\d,]+\s?(?:\/|per|each|a|for (?:a|one|1))\s?(?<unit>kg|kilo|plate|bag|carton|basket|crate|pack|piece|dozen|yard|bottle|jar|tuber|bundle|roll|litre|bucket|tin|loaf|tray|bowl|set|pair|block|trip|shirt|cup|cooler|drum|keg|sachet|box|ream|copy)(?!\p{L})|(?:big|small|half|full|one|1) (?<size>basket|bag|carton|crate|bucket|keg|drum|tray|cooler|pack|bottle) (?:is |at |for )?₦|(?:minimum|order) (?:order )?(?:of |is |from |: ?)?\d+ (?!days?|hours?|weeks?)(?<many>\p{L}+s)(?!\p{L})/iu
const PLURAL: Readonly<Record<string, string>> = { kg: 'kg', kilo: 'kg', loaf: 'loaves', box: 'boxes', copy: 'copies' }
const NIGHTS = /(?<!\p{L})(?:per|a|each) night|\/ ?night|\d+ nights/iu
const GUESTS = /(?<!\p{L})\d+ (?:guests|people|persons)(?!\p{L})|per (?:head|guest|person)(?!\p{L})/iu
const TABLE = /(?<!\p{L})(?:buffet|reserve|reservations?|dine|a table)(?!\p{L})/iu
const CHILDREN =
  /^(?!.*(?<!\p{L})adults?(?!\p{L})).*(?<!\p{L})(?:kids?|child(?:ren)?|pupils?|toddlers?|teens?|teenagers)(?!\p{L})/iu
const BY_THE_DAY = /(?:per|a|each) (?:day|hour)|\/ ?(?:day|hour)/iu
const TAUGHT: ReadonlySet<Trade> = new Set(['learning', 'skills'])
const INSPECTED = /(?<!\p{L})(?:inspect|inspection|viewing)(?!\p{L})/iu
const TICKETS = /(?<!\p{L})(?:tickets?|gate fee|entry ₦)|₦[\d,]+ (?:entry|gate)(?!\p{L})/iu
// Matches one used thing, of which nobody chooses model or size: `laptop for sale, neat, slightly negotiable`.
const ONE_SOLD =
  /^(?!.*(?:s|ies) for sale)(?:.*(?:for sale|neat|fairly used|uk used|tokunbo)(?!\p{L}).*(?:negotiable|last price)|(?:selling|i am selling) (?:my|a|an)(?!\p{L}))/iu
const CLOCK = /\d ?(?:am|pm)(?!\p{L})/iu
const INSPECTABLE: ReadonlySet<Trade> = new Set(['property', 'land', 'cars', 'machines'])
const ON_A_LIST = 3
const BOOKED: ReadonlySet<Trade> = new Set(['catering', 'events', 'photos', 'carhire', 'travel', 'stays'])
// Trades whose customers do not walk in to buy.
const NOT_VISITED: ReadonlySet<Trade> = new Set([
  ...([
    'property',
    'land',
    'stays',
    'learning',
    'skills',
    'schools',
    'events',
    'catering',
    'photos',
    'carhire',
  ] as const),
  ...([
    'travel',
    'transport',
    'moving',
    'software',
    'cleaning',
    'solar',
    'building',
    'livestock',
    'agroinputs',
  ] as const),
])

// Tells what a reader’s first message should say, from how the request states prices and orders. Null if unclear.
export function detailsFrom(
  { sentences }: Pick<OwnText, 'sentences'>,
  { lead, day, last }: TypedFacts,
  trade: Trade | null,
): string | null {
  const text = sentences.join(' ')
  if (NIGHTS.test(text))
    return 'your dates and the number of guests|the nights you want|your arrival date and how many you are'
  if (TICKETS.test(text) && !(trade && BOOKED.has(trade)))
    return 'your name and how many are coming|how many [tickets|places] you want|the number of tickets and your name'
  if (day && !last && trade && BOOKED.has(trade))
    return 'your name and how many people|the time you want and how many you are|your name and the time you want'
  if (GUESTS.test(text) && trade && BOOKED.has(trade))
    return 'the number of guests and your date|how many people to plan for and the date|your date and how many guests you expect'
  if (trade === 'food' && TABLE.test(text))
    return 'the day and how many people are coming|how many seats you want and when|your name, the day and the number of people'
  if (trade && TAUGHT.has(trade) && CHILDREN.test(text))
    return 'the name and age of your child|your child’s age and when to start|how many children and their ages'
  if (trade && TAUGHT.has(trade) && DATED.test(text) && CLOCK.test(text))
    return 'your name and how many seats you want|how many seats to keep and the names|your name and who is coming with you'
  if (ONE_SOLD.test(text)) return 'when you can come and see it|your name and when you can come to look at it'
  const { unit, size, many } = UNIT.exec(text)?.groups ?? {}
  const one = (unit ?? size ?? '').toLowerCase()
  const units = one ? (PLURAL[one] ?? `${one}s`) : many?.toLowerCase()
  if (units)
    return lead
      ? `how many ${units} you want and your date|your date and how many ${units} you want`
      : `how many ${units} you [want|need]|how many ${units} you [want|need] and when|how many ${units} you [want|need] and where you are`
  if (sentences.filter((each) => each.includes('₦')).length >= ON_A_LIST)
    return 'what you want from the list and how many|your choice and how many you want|what you have chosen and when you want it'
  if (INSPECTED.test(text) && (!trade || INSPECTABLE.has(trade)))
    return 'the day you want to inspect|when you want to come and look|your name and a day for the inspection'
  if (trade === 'workspaces' && BY_THE_DAY.test(text))
    return 'the days you want and how many people|when you want to start and how many you are|the day you want to come and work'
  if (lead && !trade) return 'your date and the place|your date and what you need|what you need and the date'
  return null
}

// Writes invitations to visit the shop. Returns none if it has no address, if goods are sent, or if its trade has no
// customers who walk in.
export function visitRules(
  { shop, every, until, hours }: TypedFacts,
  trade: Trade | null,
  us: string,
): readonly string[] {
  if (shop === null || (trade && NOT_VISITED.has(trade))) return []
  const when = every ? ` on ${every}` : until ? ` ${until}` : hours ? ` ${hours}` : ''
  const times = when ? `[${when}]` : '[ today| this week|]'
  const and =
    trade && !GOODS.has(trade)
      ? ' and ask your questions'
      : ' and see for yourself| and take your pick| and look around'
  const visits = shop && [
    `[Come to the ${shop}|Stop by the ${shop}|Pass by the ${shop}|Walk into the ${shop}]${times}[${and}|].`,
  ]
  return [...(visits || []), `[Come over|Come in|Visit ${us}|Stop by]${times}[${and}|].`]
}

const OUTSIDE_BRACKETS = /\|(?![^[\]]*\])/u

// Keeps the alternatives of `details` that suit the request. Null if none does.
export const aptDetails = (details: string | null, isApt: (words: string) => boolean): string | null =>
  details?.split(OUTSIDE_BRACKETS).filter(isApt).join('|') || null
