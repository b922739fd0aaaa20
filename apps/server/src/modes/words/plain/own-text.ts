import { asSentence, readLines, readList } from '../../own-words.ts'
import { GIVE } from '../ask.ts'
import { calm } from '../calm.ts'
import { withNaira } from '../money.ts'
import { CONTACT, DEAL } from '../patterns.ts'
import { isQuality } from '../qualities.ts'
import { capital } from '../spin.ts'
import { contactsOf } from './contacts.ts'
import { withoutInstructions } from './instructions.ts'
import { clausesOf } from './own-lines.ts'
import { withNames } from './own-names.ts'
import { priced } from './own-prices.ts'
import { type PlainAsk, readPlainAsk } from './plain-ask.ts'
import { SHORT_FORMS, typedOut } from './typing.ts'

/** The user’s text and keywords with corrected spelling, divided into the parts that the writers use. */
export interface OwnText {
  /** The user’s sentences in their order, without those that only name a contact. */
  sentences: readonly string[]
  /** Phone numbers, usernames and addresses of mail or websites that none of the sentences contains. */
  contacts: readonly string[]
  keywords: readonly string[]
  unsaid: readonly string[]
  tags: readonly string[]
  ask: PlainAsk
  isList: boolean
  /** How the user wants to be reached on the phone number. */
  channel: 'WhatsApp' | 'both' | 'call'
  hasPhone: boolean
  /** Whether the text already begins like an advert: `New arrivals!`, `Dear parents`. */
  hasHook: boolean
  /** Whether a sentence of the user already says whom to call or write to. */
  hasClose: boolean
}

const PHONE = /(?:\+?234|0)[\s-]?[789][01]\d[\s-]?\d{3}/u
/** Matches words that say where to pay or where to come in person. */
const SAYS_HOW =
  /(?<!\p{L})(?:walk[ -]?in (?:with|for|any|at|to|between)|apply (?:at|in person))(?!\p{L})|(?<!\p{L})(?:acc(?:oun)?t|bank|gtb\p{L}*|opay|uba|kuda|moniepoint)(?!\p{L}).*(?<!\d)\d{10}(?!\d)|(?<!\d)\d{10}(?!\d).*(?:bank|opay|kuda|uba|moniepoint)/iu
// Matches `See our work on @handle`, which asks for no message.
const SHOWN = /^(?:see|check(?: out)?|view|look at|follow)(?!\p{L})/iu
const LIST_LINES = 3
const SHORT_LINE = 60
const LISTED_SHARE = 0.75
const SENTENCE_MAX = 400
const TAGS_MAX = 5

export function readOwnText(description: string, keywords: string, brand = ''): OwnText {
  const asked = withoutInstructions(description.normalize('NFC'))
  const cased = named(calm(unshouted(typedOut(asked))))
  const text = priced(withNames(cased, brand)).replace(/([.!?,])\1+/gu, '$1')
  const typed = text.split('\n').filter((line) => /[\p{L}\p{N}]/u.test(line))
  const read = readLines(text, SENTENCE_MAX)
    .flatMap((line) => clausesOf(ours(line)))
    .map((line) => ({ line, contacts: contactsOf(line) }))
  const said = read.filter(({ contacts }) => contacts === null).map(({ line }) => asSentence(capital(line)))
  const contacts = [...new Set(read.flatMap(({ contacts: named }) => named ?? []))]
  // If the description is only a contact, use it as the text.
  const sentences =
    said.length > 0
      ? said
      : (read.length > 0 ? read.map(({ line }) => line) : [description.trim()]).map((line) => asSentence(capital(line)))
  const all = sentences.join(' ').toLowerCase()
  const words = readList(named(calm(withNaira(typedOut(keywords))))).filter((word) => !GIVE.test(word))
  return {
    sentences,
    contacts: said.length > 0 ? contacts.filter((contact) => !all.includes(contact.toLowerCase())) : [],
    keywords: words,
    unsaid: words.filter((word) => !says(all, word)),
    tags: tagsOf(words),
    ask: readPlainAsk(`${description} ${keywords}`),
    channel: /whats ?app|wa\.me/iu.test(asked)
      ? /(?<!\p{L})call(?!\p{L})/iu.test(asked)
        ? 'both'
        : 'WhatsApp'
      : 'call',
    hasPhone: PHONE.test(description),
    hasHook: isHook(sentences[0] ?? ''),
    hasClose:
      contacts.length === 0 &&
      sentences.some(
        (sentence) =>
          PHONE.test(sentence) || (sentence.match(CONTACT) && !SHOWN.test(sentence)) || SAYS_HOW.test(sentence),
      ),
    isList:
      typed.length >= LIST_LINES &&
      typed.filter((line) => line.length <= SHORT_LINE).length >= typed.length * LISTED_SHARE,
  }
}

