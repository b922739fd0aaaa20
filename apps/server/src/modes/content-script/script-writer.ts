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
import { createRandom } from '../random.ts'
import { FRAMES, GRAMMARS, PLAINS } from '../words/languages.ts'
import { sayAudience, sayThing } from '../words/lexicon.ts'
import { softened } from '../words/softened.ts'
import { countWords, createWriter, sentencesOf, type Writer } from '../words/writer.ts'
import type { Task } from './fill-up.ts'
import { framedDraft, framedTask } from './framed-draft.ts'
import { english } from './packs/english.ts'
import { hausa } from './packs/hausa.ts'
import { igbo } from './packs/igbo.ts'
import { pidgin } from './packs/pidgin.ts'
import { yoruba } from './packs/yoruba.ts'
import { plainDraft, plainTask } from './plain-draft.ts'
import type { Concept, ScriptPack } from './script-pack.ts'
import { seenOf } from './shots.ts'
import { sceneCount, stage } from './stage.ts'
import { wantedSeconds } from './wanted-seconds.ts'
import { readWishes, type Wishes } from './wishes.ts'

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
  const wishes = wishesFor(language, readWishes(request.keyRequirements, pack, grammar))
  const description = withoutMeasured(request.brandDescription) || request.brandDescription
  const seconds = Math.min(wantedSeconds(request.duration) ?? USUAL_SECONDS, LONGEST_SECONDS)
  const rulesFor = (style: CopyStyle) => PLAINS[language].hooks[style]
  const task: Task = {
    ...{ request, pack, grammar, wishes, random, isCall: false },
    openings: rulesFor,
    closes: PLAINS[language].closes.write,
    contact: '',
    wanted: (seconds * WORDS_PER_MINUTE) / 60,
    speakers: SPEAKERS[request.characterCount],
    values: {
      product: request.brandName,
      brand: request.brandName,
      audience: sayAudience(language, softened(request.targetAudience.replace(/\s+/gu, ' '))),
    },
  }
  const draft = drafter(task, language, description)
  const seen = seenOf(description, grammar)
  let writer = createWriter(random, new Set(earlier.flatMap(({ content }) => sentencesIn(content))))
  return SCRIPT_OPTIONS.map((title, at) => {
    const concept = [draft.pack.story, draft.pack.answers, draft.pack.quick][at]!
    const best = nearest(writer, task.wanted, (branch) => draft.lines(concept, branch))
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

function drafter(task: Task, language: Language, description: string) {
  const { guide } = task.pack
  if (language === 'English' || guide) {
    if (!guide) throw new RangeError('the English pack has a guide')
    const whole = plainTask(task, guide, PLAINS.English, description)
    return { pack: task.pack, lines: (concept: Concept, writer: Writer) => plainDraft(concept, writer, whole) }
  }
  const framed = framedTask(task, language, FRAMES[language], description)
  return { pack: framed.pack, lines: (concept: Concept, writer: Writer) => framedDraft(concept, writer, framed) }
}

/** Directions in the language where it has words for the thing, else whole sentences as they would be typed. */
function wishesFor(language: Language, wishes: Wishes): Wishes {
  if (language === 'English') return wishes
  const isSaid = (thing: string) => sayThing(language, thing).toLowerCase() !== thing.replace(ARTICLE, '').toLowerCase()
  const shown = (things: readonly string[]) => things.filter(isSaid).map((thing) => sayThing(language, thing))
  const typed = (verb: string, things: readonly string[]) =>
    things.filter((thing) => !isSaid(thing)).map((thing) => `${verb} ${thing}`)
  return {
    ...wishes,
    show: shown(wishes.show),
    avoid: shown(wishes.avoid),
    starts: [...wishes.starts, ...typed('Show', wishes.show), ...typed('Leave out', wishes.avoid)],
  }
}

const ARTICLE = /^(?:the|our|your|an?)\s/iu

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
