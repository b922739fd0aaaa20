import type { WordOption } from '@ufaro/contract/output.ts'
import {
  type CHARACTER_COUNTS,
  type ContentScriptRequest,
  SCRIPT_OPTIONS,
} from '@ufaro/contract/tools/content-script.ts'
import { withoutMeasured } from '@ufaro/contract/tools/measured.ts'
import { readScript } from '@ufaro/contract/tools/script-lines.ts'
import { wantedLanguage } from '@ufaro/contract/tools/wanted-language.ts'
import { createRandom } from '../random.ts'
import { countWords, createWriter, sentencesOf, type Writer } from '../words/writer.ts'
import type { Drafter } from './drafter.ts'
import { framedDrafter } from './framed-drafter.ts'
import { english } from './packs/english.ts'
import { ARCS } from './plain/arcs.ts'
import { plainLines, plainStage } from './plain/plain-draft.ts'
import { type Request, tellingOf } from './plain/telling.ts'
import { type Spoken, sceneCount, stage } from './stage.ts'
import { wantedSeconds } from './wanted-seconds.ts'
import { readWishes } from './wishes.ts'

const SPEAKERS: Record<(typeof CHARACTER_COUNTS)[number], number> = { single: 1, two: 2, three: 3, multi: 4 }
const USUAL_SECONDS = 45
const LONGEST_SECONDS = 300
/** People speak 140 words per minute. Pauses, in which the camera shows what was said, lower this rate. */
const WORDS_PER_MINUTE = 130
const DRAFTS = 32
const NEAR = 0.06

/**
 * Writes three scripts of the wanted length from grammar rules: a situation, questions and answers, and quick cuts.
 * Each contains the facts and wishes of the request. No stock sentence is used twice.
 * @param seed gives the same scripts for the same request and earlier scripts
 * @param earlier scripts whose sentences are avoided if possible
 */
export function writeScripts(
  request: ContentScriptRequest,
  seed: number,
  earlier: readonly WordOption[] = [],
): WordOption[] {
  const random = createRandom(seed)
  const language = wantedLanguage(request)
  const description = withoutMeasured(request.brandDescription) || request.brandDescription
  const seconds = Math.min(wantedSeconds(request.duration) ?? USUAL_SECONDS, LONGEST_SECONDS)
  const task: Request = {
    ...{ request, random },
    wishes: readWishes(request.keyRequirements),
    wanted: (seconds * WORDS_PER_MINUTE) / 60,
    speakers: SPEAKERS[request.characterCount],
  }
  const drafter = language === 'English' ? plainDrafter(task, description) : framedDrafter(task, language, description)
  let writer = createWriter(random, new Set(earlier.flatMap(({ content }) => sentencesIn(content))))
  return SCRIPT_OPTIONS.map((title, at) => {
    const arc = ARCS[at]!
    const best = nearest(writer, task.wanted, (branch) => drafter.lines(arc, branch))
    writer = best.branch
    const staging = drafter.staging(arc, writer)
    return { title, content: stage(best.lines, { ...staging, request, writer, scenes: sceneCount(seconds) }) }
  })
}

function plainDrafter(task: Request, description: string): Drafter {
  const telling = tellingOf(task, description, english.cast)
  return {
    lines: (arc, writer) => plainLines(arc, writer, telling),
    staging: (arc, writer) => ({
      ...{ pack: english, cast: telling.cast },
      ...plainStage(arc, writer, telling, english.places[task.request.contentLocation]),
    }),
  }
}

const sentencesIn = (script: string): string[] => readScript(script).flatMap(({ text }) => sentencesOf(text))

/**
 * Writes several drafts and returns the one nearest to the wanted number of words. If several miss it by less than the
 * share NEAR, returns the one that repeats the fewest sentences of earlier runs.
 */
function nearest(writer: Writer, wanted: number, drafted: (branch: Writer) => Spoken[]) {
  let best: { branch: Writer; lines: Spoken[]; miss: number } | undefined
  for (let turn = 0; turn < DRAFTS && !(best && best.miss === 0); turn++) {
    const branch = writer.branch()
    const lines = drafted(branch)
    const off = Math.abs(countWords(lines.map(({ text }) => text).join(' ')) - wanted)
    const miss = off < wanted * NEAR ? branch.repeats() : off + wanted
    if (!best || miss < best.miss) best = { branch, lines, miss }
  }
  return best!
}
