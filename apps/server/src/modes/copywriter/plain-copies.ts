import type { WordOption } from '@ufaro/contract/output.ts'
import type { CopyRequest } from '@ufaro/contract/tools/copywriter.ts'
import { joinList, readList, withoutEnd } from '../own-words.ts'
import { createRandom } from '../random.ts'
import type { Rules } from '../words/grammar.ts'
import { placesIn } from '../words/places.ts'
import { isLine, type OwnText, tagsOf } from '../words/plain/own-text.ts'
import type { Plain } from '../words/plain/plain.ts'
import { isGathering } from '../words/plain/plain-ask.ts'
import { isQuality } from '../words/qualities.ts'
import { capital } from '../words/spin.ts'
import { sureTrade } from '../words/trades/trade-of.ts'
import { countWords, type Writer } from '../words/writer.ts'
import { addressedIn } from './addressed.ts'
import { bestDrafts, type Draft } from './best-drafts.ts'
import { closingsOf } from './closings.ts'
import { dealOf, isNotice } from './deals.ts'
import { ownTextOf } from './keyword-facts.ts'
import { CLOSE_WORDS, echoOf, HOOK_WORDS, join, missOf, NOTE_WORDS, REASON_WORDS, signature, within } from './layout.ts'
import { listedCopy } from './listed-copy.ts'
import { DEALS } from './more-pitches.ts'
import { openingsOf } from './openings.ts'
import { isPitched, PITCHES } from './pitches.ts'
import { channelOf, type Plan, SMS_TWO } from './plans.ts'
import { isShout, shortMessage } from './short-message.ts'
import { titleOf, titleOfList } from './title.ts'

/** From here on their own text needs no note of ours. */
const LONG_WORDS = 60
const THIN_WORDS = 10
const PARAGRAPH = 3
const PARAGRAPH_WORDS = 40
interface Task {
  own: OwnText
  /** Openings of what is offered, and those that also speak to the audience. */
  hooks: Rules
  greetings: Rules
  /** Whom an invitation, an appeal or a job is passed on to. */
  notes: Rules | null
  reasons: Rules | undefined
  closes: Readonly<Record<Plan, Rules>>
  qualities: readonly string[]
  /** Keywords that read as a sentence: `Soft and hot.` */
  woven: string
  // The keywords that the person's text does not mention, as sentences. `topics` are those that are only subjects.
  keywords: string
  topics: string
  brand: string
}

