import type { WordOption } from '@ufaro/contract/output.ts'
import type { CopyRequest, Language } from '@ufaro/contract/tools/copywriter.ts'
import { readList, withoutEnd } from '../own-words.ts'
import { createRandom } from '../random.ts'
import type { Frame } from '../words/frames/frame.ts'
import { saidLines, sayLine } from '../words/frames/said-lines.ts'
import { sureAsk } from '../words/frames/sure-ask.ts'
import type { Rules } from '../words/grammar.ts'
import { FRAMES } from '../words/languages.ts'
import type { OwnLine } from '../words/plain/own-lines.ts'
import { isLine, readOwnText, says, tagsOf } from '../words/plain/own-text.ts'
import { plainRules } from '../words/plain/plain-rules.ts'
import { isQuality } from '../words/qualities.ts'
import { capital } from '../words/spin.ts'
import { countWords, createWriter, sentencesOf, type Writer } from '../words/writer.ts'
import { channelOf, PLANS, type Plan, wantedWords } from './plans.ts'

const OWN_MAX = 900
const DRAFTS = 80
const TITLE_MAX = 60
const FRAME_WORDS = 16
/** Three parts of 67 characters: letters with marks, and ₦, need the larger alphabet of an SMS. */
const SMS_MAX = 201
const MARKS = { head: '', fact: '✅', price: '💰', deal: '🎁', place: '📍' } as const
const PHONE = /^(?:.*\s)?\+?\d[\d\s-]{6,}$/u

interface Task {
  /** The person's text, and keywords that make a line, in the language where it has words for all of a line. */
  lines: readonly OwnLine[]
  said: readonly string[]
  contacts: readonly string[]
  tags: readonly string[]
  unsaidTags: readonly string[]
  labels: Frame['labels']
  hooks: Rules
  notes: Rules | undefined
  closes: Rules
  brand: string
}

interface Draft {
  content: string
  wanted: number | null
  miss: number
}

type Framed = CopyRequest & { language: Exclude<Language, 'English'> }

/** Three texts for three channels: our sentences in the language, and the person's own lines between them. */
export function framedCopies(
  request: Framed,
  keywords: string,
  seed: number,
  earlier: readonly WordOption[],
): (WordOption & { wanted: number | null })[] {
  const random = createRandom(seed)
  const channels = readList(request.keywords).map(channelOf)
  const task = readTask(request, keywords)
  let writer = createWriter(random, new Set(earlier.flatMap(({ content }) => sentencesOf(content))))
  return PLANS.map((plans) => {
    const plan = plans.find((each) => channels.includes(each)) ?? random.pick<Plan>(plans)
    const drafts = Array.from({ length: DRAFTS }, () => {
      const branch = writer.branch()
      return { branch, ...draft(plan, branch, task) }
    })
    const best = drafts.reduce((one, other) => (other.miss < one.miss ? other : one))
    writer = best.branch
    return { title: `${plan}: ${titleOf(task)}`, content: best.content, wanted: best.wanted }
  })
}

function readTask(request: Framed, keywords: string): Task {
  const { language, brandName, productDescription } = request
  const frame = FRAMES[language]
  const own = readOwnText(productDescription, keywords, brandName)
  const { hooks, notes, closes } = plainRules(frame, { ...own, ask: sureAsk(own) }, request)
  const isListed = (keyword: string) => isLine(keyword) && !isQuality(keyword)
  const keywordLines = own.unsaid
    .filter(isListed)
    .map((keyword): OwnLine => ({ mark: 'fact', words: sayLine(language, keyword) ?? capital(keyword) }))
  return {
    lines: [...saidLines(language, own.sentences), ...keywordLines],
    said: own.sentences.map((sentence) => asStop(sayLine(language, sentence) ?? sentence)),
    contacts: own.contacts,
    tags: own.tags,
    unsaidTags: tagsOf(own.unsaid.filter((keyword) => !isListed(keyword))),
    labels: frame.labels,
    ...{ hooks, notes, closes },
    brand: brandName,
  }
}

const draft = (plan: Plan, writer: Writer, task: Task): Draft =>
  plan === 'SMS'
    ? shortMessage(writer, task)
    : plan === 'WhatsApp status' || plan === 'Flyer text'
      ? list(plan, writer, task)
      : prose(plan, writer, task)

const asStop = (sentence: string): string => (/[.!?…:]$/u.test(sentence) ? sentence : `${sentence}.`)
const asLine = (words: string): string => (/[!?…:]$/u.test(words) ? words : withoutEnd(words))

