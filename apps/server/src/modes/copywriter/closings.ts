import type { CopyStyle } from '@ufaro/contract/tools/copywriter.ts'
import { asSentence, joinList } from '../own-words.ts'
import { mapRules, type Rules } from '../words/grammar.ts'
import type { OwnText } from '../words/plain/own-text.ts'
import type { PlainAsk } from '../words/plain/plain-ask.ts'
import { capital } from '../words/spin.ts'
import type { Trade } from '../words/trades/trade-nouns.ts'
import { visitRules } from './own-steps.ts'
import { PLANS, type Plan } from './plans.ts'
import type { TypedFacts } from './typed-facts.ts'

const PURPOSES: Readonly<Record<Exclude<PlainAsk, 'come'>, string>> = {
  write: 'for details|for more details|to know more|for enquiries',
  order: 'to order|to place your order|with your order|to get yours',
  book: 'to book|to make a booking|to book your date|to choose a day|for bookings',
  join: 'to register|for registration|to put your name down|to enrol|to sign up',
  give: 'to give|to help|to donate|to support|to send your gift',
  apply: 'to apply|for the job|with your details|about this job',
}
const PRICES = 'for the price|for price and details|to ask for the price|to know the price'
const AIMS: Readonly<Record<Exclude<PlainAsk, 'come' | 'write'>, string>> = {
  order: 'To order|To get yours|To place an order|When you are ready to order',
  book: 'To book|For bookings|To book your date|When you are ready to book',
  join: 'To register|To enrol|For registration|To sign up',
  give: 'To give|To help|To donate|To support this work',
  apply: 'To apply|If this is for you|If you are interested',
}
const WHENS: Readonly<Record<CopyStyle, string>> = {
  'Persuasive & Direct': '| today| now| this week',
  'Friendly & Casual': '| today| any time| this week| whenever you are ready',
  'Humorous & Witty':
    '| before you forget| before NEPA takes the light| before your battery dies| before your data finishes',
  'Urgent & Scarcity-driven': ' today| now| right now| today, not tomorrow| this week',
  'Inspirational & Aspirational': '| today| this week| when you are ready',
}
// Expressions of time within a sentence, before what the message should say.
const SOON: Readonly<Record<CopyStyle, string>> = {
  'Persuasive & Direct': '| today| now',
  'Friendly & Casual': '| today',
  'Humorous & Witty': '',
  'Urgent & Scarcity-driven': ' today| now| right now| without delay',
  'Inspirational & Aspirational': '| today',
}
const DETAILS = 'For details|For more details|For enquiries|To know more'
const INTERESTED = 'If you are interested|If this is what you need'
const PRICE = 'For the price|For price and details|For prices'
/** How readers of each channel, or of WhatsApp if the request names it, can reply without a number, link or handle. */
const ANSWERS: Readonly<Record<Plan | 'WhatsApp', string>> = {
  WhatsApp: 'message {us} on WhatsApp|send {us} a WhatsApp message|chat with {us} on WhatsApp',
  'Instagram caption': 'send {us} a DM|DM {us}|drop a DM|send a DM',
  'Long advert': 'send {us} a message|message {us}|send a message|inbox {us}',
  'WhatsApp status': 'reply to this status|message {us}|send {us} a message|chat {us} up',
  'Flyer text': 'message {us}|send {us} a message|chat with {us}|send a message',
  SMS: 'send {us} a message|message {us}|chat with {us}|send a message',
}
const SEEN: Rules = [
  '[We look forward to seeing|We cannot wait to see|We hope to see|We are expecting|We will be happy to see] you[| and your people| and your family| and your friends| there]{end}',
  '[See you there|Do not miss it|Be there|Do come][|, all are welcome|, and come with a friend|, and tell a neighbour|, and bring somebody along]{end}',
  '[Come with your family|Come with a friend|Come with your people|Bring a friend|Bring your family|Bring somebody along][|, all are welcome|, everybody is welcome|, and be part of it|, and come early|, we are expecting you]{end}',
]

const ON_SITE: Readonly<Record<Exclude<PlainAsk, 'come'>, string>> = {
  write: 'See more|Find the details|Read more',
  order: 'Order|Place your order|Get yours',
  book: 'Book|Make your booking|Choose your day',
  join: 'Register|Sign up|Put your name down',
  give: 'Give|Donate|Send your gift',
  apply: 'Apply|Send your application',
}
// Matches amounts that are not the price of the offer.
const FEE =
  /(?<!\p{L})(?:deliver(?:y|ies)|waybill|shipping|dispatch|transport|deposit)(?: \p{L}+){0,3}:? ₦[\d,]+|₦[\d,]+ (?:for )?(?:delivery|waybill|shipping|deposit)/giu
const VISITED = /(?<!\p{L})(?:visit us|walk in|come to (?:our|the) (?:shop|store|office)|stop by)(?!\p{L})/iu

const isOne = (text: string): boolean =>
  /(?<!\p{L})(?:I|my|me)(?!\p{L})/u.test(text) && !/(?<!\p{L})(?:we|our|us)(?!\p{L})/iu.test(text)

const APPLICATION =
  'your name, your area and your experience|your name and what you have done|your CV or a few lines about yourself'

