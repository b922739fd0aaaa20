import type { WordOption } from '@ufaro/contract/output.ts'
import type { CopyRequest } from '@ufaro/contract/tools/copywriter.ts'
import { joinList, readList } from '../own-words.ts'
import { createRandom } from '../random.ts'
import { calm } from '../words/calm.ts'
import { readFacts } from '../words/facts.ts'
import type { Rules } from '../words/grammar.ts'
import { ADVERTS, GRAMMARS, PLAIN } from '../words/languages.ts'
import { isListed, sayWord } from '../words/lexicon.ts'
import { withNaira } from '../words/money.ts'
import { createPhrases, type Phrases } from '../words/phrases.ts'
import { createSpeech, type Speech } from '../words/speech.ts'
import { capital } from '../words/spin.ts'
import type { Facts } from '../words/take-facts.ts'
import { countWords, createWriter, sentencesOf, type Writer } from '../words/writer.ts'
import { plainCopies } from './plain-copies.ts'
import { channelOf, PLANS, type Plan, SMS, wantedWords } from './plans.ts'

const OWN_MAX = 600
const DRAFTS = 80
const TITLE_MAX = 60
const SUBJECT = /^(?:hair|skin|health|food|education|photos|kitchen)$/iu

interface Task {
  facts: Facts
  speech: Speech
  phrases: Phrases
  values: Readonly<Record<'product' | 'contact' | 'price' | 'place', string>>
  signed: string
  tags: string
  loose: string
  isEnglish: boolean
}

/**
 * The grammar-based writer: three texts for three channels, each with every fact of the request. The user's sentences
 * stand word for word, but for clauses the language has words for; no sentence of ours is repeated or claims what was not said.
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
  const plain = PLAIN[request.language]
  if (plain) return plainCopies(request, plain, GRAMMARS[request.language].and, seed, earlier)
  const random = createRandom(seed)
  const grammar = GRAMMARS[request.language]
  const listed = readList(request.keywords)
  const channels = listed.map(channelOf)
  const keywords = listed.filter((keyword) => !channelOf(keyword)).join(', ')
  const facts = readFacts(request.productDescription, keywords, request.language)
  // What the language has no word for is searched by, not said.
  const loose = readList(calm(withNaira(keywords))).filter(
    (word) => SUBJECT.test(word) || !isListed(request.language, word),
  )
  const isLoose = (topic: string) => loose.some((word) => sayWord(request.language, word) === topic)
  const tagged = loose.filter((word) => facts.keywords.topics.includes(sayWord(request.language, word)))
  facts.keywords.topics = facts.keywords.topics.filter((topic) => !isLoose(topic))
  const speech = createSpeech(grammar, facts, random)
  const phrases = createPhrases(ADVERTS[request.language], request, facts)
  const contact = facts.contacts.length > 0 ? `: ${joinList(facts.contacts, grammar.and)}` : ''
  const signed = request.brandName && `— ${request.brandName}`
  const values = { product: facts.product ?? '', contact, price: '', place: '' }
  const task: Task = {
    facts,
    speech,
    phrases,
    values,
    signed,
    tags: tagsOf(keywords),
    loose: tagsOf(tagged.join(', ')),
    isEnglish: request.language === 'English',
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
    return { title: `${plan}: ${titleOf(facts)}`, content: best.content, wanted: best.wanted }
  })
}

interface Draft {
  content: string
  wanted: number | null
  miss: number
}

const draft = (plan: Plan, writer: Writer, task: Task): Draft =>
  plan === 'SMS'
    ? shortMessage(writer, task)
    : plan === 'Instagram caption' || plan === 'Long advert'
      ? fitted(plan, writer, task)
      : listed(plan, writer, task)

/** An appeal’s own openings do not name what is appealed for. */
const opening = ({ facts, phrases }: Task): Rules =>
  facts.ask === 'give' && facts.product !== null ? phrases.products : phrases.openings

const named = (writer: Writer, { facts, speech, phrases }: Task): string[] =>
  facts.product === null ? [] : [speech.inOne(writer, phrases.products)]

const BULLETS = {
  'WhatsApp status': { fact: '✅', price: '💰', deal: '🎁', place: '📍', contact: '📞' },
  'Flyer text': null,
} as const

function listed(plan: keyof typeof BULLETS, writer: Writer, task: Task): Draft {
  const { facts, speech, phrases, values, signed, loose } = task
  const marks = BULLETS[plan]
  const line = (mark: keyof NonNullable<typeof marks>, words: string) =>
    `${marks ? marks[mark] : '•'} ${mark === 'contact' ? words : capital(words.replace(/(?<!\.)\.$/u, ''))}`
  const head = writer.say(facts.product === null ? phrases.openings : [...opening(task), ...phrases.products], values)
  const lines = [
    ...speech.sayings(OWN_MAX).map((sentence) => line('fact', sentence)),
    ...speech.said.map((keyword) => line('fact', keyword)),
    ...speech.suits(writer).map((sentence) => line('fact', sentence)),
    ...(speech.price ? [line('price', speech.price)] : []),
    ...facts.deals.map((deal) => line('deal', deal)),
    ...(facts.place ? [line('place', facts.place)] : []),
    ...facts.contacts.map((contact) => line('contact', contact)),
  ]
  const close = writer.say(phrases.closes, { ...values, contact: '' })
  const wanted = wantedWords(plan, 0, countWords([facts.product ?? '', ...lines, loose].join(' ')))
  const content = join(
    [head, join(lines, '\n'), join([close, loose, signed], '\n')],
    plan === 'Flyer text' ? '\n' : '\n\n',
  )
  return { content, wanted, miss: Math.abs(countWords(content) - wanted) / wanted }
}

