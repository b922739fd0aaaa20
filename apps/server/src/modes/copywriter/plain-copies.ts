import type { WordOption } from '@ufaro/contract/output.ts'
import type { CopyRequest } from '@ufaro/contract/tools/copywriter.ts'
import { readList, withoutEnd } from '../own-words.ts'
import { createRandom } from '../random.ts'
import type { Rule, Rules } from '../words/grammar.ts'
import { placesIn } from '../words/places.ts'
import { isLine, type OwnText, tagsOf } from '../words/plain/own-text.ts'
import type { Plain } from '../words/plain/plain.ts'
import { isQuality } from '../words/qualities.ts'
import { countWords, type Writer } from '../words/writer.ts'
import { bestDrafts, type Draft } from './best-drafts.ts'
import { closingsOf } from './closings.ts'
import { ownTextOf } from './keyword-facts.ts'
import { keywordWords, listed } from './keyword-words.ts'
import {
  CLOSE_WORDS,
  echoOf,
  HOOK_WORDS,
  join,
  missOf,
  NOTE_WORDS,
  REASON_WORDS,
  signature,
  THIN_WORDS,
  within,
} from './layout.ts'
import { listedCopy } from './listed-copy.ts'
import { offerOf } from './offer-of.ts'
import { openingsOf } from './openings.ts'
import { openerOf } from './own-opener.ts'
import { ownOpenings, townOpenings } from './own-openings.ts'
import { aptDetails, detailsFrom } from './own-steps.ts'
import { channelOf, type Plan, SMS_TWO } from './plans.ts'
import { isShout, shortMessage } from './short-message.ts'
import { goesWith } from './subjects.ts'
import { titleOf, titleOfList } from './title.ts'
import { typedFacts } from './typed-facts.ts'

/** A user’s text with at least this many words gets no stock notes or reasons. */
const LONG_WORDS = 60
const PARAGRAPH = 3
const PARAGRAPH_WORDS = 40
interface Task {
  own: OwnText
  /** Openings of texts in prose (`hooks`) and of texts that are lists (`greetings`). */
  hooks: readonly Rule[]
  greetings: readonly Rule[]
  /** Requests to pass on an invitation, an appeal or a vacancy. */
  notes: Rules | null
  reasons: Rules | undefined
  closes: Readonly<Record<Plan, Rules>>
  qualities: readonly string[]
  /** Keywords that read as a sentence: `Soft and hot.` */
  woven: string
  // Keywords that the user’s text does not mention, as sentences of an SMS.
  keywords: string
  label: string
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
  const isApt = goesWith([...own.sentences, ...own.keywords].join(' '), request.style)
  const task = readTask(request, own, plain, and, isApt)
  return bestDrafts({ random, channels, title, earlier, isApt }, (plan, writer) => draft(plan, writer, task))
}

function readTask(
  request: CopyRequest,
  typed: OwnText,
  plain: Plain,
  and: string,
  isApt: (sentence: string) => boolean,
): Task {
  const { style, audience, brandName } = request
  const { called, isTold, trade, kind, pitch, ask } = offerOf(typed, headOf(typed))
  const isAnswered = typed.contacts.length === 0 && (isTold || typed.sentences.some(isCall))
  const own = { ...typed, ask, hasClose: typed.hasClose || isAnswered }
  const facts = typedFacts(own.sentences, own.keywords)
  const isOffered = !called && !isTold
  const named = isOffered ? ownOpenings(facts, style) : []
  const towns = isOffered ? townOpenings(facts, trade, style) : []
  const spoken = isOffered ? (plain.audiences?.[audience] ?? []) : []
  const hooks = isOffered ? plain.hooks[style] : []
  const found = kind ? openingsOf(kind, style) : towns.length > 0 ? towns : spoken
  // An urgent text shares the openings of its trade with a persuasive one, so it also has openings of its own.
  const styled = kind && style !== 'Urgent & Scarcity-driven' ? [] : hooks
  const known = called ? plain.calls[called] : [...found, ...styled]
  const { sentences, label } = keywordWords(own, and)
  const qualities = own.unsaid.filter((keyword) => isQuality(keyword) && isLine(keyword))
  const details = isTold ? null : aptDetails(detailsFrom(own, facts, trade) ?? pitch?.details ?? null, isApt)
  const isThin = countWords(own.sentences.join(' ')) <= THIN_WORDS
  return {
    own,
    hooks: [...known, ...named],
    // The opening of a list names a day, a number or buyers from the request. Without these it is about the trade, its
    // towns or the audience.
    greetings:
      named.length > 0 ? named : kind ? [...known, ...towns, ...(styled.length > 0 ? [] : spoken.slice(0, 1))] : known,
    notes: called && plain.passes[called],
    // If the kind of offer is uncertain, general reasons are given only beside a very short text.
    reasons: kind || isThin ? pitch?.reasons : undefined,
    closes: closingsOf(own, { style, facts, trade, details }),
    qualities,
    woven: listed(qualities, and),
    ...{ keywords: sentences, label },
    brand: brandName,
  }
}