const GREETED =
  /^(?:hello|hi|hey|dear|greetings|attention|announcement|notice|breaking|vacancy|now (?:open|hiring|available)|new arrivals?|good (?:day|morning|afternoon|evening|news)|we are hiring|you are invited|join us|are you|do you|looking for|need an?|tired of|introducing|meet)(?![\p{L}\p{M}])/iu
const HOOK_WORDS = 8

const isHook = (first: string): boolean =>
  GREETED.test(first) || /[?:]$/u.test(first) || (first.endsWith('!') && first.split(/\s+/u).length <= HOOK_WORDS)

const BARE = /^(?:quality|luxury|premium|fine|modern|original|light|rich|new|professional|custom)$/iu

/** Whether a keyword reads well as a line of its own: `affordable`, `10% off`, `home service`. */
export const isLine = (keyword: string): boolean =>
  (isQuality(keyword) && !BARE.test(keyword)) ||
  (DEAL.test(keyword) && keyword.includes(' ')) ||
  /^(?:free|same day|next day|pay|\d+ (?:years?|months?|days?|hours?)) \p{L}|^(?:home service|(?:home |nationwide |doorstep )?delivery|waybill)$|(?:colou?rs|designs|flavou?rs|sizes|styles)$/iu.test(
    keyword,
  )

const tagOf = (keyword: string): string[] => {
  const words = keyword.replace(/['’]/gu, '').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const tag = words.map(capital).join('')
  return /\p{L}/u.test(tag) ? [`#${tag}`] : []
}

/** At most five hashtags, without duplicates. */
export const tagsOf = (keywords: readonly string[]): string[] => {
  const tags = new Map(keywords.flatMap(tagOf).map((tag) => [tag.toLowerCase(), tag]))
  return [...tags.values()].slice(0, TAGS_MAX)
}

/** Whether the text contains the keyword as a word: `cakes` contains `cake`, but `capacity` does not contain `ac`. */
export function says(text: string, keyword: string): boolean {
  const words = keyword.toLowerCase().replace(/[\\^$.*+?()[\]{}|]/gu, '\\$&')
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${words}(?:e?s)?(?![\\p{L}\\p{M}\\p{N}])`, 'u').test(text)
}

const SHORT_TOWNS = /(?<![\p{L}\p{M}@#.-])(?:aba|jos|uyo|oyo|epe|benin)(?![\p{L}\p{M}@.-]\p{L})(?![\p{L}\p{M}])/gu
const STREET =
  /(?<![\p{L}\p{M}@#.-])(?<=(?<![\d₦.,])\d+[a-h]?,? )(?:\p{Ll}{2,} ){1,2}(?:st|street|rd|road|avenue|ave|close|crescent|way)(?![\p{L}\p{M}])/gu

/** Matches `road` in `on Ring road`, and `phase` in `in Lekki phase 1`. */
const WAY =
  /(?<=(?<![.!?]\s)(?<!^)\b\p{Lu}[\p{L}\p{M}]+ )(?:street|road|avenue|crescent|expressway|phase(?= \d))(?![\p{L}\p{M}])/gmu

const named = (text: string): string =>
  text
    .replace(SHORT_TOWNS, capital)
    .replace(STREET, (street) => street.split(' ').map(capital).join(' '))
    .replace(WAY, capital)

function unshouted(text: string): string {
  const said = text.replace(/(?<!\S)(?:\S+[@/.]\S+\.\S+|\S+@\S+)/gu, '')
  const [letters, small] = [said.match(/\p{L}/gu)?.length ?? 0, said.match(/\p{Ll}/gu)?.length ?? 0]
  if (letters < 20 || small > letters / 10) return text
  return text
    .toLocaleLowerCase('en')
    .replace(SHORT_FORMS, (word) => word.toLocaleUpperCase('en'))
    .replace(/(?<!\p{L})n(?=\d)/gu, 'N')
}

const LABEL = /^\p{Lu}{4,}(?=:)/u
const isShouted = (line: string): boolean =>
  !/\p{Ll}/u.test(line) && /\s/u.test(line) && (line.match(/\p{L}/gu)?.length ?? 0) > 8

/** Matches letters of Yoruba, Hausa and Igbo, in which `i` is a word of its own. */
const NATIVE = /[àáèéìíòóùúẹọṣịụṅɗɓƙ]/iu

/** Writes a sentence in ordinary case if it is in capitals, and `I` for a single `i` in English. */
const ours = (line: string): string =>
  (isShouted(line) ? calm(line.toLocaleLowerCase('en')) : line)
    .replace(LABEL, (label) => capital(label.toLocaleLowerCase('en')))
    .replace(NATIVE.test(line) ? /(?!)/u : /(?<![\p{L}\p{M}\p{N}.’'-])i(?=['’]|\s|$)/gu, 'I')
    .replace(/\bnepa\b/gu, 'NEPA')
