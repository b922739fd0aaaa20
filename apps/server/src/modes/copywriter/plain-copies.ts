import type { WordOption } from '@ufaro/contract/output.ts'
import type { CopyRequest } from '@ufaro/contract/tools/copywriter.ts'
import { asSentence, joinList, readList, withoutEnd } from '../own-words.ts'
import { createRandom } from '../random.ts'
import type { Rules } from '../words/grammar.ts'
import type { OwnLine } from '../words/plain/own-lines.ts'
import { isLine, type OwnText, readOwnText, says, tagOf } from '../words/plain/own-text.ts'
import type { Plain } from '../words/plain/plain.ts'
import { plainRules } from '../words/plain/plain-rules.ts'
import { capital } from '../words/spin.ts'
import { countWords, createWriter, sentencesOf, type Writer } from '../words/writer.ts'
import { channelOf, PLANS, type Plan, SMS } from './plans.ts'

const OWN_MAX = 900
const DRAFTS = 80
const TITLE_MAX = 60
/** Words of our own sentences; a text that opens or calls by itself has fewer of them. */
const HOOK_WORDS = 7
const NOTE_WORDS = 10
const CLOSE_WORDS = 6
/** From here on their own text needs no note of ours. */
const LONG_WORDS = 60
const PARAGRAPH = 3
const BULLETS = {
  'WhatsApp status': { head: '', fact: '✅', price: '💰', deal: '🎁', place: '📍', contact: '📞' },
  'Flyer text': { head: '', fact: '•', price: '•', deal: '•', place: '•', contact: '•' },
} as const

interface Task {
  own: OwnText
  hooks: Rules
  notes: Rules
  closes: Rules
  contact: string
  brand: string
}

interface Draft {
  content: string
  wanted: number | null
  miss: number
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
  const listed = readList(request.keywords)
  const channels = listed.map(channelOf)
  const own = readOwnText(
    request.productDescription,
    listed.filter((keyword) => !channelOf(keyword)).join(', '),
    request.brandName,
  )
  const { hooks, notes, closes } = plainRules(plain, own, request)
  const task: Task = {
    own,
    hooks,
    closes,
    notes,
    contact: own.contacts.length > 0 ? `: ${joinList(own.contacts, and)}` : '',
    brand: request.brandName,
  }
  let writer = createWriter(random, new Set(earlier.flatMap(({ content }) => sentencesOf(content))))
  return PLANS.map((plans) => {
    const plan = plans.find((each) => channels.includes(each)) ?? random.pick<Plan>(plans)
    const drafts = Array.from({ length: DRAFTS }, () => {
      const branch = writer.branch()
      return { branch, ...draft(plan, branch, task) }
    })
    const best = drafts.reduce((one, other) => (other.miss < one.miss ? other : one))
    writer = best.branch
    return { title: `${plan}: ${titleOf(own)}`, content: best.content, wanted: best.wanted }
  })
}

const draft = (plan: Plan, writer: Writer, task: Task): Draft =>
  plan === 'SMS'
    ? shortMessage(writer, task)
    : plan === 'WhatsApp status' || plan === 'Flyer text'
      ? list(plan, writer, task)
      : prose(plan, writer, task)

const asLine = (sentence: string): string => (sentence.endsWith(':') ? sentence : withoutEnd(sentence))

const isAsked = ({ words }: OwnLine): boolean => words.endsWith('?')

function list(plan: keyof typeof BULLETS, writer: Writer, task: Task): Draft {
  const { own, brand } = task
  const marks = BULLETS[plan]
  const isBullet = own.unsaid.filter(isLine)
  const questions = own.lines.filter(isAsked)
  const lines = [
    ...within(
      own.lines.filter((line) => !isAsked(line)),
      ({ words }) => words,
    ).map(({ mark, words }) => `${marks[mark]} ${words}`.trim()),
    ...isBullet.map((keyword) => `${marks.fact} ${capital(keyword)}`),
    ...own.contacts.map((contact) => `${marks.contact} ${contact}`),
  ]
  const tags = own.unsaid
    .filter((keyword) => !isLine(keyword))
    .flatMap(tagOf)
    .join(' ')
  const between = plan === 'Flyer text' ? '\n' : '\n\n'
  const { hook, close, words } = framed(writer, task, '')
  const head = join([hook, questions.map(({ words }) => words).join(' ')], between)
  const content = join([head, join(lines, '\n'), join([close, tags, signature(brand)], '\n')], between)
  const wanted = words + countWords([...questions.map(({ words }) => words), ...lines, tags, brand].join(' '))
  return { content, wanted, miss: missOf(content, wanted) }
}

