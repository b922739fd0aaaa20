import type { WordOption } from '@ufaro/contract/output.ts'
import {
  type CHARACTER_COUNTS,
  type ContentScriptRequest,
  SCRIPT_OPTIONS,
} from '@ufaro/contract/tools/content-script.ts'
import { COPY_STYLES, type CopyStyle, type Language } from '@ufaro/contract/tools/copywriter.ts'
import { withoutMeasured } from '@ufaro/contract/tools/measured.ts'
import { readScript } from '@ufaro/contract/tools/script-lines.ts'
import { wantedLanguage } from '@ufaro/contract/tools/wanted-language.ts'
import { joinList } from '../own-words.ts'
import { createRandom, type Random } from '../random.ts'
import { readFacts } from '../words/facts.ts'
import type { Grammar, Rule, Rules } from '../words/grammar.ts'
import { ADVERTS, GRAMMARS } from '../words/languages.ts'
import { sayThing, sayWord } from '../words/lexicon.ts'
import { createPhrases } from '../words/phrases.ts'
import { createSpeech, type Speech } from '../words/speech.ts'
import { countWords, createWriter, sentencesOf, type Writer } from '../words/writer.ts'
import { english } from './packs/english.ts'
import { hausa } from './packs/hausa.ts'
import { igbo } from './packs/igbo.ts'
import { pidgin } from './packs/pidgin.ts'
import { yoruba } from './packs/yoruba.ts'
import type { Concept, ScriptPack } from './script-pack.ts'
import { sceneCount, stage } from './stage.ts'
import { wantedSeconds } from './wanted-seconds.ts'
import { readWishes, STYLES, type Wishes } from './wishes.ts'

const PACKS: Record<Language, ScriptPack> = {
  English: english,
  'Nigerian Pidgin': pidgin,
  Yoruba: yoruba,
  Hausa: hausa,
  Igbo: igbo,
}
const SPEAKERS: Record<(typeof CHARACTER_COUNTS)[number], number> = { single: 1, two: 2, three: 3, multi: 4 }
const USUAL_SECONDS = 45
const LONGEST_SECONDS = 300
const WORDS_PER_MINUTE = 140
const DRAFTS = 32
const NEAR = 0.07
const OWN_MAX = 500
const SHORT_OWN_MAX = 170
const SHORT_WORDS = 110

interface Task {
  request: ContentScriptRequest
  pack: ScriptPack
  grammar: Grammar
  speech: Speech
  wishes: Wishes
  /** What the description says of the product behind its name. */
  details: readonly string[]
  random: Random
  wanted: number
  speakers: number
  openings: (style: CopyStyle) => Rules
  closes: Rules
  contact: string
  values: Readonly<Record<'product' | 'brand' | 'audience', string>>
}

/**
 * The grammar-based writer: three scripts (a story, an answer, quick cuts) of the wanted length, each with every fact
 * and wish of the request. No sentence is repeated.
 * @param seed deterministic for the same request and earlier scripts
 * @param earlier scripts whose sentences are avoided if possible
 */
export function writeScripts(
  request: ContentScriptRequest,
  seed: number,
  earlier: readonly WordOption[] = [],
): WordOption[] {
  const random = createRandom(seed)
  const language = wantedLanguage(request)
  const [pack, grammar] = [PACKS[language], GRAMMARS[language]]
  const asked = readWishes(request.keyRequirements, pack, grammar)
  const shown = (things: readonly string[]) => things.map((thing) => sayThing(language, thing))
  const wishes: Wishes = { ...asked, show: shown(asked.show), avoid: shown(asked.avoid) }
  const facts = readFacts(
    withoutMeasured(request.brandDescription) || request.brandDescription,
    wishes.say.join(', '),
    language,
  )
  for (const contact of wishes.contacts) if (!facts.contacts.includes(contact)) facts.contacts.push(contact)
  const [product, details] = withoutDetails(facts.product)
  const speech = createSpeech(grammar, { ...facts, product }, random)
  const phrasesFor = (style: CopyStyle) => createPhrases(ADVERTS[language], { style, audience: 'Families' }, facts)
  const seconds = Math.min(wantedSeconds(request.duration) ?? USUAL_SECONDS, LONGEST_SECONDS)
  const task: Task = {
    ...{ request, pack, grammar, speech, wishes, random, details },
    openings: (style) => phrasesFor(style).openings,
    closes: phrasesFor(STYLES[request.contentStyle]).closes,
    contact: facts.contacts.length > 0 ? `: ${joinList(facts.contacts, grammar.and)}` : '',
    wanted: (seconds * WORDS_PER_MINUTE) / 60,
    speakers: SPEAKERS[request.characterCount],
    values: {
      product: speech.product,
      brand: request.brandName,
      audience: sayWord(language, request.targetAudience.replace(/\s+/gu, ' ')),
    },
  }
  let writer = createWriter(random, new Set(earlier.flatMap(({ content }) => sentencesIn(content))))
  return SCRIPT_OPTIONS.map((title, at) => {
    const concept = [pack.story, pack.answers, pack.quick][at]!
    const best = nearest(concept, writer, task)
    writer = best.branch
    return {
      title,
      content: stage(best.lines, { ...task, filmed: speech.filmed, writer, concept, scenes: sceneCount(seconds) }),
    }
  })
}

