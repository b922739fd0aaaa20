import { type Ask, GIVE } from '../ask.ts'

/**
 * What an advert asks its readers to do. `write` is used if this is uncertain, because readers can always send a
 * message.
 */
export type PlainAsk = Ask | 'apply' | 'write'

const word = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\p{M}-])(?:${words})(?![\\p{L}\\p{M}-])`, 'iu')

const ORDERS = word(
  'pre-?orders?|(?:to|for|your|bulk|office|all|minimum|place|our) orders?|orders? (?:before|by|from|now|two|one|\\d+|is|are|close|closes|and)|per (?:plate|bowl|portion|dozen|crate|carton|tuber)',
)
const BOOKINGS = word(
  'book(?:ings?)?(?! (?:launch|club|shop|store|fair|keeping|reading))|appointments?|reservations?|reserve',
)
const PLACES = word('register|registration|registering|enrol\\w*|admissions?|sign up')
const TAUGHT = word(
  'class(?:es)?|course|lessons?|masterclass|boot ?camp|training|tutorials?|academy|school|college|creche|nursery|lecture|programme|workshop',
)
const GATHERED = word(
  'church|naming ceremony|wedding ceremony|dedication|service of songs|send[ -]?forth|parish|chapel|crusade|revival|thanksgiving|vigil|concert|festival|conference|summit|exhibition|carols?|picnic|karaoke|reunion|carnival|seminar|webinar|retreat|outreach|harvest|convention|sunday service|launch|party|open day|grand opening|(?:football|charity) match|tournament|games? night|comedy|medical outreach|hangout|meet ?up|fair|(?:free |medical |health |eye |dental )*screening|(?:photo(?:graphy)? |charity |nature |health |city )walk|hike|hiking|sip (?:and|n|&) paint|(?:date|movie|music|poetry|game|quiz) night',
)
const INVITED = word(
  'come|join us|invit\\w+|all are welcome|everybody is welcome|everyone is welcome|free (?:entry|entrance|admission|to attend)|entry is free|entrance is free|guest (?:speakers?|ministers?|artistes?|preacher|choir)|theme|venue|ministering|bring',
)
const WELCOMED = word(
  '(?:all|everybody|everyone)(?: (?:is|are))? welcome|you are (?:\\p{L}+ )?invited|free (?:entry|entrance|admission)',
)
const CEREMONY = word(
  'thanksgiving|naming|wedding ceremony|dedication|service of songs|vigil|carols?|send[ -]?forth|fellowship',
)
const ONCE = word('tickets?|free|gate fee|limited to \\d+|seats|reunion|dues')
const CLOCK = /\d ?(?:am|pm)(?!\p{L})/iu
const GIFT =
  /(?<![\p{L}\p{M}-])(?:a gift of|\d[\d,.]*k? (?:feeds|clothes|trains|treats) (?:one|an?|\d+)|your (?:gift|donation|support) (?:of|buys?|feeds?|helps?|sends?|will|can|pays?))(?![\p{L}\p{M}-])/iu
/** Matches a request for donations to a bank account: `we need toiletries, send to 0112233445 Zenith bank`. */
const PAID_INTO = /(?<!\p{L})(?:need|support|help)(?!\p{L})[^₦]*(?<!\d)\d{10}(?!\d)[^₦]*$/iu
const DATED =
  /\b\d{1,2}(?:st|nd|rd|th)?\s(?:of\s)?(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sep|Oct|Nov|Dec)[a-z]*\b|\b(?:Jan|Feb|March|April|June|July|Aug|Sep|Oct|Nov|Dec)[a-z]*\s\d{1,2}\b|\b(?:sun|mon|tues|wednes|thurs|fri|satur)day\b/iu
const SOLD = word(
  'we sell|i sell|order|orders|per plate|wholesale|repairs?|rent(?:als?)?|hire|catering|decoration|decor',
)

const ROLES =
  'cooks?|cleaners?|drivers?|riders?|sales ?(?:girls?|boys?|reps?|persons?|man|men|woman|women)|secretary|nann(?:y|ies)|nurses?|teachers?|tailors?|barbers?|stylists?|receptionists?|accountants?|guards?|house ?helps?|cashiers?|waiters?|waitress(?:es)?|managers?|assistants?|attendants?|bakers?|welders?|operators?|apprentices?'
/** Matches a job offer, whose readers are asked to apply instead of to order. */
const HIRED =
  /(?<![\p{L}\p{M}-])(?:vacanc(?:y|ies)|we(?: are|['’]re) (?:hiring|recruiting|employing)|now hiring|hiring now|job (?:opening|offer|vacancy)|(?:send|submit|drop) (?:your |a |an )?(?:cv|resume|résumé|application)|(?:urgently |sales ?\p{L}+ |\p{L}+ )?(?:needed|wanted|required)(?=[^.!?\n]*(?:₦|\d+k\b|salary|per month|monthly|accommodation|apply|cv\b)))(?![\p{L}\p{M}-])|^need (?:an? |\d+ )?[^.\n]{3,60}[.,\n][\s\S]*(?:salary|monthly|per month|guarantor|apply|cv)\b/iu

const SOUGHT = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:we|i|our [\p{L}-]+)(?:['’](?:re|m)| are| am)?(?: urgently)? (?:looking for|needs?|want|seeking|hiring) (?:an? |\d+ |one |two |three |some )?(?:[\p{L}-]+ ){0,2}(?:${ROLES})(?![\p{L}\p{M}])|(?<![\p{L}\p{M}])(?:${ROLES})\s(?:[\p{L}-]+\s){0,2}(?:needed|wanted|required)(?![\p{L}\p{M}?])|^(?:urgently )?(?:needed|wanted|need)[:,]? (?:an? |\d+ |one |two |three |some )?(?:[\p{L}-]+ ){0,2}(?:${ROLES})(?![\p{L}\p{M}])`,
  'iu',
)