/** Our first and last sentence, where theirs do not do their work, and how many words they have. */
function framed(writer: Writer, { own, hooks, closes }: Task, contact: string) {
  const hook = own.hasHook ? '' : writer.say(hooks)
  const close = own.hasClose ? '' : writer.say(closes, { contact })
  return { hook, close, words: (hook ? HOOK_WORDS : 0) + (close ? CLOSE_WORDS : 0) }
}

function prose(plan: 'Instagram caption' | 'Long advert', writer: Writer, task: Task): Draft {
  const { own, notes, contact, brand } = task
  const told = within(own.sentences, (sentence) => sentence)
  const tags = (plan === 'Instagram caption' ? own.tags : own.unsaid.flatMap(tagOf)).join(' ')
  const { hook, close, words } = framed(writer, task, contact)
  const said = countWords([...told, ...own.contacts, tags, brand].join(' '))
  const isLong = countWords(told.join(' ')) >= LONG_WORDS
  const note = isLong ? '' : writer.say(notes)
  const wanted = said + words + (isLong ? 0 : NOTE_WORDS)
  const text = own.isList ? told.map(asLine).join('\n') : paragraphs(told, own.hasHook)
  const content = join([hook, text, note, close, join([tags, signature(brand)], '\n')], '\n\n')
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

/** `Share it today` before `Call us today` */
const isEcho = (note: string, close: string): boolean =>
  (note.match(REACHED) ?? []).some((words) => close.toLowerCase().includes(words.toLowerCase()))

/** Who writes, what is offered and its prices come first where not all of it fits; keywords last. */
function shortMessage(writer: Writer, { own, closes, contact, brand }: Task): Draft {
  const close = own.hasClose ? '' : writer.say(closes, { contact })
  const [first = '', ...others] = own.sentences
  const sender = brand && !says(first.toLowerCase(), brand) ? `${brand}:` : ''
  const fits = (parts: readonly string[]) => join([sender, ...parts], ' ').length <= SMS
  const statement = own.sentences.find((sentence) => !sentence.endsWith('?'))
  const isVital = (sentence: string) => sentence === statement || /₦|\d{4} ?\d{3}|@/u.test(sentence)
  // Where not even the prices fit beside the call to action, the number alone stands.
  const vital = own.sentences.filter((each) => each === first || isVital(each))
  const number = asSentence(joinList(own.contacts, ', '))
  const ends = contact ? [fits([...vital, close]) || !fits([...vital, number]) ? close : number] : []
  let told = [first]
  for (const sentence of [...others.filter(isVital), ...others.filter((each) => !isVital(each))])
    if (fits([...told, sentence, ...ends]))
      told = own.sentences.filter((each) => each === sentence || told.includes(each))
  const tags: string[] = []
  for (const tag of own.unsaid.flatMap(tagOf)) if (fits([...told, ...ends, ...tags, tag])) tags.push(tag)
  const closed = !ends.includes(number) && fits([...told, close, ...tags]) ? [...told, close] : [...told, ...ends]
  const content = join([sender, ...closed, ...tags], ' ')
  const unsaid = own.sentences.length - told.length
  const miss = Math.max(0, content.length - SMS) + unsaid + (closed.includes(close) ? 0 : 0.5)
  return { content, wanted: null, miss }
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

function titleOf({ sentences }: OwnText): string {
  const first = withoutEnd(sentences[0] ?? '')
  return first.length <= TITLE_MAX
    ? first
    : `${first.slice(0, first.lastIndexOf(' ', TITLE_MAX)).replace(/[\s,;:–—-]+$/u, '')}…`
}

const join = (parts: readonly string[], between: string): string => parts.filter(Boolean).join(between)
