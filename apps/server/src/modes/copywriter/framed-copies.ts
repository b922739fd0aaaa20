import type { WordOption } from '@ufaro/contract/output.ts'
import type { CopyRequest, Language } from '@ufaro/contract/tools/copywriter.ts'
import { readList, withoutEnd } from '../own-words.ts'
import { createRandom } from '../random.ts'
import type { Frame } from '../words/frames/frame.ts'
import { frameRules } from '../words/frames/frame-rules.ts'
import { marked } from '../words/frames/marked.ts'
import { townsOf, tradeOf } from '../words/frames/own-hooks.ts'
import { keywordLine, saidLines } from '../words/frames/said-lines.ts'
import { inPlace } from '../words/frames/said-things.ts'
import { isAlone, sureAsk } from '../words/frames/sure-ask.ts'
import { mapRules, type Rule, type Rules } from '../words/grammar.ts'
import { FRAMES, GRAMMARS } from '../words/languages.ts'
import type { OwnLine } from '../words/plain/own-lines.ts'
import { readOwnText, says } from '../words/plain/own-text.ts'
import { countWords, type Writer } from '../words/writer.ts'
import { bestDrafts, type Draft } from './best-drafts.ts'
import { THIN_WORDS } from './layout.ts'
import { channelOf, type Plan, wantedWords } from './plans.ts'

const OWN_MAX = 900
const TITLE_MAX = 60
const FRAME_WORDS = 16
const HOOK_WORDS = 8
const ADVICE_WORDS = 13
/**
 * Characters of three SMS parts, and of four if facts would be lost. Letters with diacritics and ₦ need UCS-2, in which
 * a part holds only 67 characters.
 */
const [SMS_USUAL, SMS_MAX] = [201, 268]
const MARKS = { head: '', fact: '✅', price: '💰', deal: '🎁', place: '📍' } as const
const PHONE = /^(?:.*\s)?\+?\d[\d\s-]{6,}$/u

interface Task {
  /** The user’s text. A line is translated only if every word of it can be translated. */
  lines: readonly OwnLine[]
  said: readonly string[]
  /** Keywords that the user’s text does not contain, for an SMS with room for them. Empty if that text is long. */
  keywords: string
  contacts: readonly string[]
  tags: readonly string[]
  labels: Frame['labels']
  /**
   * First the openings of long texts: about the trade, else about the towns, else in the wanted style. Then the
   * openings of lists: about the towns, else in the wanted style.
   */
  hooks: readonly [readonly Rule[], readonly Rule[]]
  towns: Readonly<Record<'towns' | 'at', string>>
  hasHook: boolean
  notes: Rules | undefined
  /** Whether `notes` are advice on a known trade. The wanted length then includes such advice. */
  isAdvice: boolean
  closes: Rules
  brand: string
}

type Framed = CopyRequest & { language: Exclude<Language, 'English'> }

/** Writes three texts for three channels in a language other than English: stock sentences around the user’s lines. */
export function framedCopies(
  request: Framed,
  keywords: string,
  seed: number,
  earlier: readonly WordOption[],
): (WordOption & { wanted: number | null })[] {
  const random = createRandom(seed)
  const channels = readList(request.keywords).map(channelOf)
  const task = readTask(request, keywords)
  const told = new Set(task.lines.map(({ words }) => asStop(words)))
  const isApt = (sentence: string) => !told.has(sentence)
  return bestDrafts({ random, channels, title: titleOf(task), earlier, isApt }, ({ plan }, writer) =>
    draft(plan, writer, task),
  )
}

function readTask(request: Framed, keywords: string): Task {
  const { language, brandName } = request
  const frame = FRAMES[language]
  const own = readOwnText(marked(language, request.productDescription), marked(language, keywords), brandName)
  const ask = sureAsk(own)
  const alone = isAlone(own)
  const sentences = joinedName(own.sentences, alone)
  const lines = saidLines(language, sentences)
  const { hooks, notes, closes } = frameRules(
    frame,
    { ...own, ask, sentences: lines.map(({ words }) => words) },
    request,
  )
  const voice = (rules: Rules): Rules =>
    alone ? mapRules(rules, (rule) => frame.alone.reduce((said, [us, me]) => said.replace(us, me), rule)) : rules
  const isSold = ask !== 'come' && ask !== 'give' && ask !== 'apply'
  const trade = isSold ? tradeOf(language, own, brandName) : undefined
  const towns = isSold ? townsOf(own.sentences) : []
  const styled = voice(hooks)
  return {
    lines,
    said: sentences.map((each) => asStop(asSaid(language, each))),
    keywords:
      countWords(own.sentences.join(' ')) > THIN_WORDS
        ? ''
        : keywordLine(language, { ...own, sentences: [...sentences, ...lines.map(({ words }) => words)] }),
    contacts: own.contacts,
    tags: own.tags,
    labels: frame.labels,
    hooks: [
      trade ? voice([trade.hook, trade.hook]) : towns.length > 0 ? frame.towns : styled,
      towns.length > 0 ? frame.towns : styled,
    ],
    hasHook: own.hasHook,
    towns: { towns: towns.join(GRAMMARS[language].and), at: inPlace(language, towns.join(' and ')) ?? '' },
    isAdvice: trade !== undefined,
    notes: trade ? voice(trade.tips) : notes && voice(notes),
    closes: voice(closes),
    brand: brandName,
  }
}

function asSaid(language: Language, sentence: string): string {
  const lines = saidLines(language, [sentence]).map(({ words }) => words)
  const isTyped = lines.every((line) => sentence.toLowerCase().includes(line.toLowerCase()))
  return isTyped ? sentence : lines.join('. ')
}

