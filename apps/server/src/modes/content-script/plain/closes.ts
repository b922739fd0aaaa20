import type { Rule } from '../../words/grammar.ts'
import type { PlainAsk } from '../../words/plain/plain-ask.ts'
import { STYLES } from './styles.ts'

const TO: Readonly<Record<PlainAsk, string>> = {
  write: '[to ask us anything|to know more|with your questions|to start]',
  order: '[to order|to place your order|for your order]',
  book: '[to book|to fix your day|for a booking]',
  join: '[to register|to sign up|for registration]',
  come: '[for questions|for details|to know more|if you have questions]',
  give: '[to give|to support|to ask how you can help|to help|to send your support]',
  apply: '[to apply|if this is for you|to ask and apply|if you are interested]',
}
const BY = {
  whatsapp: '[write to us on|send a message on|chat with us on|message us on] {it}',
  phone: '[call|call or message|call or text|call us on] {it}',
  email: '[write to|send an e-mail to|e-mail] {it}',
  site: '[go to|visit|open|look at] {it}',
  handle: '[send a message to|message|find us at|write to] {it}',
}
const MESSAGE = '[send us a message|message us|write to us][| today| now]'
const NO_CONTACT: Readonly<Record<PlainAsk, readonly Rule[]>> = {
  write: [
    `${MESSAGE} ${TO.write}.`,
    `[tell us what you need|send us a line|ask us your question][| today| now|, and we talk].`,
  ],
  order: [`${MESSAGE} ${TO.order}.`, `[send us your order|send your order|make your order][| today| now].`],
  book: [`${MESSAGE} ${TO.book}.`, `[book with|fix your day with] {brand}[| today| now].`],
  join: [`${MESSAGE} ${TO.join}.`, `[register|sign up|take your place] with {brand}.`],
  come: [
    '[you are welcome|you are invited|we are expecting you|be our guest|see you there][|, you and your people|, and bring somebody along|, and tell a friend].',
    '[tell a friend|call somebody|invite a neighbour|tell your family], and [come together|come along|be there|join us].',
  ],
  give: [
    `[give|send your support|stand with {brand}|support {brand}|lend a hand][||, and tell a friend|, and share this|, and thank you].`,
  ],
  apply: [
    `[apply|send in your application|make your application] [|to {brand}].`,
    `[if this is for you|if you qualify|if you are interested], [apply|send your application].`,
  ],
}

// Matches an address that people come to.
const ADDRESS =
  /(?<!\p{L})(?:(?:shop|suite|stall|block) \p{L}?\d|(?<![₦\d,.])\d{1,3}\p{L}?,? \p{Lu}\p{L}+ \p{Lu}|(?:market(?! (?:women|men|traders|sellers|people))|plaza|mall|complex|junction|road|street|bus ?stop|motor ?park|garage|filling station)(?!\p{L})|(?<!\p{L})(?:[Oo]pposite|[Bb]eside|[Bb]ehind|[Nn]ear) (?:the )?\p{L}|under bridge)/u
// Matches the hours of a business that people come to.
const OPEN = /(?<!\p{L})open (?:from |daily|every|mon|tue|wed|thu|fri|sat|sun|\d)/iu
const SENT = /(?<!\p{L})(?:deliver|home service|come to you|online|download|app(?!\p{L}))/iu
const VISIT: readonly Rule[] = [
  '[come and see us|come in and see us|pass by and see us|come and look][| today| this week| when you are near].',
]

const TOLD: readonly Rule[] = [
  `[send {brand} a message|write to {brand}|ask {brand}|get in touch with {brand}|send your question to {brand}][||, it takes a minute|, and say what you need].`,
]

/** Matches the channel before a number, such as `WhatsApp` in `WhatsApp 0803 123 4567`. */
export const CHANNEL = /^WhatsApp /u

/** Returns the contact with its channel if the text names one. */
export const inChannel = (contact: string, text: string): string =>
  /^[+\d]/u.test(contact) && new RegExp(`whats ?app\\b[^.\\d]{0,20}${contact.replace('+', '\\+')}`, 'iu').test(text)
    ? `WhatsApp ${contact}`
    : contact

const wayOf = (contact: string): keyof typeof BY =>
  CHANNEL.test(contact)
    ? 'whatsapp'
    : /^[+\d]|\s\+?\d/u.test(contact)
      ? 'phone'
      : /\S@\S/u.test(contact)
        ? 'email'
        : /^@/u.test(contact)
          ? 'handle'
          : 'site'

/**
 * Returns the rules of the call to action, and the user’s contacts for their slot `{it}`.
 * @param text all that the user wrote. If there are no contacts, the call asks viewers to visit an address in the text.
 */
export function closeOf(
  ask: PlainAsk,
  contacts: readonly string[],
  isOutsider: boolean,
  style: keyof typeof STYLES,
  text: string,
): { rules: readonly Rule[]; it: string } {
  const [first] = contacts
  const led = (rules: readonly Rule[]) => rules.map((rule) => `${STYLES[style].call} ${rule}`)
  const isVisited = (ask === 'write' || ask === 'order') && (ADDRESS.test(text) || OPEN.test(text)) && !SENT.test(text)
  if (!first) return { rules: led(isOutsider ? TOLD : isVisited ? VISIT : NO_CONTACT[ask]), it: '' }
  const by = BY[wayOf(first)]
  return { rules: led([`${by} ${TO[ask]}.`]), it: contacts.join(' or ') }
}
