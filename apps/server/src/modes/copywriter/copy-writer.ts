import type { WordOption } from '@ufaro/contract/output.ts'
import type { CopyRequest } from '@ufaro/contract/tools/copywriter.ts'
import { createRandom, type Random } from '../random.ts'
import { readFacts } from '../words/facts.ts'
import type { Grammar } from '../words/grammar.ts'
import { GRAMMARS } from '../words/languages.ts'
import { createSpeech, type Speech } from '../words/speech.ts'
import { countWords, createWriter, sentencesOf, type Writer } from '../words/writer.ts'
import { PLANS, type Plan, SMS, wantedWords } from './plans.ts'

const OWN_MAX = 400
const DRAFTS = 12

interface Task {
  request: CopyRequest
  grammar: Grammar
  speech: Speech
  random: Random
  hasProduct: boolean
  signed: string
}

/**
 * The grammar-based writer: three texts for three channels, each with every fact of the request, built from the
 * user's words. No sentence is repeated.
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
  const facts = readFacts(request.productDescription, request.keywords)
  const speech = createSpeech(grammar, facts, random)
  const signed = request.brandName && `— ${request.brandName}`
  const task: Task = { request, grammar, speech, random, hasProduct: facts.product !== null, signed }
  const read = earlier.flatMap(({ title, content }) => [
    ...sentencesOf(title.replace(/^[^:]*: /u, '')),
    ...sentencesOf(content),
  ])
  let writer = createWriter(random, new Set(read))
  return PLANS.map((plans) => {
    const plan = random.pick<Plan>(plans)
    const drafts = Array.from({ length: DRAFTS }, () => {
      const branch = writer.branch()
      const title = `${plan}: ${branch.say(grammar.titles[request.style])}`
      return { branch, title, ...draft(plan, branch, task) }
    })
    const best = drafts.reduce((one, other) => (other.miss < one.miss ? other : one))
    writer = best.branch
    return { title: best.title, content: best.content, wanted: best.wanted }
  })
}

interface Draft {
  content: string
  wanted: number | null
  miss: number
}

const draft = (plan: Plan, writer: Writer, task: Task): Draft =>
  plan === 'SMS' ? shortMessage(writer, task) : fitted(plan, writer, task)

function shortMessage(writer: Writer, { request, grammar, speech, hasProduct, signed }: Task) {
  const facts = [
    speech.inOne(writer),
    ...(hasProduct ? [] : speech.sayings(writer, 0)),
    ...speech.keywords(writer),
    ...speech.deals(writer),
    ...speech.contacts(writer),
  ]
  let content = join(facts, ' ')
  for (const more of [writer.say(grammar.closes[request.style]), signed]) {
    const longer = join([content, more], more === signed ? '\n' : ' ')
    if (longer.length <= SMS) content = longer
  }
  return { content, wanted: null, miss: Math.max(0, content.length - SMS) }
}

function fitted(plan: Exclude<Plan, 'SMS'>, writer: Writer, task: Task) {
  const { request, grammar, speech, hasProduct, signed } = task
  const isLong = plan === 'Long advert' || plan === 'Instagram caption'
  const own = isLong || !hasProduct ? speech.sayings(writer, isLong ? OWN_MAX : 0) : []
  const opening = isLong ? [speech.opening(writer, grammar.openings[request.style])] : []
  const named = isLong ? [...speech.prices(writer), ...speech.places(writer)] : [speech.inOne(writer)]
  const facts = [...named, ...speech.deals(writer)]
  const keywords = speech.keywords(writer)
  const ends = [writer.say(grammar.closes[request.style]), ...speech.contacts(writer)]
  const must = [...opening, ...facts, ...keywords, ...own, ...ends]
  const wanted = wantedWords(plan, facts.length + keywords.length + own.length, countWords(own.join(' ')))
  const more = fillUp(countWords(must.join(' ')), wanted, writer, task)
  const first = more.slice(0, isLong ? 0 : 1)
  const content =
    plan === 'Flyer text'
      ? join([...first, ...facts, ...own, ...keywords, ...more.slice(1), ...ends, signed], '\n')
      : join(
          [
            join([...opening, ...first, ...(isLong ? [] : named)], ' '),
            join(isLong ? facts : facts.slice(1), ' '),
            join([...own, ...keywords], ' '),
            join(more.slice(first.length), ' '),
            join(ends, ' '),
            signed,
          ],
          '\n\n',
        )
  return { content, wanted, miss: Math.abs(countWords(content) - wanted) / wanted }
}

function fillUp(words: number, wanted: number, writer: Writer, { request, grammar, speech, random }: Task): string[] {
  const pools = [grammar.audiences[request.audience], grammar.trades[speech.trade]]
  const more: string[] = []
  for (const pool of [...random.shuffle(pools), ...random.shuffle(pools)]) {
    const total = words + countWords(more.join(' '))
    if (wanted - total < 4) break
    more.push(writer.say(pool))
  }
  return more.filter(Boolean)
}

const join = (parts: readonly string[], between: string): string => parts.filter(Boolean).join(between)
