import type { WordOption } from '@ufaro/contract/output.ts'
import type { CopyRequest } from '@ufaro/contract/tools/copywriter.ts'
import { joinList, readList, withoutEnd } from '../own-words.ts'
import { createRandom } from '../random.ts'
import type { Rules } from '../words/grammar.ts'
import { linesOf } from '../words/plain/own-lines.ts'
import { isLine, type OwnText, readOwnText, tagsOf } from '../words/plain/own-text.ts'
import type { Plain } from '../words/plain/plain.ts'
import { isQuality } from '../words/qualities.ts'
import { capital } from '../words/spin.ts'
import { countWords, type Writer } from '../words/writer.ts'
import { bestDrafts, type Draft } from './best-drafts.ts'
import { closingsOf } from './closings.ts'
import { matterOf } from './matters.ts'
import { openingsOf } from './openings.ts'
import { openerOf } from './own-opener.ts'
import { channelOf, type Plan, SMS_TWO } from './plans.ts'
import { isShout, shortMessage } from './short-message.ts'
import { titleOf } from './title.ts'

const OWN_MAX = 900
/** Words of our own sentences; a text that opens or calls by itself has fewer of them. */
const HOOK_WORDS = 9
const NOTE_WORDS = 10
const CLOSE_WORDS = 6
/** From here on their own text needs no note of ours. */
const LONG_WORDS = 60
const PARAGRAPH = 3
const BULLETS = {
  'WhatsApp status': { head: '', fact: '✅', price: '💰', deal: '🎁', place: '📍' },
  'Flyer text': { head: '', fact: '•', price: '•', deal: '•', place: '•' },
} as const

interface Task {
  own: OwnText
  /** Openings of what is offered, and those that also speak to the audience. */
  hooks: Rules
  greetings: Rules
  /** Whom an invitation, an appeal or a job is passed on to. */
  notes: Rules | null
  closes: Readonly<Record<Plan, Rules>>
  qualities: readonly string[]
  /** Keywords that read as a sentence: `Soft and hot.` */
  woven: string
  /** All keywords that their text does not say, as a sentence. */
  keywords: string
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
  const own = readOwnText(
    request.productDescription,
    words.filter((keyword) => !channelOf(keyword)).join(', '),
    request.brandName,
  )
  const task = readTask(request, own, plain, and)
  const title = titleOf(headOf(own))
  return bestDrafts({ random, channels, title, earlier }, (plan, writer) => draft(plan, writer, task))
}

function readTask(request: CopyRequest, own: OwnText, plain: Plain, and: string): Task {
  const { style, audience, brandName } = request
  const call = own.ask === 'come' || own.ask === 'give' || own.ask === 'apply' ? own.ask : null
  const matter = matterOf(headOf(own), own.keywords.join(', '))
  const hooks = call ? plain.calls[call] : matter ? openingsOf(matter, style) : plain.hooks[style]
  const spoken = plain.audiences?.[audience]
  const greetings: Rules = call || !spoken ? hooks : [...hooks, ...(matter ? spoken.slice(0, 1) : spoken)]
  const qualities = own.unsaid.filter((keyword) => isQuality(keyword) && isLine(keyword))
  return {
    ...{ own, hooks, greetings },
    notes: call ? plain.passes[call] : null,
    closes: closingsOf(own, style, matter !== null),
    qualities,
    woven: listed(qualities, and),
    keywords: listed(own.unsaid, and),
    brand: brandName,
  }
}

const listed = (words: readonly string[], and: string): string =>
  words.length > 0 ? `${capital(joinList(words, and))}.` : ''

const headOf = ({ sentences }: OwnText): string =>
  sentences.find((sentence) => !isShout(sentence) && !/^₦[\d,.]+(?: only)?\.?$/u.test(sentence)) ?? sentences[0] ?? ''

const draft = (plan: Plan, writer: Writer, task: Task): Draft =>
  plan === 'SMS'
    ? sms(writer, task)
    : plan === 'WhatsApp status' || plan === 'Flyer text'
      ? list(plan, writer, task)
      : prose(plan, writer, task)

const asLine = (sentence: string): string => (sentence.endsWith(':') ? sentence : withoutEnd(sentence))

const isAsked = (sentence: string): boolean => sentence.endsWith('?')

