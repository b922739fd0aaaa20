import { joinList, withoutEnd } from '../own-words.ts'
import type { Rule, Rules } from '../words/grammar.ts'
import { linesOf, type OwnLine } from '../words/plain/own-lines.ts'
import { isLine, type OwnText } from '../words/plain/own-text.ts'
import { isQuality } from '../words/qualities.ts'
import { capital } from '../words/spin.ts'
import { countWords, type Writer } from '../words/writer.ts'
import { addressedIn } from './addressed.ts'
import { attributesOf, DATED } from './attributes.ts'
import type { Draft } from './best-drafts.ts'
import { CLOSE_WORDS, HOOK_WORDS, join, missOf, signature, within } from './layout.ts'
import type { Channel } from './plans.ts'

const DELIVERED = /(?<!\p{L})(?:deliver(?:y|ies|ed)?|waybill|shipping|pick[ -]?up)(?!\p{L})/iu
const PLACED = /^(?:venue|address|location|located|shop|pick[ -]?up point|opposite|beside|behind|visit us)(?!\p{L})/iu
const PRICE = /^(?:(?:prices?|from|fee|form|deposit|salary|pay|starting|small|only)(?!\p{L})[^₦]*)?₦/iu
// A first line with more words than this is not a headline but a sentence, which ends with a full stop.
const HEADLINE_WORDS = 14

const markIn = (isStatus: boolean, { mark, words }: OwnLine): string => {
  if (mark === 'head') return ''
  if (!isStatus) return '•'
  if (mark === 'price' || PRICE.test(words)) return '💰'
  if (mark === 'deal') return '🎁'
  if (mark === 'place' || PLACED.test(words)) return '📍'
  return DATED.test(words) ? '🗓' : DELIVERED.test(words) ? '🚚' : '✅'
}

interface Ours {
  opener: string
  greetings: readonly Rule[]
  closesOf: (channel: Channel) => Rules
  label: string
  brand: string
}

export function listedCopy(channel: Channel, writer: Writer, own: OwnText, ours: Ours): Draft {
  const { opener, greetings, closesOf, label, brand } = ours
  const isStatus = channel.plan === 'WhatsApp status'
  const questions = own.sentences.filter(isAsked)
  const told = own.sentences.filter((sentence) => !isAsked(sentence) && sentence !== opener).flatMap(pricedLines)
  const [first, ...rest] = within(told, ({ words }) => words).flatMap(attributesOf)
  const headline = first && isHeadline(first, rest) ? headlineOf(first) : ''
  const facts = first && !headline ? [first, ...rest] : rest
  const named = own.unsaid.filter((keyword) => isQuality(keyword) && isLine(keyword))
  // A single quality is too little for a line.
  const qualities = named.length > 1 ? named : []
  const hook = own.hasHook || opener ? '' : writer.say(greetings)
  const addressed = addressedIn(own.unsaid)
  const keywords = [
    joinList(qualities, ', '),
    ...own.unsaid.filter((word) => isLine(word) && !isQuality(word)),
    addressed.line,
    label,
  ]
  const lines = [
    ...facts.map((line) => `${markIn(isStatus, line)} ${line.words}`.trim()),
    ...keywords.filter(Boolean).map((words) => `${markIn(isStatus, { mark: 'fact', words })} ${capital(words)}`),
    ...(isStatus ? own.contacts.map((contact) => `${/\d{4}/u.test(contact) ? '📞' : '🔗'} ${contact}`) : []),
  ]
  // In a WhatsApp status, a contact below the list is already a call to action.
  const isClosed = own.hasClose || (isStatus && own.contacts.length > 0)
  const close = isClosed ? '' : writer.say(closesOf(channel))
  const theirs = [opener && `${withoutEnd(opener)}!`, questions.join(' ')]
  const list = join([headline, join(lines, '\n')], isStatus ? '\n\n' : '\n')
  const content = join([hook, ...theirs, list, close, signature(brand)], '\n\n')
  const said = [...theirs, headline, ...lines, close && !isStatus ? own.contacts.join(' ') : '', brand]
  const wanted = (hook ? HOOK_WORDS : 0) + (close ? CLOSE_WORDS : 0) + countWords(said.join(' '))
  return { content, wanted, miss: missOf(content, wanted) }
}

// Splits a sentence into lines. Below the headline, a pair such as `Broilers also available, ₦7,500` stays on one line.
function pricedLines(sentence: string, at: number): OwnLine[] {
  const lines = linesOf(sentence)
  const isOne = at > 0 && lines.length === 2 && lines[1]!.mark === 'price'
  return isOne ? [{ mark: 'fact', words: withoutEnd(sentence) }] : lines
}

const isAsked = (sentence: string): boolean => sentence.endsWith('?')

const isHeadline = (first: OwnLine, rest: readonly OwnLine[]): boolean =>
  first.mark === 'fact' && !(first.words.includes('₦') && rest.some(({ words }) => words.includes('₦')))

const headlineOf = ({ words }: OwnLine): string => (countWords(words) > HEADLINE_WORDS ? `${words}.` : words)