const NEEDED =
  /(?<![\p{L}\p{M}])(?:needed|wanted|required)(?![\p{L}\p{M}?])(?! for (?:registration|booking|admission))/iu
// Matches work without pay, which is no job.
const VOLUNTEER = word('volunteers?')
const PAID = /(?<![\p{L}\p{M}])(?:cv|salary|apply|per month|accommodation available|years experience)(?![\p{L}\p{M}])/iu

// Whether a text is about people who meet on a given day or at a given time. It may sell tickets, but nothing else.
export const isGathering = (text: string): boolean =>
  GATHERED.test(text) && (DATED.test(text) || CLOCK.test(text)) && !SOLD.test(text)

// Whether a text is about a single event with tickets, free entry or limited places. A trade that such a text seems to
// name is only what people do at the event.
export const isOnce = (text: string): boolean => ONCE.test(text) && CLOCK.test(text)

export function readPlainAsk(text: string): PlainAsk {
  const isJob = HIRED.test(text) || SOUGHT.test(text) || (NEEDED.test(text) && PAID.test(text))
  if (isJob && !VOLUNTEER.test(text)) return 'apply'
  const isEvent = isGathering(text) && isOnce(text)
  if ((GIVE.test(text) || GIFT.test(text) || PAID_INTO.test(text)) && !SOLD.test(text) && !isEvent) return 'give'
  const isInvited = INVITED.test(text) || (CEREMONY.test(text) && CLOCK.test(text))
  const isGathered = (GATHERED.test(text) && isInvited) || WELCOMED.test(text)
  if (isGathered && DATED.test(text) && !SOLD.test(text)) return 'come'
  if ((TAUGHT.test(text) || isGathering(text)) && PLACES.test(text)) return 'join'
  const [isBooked, isOrdered] = [BOOKINGS.test(text), ORDERS.test(text)]
  if (isBooked === isOrdered || TAUGHT.test(text)) return 'write'
  return isBooked ? 'book' : 'order'
}
