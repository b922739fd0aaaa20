import { joinList } from '../../own-words.ts'
import type { Rule } from '../../words/grammar.ts'
import type { Writer } from '../../words/writer.ts'
import type { Spoken } from '../stage.ts'
import { actsOf, PICTURES } from './acts.ts'
import type { ArcName } from './arcs.ts'
import { linesOf } from './filling.ts'
import { ASKS_FIRST } from './frames.ts'
import { STYLES, unaddressed } from './styles.ts'
import type { Telling } from './telling.ts'
import { MOODS, NOTED } from './tones.ts'

const CAST: readonly Rule[] = [
  '{who} [speaks for|is the voice of|stands for|answers for] {brand}, {others} [{asks} the questions|{asks} what viewers would ask|{asks} and {listens}|{asks}].',
]
const OUTSIDER: readonly Rule[] = [
  '{who} [knows|has heard of|tells of|speaks about] {brand}, {others} [{asks} and {listens}|{asks}|{asks} the questions|{listens} and {asks}].',
]

export const plainLines = (name: ArcName, writer: Writer, telling: Telling): Spoken[] =>
  linesOf(name, inStyle(writer, telling), telling).filter(({ text }) => text)

function inStyle(writer: Writer, { request }: Telling): Writer {
  if (STYLES[request.contentStyle].isFamiliar) return writer
  return {
    ...writer,
    say: (rules, values) => writer.say(rules.map(unaddressed), values),
    sayAnew: (rules, values) => writer.sayAnew(rules.map(unaddressed), values),
  }
}

export function plainStage(name: ArcName, writer: Writer, telling: Telling, place: string) {
  const { request, trade, film, values, wishes, isOutsider } = telling
  const isVideo = request.contentType === 'video_script'
  const moods = isVideo ? [writer.say(MOODS[request.contentStyle])] : []
  const noted = wishes.tones.flatMap((tone) => (NOTED[tone] ? [writer.say(NOTED[tone])] : []))
  // If the main speaker is from outside the business, move all requested actions to the first scene, because the
  // speaker may arrive in one of them: `then neighbour comes`.
  const staged = isOutsider ? wishes.staged.map((each) => ({ ...each, at: 0 })) : wishes.staged
  return {
    wishes: { ...wishes, staged, starts: wishes.starts.filter((wish) => !ASKS_FIRST.test(wish)) },
    acts: isVideo ? actsOf(request.contentLocation)[name] : PICTURES,
    shots: trade.shots,
    opening: [...noted, ...castNote(writer, telling), ...moods].filter(Boolean),
    hasPlace: isVideo,
    values: { ...values, film, place },
  }
}

function castNote(writer: Writer, { cast, isOutsider, values }: Telling): string[] {
  const [who = '', ...others] = cast
  if (others.length === 0) return []
  const [asks, listens] = others.length > 1 ? ['ask', 'listen'] : ['asks', 'listens']
  const named = { who, others: joinList(others, ' and '), asks: asks!, listens: listens! }
  return [writer.say(isOutsider ? OUTSIDER : CAST, { ...values, ...named })]
}
