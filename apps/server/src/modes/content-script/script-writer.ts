import {
  type CHARACTER_COUNTS,
  type ContentScriptRequest,
  SCRIPT_OPTIONS,
} from '@ufaro/contract/modes/content-script.ts'
import type { Language } from '@ufaro/contract/modes/copywriter.ts'
import { speakingSeconds } from '@ufaro/contract/modes/script-lines.ts'
import { wantedLanguage } from '@ufaro/contract/modes/wanted-language.ts'
import type { WordOption } from '@ufaro/contract/run.ts'
import { asSentence, fill, joinList, quoted, readList, readOwnWords } from '../own-words.ts'
import { createRandom, type Random } from '../random.ts'
import { english } from './packs/english.ts'
import { hausa } from './packs/hausa.ts'
import { igbo } from './packs/igbo.ts'
import { pidgin } from './packs/pidgin.ts'
import { yoruba } from './packs/yoruba.ts'
import type { Approach, ScriptPack } from './script-pack.ts'
import { wantedSeconds } from './wanted-seconds.ts'

const PACKS: Record<Language, ScriptPack> = {
  English: english,
  'Nigerian Pidgin': pidgin,
  Yoruba: yoruba,
  Hausa: hausa,
  Igbo: igbo,
}
const SPEAKERS: Record<(typeof CHARACTER_COUNTS)[number], number> = { single: 1, two: 2, three: 3, multi: 4 }
/** Where nobody said how long: a short video. */
const USUAL_SECONDS = 45

/** What is said, and what may be said as well where there is time. */
interface Beat {
  part: 0 | 1 | 2
  text: string
  optional?: boolean
}

/**
 * The template writer: three scripts that say the same in three ways, with scenes, actions and as many speakers as were
 * asked for.
 *
 * @param seed the same seed and request write the same
 */
export function writeScripts(request: ContentScriptRequest, seed: number): WordOption[] {
  const pack = PACKS[wantedLanguage(request)]
  const random = createRandom(seed)
  const own = sayOwn(request, pack, random)
  const turns = random.shuffle(pack.turns[request.contentStyle])
  const cast = random.shuffle(pack.cast).slice(0, SPEAKERS[request.characterCount])
  const opening = pack.openings[request.contentType][request.contentStyle]
  const standing = pack.brandTypes[request.brandType]
  const closes = random.shuffle(pack.closes[request.contentStyle])
  const close = (at: number) => say(2, closes[at % closes.length]!)
  // Nobody answers themselves.
  const reply = (part: Beat['part'], text: string) => (cast.length > 1 ? [more(part, text)] : [])
  const [repeat, goOn, found, next] = pack.replies
  const curious = random.shuffle([repeat, goOn])

  const plots: Beat[][] = [
    // A question in the air first, who asks it later.
    [
      ...[say(0, turns[0]!), say(0, opening), ...reply(0, curious[0]!)],
      ...[say(1, own.brand), say(1, own.audience), ...own.details, ...reply(1, found)],
      ...[more(2, standing), more(2, turns[1]!), ...reply(2, next), close(0)],
    ],
    // One thing after the other.
    [
      ...[say(0, opening), say(0, own.brand)],
      ...[say(1, standing), say(1, own.audience), ...own.details, ...reply(1, found)],
      ...[more(2, turns[1]!), ...reply(2, next), close(1)],
    ],
    // Short, and back and forth.
    [
      ...[say(0, opening), ...reply(0, curious[1]!)],
      ...[say(1, own.brand), more(1, turns[2]!), say(1, own.audience), ...own.details],
      ...[more(2, standing), ...reply(2, next), close(2)],
    ],
  ]
  const approaches: Approach[] = [pack.creative, pack.professional, pack.dynamic]
  const target = wantedSeconds(request.duration) ?? USUAL_SECONDS
  return SCRIPT_OPTIONS.map((title, at) => {
    const beats = fit(plots[at]!, target, cast.length)
    return { title, content: stage(beats, { request, pack, own, cast, approach: approaches[at]!, random }) }
  })
}

const say = (part: Beat['part'], text: string): Beat => ({ part, text })
const more = (part: Beat['part'], text: string): Beat => ({ part, text, optional: true })

/** The person's own words in the sentences of a language. */
function sayOwn(request: ContentScriptRequest, pack: ScriptPack, random: Random) {
  const { brandVoice, brandTypeGuidance } = request
  const asQuoted = (words: string) => (pack.quotes ? quoted(words) : words)
  const { phrase, more: sentences } = readOwnWords(request.brandDescription)
  const audience = readOwnWords(request.targetAudience)
  const frames = random.shuffle(pack.details)
  const note = (name: keyof ScriptPack['notes'], words: string) =>
    words ? [`(${fill(pack.notes[name], { it: words })})`] : []
  return {
    brand: fill(random.pick(pack.brands), { brand: request.brandName, it: asQuoted(phrase) }),
    audience: fill(random.pick(pack.audiences), { audience: asQuoted([audience.phrase, ...audience.more].join('. ')) }),
    details: sentences.slice(0, 2).map((it, at) => more(1, fill(frames[at]!, { it: asQuoted(asSentence(it)) }))),
    notes: [
      ...note('length', request.duration),
      ...note('musts', joinList(readList(request.keyRequirements), pack.and)),
      ...note(
        'guidance',
        [brandVoice, brandTypeGuidance].filter(Boolean).map(asSentence).join(' ').replace(/\s+/gu, ' '),
      ),
    ],
  }
}

/** Takes in what may be said as well as long as there is time for it, and as many lines as there are speakers. */
function fit(plot: readonly Beat[], seconds: number, speakers: number): Beat[] {
  const secondsOf = (beats: readonly Beat[]) => speakingSeconds(beats.map(({ text }) => text).join('\n'))
  let chosen = plot.filter(({ optional }) => !optional)
  for (const beat of plot) {
    if (!beat.optional) continue
    const longer = plot.filter((each) => each === beat || chosen.includes(each))
    if (secondsOf(longer) <= seconds || chosen.length < speakers) chosen = longer
  }
  return chosen
}

interface Stage {
  request: ContentScriptRequest
  pack: ScriptPack
  own: ReturnType<typeof sayOwn>
  cast: readonly string[]
  approach: Approach
  random: Random
}

/** Writes the beats down: a heading for each part, what is seen, and who says what. */
function stage(beats: readonly Beat[], { request, pack, own, cast, approach, random }: Stage): string {
  const place = pack.places[request.contentLocation]
  const moves = random.shuffle(approach.moves)
  // Posts and ads of one voice are texts; a video shows who speaks.
  const named = cast.length > 1 || request.contentType === 'video_script'
  const spoken = beats.map(({ part, text }, at) => {
    const speaker = cast[at % cast.length]!.toLocaleUpperCase('en')
    return { part, line: named ? `${speaker}: ${text}` : text }
  })
  return pack.parts[request.contentType]
    .map((heading, part) => {
      const head = part === 0 ? `[${heading}: ${place}]` : `[${heading}]`
      const seen = part === 0 ? [...own.notes, `(${random.pick(approach.starts)})`] : [`(${moves[part - 1]!})`]
      return [head, ...seen, ...spoken.filter((each) => each.part === part).map(({ line }) => line)].join('\n')
    })
    .join('\n\n')
}