/**
 * Three texts for three channels around the person's own text, which stands whole: sentences of ours come before and
 * after it, never into it. No sentence of ours is repeated or claims what was not said.
 * @param seed deterministic for the same request and earlier texts
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
  const task = readTask(request, own, plain, and)
  const title = (isPriceList(own) && titleOfList(own.sentences)) || titleOf(headOf(own))
  return bestDrafts({ random, channels, title, earlier }, (plan, writer) => draft(plan, writer, task))
}

function readTask(request: CopyRequest, own: OwnText, plain: Plain, and: string): Task {
  const { style, audience, brandName } = request
  const call = own.ask === 'come' || own.ask === 'give' || own.ask === 'apply' ? own.ask : null
  const named = sureTrade(headOf(own), own.keywords.join(', '))
  const trade = named && isPitched(named) ? named : null
  const all = own.sentences.join(' ')
  const isTold = isNotice(all)
  const isMet = !trade && isGathering(all)
  const deal = isMet ? null : dealOf(headOf(own), all)
  const pitch = call || isTold ? null : trade ? PITCHES[trade] : deal && DEALS[deal]
  const offer = isTold ? null : (trade ?? deal)
  const hooks = call
    ? plain.calls[call]
    : isMet
      ? plain.calls.come
      : offer
        ? openingsOf(offer, style)
        : plain.hooks[style]
  const spoken = plain.audiences?.[audience]
  const greetings: Rules = call || isMet || !spoken ? hooks : [...hooks, ...(offer ? spoken.slice(0, 1) : spoken)]
  const qualities = own.unsaid.filter((keyword) => isQuality(keyword) && isLine(keyword))
  return {
    ...{ hooks, greetings },
    own: { ...own, hasClose: own.hasClose || (own.contacts.length === 0 && (isTold || own.sentences.some(isCall))) },
    notes: call ? plain.passes[call] : isMet ? plain.passes.come : null,
    reasons: pitch?.reasons,
    closes: closingsOf(own, style, pitch),
    qualities,
    woven: listed(qualities, and),
    ...keywordsOf(own.unsaid, and),
    brand: brandName,
  }
}

// Sentences such as `Neat and quick. For students.`, and the subjects, which an SMS names beside the sender.
function keywordsOf(unsaid: readonly string[], and: string): Pick<Task, 'keywords' | 'topics'> {
  const { words: addressed, line } = addressedIn(unsaid)
  const rest = unsaid.filter((word) => !addressed.includes(word))
  const said = rest.filter((word) => isQuality(word) || isLine(word))
  return {
    keywords: [listed(said, and), line && `${line}.`].filter(Boolean).join(' '),
    topics: joinList(
      rest.filter((word) => !said.includes(word)),
      and,
    ),
  }
}

// Whether a sentence asks readers to write or call: `Send chassis number for price`.
const isCall = (sentence: string): boolean =>
  /^(?:send|dm|message|inbox|text|call|whatsapp|chat)(?!\p{L})/iu.test(sentence)

const listed = (words: readonly string[], and: string): string =>
  words.length > 0 ? `${capital(joinList(words, and))}.` : ''

const headOf = ({ sentences }: OwnText): string =>
  sentences.find((sentence) => !isShout(sentence) && !/^₦[\d,.]+(?: only)?\.?$/u.test(sentence)) ?? sentences[0] ?? ''

// Whether the text is a list that begins with a price.
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
  const told = within(own.sentences, (sentence) => sentence)
  const isCaption = plan === 'Instagram caption'
  const words = (isCaption ? own.keywords : own.unsaid).filter((word) => !said.includes(word))
  const tags = tagsOf(isCaption ? [...words, ...placesIn(told.join(' '))] : words).join(' ')
  const hook = own.hasHook ? '' : writer.say(hooks)
  const close = own.hasClose ? '' : writer.say(closes[plan])
  const spoken = countWords([...told, woven, ...(close ? own.contacts : []), tags, brand].join(' '))
  const isShort = countWords(told.join(' ')) < LONG_WORDS
  const note = notes && isShort ? writer.say(notes) : ''
  const canLead = /[.!?]$/u.test(hook)
  const reasons = (isShort ? reasonsFor(plan, task, canLead) : []).map((rules) => writer.say(rules))
  const isLed = canLead && (own.hasClose || reasons.length > 1)
  const [lead = '', reason = ''] = isLed ? reasons : ['', reasons.join(' ')]
  const echoes = echoOf(hook, reasons.join(' ')) + echoOf(reasons[0] ?? '', reasons[1] ?? '')
  const ours = [hook && HOOK_WORDS, close && CLOSE_WORDS, note && NOTE_WORDS, ...reasons.map(() => REASON_WORDS)]
  const wanted = ours.reduce<number>((sum, words) => sum + (words || 0), spoken)
  const text = own.isList ? told.map(asLine).join('\n') : paragraphs(told, own.hasHook)
  const end = join([tags, signature(brand)], '\n')
  const content = join([join([hook, lead], ' '), text, woven, reason, note, close, end], '\n\n')
  return { content, wanted, miss: missOf(content, wanted) + echoes + (isEcho(note, close) ? 1 : 0) }
}

// A long advert gives two reasons, one of them before the offer. No reason follows the person's own call to action.
function reasonsFor(plan: Plan, { own, reasons }: Task, canLead: boolean): Rules[] {
  if (!reasons || (own.hasClose && !canLead)) return []
  return plan === 'Long advert' && !own.hasHook && !own.hasClose ? [reasons, reasons] : [reasons]
}

/** A first sentence that opens the text stands alone; a long text is read in parts. */
function paragraphs(sentences: readonly string[], hasHook: boolean): string {
  const [first = '', ...rest] = sentences
  const [head, body] = hasHook && rest.length > 1 ? [[first], rest] : [[], sentences]
  const isLong = body.length > PARAGRAPH + 1 && countWords(body.join(' ')) > PARAGRAPH_WORDS
  const parts = isLong ? Math.ceil(body.length / PARAGRAPH) : 1
  const size = Math.ceil(body.length / parts)
  const split = Array.from({ length: parts }, (_, at) => body.slice(at * size, (at + 1) * size).join(' '))
  return join([...head, ...split], '\n\n')
}

const BRIEF: Rules = [
  '[Message|Text|Chat|Write to] us[| now| today| this week].',
  '[Send|Drop] [us |]a [message|text][| now| today].',
]

const REACHED = /\p{L}+ us\b|message|friend|later|today|when you|this week/giu

/** Whether the note repeats words of the closing sentence: `Share it today`, then `Call us today`. */
const isEcho = (note: string, close: string): boolean =>
  (note.match(REACHED) ?? []).some((words) => close.toLowerCase().includes(words.toLowerCase()))

function sms(writer: Writer, task: Task): Draft {
  const { own, closes, keywords, topics, brand } = task
  const rules = thinReasons(task)
  const reason = rules ? writer.say(rules) : ''
  const closings = own.hasClose ? [] : [writer.say(closes.SMS), ...(own.contacts.length > 0 ? [] : [writer.say(BRIEF)])]
  const { content, isClosed, lost } = shortMessage(own, { brand, topics, keywords, reason, closings })
  return { content, wanted: null, miss: Math.max(0, content.length - SMS_TWO) + lost.length + (isClosed ? 0 : 0.5) }
}