// Asks the reader for a first message. `{details}` is replaced by what that message should say.
const DETAILED: Readonly<Record<Plan | 'WhatsApp', string>> = {
  WhatsApp: '[message {us} on WhatsApp|send {us} a WhatsApp message]{when} with {details}',
  'Instagram caption': '[DM {us}|send a DM|drop a DM|send {us} a DM]{when} with {details}',
  'Long advert': '[message|write to|inbox] {us}{when} with {details}|send [{us} |]a message{when} with {details}',
  'WhatsApp status': '[reply|message {us}|chat {us} up|send a message]{when} with {details}',
  'Flyer text': '[message|write to] {us}{when} with {details}|send [{us} |]a message{when} with {details}',
  SMS: '[message|write to|text] {us}{when} with {details}|text {us}{when} with {details}|send {us} {details}',
}

// Matches `Order by DM`. If the text names no contact, all three texts then ask for a DM.
const BY_DM = /(?<!\p{L})(?:(?:by|via|through|in|our|my|a) DMs?|DM (?:us|me|to|for|now))(?!\p{L})/iu
const typedWay = ({ sentences, channel }: OwnText): 'Instagram caption' | 'WhatsApp' | null =>
  BY_DM.test(sentences.join(' ')) ? 'Instagram caption' : channel === 'call' ? null : 'WhatsApp'

function detailedOf(plan: Plan, contact: string, own: OwnText): string {
  const { contacts, channel } = own
  if (!contact) return DETAILED[typedWay(own) ?? plan]
  if (contacts.every((each) => each.startsWith('@'))) return `DM ${contact}{when} with {details}`
  if (contacts.every((each) => MAIL.test(each))) return `write to ${contact}{when} with {details}`
  if (!contacts.every((each) => PHONE.test(each))) return `message {us} on ${contact}{when} with {details}`
  if (channel === 'WhatsApp' && !/^\p{L}/u.test(contact)) return `WhatsApp {details} to ${contact}`
  return channel === 'call'
    ? `call ${contact}{when} with {details}`
    : `call or WhatsApp ${contact}{when} with {details}`
}

interface Step {
  style: CopyStyle
  facts: TypedFacts
  trade: Trade | null
  // What a reader’s first message should say. `|` separates alternatives. Null if it is uncertain what is offered.
  details: string | null
}

function closingOf(plan: Plan, own: OwnText, { style, facts, trade, details: known }: Step): Rules {
  const all = own.sentences.join(' ')
  const contact = joinList(own.contacts, ' or ')
  if (own.ask === 'come') return mapRules(SEEN, (rule) => rule.replace('{end}', contact ? `. ${numberOf(own)}` : '.'))
  const us = isOne(all) ? 'me' : 'us'
  const choice = (words: string): string => `[${words.replaceAll('{us}', us)}]`
  const reach = contact ? reachesOf(contact, own) : ANSWERS[typedWay(own) ?? plan]
  const when = choice(whensOf(own.ask, style))
  if (contact && own.contacts.every((each) => SITE.test(each)))
    return [
      `[${ON_SITE[own.ask]}] at ${contact}${facts.until ? ` ${facts.until}` : when}.`,
      `[Go to|Visit] ${contact} ${choice(PURPOSES[own.ask])}.`,
    ]
  const isPriced = /[₦£$€]/u.test(all.replace(FEE, '')) || !known
  const begun = choice(reach.split('|').map(capital).join('|'))
  const purposes = own.ask === 'write' && !isPriced ? PRICES : PURPOSES[own.ask]
  const aims = own.ask === 'write' ? (isPriced ? DETAILS : PRICE) : AIMS[own.ask]
  const plain: Rules = [`${begun} ${choice(purposes)}${when}.`, `${choice(aims)}, ${choice(reach)}${when}.`]
  const details = own.ask === 'apply' ? APPLICATION : own.ask === 'give' ? null : known
  const visits =
    contact || typedWay(own) || own.ask === 'apply' || own.ask === 'give' ? [] : visitRules(facts, trade, us)
  if (!details || VISITED.test(all)) {
    const [one, two, ...more] = visits
    if (one) return [one, two ?? one, ...more]
    if (!details) return plain
  }
  const early = facts.until ? ` ${facts.until}` : facts.lead ? ` at least ${facts.lead} before` : choice(SOON[style])
  const sent = choice(detailedOf(plan, contact, own))
    .replaceAll('{details}', `[${details}]`)
    .replaceAll('{when}', early)
  const aim = own.ask === 'write' && isPriced ? INTERESTED : aims
  return [`${sent}.`, `${choice(aim)}, ${sent}.`, ...visits]
}

/**
 * Writes the call to action of each channel. It names the given contact, else the way to reply that the channel offers.
 */
export const closingsOf = (own: OwnText, step: Step): Readonly<Record<Plan, Rules>> =>
  Object.fromEntries(PLANS.flat().map((plan) => [plan, closingOf(plan, own, step)])) as Record<Plan, Rules>

function whensOf(ask: PlainAsk, style: CopyStyle): string {
  if (ask === 'apply' || ask === 'give') return '| today| now| this week'
  if (ask !== 'write' || style === 'Humorous & Witty') return WHENS[style]
  return style === 'Urgent & Scarcity-driven' ? '| today| now' : '| today'
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
