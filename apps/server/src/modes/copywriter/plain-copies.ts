import type { WordOption } from '@ufaro/contract/output.ts'
import type { CopyRequest } from '@ufaro/contract/tools/copywriter.ts'
import { readList, withoutEnd } from '../own-words.ts'
import { createRandom } from '../random.ts'
import type { Rule, Rules } from '../words/grammar.ts'
import { placesIn } from '../words/places.ts'
import { type OwnText, tagsOf } from '../words/plain/own-text.ts'
import type { Plain } from '../words/plain/plain.ts'
import { countWords, type Writer } from '../words/writer.ts'
import { bestDrafts, type Draft } from './best-drafts.ts'
import { closingsOf } from './closings.ts'
import { ownTextOf } from './keyword-facts.ts'
import { type KeywordWords, keywordWords } from './keyword-words.ts'
import { CLOSE_WORDS, HOOK_WORDS, join, missOf, NOTE_WORDS, signature, THIN_WORDS, within } from './layout.ts'
import { listedCopy } from './listed-copy.ts'
import { offerOf } from './offer-of.ts'
import { openingOf } from './openings.ts'
import { openerOf } from './own-opener.ts'
import { type Channel, channelOf, SMS_TWO } from './plans.ts'
import { isShout, shortMessage } from './short-message.ts'
import { goesWith } from './subjects.ts'
import { titleOf, titleOfList } from './title.ts'
import { typedFacts } from './typed-facts.ts'

/** A user’s text with at least this many words gets no request to pass it on. */
const LONG_WORDS = 60
const PARAGRAPH = 3
const PARAGRAPH_WORDS = 40
interface Task extends KeywordWords {
  own: OwnText
  /** A sentence of the user that opens the text. */
  opener: string
  hooks: readonly Rule[]
  /** Openings of lists. Empty if lists begin with the offer itself. */
  greetings: readonly Rule[]
  /** Requests to pass on an invitation, an appeal or a vacancy. */
  notes: Rules | null
  closesOf: (channel: Channel) => Rules
  // Whether the user's text is so short that an SMS also lists the keywords.
  isThin: boolean
  // Whether a WhatsApp status has plain marks instead of emoji, because its readers are luxury consumers.
  isQuiet: boolean
  brand: string
}

/**
 * Writes three texts for three channels. The user’s text stays whole, between stock sentences. Stock sentences are not
 * repeated and claim nothing that the user did not say.
 * @param seed gives the same texts for the same request and earlier texts
 * @param earlier texts whose sentences are avoided if possible
 */
export function plainCopies(
  request: CopyRequest,
  plain: Plain,
  and: string,
  seed: number,
  earlier: readonly WordOption[],
): (WordOption & { wanted: number | null })[] {
  const random = createRandom(seed)
  const words = readList(request.keywords)
  const channels = words.map(channelOf)
  const own = ownTextOf(
    request,
    words.filter((keyword) => !channelOf(keyword)),
  )
  const title = (isPriceList(own) && titleOfList(own.sentences)) || titleOf(headOf(own))
  const isApt = goesWith([...own.sentences, ...own.keywords].join(' '))
  const task = readTask(request, own, plain, and)
  return bestDrafts({ random, channels, title, earlier, isApt }, (channel, writer) => draft(channel, writer, task))
}

function readTask(request: CopyRequest, typed: OwnText, plain: Plain, and: string): Task {
  const { style, audience, brandName } = request
  const { called, isTold, trade, act } = offerOf(typed, headOf(typed))
  const isAnswered = typed.contacts.length === 0 && (isTold || typed.sentences.some((sentence) => CALL.test(sentence)))
  const own = { ...typed, hasClose: typed.hasClose || isAnswered }
  const facts = typedFacts(own.sentences.join(' '))
  const isThin = countWords(own.sentences.join(' ')) <= THIN_WORDS
  const isQuiet = audience === 'Luxury Consumers'
  const isLoud = style === 'Humorous & Witty' || style === 'Urgent & Scarcity-driven'
  const isPlain = isTold || (style === 'Persuasive & Direct' && !isThin)
  const spoken = isTold || isLoud ? [] : (plain.audiences?.[audience] ?? [])
  const general = isPlain ? [] : [...plain.hooks[style], ...spoken]
  const known = isQuiet && !isLoud ? spoken : trade ? [openingOf(trade, style)] : general
  const hooks = called ? plain.calls[called] : known
  return {
    own,
    opener: own.hasHook || own.isList || called ? '' : openerOf(own, style === 'Urgent & Scarcity-driven'),
    hooks,
    greetings: called || isThin ? hooks : [],
    notes: called && plain.passes[called],
    closesOf: (channel) => closingsOf(channel, own, { act, style, facts }),
    ...keywordWords(own, !called, and),
    isThin,
    isQuiet,
    brand: brandName,
  }
}

