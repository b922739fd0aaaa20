import { joinList, withoutEnd } from '../own-words.ts'
import type { Rule, Rules } from '../words/grammar.ts'
import { linesOf, type OwnLine } from '../words/plain/own-lines.ts'
import { isLine, type OwnText, says, tagsOf } from '../words/plain/own-text.ts'
import { isQuality } from '../words/qualities.ts'
import { capital } from '../words/spin.ts'
import { countWords, type Writer } from '../words/writer.ts'
import { addressedIn } from './addressed.ts'
import { attributesOf, DATED } from './attributes.ts'
import type { Draft } from './best-drafts.ts'
import { CLOSE_WORDS, echoOf, HOOK_WORDS, join, missOf, REASON_WORDS, signature, within } from './layout.ts'
import { openerOf } from './own-opener.ts'

export type ListPlan = 'WhatsApp status' | 'Flyer text'

const DELIVERED = /(?<!\p{L})(?:deliver(?:y|ies|ed)?|waybill|shipping|pick[ -]?up)(?!\p{L})/iu
const PLACED = /^(?:venue|address|location|located|shop|pick[ -]?up point|opposite|beside|behind|visit us)(?!\p{L})/iu
const PRICE = /^(?:(?:prices?|from|fee|form|deposit|salary|pay|starting|small|only)(?!\p{L})[^₦]*)?₦/iu
// A first line with more words than this is not a headline but a sentence, which ends with a full stop.
const HEADLINE_WORDS = 14

const markIn = (plan: ListPlan, { mark, words }: OwnLine): string => {
  if (mark === 'head') return ''
  if (plan === 'Flyer text') return '•'
  if (mark === 'price' || PRICE.test(words)) return '💰'
  if (mark === 'deal') return '🎁'
  if (mark === 'place' || PLACED.test(words)) return '📍'
  return DATED.test(words) ? '🗓' : DELIVERED.test(words) ? '🚚' : '✅'
}

interface Ours {
  greetings: readonly Rule[]
  reasons: Rules | undefined
  closes: Rules
  brand: string
}

export function listedCopy(
  plan: ListPlan,
  writer: Writer,
  own: OwnText,
  { greetings, reasons, closes, brand }: Ours,
): Draft {
  const questions = own.sentences.filter(isAsked)
  const opener = own.hasHook ? '' : openerOf(own)
  const told = own.sentences.filter((sentence) => !isAsked(sentence) && sentence !== opener).flatMap(pricedLines)
  const [first, ...rest] = within(told, ({ words }) => words).flatMap(attributesOf)
  const headline = first && isHeadline(first, rest) ? headlineOf(first) : ''
  const facts = first && !headline ? [first, ...rest] : rest
  const named = own.unsaid.filter((keyword) => isQuality(keyword) && isLine(keyword))
  // A single quality is too little for a line, so it becomes a tag.
  const qualities = named.length > 1 ? named : []
  const hook = own.hasHook || opener ? '' : writer.say(greetings)
  const greeted = own.unsaid.filter((word) => says(hook.toLowerCase(), word))
  const addressed = addressedIn(own.unsaid.filter((word) => !greeted.includes(word)))
  const lines = [
    ...facts.map((line) => `${markIn(plan, line)} ${line.words}`.trim()),
    ...[joinList(qualities, ', '), ...own.unsaid.filter((word) => isLine(word) && !isQuality(word)), addressed.line]
      .filter(Boolean)
      .map((words) => `${markIn(plan, { mark: 'fact', words })} ${capital(words)}`),
    ...(plan === 'WhatsApp status'
      ? own.contacts.map((contact) => `${/\d{4}/u.test(contact) ? '📞' : '🔗'} ${contact}`)
      : []),
  ]
  const isSaid = (word: string) =>
    greeted.includes(word) ||
    addressed.words.includes(word) ||
    (isLine(word) && (named.length > 1 || word !== named[0]))
  const tags = tagsOf(own.unsaid.filter((word) => !isSaid(word))).join(' ')
  // In a WhatsApp status, a contact below the list is already a call to action.
  const isClosed = own.hasClose || (plan === 'WhatsApp status' && own.contacts.length > 0)
  const close = isClosed ? '' : writer.say(closes)
  const reason = reasons && !own.hasClose ? writer.say(reasons) : ''
  const theirs = [opener && `${withoutEnd(opener)}!`, questions.join(' ')]
  const list = join([headline, join(lines, '\n')], plan === 'WhatsApp status' ? '\n\n' : '\n')
  // Without a closing sentence the list comes last, because the contact or request at its end is the call to action.
  const body = close ? [list, reason] : [reason, list]
  const content = join([hook, ...theirs, ...body, close, join([tags, signature(brand)], '\n')], '\n\n')
  const ours = (hook ? HOOK_WORDS : 0) + (close ? CLOSE_WORDS : 0) + (reason ? REASON_WORDS : 0)
  const said = [
    ...theirs,
    headline,
    ...lines,
    close && plan === 'Flyer text' ? own.contacts.join(' ') : '',
    tags,
    brand,
  ]
  const wanted = ours + countWords(said.join(' '))
  return { content, wanted, miss: missOf(content, wanted) + echoOf(hook, reason) }
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
