import { withoutEnd } from '../own-words.ts'
import type { Rule, Rules } from '../words/grammar.ts'
import { DATED, linesOf, type OwnLine } from '../words/plain/own-lines.ts'
import type { OwnText } from '../words/plain/own-text.ts'
import { countWords, type Writer } from '../words/writer.ts'
import type { Draft } from './best-drafts.ts'
import { CLOSE_WORDS, HOOK_WORDS, join, missOf, signature, within } from './layout.ts'
import type { Channel } from './plans.ts'

const DELIVERED = /(?<!\p{L})(?:deliver(?:y|ies|ed)?|waybill|pick[ -]?up)(?!\p{L})/iu
const PLACED = /^(?:venue|address|location|located|shop|pick[ -]?up point|opposite|beside|behind|visit us)(?!\p{L})/iu
const PRICE = /^(?:(?:prices?|from|fee|form|deposit|salary|pay|starting|small|only)(?!\p{L})[^₦]*)?₦/iu
// A first line with more words than this is not a headline but a sentence, which ends with a full stop.
const HEADLINE_WORDS = 14

const markIn = (isMarked: boolean, { mark, words }: OwnLine): string => {
  if (mark === 'head') return ''
  if (!isMarked) return '•'
  if (mark === 'price' || PRICE.test(words)) return '💰'
  if (mark === 'deal') return '🎁'
  if (mark === 'place' || PLACED.test(words)) return '📍'
  return DATED.test(words) ? '🗓' : DELIVERED.test(words) ? '🚚' : '✅'
}

interface Ours {
  opener: string
  greetings: readonly Rule[]
  closesOf: (channel: Channel) => Rules
  /** Lines made of keywords. */
  lines: readonly string[]
  isQuiet: boolean
  brand: string
}

export function listedCopy(channel: Channel, writer: Writer, own: OwnText, ours: Ours): Draft {
  const { opener, greetings, closesOf, isQuiet, brand } = ours
  const isStatus = channel.plan === 'WhatsApp status'
  const isMarked = isStatus && !isQuiet
  const questions = own.sentences.filter(isAsked)
  const told = own.sentences.filter((sentence) => !isAsked(sentence) && sentence !== opener)
  const [first, ...rest] = within(told, (sentence) => sentence).flatMap((sentence, at) => linesOf(sentence, at === 0))
  const headline = first && isHeadline(first, rest) ? headlineOf(first) : ''
  const facts = first && !headline ? [first, ...rest] : rest
  const hook = own.hasHook || opener ? '' : writer.say(greetings)
  const lines = [
    ...facts.map((line) => `${markIn(isMarked, line)} ${line.words}`.trim()),
    ...ours.lines.map((words) => `${markIn(isMarked, { mark: 'fact', words })} ${words}`),
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

const isAsked = (sentence: string): boolean => sentence.endsWith('?')

const isHeadline = (first: OwnLine, rest: readonly OwnLine[]): boolean =>
  first.mark !== 'head' && !(first.words.includes('₦') && rest.some(({ words }) => words.includes('₦')))

const headlineOf = ({ words }: OwnLine): string => (countWords(words) > HEADLINE_WORDS ? `${words}.` : words)
