import type { ContentScriptRequest } from '@ufaro/contract/tools/content-script.ts'
import { asSentence } from '../own-words.ts'
import type { Rule } from '../words/grammar.ts'
import { capital } from '../words/spin.ts'
import type { Writer } from '../words/writer.ts'
import type { StagePack } from './script-pack.ts'
import type { Wishes } from './wishes.ts'

/** Three scenes for up to a minute, one more for each further half minute, nine at most. */
export const sceneCount = (seconds: number): number => Math.min(9, 3 + Math.max(0, Math.round((seconds - 60) / 30)))

/** A spoken line. `by` is the index of its speaker in the cast, `seen` holds stage directions before the line. */
export interface Spoken {
  by: number
  text: string
  seen?: readonly string[]
  /** Whether the line answers the one before it, so that no scene may begin with it. */
  follows?: boolean
}

interface Stage {
  request: ContentScriptRequest
  pack: StagePack
  wishes: Wishes
  writer: Writer
  cast: readonly string[]
  scenes: number
  opening: readonly string[]
  acts: readonly Rule[]
  shots: readonly Rule[]
  hasPlace: boolean
  values: Readonly<Record<string, string>>
}

const MOST_SHOTS = 6

/**
 * Formats lines as scenes with headings, stage directions and dialogue. The last part is a list of shots.
 */
export function stage(lines: readonly Spoken[], { scenes: most, ...task }: Stage): string {
  const { request, pack, wishes, writer, cast, values } = task
  const scenes = Math.max(3, Math.min(most, Math.floor(lines.length / 2)))
  // A video, or a script with several speakers, has the speaker’s name before each line. Other scripts have no names.
  const isNamed = cast.length > 1 || request.contentType === 'video_script'
  const direct = (rules: readonly string[], it = '') => {
    const text = writer.say(rules, { ...values, it })
    return text ? [`(${text})`] : []
  }
  const typed = (wish: string) => `(${asSentence(capital(wish))})`
  const starts = startsOf(lines, scenes)
  const parts = starts.map((from, at) => {
    const spoken = lines.slice(from, starts[at + 1]).flatMap(({ by, text, seen }) => {
      const speaker = cast[by % cast.length]!.toLocaleUpperCase('en')
      return [...(seen ?? []).map((each) => `(${each})`), isNamed ? `${speaker}: ${text}` : text]
    })
    const isFirst = at === 0
    const inScene = (place: number) => Math.min(place, scenes - 1) === at
    return [
      `[${headingOf(task, at, scenes)}]`,
      ...(isFirst
        ? [...wishes.starts.map(typed), ...(wishes.avoid.length > 0 ? direct(pack.avoid, wishes.avoid.join('; ')) : [])]
        : []),
      ...(at === scenes - 1 ? wishes.finals.map(typed) : []),
      ...(isFirst ? task.opening.map((each) => `(${each})`) : []),
      ...direct(task.acts),
      ...wishes.show.flatMap((it, index) => (index % scenes === at ? direct(pack.show, it) : [])),
      ...wishes.staged.filter((each) => inScene(each.at)).map(({ words }) => typed(words)),
      ...wishes.slots.flatMap(({ it }, index) => (inScene(index + 1) ? direct(pack.slot ?? [], it) : [])),
      ...spoken,
    ].join('\n')
  })
  const count = Math.min(scenes, MOST_SHOTS)
  const asked = wishes.show.slice(0, count).flatMap((it) => direct(pack.show, it))
  const shots = [...asked, ...task.shots.flatMap((rule) => direct([rule]))].slice(0, count)
  const films = [...shots, ...Array.from({ length: count - shots.length }, () => direct(pack.films)).flat()]
  return [...parts, [`[${pack.shotList}]`, ...films].join('\n')].join('\n\n')
}

/**
 * Divides lines evenly into scenes and returns the index of each scene’s first line. Never separates a question from
 * its answer.
 */
function startsOf(lines: readonly Spoken[], scenes: number): number[] {
  const starts: number[] = [0]
  for (let at = 1; at < scenes; at++) {
    let from = Math.max(Math.round((at * lines.length) / scenes), starts.at(-1)! + 1)
    while (lines[from]?.follows) from++
    starts.push(from)
  }
  return starts
}

/**
 * Writes the heading of a scene. The first heading names the place if `hasPlace`. Slides are numbered, and so are
 * middle scenes if there are several.
 */
function headingOf(
  { request, pack, hasPlace }: Pick<Stage, 'request' | 'pack' | 'hasPlace'>,
  at: number,
  scenes: number,
) {
  const [first, middle, last] = pack.parts[request.contentType]
  const counted = first.replace('1', String(at + 1))
  const several = scenes > 3 ? `${middle} ${at}` : middle
  const isSlides = counted !== first || /1/u.test(first)
  const heading = isSlides ? counted : at === 0 ? first : at === scenes - 1 ? last : several
  return at === 0 && hasPlace ? `${heading}: ${pack.places[request.contentLocation]}` : heading
}