// Matches a sentence that tells readers how to answer: `Send chassis number for price`, `Register at our office`.
const CALL =
  /(?<!\p{L})(?:link in (?:our |my |the )?bio|find us (?:at|in|on|beside|opposite))(?!\p{L})|^(?:send|dm|message|inbox|text|call(?![ -]out)|whatsapp|chat|visit us|walk in|come (?:and|to (?:our|the))|walk-?ins?(?! closet)|come early|first come)(?!\p{L})|(?<!\p{L})dm (?:us |me |to |for )|^(?:order|pre-?order|book|register|apply|sign up) (?:at|on|via|through|with|in|by (?:dm|phone|e-?mail|whats ?app|text|call\p{L}*))(?!\p{L})(?! least| (?:mon|tues|wednes|thurs|fri|satur|sun)day)/iu

const headOf = ({ sentences }: OwnText): string =>
  sentences.find((sentence) => !isShout(sentence) && !/^₦[\d,.]+(?: only)?\.?$/u.test(sentence)) ?? sentences[0] ?? ''

const isPriceList = (own: OwnText): boolean => own.isList && headOf(own).includes('₦')

const draft = (channel: Channel, writer: Writer, task: Task): Draft =>
  channel.plan === 'SMS'
    ? sms(channel, writer, task)
    : channel.plan === 'WhatsApp status' || channel.plan === 'Flyer text'
      ? listedCopy(channel, writer, task.own, task)
      : prose(channel, writer, task)

const asLine = (sentence: string): string => (sentence.endsWith(':') ? sentence : withoutEnd(sentence))

function prose(channel: Channel, writer: Writer, task: Task): Draft {
  const { own, opener, hooks, notes, closesOf, brand } = task
  const woven = task.qualities.length > 1 ? `${task.lines[0]}.` : ''
  const told = within(own.sentences, (sentence) => sentence).filter((sentence) => sentence !== opener)
  const isCaption = channel.plan === 'Instagram caption'
  const words = (isCaption ? own.keywords : own.unsaid).filter((word) => !(woven && task.qualities.includes(word)))
  const tagged = isCaption ? [...words, ...placesIn(told.join(' '))] : words
  const tags = channel.isTagged ? tagsOf(tagged).join(' ') : ''
  const hook = own.hasHook || opener ? '' : writer.say(hooks)
  const close = own.hasClose ? '' : writer.say(closesOf(channel))
  const spoken = countWords([opener, ...told, woven, ...(close ? own.contacts : []), tags, brand].join(' '))
  const note = notes && countWords(told.join(' ')) < LONG_WORDS ? writer.say(notes) : ''
  const ours = (hook ? HOOK_WORDS : 0) + (close ? CLOSE_WORDS : 0) + (note ? NOTE_WORDS : 0)
  const wanted = spoken + ours
  const text = own.isList ? told.map(asLine).join('\n') : paragraphs(told, own.hasHook)
  const theirs = opener && `${withoutEnd(opener)}!`
  const content = join([theirs, hook, text, woven, note, close, signature(brand), tags], '\n\n')
  return { content, wanted, miss: missOf(content, wanted) + (isEcho(note, close) ? 1 : 0) }
}

/** Joins sentences into paragraphs, several for a long text. An opening by the user is a paragraph of its own. */
function paragraphs(sentences: readonly string[], hasHook: boolean): string {
  const [first = '', ...rest] = sentences
  const [head, body] = hasHook && rest.length > 1 ? [[first], rest] : [[], sentences]
  const isLong = body.length > PARAGRAPH + 1 && countWords(body.join(' ')) > PARAGRAPH_WORDS
  const parts = isLong ? Math.ceil(body.length / PARAGRAPH) : 1
  const size = Math.ceil(body.length / parts)
  const split = Array.from({ length: parts }, (_, at) => body.slice(at * size, (at + 1) * size).join(' '))
  return join([...head, ...split], '\n\n')
}

const REACHED = /\p{L}+ us\b|message|friend|later|today|when you|this week/giu

/** Whether a note repeats words of the closing sentence: `Share it today`, then `Call us today`. */
const isEcho = (note: string, close: string): boolean =>
  (note.match(REACHED) ?? []).some((words) => close.toLowerCase().includes(words.toLowerCase()))

function sms(channel: Channel, writer: Writer, { own, closesOf, lines, isThin, brand }: Task): Draft {
  const closing = own.hasClose ? '' : writer.say(closesOf(channel))
  const keywords = isThin ? lines.map((line) => `${line}.`).join(' ') : ''
  const { content, isClosed, lost } = shortMessage(own, { brand, keywords, closing })
  return { content, wanted: null, miss: Math.max(0, content.length - SMS_TWO) + lost.length + (isClosed ? 0 : 0.5) }
}