const DETAIL =
  /^(?:\p{L}{2,}(?:ed|en)\b|(?:well|hand|home|freshly?|nicely)[-\s]\p{L}+|feeds|fits|lasts|comes|made|sewn|cut|built|done|with|without|for|from|in|at|on|no|free|same|next)\b/iu

/** `birthday cakes, baked the same day`: a name that can be said often, and what is said of it once. */
function withoutDetails(product: string | null): [string | null, string[]] {
  const [name = '', ...clauses] = product?.split(', ') ?? []
  const first = clauses.findIndex((clause) => DETAIL.test(clause))
  if (first < 0) return [product, []]
  return [[name, ...clauses.slice(0, first)].join(', '), clauses.slice(first)]
}

const sentencesIn = (script: string): string[] => readScript(script).flatMap(({ text }) => sentencesOf(text))

function nearest(concept: Concept, writer: Writer, task: Task) {
  let best: { branch: Writer; lines: string[]; miss: number } | undefined
  for (let turn = 0; turn < DRAFTS && !(best && best.miss < task.wanted * NEAR); turn++) {
    const branch = writer.branch()
    const lines = draft(concept, branch, task)
    const miss = Math.abs(countWords(lines.join(' ')) - task.wanted)
    if (!best || miss < best.miss) best = { branch, lines, miss }
  }
  return best!
}

function draft(concept: Concept, writer: Writer, task: Task): string[] {
  const { pack, speech, wishes, details, values, wanted, speakers } = task
  const say = (rules: Rules) => writer.say(rules, values)
  const isShort = wanted < SHORT_WORDS
  const start = [say(concept.starts)]
  const named = isShort ? speech.named() : values.product
  const who = [writer.say(pack.brands, { ...values, product: named }), say(pack.audiences)]
  const facts = [
    ...(isShort ? [] : [...speech.prices(writer), ...speech.places(writer)]),
    ...details.map((it) => writer.say(pack.details, { ...values, it })),
    ...speech.deals(writer),
    ...speech.sayings(isShort ? SHORT_OWN_MAX : OWN_MAX),
    ...speech.keywords(writer),
    ...wishes.tones.map((tone) => say(tone(task.openings))),
  ]
  const ends = [...(isShort ? [] : [say(concept.ends)]), writer.say(task.closes, { ...values, contact: task.contact })]
  const must = [...start, ...who, ...facts, ...ends].filter(Boolean)
  const more = fillUp(wanted - countWords(must.join(' ')), speakers - must.length, concept, writer, task)
  return [...start, ...interleave([...who, ...facts], more), ...ends].filter(Boolean)
}

function fillUp(words: number, lines: number, concept: Concept, writer: Writer, task: Task): string[] {
  const { request, pack, grammar, speech, values, random, speakers } = task
  const { flavours } = pack
  // In order: a story goes from morning to evening, an answer from the first step to the last.
  const steps = concept.middles.map((rule) => [rule])
  const rounds: (readonly Rule[])[] = [
    ...(request.contentStyle === 'funny' ? [flavours.joke] : []),
    ...[steps[0]!, steps[1]!],
    ...(speech.isCall ? [] : [pack.brandTypes[request.brandType], grammar.trades[speech.trade]]),
    ...(speakers > 1 ? [pack.replies] : []),
    ...[...steps.slice(2), task.openings(STYLES[request.contentStyle]), concept.starts],
    ...random.shuffle([flavours.tip, flavours.local, flavours.heart, flavours.culture, grammar.audiences.Millennials]),
    ...[grammar.audiences.Families, grammar.products, concept.ends, grammar.products, pack.brands],
    // Only long scripts get here: facts in other words, and other tones.
    ...[flavours.game, flavours.budget, flavours.slang, ...COPY_STYLES.map(task.openings)],
    ...[grammar.audiences.Professionals, grammar.audiences['Luxury Consumers'], grammar.audiences['Gen Z']],
  ]
  const more: string[] = []
  let left = words
  for (let turn = 0; turn < rounds.length * 8 && (left > 5 || more.length < lines); turn++) {
    const rules = rounds[turn % rounds.length]!
    const line = rules === grammar.products ? sayAgain(speech, grammar, writer, turn) : writer.say(rules, values)
    const length = countWords(line)
    // Too short is better than too long.
    if (!line || (length > left + 6 && more.length >= lines)) continue
    more.push(line)
    left -= length
  }
  return more
}

function sayAgain(speech: Speech, grammar: Grammar, writer: Writer, turn: number): string {
  const ways = [speech.prices, speech.places, speech.deals, speech.keywords]
  const told = ways[turn % ways.length]!(writer)
  return told.find(Boolean) ?? speech.inOne(writer, grammar.products)
}

function interleave(one: readonly string[], other: readonly string[]): string[] {
  const each = other.length / Math.max(one.length, 1)
  return one.flatMap((entry, at) => [entry, ...other.slice(Math.round(at * each), Math.round((at + 1) * each))])
}
