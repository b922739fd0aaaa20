import type { ContentScriptRequest } from '@ufaro/contract/tools/content-script.ts'
import { asSentence } from '../own-words.ts'
import type { Random } from '../random.ts'
import { capital } from '../words/spin.ts'
import type { Writer } from '../words/writer.ts'
import type { Concept, ScriptPack, Shots } from './script-pack.ts'
import type { Wishes } from './wishes.ts'

/** Three for a short script, one more per half minute. */
export const sceneCount = (seconds: number): number => Math.min(9, 3 + Math.max(0, Math.round((seconds - 60) / 30)))

interface Stage {
  request: ContentScriptRequest
  pack: ScriptPack
  wishes: Wishes
  random: Random
  writer: Writer
  concept: Concept
  scenes: number
  speakers: number
  filmed: string
  shots: Shots | null
  values: Readonly<Record<'product' | 'brand' | 'audience', string>>
}

/** Formats lines as scenes: heading, directions, dialogue; finally how to film with a phone. */
export function stage(lines: readonly string[], { scenes: most, ...task }: Stage): string {
  const { request, pack, wishes, random, writer, concept, speakers, filmed, values } = task
  const scenes = Math.max(3, Math.min(most, Math.floor(lines.length / 2)))
  const cast = random.shuffle(pack.cast).slice(0, speakers)
  // Posts and ads with one voice are plain text; a video names the speaker.
  const named = cast.length > 1 || request.contentType === 'video_script'
  const direct = (rules: readonly string[], it = '') => {
    const text = writer.say(rules, { ...values, product: filmed, it })
    return text ? [`(${text})`] : []
  }
  const parts = Array.from({ length: scenes }, (_, at) => {
    const from = Math.round((at * lines.length) / scenes)
    const to = Math.round(((at + 1) * lines.length) / scenes)
    const spoken = lines.slice(from, to).map((line, next) => {
      const speaker = cast[(from + next) % cast.length]!.toLocaleUpperCase('en')
      return named ? `${speaker}: ${line}` : line
    })
    const seen = wishes.show.filter((_, index) => index % scenes === at).flatMap((it) => direct(pack.show, it))
    const avoided = at === 0 ? wishes.avoid.flatMap((it) => direct(pack.avoid, it)) : []
    const asTyped = at === 0 ? wishes.starts : at === scenes - 1 ? wishes.finals : []
    const directed = asTyped.map((wish) => `(${asSentence(capital(wish))})`)
    return [
      `[${headingOf(task, at, scenes)}]`,
      ...avoided,
      ...directed,
      ...direct(concept.acts),
      ...seen,
      ...spoken,
    ].join('\n')
  })
  const asked = wishes.show.slice(0, scenes).flatMap((it) => direct(pack.show, it))
  const ofTrade = (task.shots && pack.shots?.[task.shots])?.flatMap((rule) => direct([rule])) ?? []
  const shots = [...asked, ...ofTrade].slice(0, scenes)
  const films = [...shots, ...Array.from({ length: scenes - shots.length }, () => direct(pack.films)).flat()]
  return [...parts, [`[${pack.shotList}]`, ...films].join('\n')].join('\n\n')
}

/** The first names the place; slides continue the numbering; several middle scenes are numbered. */
function headingOf({ request, pack }: Pick<Stage, 'request' | 'pack'>, at: number, scenes: number): string {
  const [first, middle, last] = pack.parts[request.contentType]
  const place = pack.places[request.contentLocation]
  const counted = first.replace('1', String(at + 1))
  const several = scenes > 3 ? `${middle} ${at}` : middle
  const isSlides = counted !== first || /1/u.test(first)
  const heading = isSlides ? counted : at === 0 ? first : at === scenes - 1 ? last : several
  return at === 0 ? `${heading}: ${place}` : heading
}