function list(plan: 'WhatsApp status' | 'Flyer text', writer: Writer, task: Task): Draft {
  const { labels, contacts, hooks, closes, unsaidTags, brand } = task
  const isStatus = plan === 'WhatsApp status'
  const lines = [
    ...within(task.lines).map(({ mark, words }) => {
      const line = mark === 'place' && !isStatus ? `${labels.place}: ${words}` : words
      return mark === 'head' ? words : `${isStatus ? MARKS[mark] : '•'} ${line}`
    }),
    ...contacts.map((contact) => (isStatus ? `📞 ${contact}` : `• ${labelled(contact, labels)}`)),
  ]
  const tags = unsaidTags.join(' ')
  const wanted = FRAME_WORDS + countWords([...lines, tags, brand].join(' '))
  const content = join(
    [writer.say(hooks), join(lines, '\n'), join([writer.say(closes), tags, signature(brand)], '\n')],
    isStatus ? '\n\n' : '\n',
  )
  return { content, wanted, miss: missOf(content, wanted) }
}

function prose(plan: 'Instagram caption' | 'Long advert', writer: Writer, task: Task): Draft {
  const { contacts, hooks, notes, closes, brand } = task
  const told = within(task.lines).map(({ words }) => words)
  const tags = (plan === 'Instagram caption' ? task.tags : task.unsaidTags).join(' ')
  const called = contacts.map((contact) => `📞 ${contact}`).join('\n')
  const head = writer.say(hooks)
  const close = writer.say(closes)
  const wanted = wantedWords(plan, 0, countWords([...told, called, tags].join(' ')))
  const words = countWords(join([head, ...told, close, called, brand, tags], ' '))
  const note = wanted - words < 4 || !notes ? '' : writer.say(notes)
  const content = join(
    [head, told.join('\n'), note, join([close, called], '\n'), join([tags, signature(brand)], '\n')],
    '\n\n',
  )
  return { content, wanted, miss: missOf(content, wanted) + (isEcho(note, close) ? 1 : 0) }
}

/** Who writes, what is offered, its prices and the number come first where not all of it fits; keywords last. */
function shortMessage(writer: Writer, { said, contacts, closes, labels, brand, unsaidTags }: Task): Draft {
  const [first = ''] = said
  const sender = brand && !says(first.toLowerCase(), brand) ? `${brand}:` : ''
  const close = writer.say(closes)
  const number = contacts.map((contact) => labelled(contact, labels)).join('\n')
  const lay = (told: readonly string[], ending: string, tags: readonly string[]) =>
    join([join([sender, ...told], ' '), ending, number, tags.join(' ')], '\n')
  const fits = (...parts: Parameters<typeof lay>) => lay(...parts).length <= SMS_MAX
  const isVital = (sentence: string) => /₦|\d{4} ?\d{3}|@/u.test(sentence)
  const others = said.slice(1)
  let told = [first]
  const add = (sentence: string, ending: string) => {
    const more = said.filter((each) => each === sentence || told.includes(each))
    if (fits(more, ending, [])) told = more
  }
  for (const sentence of others.filter(isVital)) add(sentence, '')
  const ending = fits(told, close, []) ? close : ''
  for (const sentence of others.filter((each) => !isVital(each))) add(sentence, ending)
  const tags: string[] = []
  for (const tag of unsaidTags) if (fits(told, ending, [...tags, tag])) tags.push(tag)
  const content = lay(told, ending, tags)
  const unsaid = said.length - told.length + (unsaidTags.length - tags.length) / 2
  return { content, wanted: null, miss: Math.max(0, content.length - SMS_MAX) + unsaid + (ending ? 0 : 0.5) }
}

const labelled = (contact: string, labels: Frame['labels']): string =>
  PHONE.test(contact) ? `${labels.phone}: ${contact}` : contact

/** `Idan kuna da tambaya, …` before `Don kowace tambaya, …` */
function isEcho(note: string, close: string): boolean {
  const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}’'-]+/gu) ?? []
  const pairs = (all: readonly string[]) => all.slice(1).map((word, at) => `${all[at]} ${word}`)
  const [noted, closed] = [words(note), words(close)]
  return (
    noted.some((word) => word.length > 5 && closed.includes(word)) ||
    pairs(noted).some((pair) => pairs(closed).includes(pair))
  )
}

const signature = (brand: string): string => brand && `— ${brand}`

const missOf = (content: string, wanted: number): number => Math.abs(countWords(content) - wanted) / wanted

function within(lines: readonly OwnLine[]): OwnLine[] {
  let length = 0
  return lines
    .map((line) => ({ ...line, words: asLine(line.words) }))
    .filter(({ words }, at) => {
      length += words.length + 1
      return at === 0 || length <= OWN_MAX
    })
}

function titleOf({ lines }: Task): string {
  const first = withoutEnd(lines[0]?.words ?? '')
  return first.length <= TITLE_MAX
    ? first
    : `${first.slice(0, first.lastIndexOf(' ', TITLE_MAX)).replace(/[\s,;:–—-]+$/u, '')}…`
}

const join = (parts: readonly string[], between: string): string => parts.filter(Boolean).join(between)
