import { joinList, withoutEnd } from '../own-words.ts'
import type { Rules } from '../words/grammar.ts'
import { linesOf, type OwnLine } from '../words/plain/own-lines.ts'
import { isLine, type OwnText, tagsOf } from '../words/plain/own-text.ts'
import { isQuality } from '../words/qualities.ts'
import { capital } from '../words/spin.ts'
import { countWords, type Writer } from '../words/writer.ts'
import { addressedIn } from './addressed.ts'
import type { Draft } from './best-drafts.ts'
import { CLOSE_WORDS, HOOK_WORDS, join, missOf, signature, within } from './layout.ts'
import { openerOf } from './own-opener.ts'

export type ListPlan = 'WhatsApp status' | 'Flyer text'

const DELIVERED = /(?<!\p{L})(?:deliver(?:y|ies|ed)?|waybill|shipping|pick[ -]?up)(?!\p{L})/iu
const DATED =
  /(?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|\d{1,2}(?:st|nd|rd|th)?\s(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)\p{L}*|\d{1,2}(?::\d\d)?\s?(?:am|pm))(?!\p{L})/iu
const PLACED = /^(?:venue|address|location|located|shop|pick[ -]?up point|opposite|beside|behind|visit us)(?!\p{L})/iu
/** Above it a first line is a sentence, not a headline. */
const HEADLINE_WORDS = 14

const markIn = (plan: ListPlan, { mark, words }: OwnLine): string => {
  if (mark === 'head') return ''
  if (plan === 'Flyer text') return '•'
  if (mark === 'price') return '💰'
  if (mark === 'deal') return '🎁'
  if (mark === 'place' || PLACED.test(words)) return '📍'
  return DATED.test(words) ? '🗓' : DELIVERED.test(words) ? '🚚' : '✅'
}

/** The offer as a headline and the facts below it, line by line. */
export function listedCopy(
  plan: ListPlan,
  writer: Writer,
  own: OwnText,
  { greetings, closes, brand }: { greetings: Rules; closes: Rules; brand: string },
): Draft {
  const questions = own.sentences.filter(isAsked)
  const opener = own.hasHook ? '' : openerOf(own)
  const told = own.sentences.filter((sentence) => !isAsked(sentence) && sentence !== opener).flatMap(linesOf)
  const [first, ...rest] = within(told, ({ words }) => words)
  const headline = first && isHeadline(first, rest) ? headlineOf(first) : ''
  const facts = first && !headline ? [first, ...rest] : rest
  const qualities = own.unsaid.filter((keyword) => isQuality(keyword) && isLine(keyword))
  const addressed = addressedIn(own.unsaid)
  const lines = [
    ...facts.map((line) => `${markIn(plan, line)} ${line.words}`.trim()),
    ...[joinList(qualities, ', '), ...own.unsaid.filter((word) => isLine(word) && !isQuality(word)), addressed.line]
      .filter(Boolean)
      .map((words) => `${markIn(plan, { mark: 'fact', words })} ${capital(words)}`),
    ...(plan === 'WhatsApp status' ? own.contacts.map((contact) => `📞 ${contact}`) : []),
  ]
  const tags = tagsOf(own.unsaid.filter((word) => !isLine(word) && !addressed.words.includes(word))).join(' ')
  const hook = own.hasHook || opener ? '' : writer.say(greetings)
  // The number below the lines says what to do.
  const isClosed = own.hasClose || (plan === 'WhatsApp status' && own.contacts.length > 0)
  const close = isClosed ? '' : writer.say(closes)
  const theirs = [opener && `${withoutEnd(opener)}!`, questions.join(' ')]
  const list = join([headline, join(lines, '\n')], plan === 'WhatsApp status' ? '\n\n' : '\n')
  const content = join([hook, ...theirs, list, close, join([tags, signature(brand)], '\n')], '\n\n')
  const ours = (hook ? HOOK_WORDS : 0) + (close ? CLOSE_WORDS : 0)
  const said = [
    ...theirs,
    headline,
    ...lines,
    close && plan === 'Flyer text' ? own.contacts.join(' ') : '',
    tags,
    brand,
  ]
  const wanted = ours + countWords(said.join(' '))
  return { content, wanted, miss: missOf(content, wanted) }
}

const isAsked = (sentence: string): boolean => sentence.endsWith('?')

/** The first of several prices is one of them. */
const isHeadline = (first: OwnLine, rest: readonly OwnLine[]): boolean =>
  first.mark === 'fact' && !(first.words.includes('₦') && rest.some(({ words }) => words.includes('₦')))

const headlineOf = ({ words }: OwnLine): string => (countWords(words) > HEADLINE_WORDS ? `${words}.` : words)
