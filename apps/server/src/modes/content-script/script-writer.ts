import type { WordOption } from '@ufaro/contract/output.ts'
import {
  type CHARACTER_COUNTS,
  type ContentScriptRequest,
  SCRIPT_OPTIONS,
} from '@ufaro/contract/tools/content-script.ts'
import type { CopyStyle, Language } from '@ufaro/contract/tools/copywriter.ts'
import { withoutMeasured } from '@ufaro/contract/tools/measured.ts'
import { readScript } from '@ufaro/contract/tools/script-lines.ts'
import { wantedLanguage } from '@ufaro/contract/tools/wanted-language.ts'
import { joinList } from '../own-words.ts'
import { createRandom } from '../random.ts'
import { readFacts, softened } from '../words/facts.ts'
import type { Rule } from '../words/grammar.ts'
import { ADVERTS, GRAMMARS, PLAIN } from '../words/languages.ts'
import { sayClause, sayThing, sayWord } from '../words/lexicon.ts'
import { verbsOf } from '../words/patterns.ts'
import { createPhrases } from '../words/phrases.ts'
import { createSpeech } from '../words/speech.ts'
import { countWords, createWriter, sentencesOf, type Writer } from '../words/writer.ts'
import { inBreaths } from './breaths.ts'
import { fillUp, type Task } from './fill-up.ts'
import { english } from './packs/english.ts'
import { hausa } from './packs/hausa.ts'
import { igbo } from './packs/igbo.ts'
import { pidgin } from './packs/pidgin.ts'
import { yoruba } from './packs/yoruba.ts'
import { plainDraft, plainTask } from './plain-draft.ts'
import type { Concept, ScriptPack } from './script-pack.ts'
import { seenOf, shotsOf } from './shots.ts'
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
  const [own, grammar] = [PACKS[language], GRAMMARS[language]]
  const asked = readWishes(request.keyRequirements, own, grammar)
  const shown = (things: readonly string[]) => things.map((thing) => sayThing(language, thing))
  const wishes: Wishes = { ...asked, show: shown(asked.show), avoid: shown(asked.avoid) }
  const description = withoutMeasured(request.brandDescription) || request.brandDescription
  const isClause = (words: string) => verbsOf(language).test(words)
  const facts = readFacts(description, wishes.say.filter((words) => !isClause(words)).join(', '), language)
  for (const contact of wishes.contacts) if (!facts.contacts.includes(contact)) facts.contacts.push(contact)
  const pack = { ...own, ...own.calls?.[facts.ask] }
  const speech = createSpeech(grammar, facts, random, request.brandName)
  const isNamed = facts.product !== null
  const phrasesFor = (style: CopyStyle) => createPhrases(ADVERTS[language], { style, audience: 'Families' }, facts)
  const seconds = Math.min(wantedSeconds(request.duration) ?? USUAL_SECONDS, LONGEST_SECONDS)
  const task: Task = {
    ...{ request, pack, grammar, speech, wishes, random, isNamed, ask: facts.ask },
    clauses: wishes.say.filter(isClause).map((clause) => sayClause(language, clause) ?? clause),
    openings: (style) => phrasesFor(style).openings,
    closes: phrasesFor(STYLES[request.contentStyle]).closes,
    contact: facts.contacts.length > 0 ? `: ${joinList(facts.contacts, grammar.and)}` : '',
    wanted: (seconds * WORDS_PER_MINUTE) / 60,
    speakers: SPEAKERS[request.characterCount],
    values: {
      product: isNamed ? shortly(speech.product) : speech.product,
      brand: request.brandName,
      audience: sayWord(language, softened(request.targetAudience.replace(/\s+/gu, ' '))),
    },
  }
  const plain = PLAIN[language]
  const whole = own.guide && plain ? plainTask(task, own.guide, plain, description) : null
  const drafted = (concept: Concept, branch: Writer) =>
    whole ? plainDraft(concept, branch, whole) : draft(concept, branch, task)
  const filmed = isNamed && speech.filmed === speech.product ? shortly(speech.product) : speech.filmed
  const seen = whole ? seenOf(description, grammar) : { filmed, shots: shotsOf(facts) }
  let writer = createWriter(random, new Set(earlier.flatMap(({ content }) => sentencesIn(content))))
  return SCRIPT_OPTIONS.map((title, at) => {
    const concept = [pack.story, pack.answers, pack.quick][at]!
    const best = nearest(writer, task.wanted, (branch) => drafted(concept, branch))
    writer = best.branch
    return {
      title,
      content: stage(best.lines, {
        ...task,
        ...seen,
        writer,
        concept,
        scenes: sceneCount(seconds),
      }),
    }
  })
}