const FEW_WORDS = 4
/** Joins the first sentence to the second if the first is too short to stand alone, such as `Ni tela ce`. */
function joinedName([first = '', second, ...others]: readonly string[], isAlone: boolean): string[] {
  if (second === undefined) return [first]
  return isAlone && first.split(/\s+/u).length < FEW_WORDS
    ? [`${first} ${second}`, ...others]
    : [first, second, ...others]
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
  const { labels, contacts, hooks, closes, towns, tags } = task
  const isStatus = plan === 'WhatsApp status'
  const lines = [
    ...within(task.lines).map(({ mark, words }, at) => {
      const line = mark === 'place' && at > 0 && !isStatus ? `${labels.place}: ${words}` : words
      return mark === 'head' ? words : `${isStatus ? MARKS[mark] : '•'} ${line}`
    }),
    ...contacts.map((contact) => (isStatus ? `📞 ${contact}` : `• ${labelled(contact, labels)}`)),
  ]
  const sign = join([tags.join(' '), signature(task)], '\n')
  const wanted = FRAME_WORDS - (task.hasHook ? HOOK_WORDS : 0) + countWords([...lines, sign].join(' '))
  const hook = task.hasHook ? '' : writer.say(hooks[1], towns)
  const content = join([hook, join(lines, '\n'), join([writer.say(closes), sign], '\n')], isStatus ? '\n\n' : '\n')
  return { content, wanted, miss: missOf(content, wanted) + echoIn(hook) }
}

function prose(plan: 'Instagram caption' | 'Long advert', writer: Writer, task: Task): Draft {
  const { contacts, hooks, notes, closes, towns } = task
  const told = within(task.lines).map(({ words }) => words)
  const tags = task.tags.join(' ')
  const sign = signature(task)
  const called = contacts.map((contact) => `📞 ${contact}`).join('\n')
  const head = task.hasHook ? '' : writer.say(hooks[0], towns)
  const close = writer.say(closes)
  const usual = task.isAdvice
    ? FRAME_WORDS + ADVICE_WORDS + countWords([...told, called, tags, sign].join(' '))
    : wantedWords(plan, 0, countWords([...told, called, tags].join(' ')))
  const wanted = usual - (task.hasHook ? HOOK_WORDS : 0)
  const words = countWords(join([head, ...told, close, called, sign, tags], ' '))
  const note = wanted - words < 4 || !notes ? '' : writer.say(notes)
  const content = join([head, told.join('\n'), note, join([close, called], '\n'), join([tags, sign], '\n')], '\n\n')
  return { content, wanted, miss: missOf(content, wanted) + echoIn(head) + (isEcho(note, close) ? 1 : 0) }
}

/** Ranks the sentences of an SMS: prices and contacts first, then other sentences with figures, then all others. */
const rankOf = (sentence: string): number => (/₦|\d{4} ?\d{3}|@/u.test(sentence) ? 0 : /\d/u.test(sentence) ? 1 : 2)

/** Writes an SMS. If not everything fits, the keywords are left out first, then the call to action. */
function shortMessage(writer: Writer, task: Task): Draft {
  const close = writer.say(task.closes)
  const usual = message(task, close, SMS_USUAL)
  const { content, unsaid, isClosed } = usual.unsaid > 0 || !usual.isClosed ? message(task, close, SMS_MAX) : usual
  return { content, wanted: null, miss: Math.max(0, content.length - SMS_MAX) + unsaid + (isClosed ? 0 : 0.5) }
}

function message({ said, keywords, contacts, labels, brand }: Task, close: string, most: number) {
  const distinct = [...new Set(said)]
  const [first = '', ...others] = distinct
  const isNamed = !brand || says(first.toLowerCase(), brand)
  const sender = isNamed ? '' : `${brand}${/:\s/u.test(first) ? '.' : ':'}`
  const number = contacts.map((contact) => labelled(contact, labels)).join('\n')
  const lay = (told: readonly string[], ending: string) => join([join([sender, ...told], ' '), ending, number], '\n')
  const fits = (...parts: Parameters<typeof lay>) => lay(...parts).length <= most
  let told = [first]
  for (const sentence of others.toSorted((one, other) => rankOf(one) - rankOf(other))) {
    if (fits([...told, sentence], '')) told = distinct.filter((each) => each === sentence || told.includes(each))
  }
  const isClosed = fits(told, close)
  const ending = isClosed ? close : ''
  const all = keywords ? [...told, asStop(keywords)] : told
  return { content: lay(fits(all, ending) ? all : told, ending), unsaid: distinct.length - told.length, isClosed }
}

const labelled = (contact: string, labels: Frame['labels']): string =>
  PHONE.test(contact) ? `${labels.phone}: ${contact}` : contact

/** Whether a note repeats words of the closing sentence: `Idan kuna da tambaya`, then `Don kowace tambaya`. */
function isEcho(note: string, close: string, shortest = 5): boolean {
  const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}’'-]+/gu) ?? []
  const pairs = (all: readonly string[]) => all.slice(1).map((word, at) => `${all[at]} ${word}`)
  const [noted, closed] = [words(note), words(close)]
  return (
    noted.some((word) => word.length > shortest && closed.includes(word)) ||
    pairs(noted).some((pair) => pairs(closed).includes(pair))
  )
}

/** Returns 1 if an opening repeats words after its colon, else 0: `See the details: the details are here.` */
function echoIn(hook: string): number {
  const [before = '', after = ''] = hook.split(': ')
  return after && isEcho(before, after, 2) ? 1 : 0
}

const signature = ({ brand, lines }: Task): string =>
  brand && !says((lines[0]?.words ?? '').toLowerCase(), brand) ? `— ${brand}` : ''

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