function list(plan: keyof typeof BULLETS, writer: Writer, { own, greetings, closes, brand }: Task): Draft {
  const marks = BULLETS[plan]
  const questions = own.sentences.filter(isAsked)
  const opener = own.hasHook ? '' : openerOf(own)
  const told = own.sentences.filter((sentence) => !isAsked(sentence) && sentence !== opener).flatMap(linesOf)
  const lines = [
    ...within(told, ({ words }) => words).map(({ mark, words }) => `${marks[mark]} ${words}`.trim()),
    ...own.unsaid.filter(isLine).map((keyword) => `${marks.fact} ${capital(keyword)}`),
    ...(plan === 'WhatsApp status' ? own.contacts.map((contact) => `📞 ${contact}`) : []),
  ]
  const tags = tagsOf(own.unsaid.filter((keyword) => !isLine(keyword))).join(' ')
  const between = plan === 'Flyer text' ? '\n' : '\n\n'
  const hook = own.hasHook || opener ? '' : writer.say(greetings)
  // The number below the lines says what to do.
  const isClosed = own.hasClose || (plan === 'WhatsApp status' && own.contacts.length > 0)
  const close = isClosed ? '' : writer.say(closes[plan])
  const theirs = [opener && `${withoutEnd(opener)}!`, questions.join(' ')]
  const head = join([hook, ...theirs], between)
  const content = join([head, join(lines, '\n'), join([close, tags, signature(brand)], '\n')], between)
  const ours = (hook ? HOOK_WORDS : 0) + (close ? CLOSE_WORDS : 0)
  const said = [...theirs, ...lines, close && plan === 'Flyer text' ? own.contacts.join(' ') : '', tags, brand]
  const wanted = ours + countWords(said.join(' '))
  return { content, wanted, miss: missOf(content, wanted) }
}

function prose(plan: 'Instagram caption' | 'Long advert', writer: Writer, task: Task): Draft {
  const { own, hooks, notes, closes, brand } = task
  const [woven, said] = task.qualities.length > 1 ? [task.woven, task.qualities] : ['', []]
  const told = within(own.sentences, (sentence) => sentence)
  const tags = tagsOf(
    (plan === 'Instagram caption' ? own.keywords : own.unsaid).filter((word) => !said.includes(word)),
  ).join(' ')
  const hook = own.hasHook ? '' : writer.say(hooks)
  const close = own.hasClose ? '' : writer.say(closes[plan])
  const spoken = countWords([...told, woven, ...(close ? own.contacts : []), tags, brand].join(' '))
  const isNoted = notes && countWords(told.join(' ')) < LONG_WORDS
  const note = isNoted ? writer.say(notes) : ''
  const wanted = spoken + (hook ? HOOK_WORDS : 0) + (close ? CLOSE_WORDS : 0) + (isNoted ? NOTE_WORDS : 0)
  const text = own.isList ? told.map(asLine).join('\n') : paragraphs(told, own.hasHook)
  const content = join([hook, text, woven, note, close, join([tags, signature(brand)], '\n')], '\n\n')
  return { content, wanted, miss: missOf(content, wanted) + (isEcho(note, close) ? 1 : 0) }
}

/** A first sentence that opens the text stands alone; a long text is read in parts. */
function paragraphs(sentences: readonly string[], hasHook: boolean): string {
  const [first = '', ...rest] = sentences
  const [head, body] = hasHook && rest.length > 1 ? [[first], rest] : [[], sentences]
  const parts = body.length > PARAGRAPH + 1 ? Math.ceil(body.length / PARAGRAPH) : 1
  const size = Math.ceil(body.length / parts)
  const split = Array.from({ length: parts }, (_, at) => body.slice(at * size, (at + 1) * size).join(' '))
  return join([...head, ...split], '\n\n')
}

const REACHED = /\p{L}+ us\b|message|friend|later|today|when you|this week/giu

/** Whether the note repeats words of the closing sentence: `Share it today`, then `Call us today`. */
const isEcho = (note: string, close: string): boolean =>
  (note.match(REACHED) ?? []).some((words) => close.toLowerCase().includes(words.toLowerCase()))

function sms(writer: Writer, { own, closes, keywords, brand }: Task): Draft {
  const close = own.hasClose ? '' : writer.say(closes.SMS)
  const { content, isClosed, lost } = shortMessage(own, brand, keywords, close)
  return { content, wanted: null, miss: Math.max(0, content.length - SMS_TWO) + lost.length + (isClosed ? 0 : 0.5) }
}

const signature = (brand: string): string => brand && `— ${brand}`

const missOf = (content: string, wanted: number): number => Math.abs(countWords(content) - wanted) / wanted

function within<Each>(all: readonly Each[], words: (each: Each) => string): Each[] {
  let length = 0
  return all.filter((each, at) => {
    length += words(each).length + 1
    return at === 0 || length <= OWN_MAX
  })
}

const join = (parts: readonly string[], between: string): string => parts.filter(Boolean).join(between)