const sentencesIn = (script: string): string[] => readScript(script).flatMap(({ text }) => sentencesOf(text))

function nearest(writer: Writer, wanted: number, drafted: (branch: Writer) => string[]) {
  let best: { branch: Writer; lines: string[]; miss: number } | undefined
  for (let turn = 0; turn < DRAFTS && !(best && best.miss < wanted * NEAR); turn++) {
    const branch = writer.branch()
    const lines = drafted(branch)
    const miss = Math.abs(countWords(lines.join(' ')) - wanted)
    if (!best || miss < best.miss) best = { branch, lines, miss }
  }
  return best!
}

function draft(concept: Concept, writer: Writer, task: Task): string[] {
  const { pack, speech, wishes, clauses, values, wanted, speakers, isNamed } = task
  const say = (rules: readonly Rule[]) => writer.say(rules, values)
  const isShort = wanted < SHORT_WORDS
  const isStory = concept === pack.story
  const isWithPrice = isShort && isNamed
  const start = [
    ...wishes.greetings.map((style) => say(task.openings(style))),
    say((isNamed ? undefined : concept.meets) ?? concept.starts),
  ]
  const product = isWithPrice ? speech.named() : speech.product
  const brand = isNamed ? writer.say(pack.brands, { ...values, product }) : say(pack.names)
  const who = say(pack.audiences)
  const facts = [
    ...inBreaths(speech.sayings(isShort ? SHORT_OWN_MAX : OWN_MAX)),
    ...(isWithPrice ? [] : [...speech.prices(writer), ...speech.places(writer)]),
    ...speech.deals(writer),
    ...[...speech.looks(writer), ...speech.crowd(writer)],
    ...[...clauses, ...speech.topics].map((it) => writer.say(pack.details, { ...values, it })),
  ]
  const tones = wishes.tones.map(say)
  const close = writer.say(task.closes, { ...values, contact: task.contact })
  const ends = [...(isShort ? [] : [say(concept.ends)]), close, ...wishes.ends]
  // A story greets its audience at the end, the others at the start.
  const [early, late] = isStory ? [[brand], [who]] : [[who, brand], []]
  const must = [...start, ...early, ...facts, ...tones, ...late, ...ends].filter(Boolean)
  const more = fillUp(wanted - countWords(must.join(' ')), speakers - must.length, concept, writer, task)
  const steps = more.filter(({ at }) => at < 0).map(({ line }) => line)
  const advice = more.filter(({ at }) => at >= 0).map(({ line }) => line)
  // The story is told before the facts.
  const [told, next] = isStory ? [steps, []] : [[], steps]
  return [...start, ...told, ...early, ...facts, ...next, ...tones, ...advice, ...late, ...ends].filter(Boolean)
}

/** `amala` of `amala, ewedu and gbegiri`, `senator kaftans` of `senator kaftans made to measure`. */
function shortly(product: string): string {
  const [name = product] = product.split(
    /, |(?<!training|classes|class|lessons?|courses?)\sin\s|\s(?:for|with|made|sewn|at|from|by|fún|pẹ̀lú|ní|láti|don|tare|daga|maka|tinyere|site)\s|\s(?=\d+\s\p{L}+$)/u,
  )
  // `Crusade 'Fire for Delta'` is cut nowhere within its quotes.
  const isQuoted = /\s['‘"“][^'’"”]*$/u.test(name)
  return !isQuoted && name.split(' ').length < product.split(' ').length && name.length > 2 ? name : product
}