// Whether a sentence asks readers to write or call: `Send chassis number for price`.
const isCall = (sentence: string): boolean =>
  /(?<!\p{L})link in (?:our |my |the )?bio(?!\p{L})|^(?:send|dm|message|inbox|text|call(?![ -]out)|whatsapp|chat)(?!\p{L})/iu.test(
    sentence,
  )

const headOf = ({ sentences }: OwnText): string =>
  sentences.find((sentence) => !isShout(sentence) && !/^₦[\d,.]+(?: only)?\.?$/u.test(sentence)) ?? sentences[0] ?? ''

const isPriceList = (own: OwnText): boolean => own.isList && headOf(own).includes('₦')

const draft = (plan: Plan, writer: Writer, task: Task): Draft =>
  plan === 'SMS'
    ? sms(writer, task)
    : plan === 'WhatsApp status' || plan === 'Flyer text'
      ? listedCopy(plan, writer, task.own, { ...task, closes: task.closes[plan], reasons: thinReasons(task) })
      : prose(plan, writer, task)

const thinReasons = ({ own, reasons }: Task): Rules | undefined =>
  countWords(own.sentences.join(' ')) <= THIN_WORDS ? reasons : undefined

const asLine = (sentence: string): string => (sentence.endsWith(':') ? sentence : withoutEnd(sentence))

function prose(plan: 'Instagram caption' | 'Long advert', writer: Writer, task: Task): Draft {
  const { own, hooks, notes, closes, brand } = task
  const [woven, said] = task.qualities.length > 1 ? [task.woven, task.qualities] : ['', []]
  const opener = own.hasHook || own.isList ? '' : openerOf(own)
  const told = within(own.sentences, (sentence) => sentence).filter((sentence) => sentence !== opener)
  const isCaption = plan === 'Instagram caption'
  const words = (isCaption ? own.keywords : own.unsaid).filter((word) => !said.includes(word))
  const tags = tagsOf(isCaption ? [...words, ...placesIn(told.join(' '))] : words).join(' ')
  const hook = own.hasHook || opener ? '' : writer.say(hooks)
  const close = own.hasClose ? '' : writer.say(closes[plan])
  const spoken = countWords([opener, ...told, woven, ...(close ? own.contacts : []), tags, brand].join(' '))
  const isShort = countWords(told.join(' ')) < LONG_WORDS
  const note = notes && isShort ? writer.say(notes) : ''
  const canLead = Boolean(opener) || /[.!?]$/u.test(hook)
  const reasons = (isShort ? reasonsFor(plan, task, canLead) : []).map((rules) => writer.say(rules))
  const isLed = canLead && (own.hasClose || reasons.length > 1)
  const [lead = '', reason = ''] = isLed ? reasons : ['', reasons.join(' ')]
  const echoes = echoOf(hook, reasons.join(' ')) + echoOf(reasons[0] ?? '', reasons[1] ?? '')
  const ours = [hook && HOOK_WORDS, close && CLOSE_WORDS, note && NOTE_WORDS, ...reasons.map(() => REASON_WORDS)]
  const wanted = ours.reduce<number>((sum, words) => sum + (words || 0), spoken)
  const text = own.isList ? told.map(asLine).join('\n') : paragraphs(told, own.hasHook)
  const end = join([tags, signature(brand)], '\n')
  const content = join(
    [join([opener && `${withoutEnd(opener)}!`, hook, lead], ' '), text, woven, reason, note, close, end],
    '\n\n',
  )
  return { content, wanted, miss: missOf(content, wanted) + echoes + (isEcho(note, close) ? 1 : 0) }
}

// Returns the reasons to buy. A long advert gives two, one of them before the offer. None follows the user’s own call
// to action.
function reasonsFor(plan: Plan, { own, reasons }: Task, canLead: boolean): Rules[] {
  if (!reasons || (own.hasClose && !canLead)) return []
  return plan === 'Long advert' && !own.hasHook && !own.hasClose ? [reasons, reasons] : [reasons]
}

/** Joins sentences into paragraphs. A first sentence that serves as opening stands alone. A long text is divided. */
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

function sms(writer: Writer, task: Task): Draft {
  const { own, closes, keywords, label, brand } = task
  const rules = thinReasons(task)
  const reason = rules ? writer.say(rules) : ''
  const closing = own.hasClose ? '' : writer.say(closes.SMS)
  const { content, isClosed, lost } = shortMessage(own, { brand, label, keywords, reason, closing })
  return { content, wanted: null, miss: Math.max(0, content.length - SMS_TWO) + lost.length + (isClosed ? 0 : 0.5) }
}