const isPriced = (sentence: string): boolean => sentence.includes('₦')

function shortMessage(writer: Writer, task: Task): Draft {
  const { facts, speech, phrases, values, signed, loose } = task
  const isNamed = facts.product !== null
  const head = [...named(writer, task), ...(isNamed ? [] : [...speech.sayings(0), ...speech.prices(writer)])]
  const fits = (lines: readonly string[]) => join(lines, ' ').length <= SMS
  const left = facts.sentences.filter((sentence) => !head.includes(sentence))
  const before = [...(isNamed ? [] : speech.places(writer)), ...speech.deals(writer)]
  const called = facts.contacts.length > 0 ? [writer.say(phrases.closes, values)] : []
  const more = speech.briefly(writer)
  // The date of what takes place matters more than what the keywords say.
  const isCrowded = facts.ask === 'come' && !fits([...head, ...left.slice(0, 1), ...before, ...more, ...called])
  const tail = [...before, ...(isCrowded ? [] : more), ...called]
  const tag = isCrowded ? '' : loose
  let own: string[] = []
  // Prices first, where not all of it fits.
  for (const sentence of [...left.filter(isPriced), ...left.filter((each) => !isPriced(each))])
    if (fits([...head, ...own, sentence, ...tail, isPriced(sentence) ? '' : tag])) own = [...own, sentence]
  own = left.filter((sentence) => own.includes(sentence))
  const close = facts.contacts.length > 0 ? '' : writer.say(phrases.closes, values)
  const told = [...head, ...own, ...tail]
  const lines = fits([...told, tag]) ? [...told, tag] : told
  const closed = join(fits([...lines, close]) ? [...lines, close] : lines, ' ')
  const brief = join([closed, signed], '\n')
  const content = brief.length <= SMS ? brief : closed
  const unsaid = left.filter((sentence) => !own.includes(sentence))
  const untold = unsaid.filter(isPriced).length + (lines.includes(tag) ? 0 : 1)
  const miss = Math.max(0, content.length - SMS) + untold + unsaid.length / 100
  return { content, wanted: null, miss }
}

function fitted(plan: 'Instagram caption' | 'Long advert', writer: Writer, task: Task): Draft {
  const { facts, speech, phrases, values, signed, tags, loose, isEnglish } = task
  const own = speech.sayings(OWN_MAX)
  const head = writer.say(opening(task), values)
  const named = [...speech.prices(writer), ...speech.places(writer)]
  const deals = speech.deals(writer)
  const isTagged = plan === 'Instagram caption' && tags !== ''
  const keywords = isTagged ? speech.crowd(writer) : speech.keywords(writer)
  const bare = isTagged ? [] : speech.bare
  const { people, occasions, qualities, topics } = facts.keywords
  const close = writer.say(phrases.closes, values)
  const tagged = isTagged ? tags : loose
  const words = [...own, ...facts.deals, ...people, ...occasions, ...facts.contacts, tagged]
  if (!isTagged) words.push(...qualities, ...topics)
  const wanted = wantedWords(plan, named.length + deals.length + keywords.length, ownWords(words, facts))
  const all = [head, ...named, ...deals, ...own, ...bare, ...keywords, close, signed, tagged]
  const more = fillUp(countWords(all.join(' ')), wanted, writer, task)
  const content = join(
    [
      head,
      // English words of the user stand apart from another language.
      join([join(own, ' '), join(named, ' ')], isEnglish ? ' ' : '\n'),
      join([...deals, ...bare, ...keywords], ' '),
      join(more, ' '),
      close,
      join([tagged, signed], '\n'),
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

/** `#AsoEbi #lekki`: the keywords as Instagram is searched. */
const tagsOf = (keywords: string): string =>
  readList(keywords)
    .map((keyword) => keyword.replace(/[^\p{L}\p{M}\p{N}]/gu, ''))
    .filter((tag) => /\p{L}/u.test(tag))
    .map((tag) => `#${tag}`)
    .join(' ')

function titleOf({ product, sentences }: Facts): string {
  const [first = ''] = (product ?? sentences[0] ?? '').split(/[,:;.!?]\s|\s\(|[.!?]$/u)
  const short = first.length <= TITLE_MAX ? first : `${first.slice(0, first.lastIndexOf(' ', TITLE_MAX)).trim()}…`
  return capital(short)
}

const join = (parts: readonly string[], between: string): string => parts.filter(Boolean).join(between)
