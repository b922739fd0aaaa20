import type { CopyStyle } from '@ufaro/contract/tools/copywriter.ts'
import { asSentence, joinList } from '../own-words.ts'
import { mapRules, type Rules } from '../words/grammar.ts'
import type { OwnText } from '../words/plain/own-text.ts'
import { capital } from '../words/spin.ts'
import type { Act } from './offer-of.ts'
import type { Channel } from './plans.ts'
import { LATER } from './subjects.ts'
import type { TypedFacts } from './typed-facts.ts'

// Why readers send a message. Each phrase reads well after `message us` and, with a comma, before it.
const PURPOSES: Readonly<Record<Exclude<Act, 'come'>, string>> = {
  write: 'for details|for more details|for enquiries|to ask for details|to learn more',
  order: 'to order|to place your order|to get yours|to place an order',
  book: 'to book|to make a booking|to place a booking|for bookings',
  join: 'to register|for registration|to sign up|to start',
  view: 'for an inspection|to arrange an inspection|to choose an inspection day|to fix an inspection',
  give: 'to give|to help|to donate|to support',
  apply: 'to apply|for the job|about this job',
}
const PRICES = 'for the price|to ask for the price|to know the price|for price and details'
// What readers are asked to do if neither the user’s text nor the channel offers a way to reply, as on paper.
const DIRECT: Readonly<Record<Exclude<Act, 'come'>, string>> = {
  write: 'Ask {us} for details|Contact {us} for details|Ask {us} for more details|Ask {us} your questions',
  order: 'Order yours|Place your order|Get yours|Order from {us}|Send {us} your order',
  book: 'Book with {us}|Make your booking|Book yours|Place your booking',
  join: 'Register with {us}|Sign up with {us}|Put your name down',
  view: 'Ask {us} for an inspection|Arrange an inspection with {us}|Choose an inspection day',
  give: 'Send your gift|Support this work|Help {us}',
  apply: 'Send your application|Apply to {us}|Tell {us} about yourself',
}
// None of these sentences says who is welcome, because only the user’s text can say this: `members only`.
const SEEN: Rules = [
  '[We look forward to seeing|We cannot wait to see|We hope to see|We are expecting|We will be happy to see] you[| there]{end}',
  '[See you there|Do not miss it|Be there|Do come|Keep the day free]{end}',
]
const VISITS: Rules = [
  '[Come in|Walk in|Stop by|Drop in|Visit {us}][ and look around| and see for yourself| and take a look].',
  '[Come in|Walk in|Stop by|Drop in|Visit {us}|Come and see {us}] when you are [in the area|close by|nearby].',
]
const ON_SITE: Readonly<Record<Exclude<Act, 'come'>, string>> = {
  write: 'See more|Find the details|Read more',
  order: 'Order|Place your order|Get yours',
  book: 'Book|Make your booking|Choose your day',
  join: 'Register|Sign up|Put your name down',
  view: 'See more|Arrange an inspection|Choose an inspection day',
  give: 'Give|Donate|Send your gift',
  apply: 'Apply|Send your application',
}
// Matches delivery fees and deposits, which are not the price of the offer.
const FEE =
  /(?<!\p{L})(?:deliver(?:y|ies)|waybill|shipping|dispatch|transport|deposit)(?: \p{L}+){0,3}:? ₦[\d,]+|₦[\d,]+ (?:for )?(?:delivery|waybill|shipping|deposit)/giu

const isOne = (text: string): boolean =>
  /(?<!\p{L})(?:I|my|me)(?!\p{L})/u.test(text) && !/(?<!\p{L})(?:we|our|us)(?!\p{L})/iu.test(text)

const BY_DM = /(?<!\p{L})(?:(?:by|via|through|in|our|my|a) DMs?|DM (?:us|me|to|for|now))(?!\p{L})/iu
const DM = 'send {us} a DM|DM {us}|drop a DM|send a DM'
const ON_WHATSAPP = 'message {us} on WhatsApp|send {us} a WhatsApp message|chat with {us} on WhatsApp'

const BY_WHATSAPP =
  /(?<!\p{L})(?:orders?|book|message|chat|reach|contact|write|text|send|register|enquir\p{L}+)(?!\p{L})[^.]*whats ?app|^whats ?app/iu

// The way to reply that the user’s text names without a number, link or handle. Null if it names none.
const typedWay = ({ sentences }: OwnText): string | null =>
  BY_DM.test(sentences.join(' ')) ? DM : sentences.some((each) => BY_WHATSAPP.test(each)) ? ON_WHATSAPP : null

