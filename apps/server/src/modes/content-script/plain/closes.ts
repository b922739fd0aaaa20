import type { Rule } from '../../words/grammar.ts'
import type { PlainAsk } from '../../words/plain/plain-ask.ts'

const WHEN = '[|today|now|this week|right away]'
const SOON = '[|today|now|this week|without delay]'

const TO: Readonly<Record<PlainAsk, string>> = {
  write: '[to ask your questions|to know more|for more details|with your questions|to ask anything]',
  order: '[to order|to place your order|to make your order|for your order]',
  book: '[to book|to make a booking|to fix your date|for bookings]',
  join: '[to register|to sign up|to ask and register|for registration]',
  come: '[for questions|to ask the way|for directions|to know more|if you have questions]',
  give: '[to give|to support|to ask how you can help|to help|to send your support]',
  apply: '[to apply|if this is for you|to ask and apply|if you are interested]',
}
const BY = {
  phone: '[call|call or message|call or text|pick your phone and call] {it}',
  email: '[write to|send an e-mail to|e-mail] {it}',
  site: '[go to|visit|open|look at] {it}',
  handle: '[send a message to|message|find us at|write to] {it}',
}
const MESSAGE = '[send us a message|message us|write to us|contact us|get in touch with us]'
const NO_CONTACT: Readonly<Record<PlainAsk, readonly Rule[]>> = {
  write: [
    `${MESSAGE} ${TO.write} ${WHEN}.`,
    `[if you have a question|for more details|to know more], ${MESSAGE} ${WHEN}.`,
  ],
  order: [
    `${MESSAGE} ${TO.order} ${WHEN}.`,
    `[place your order|send your order|make your order] [|with {brand}] ${WHEN}.`,
  ],
  book: [`${MESSAGE} ${TO.book} ${WHEN}.`, `[book with|fix your date with|make your booking with] {brand} ${WHEN}.`],
  join: [`${MESSAGE} ${TO.join} ${WHEN}.`, `[register|sign up|take your place] with {brand} ${WHEN}.`],
  come: [
    '[you are welcome|you are invited|we are expecting you|be our guest|see you there][|, you and your people|, and bring somebody along|, and tell a friend].',
    '[tell a friend|call somebody|invite a neighbour|tell your family], and [come together|come along|be there|join us].',
  ],
  give: [
    `[give|send your support|stand with {brand}|support {brand}|lend a hand] ${SOON}[||, and tell a friend|, and share this|, and thank you].`,
  ],
  apply: [
    `[apply|send in your application|make your application] [|to {brand}] ${SOON}.`,
    `[if this is for you|if you qualify|if you are interested], [apply|send your application] ${SOON}.`,
  ],
}

const TOLD: readonly Rule[] = [
  `[send {brand} a message|write to {brand}|ask {brand}|get in touch with {brand}|send your question to {brand}] ${WHEN}[||, it takes a minute|, and say what you need].`,
]

const wayOf = (contact: string): keyof typeof BY =>
  /^[+\d]|\s\+?\d/u.test(contact) ? 'phone' : /\S@\S/u.test(contact) ? 'email' : /^@/u.test(contact) ? 'handle' : 'site'

/** Returns the rules of the call to action, and the user’s contacts for their slot `{it}`. */
export function closeOf(
  ask: PlainAsk,
  contacts: readonly string[],
  isOutsider: boolean,
): { rules: readonly Rule[]; it: string } {
  const [first] = contacts
  if (!first) return { rules: isOutsider ? TOLD : NO_CONTACT[ask], it: '' }
  const by = BY[wayOf(first)]
  const when = ask === 'apply' || ask === 'give' ? SOON : WHEN
  return { rules: [`${by} ${TO[ask]} ${when}.`, `${TO[ask]}, ${by} ${when}.`], it: contacts.join(' or ') }
}
