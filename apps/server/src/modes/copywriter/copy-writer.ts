import type { WordOption } from '@ufaro/contract/output.ts'
import type { CopyRequest } from '@ufaro/contract/tools/copywriter.ts'
import { asSentence, joinList } from '../own-words.ts'
import { createRandom } from '../random.ts'
import { type Facts, readFacts } from '../words/facts.ts'
import { ADVERTS, GRAMMARS } from '../words/languages.ts'
import { createPhrases, type Phrases } from '../words/phrases.ts'
import { createSpeech, type Speech } from '../words/speech.ts'
import { capital } from '../words/spin.ts'
import { countWords, createWriter, sentencesOf, type Writer } from '../words/writer.ts'
import { PLANS, type Plan, SMS, wantedWords } from './plans.ts'

const OWN_MAX = 600
const OWN_SHORT = 220
const DRAFTS = 24
const TITLE_MAX = 60

interface Task {
  facts: Facts
  speech: Speech
  phrases: Phrases
  values: Readonly<Record<'product' | 'contact', string>>
  signed: string
}

/**
 * The grammar-based writer: three texts for three channels, each with every fact of the request. The user's sentences
 * stand word for word; no sentence of ours is repeated or claims what was not said.
 * @param seed deterministic for the same request and earlier texts
 * @param earlier texts whose sentences are avoided if possible
 */
export const writeCopies = (request: CopyRequest, seed: number, earlier: readonly WordOption[] = []): WordOption[] =>
  composeCopies(request, seed, earlier).map(({ title, content }) => ({ title, content }))

export function composeCopies(
  request: CopyRequest,
  seed: number,
  earlier: readonly WordOption[] = [],
): (WordOption & { wanted: number | null })[] {
  const random = createRandom(seed)
  const grammar = GRAMMARS[request.language]
  const facts = readFacts(request.productDescription, request.keywords, request.language)
  const speech = createSpeech(grammar, facts, random)
  const phrases = createPhrases(ADVERTS[request.language], request, facts)
  const contact = facts.contacts.length > 0 ? `: ${joinList(facts.contacts, grammar.and)}` : ''
  const signed = request.brandName && `— ${request.brandName}`
  const values = { product: nameOf(facts), contact }
  const task: Task = { facts, speech, phrases, values, signed }
  let writer = createWriter(random, new Set(earlier.flatMap(({ content }) => sentencesOf(content))))
  return PLANS.map((plans) => {
    const plan = random.pick<Plan>(plans)
    const drafts = Array.from({ length: DRAFTS }, () => {
      const branch = writer.branch()
      return { branch, ...draft(plan, branch, task) }
    })
    const best = drafts.reduce((one, other) => (other.miss < one.miss ? other : one))
    writer = best.branch
    return { title: `${plan}: ${titleOf(facts)}`, content: best.content, wanted: best.wanted }
  })
}

interface Draft {
  content: string
  wanted: number | null
  miss: number
}

const draft = (plan: Plan, writer: Writer, task: Task): Draft =>
  plan === 'SMS' ? shortMessage(writer, task) : fitted(plan, writer, task)

/** What was named, or else the first sentence. */
const named = (writer: Writer, { facts, speech, phrases }: Task): string[] =>
  facts.product === null ? [] : [speech.inOne(writer, phrases.products)]

function shortMessage(writer: Writer, task: Task): Draft {
  const { facts, speech, phrases, values, signed } = task
  const isNamed = facts.product !== null
  const head = [...named(writer, task), ...(isNamed ? [] : [...speech.sayings(0), ...speech.prices(writer)])]
  const tail = [
    ...(isNamed ? [] : speech.places(writer)),
    ...speech.deals(writer),
    ...speech.keywords(writer),
    ...(facts.contacts.length > 0 ? [writer.say(phrases.closes, values)] : []),
  ]
  let own: string[] = []
  const fits = (lines: readonly string[]) => join(lines, ' ').length <= SMS
  for (const sentence of facts.sentences)
    if (!head.includes(sentence) && fits([...head, ...own, sentence, ...tail])) own = [...own, sentence]
  const close = facts.contacts.length > 0 ? '' : writer.say(phrases.closes, values)
  const lines = [...head, ...own, ...tail]
  const closed = join(fits([...lines, close]) ? [...lines, close] : lines, ' ')
  const brief = join([closed, signed], '\n')
  const content = brief.length <= SMS ? brief : closed
  return { content, wanted: null, miss: Math.max(0, content.length - SMS) }
}

function fitted(plan: Exclude<Plan, 'SMS'>, writer: Writer, task: Task): Draft {
  const { facts, speech, phrases, values, signed } = task
  const isLong = plan === 'Long advert' || plan === 'Instagram caption'
  const said = speech.sayings(isLong ? OWN_MAX : OWN_SHORT)
  const isPart = isLong && facts.product !== null && values.product !== facts.product
  const own = isPart ? [asSentence(capital(facts.product ?? '')), ...said] : said
  const opening = isLong || facts.product === null ? writer.say(phrases.openings, values) : ''
  const apart = isLong || facts.product === null
  const named = apart ? [...speech.prices(writer), ...speech.places(writer)] : [speech.inOne(writer, phrases.products)]
  const deals = speech.deals(writer)
  const keywords = speech.keywords(writer)
  const close = writer.say(phrases.closes, values)
  const words = [...own, ...facts.deals, ...Object.values(facts.keywords).flat(), ...facts.contacts]
  const wanted = wantedWords(plan, named.length + deals.length + keywords.length, ownWords(words, facts))
  const all = [opening, ...named, ...deals, ...own, ...keywords, close, signed]
  const more = fillUp(countWords(all.join(' ')), plan === 'Flyer text' ? 0 : wanted, writer, task)
  const content =
    plan === 'Flyer text'
      ? join([opening, ...named, ...own, ...deals, ...keywords, close, signed], '\n')
      : join(
          [
            join(apart && facts.product !== null ? [opening] : [opening, ...(apart ? [] : named)], ' '),
            join([...own, ...(apart ? named : [])], ' '),
            join([...deals, ...keywords], ' '),
            join(more, ' '),
            close,
            signed,
          ],
          '\n\n',
        )
  return { content, wanted, miss: Math.abs(countWords(content) - wanted) / wanted }
}

const ownWords = (said: readonly string[], { product, price, place }: Facts): number =>
  countWords([product ?? '', price ?? '', place ?? '', ...said].join(' '))

function fillUp(words: number, wanted: number, writer: Writer, { phrases }: Task): string[] {
  return wanted - words < 4 ? [] : [writer.say(phrases.shares)].filter(Boolean)
}

/** What stands before the first comma, to be put into sentences; a list stays whole. */
function nameOf({ product }: Facts): string {
  const [first = '', ...more] = product?.split(/,\s/u) ?? []
  const last = more.findIndex((part) => /\s(?:and|àti|da|na|&)\s/u.test(part))
  return [first, ...more.slice(0, last + 1)].join(', ')
}

function titleOf({ product, sentences }: Facts): string {
  const [first = ''] = (product ?? sentences[0] ?? '').split(/[,:;.!?]\s|[.!?]$/u)
  const short = first.length <= TITLE_MAX ? first : `${first.slice(0, first.lastIndexOf(' ', TITLE_MAX)).trim()}…`
  return capital(short)
}

const join = (parts: readonly string[], between: string): string => parts.filter(Boolean).join(between)