interface Step {
  act: Act
  style: CopyStyle
  facts: TypedFacts
}

/**
 * Writes the call to action of a channel. For an event, it invites readers. Otherwise it names the user’s contact.
 * Without a contact, it names the way to reply that the user’s text names, else asks readers to come to the address,
 * else names the way to reply that the channel offers.
 */
export function closingsOf(channel: Channel, own: OwnText, step: Step): Rules {
  const { act, facts } = step
  const all = own.sentences.join(' ')
  const contact = joinList(own.contacts, ' or ')
  if (act === 'come') return mapRules(SEEN, (rule) => rule.replace('{end}', contact ? `. ${numberOf(own)}` : '.'))
  const us = isOne(all) ? 'me' : 'us'
  const choice = (words: string): string => `[${words.replaceAll('{us}', us)}]`
  const begun = (words: string): string => choice(words.split('|').map(capital).join('|'))
  const when = whenOf(all, step, false)
  if (contact && own.contacts.every((each) => SITE.test(each)))
    return [`[${ON_SITE[act]}] at ${contact}${when}.`, `[Go to|Visit] ${contact} ${choice(PURPOSES[act])}.`]
  const typed = contact ? reachesOf(contact, own) : typedWay(own)
  const reach = typed ?? channel.answers
  const isVisited = facts.isShop && !facts.until && !typed && (act === 'order' || act === 'write')
  if (isVisited) return mapRules(VISITS, (rule) => rule.replaceAll('{us}', us))
  const direct = `${choice(DIRECT[act])}${whenOf(all, step, true)}.`
  if (!reach) return [direct, direct]
  // A bare number of three or more digits may be a price that lacks its sign.
  const isPriced = /[₦£$€]|(?<![\d:])[1-9]\d{2,}(?!\d| ?(?:k?g|ml|cl|gsm|pcs|pieces)(?!\p{L}))/u.test(
    all.replace(FEE, ''),
  )
  const purposes = act === 'order' && !isPriced ? PRICES : PURPOSES[act]
  return [`${begun(reach)} ${choice(purposes)}${when}.`, `${begun(purposes)}, ${choice(reach)}${when}.`]
}

// When readers are asked to act. On paper, an order or a booking always gets a time, because `Order yours.` is curt.
function whenOf(text: string, { act, style, facts: { until } }: Step, isPaper: boolean): string {
  if (until) return ` [${until}|${until.replace(/^by/u, 'on or before')}]`
  if (style === 'Urgent & Scarcity-driven') return '[ today| now]'
  if (act === 'write' || act === 'view') return ''
  if (LATER.test(text)) return isPaper ? ' in good time' : ''
  return `[${isPaper ? ' now' : ''}| today${style === 'Humorous & Witty' ? '| before you forget' : ''}]`
}

export const numberOf = ({ contacts, channel }: OwnText): string =>
  contacts.length === 0
    ? ''
    : contacts.every((each) => PHONE.test(each))
      ? `${channel === 'WhatsApp' ? 'WhatsApp' : 'Call'} ${joinList(contacts, ' or ')}.`
      : asSentence(joinList(contacts, ', '))

const PHONE = /^(?:.*\s)?\+?\d[\d\s-]{6,}$/u
const MAIL = /^[^@\s]+@\S+\.\S+$/u
const SITE = /^(?!.*(?:@|wa\.me))(?:https?:\/\/|www\.|[\w-]+\.)\S+$/iu

function reachesOf(contact: string, { contacts, channel }: OwnText): string {
  if (contacts.every((each) => MAIL.test(each))) return `write to ${contact}|send a mail to ${contact}`
  if (contacts.every((each) => each.startsWith('@'))) return `DM ${contact}|send a DM to ${contact}`
  if (!contacts.every((each) => PHONE.test(each))) return `reach {us} on ${contact}|message {us} on ${contact}`
  // A contact that begins with a name cannot follow `on`: `call us on Engr Obi 0806 444 5566` is wrong.
  if (/^\p{L}/u.test(contact))
    return channel === 'call' ? `call ${contact}|call or text ${contact}` : `call or WhatsApp ${contact}`
  const ways = {
    WhatsApp: `WhatsApp ${contact}|chat with {us} on WhatsApp at ${contact}|send a WhatsApp message to ${contact}`,
    both: `call or WhatsApp ${contact}|call or message {us} on ${contact}|reach {us} on ${contact}`,
    call: `call ${contact}|call {us} on ${contact}|reach {us} on ${contact}|call or text ${contact}`,
  }
  return ways[channel]
}
