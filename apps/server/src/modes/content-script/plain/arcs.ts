import type { Rule } from '../../words/grammar.ts'
import type { Writer } from '../../words/writer.ts'
import type { Spoken } from '../stage.ts'
import type { Clause, Kind } from './clauses.ts'
import { AUDIENCES, AUDIENCES_TOLD, CALLED_BACK, COUNTED, counting, FELT, HEARD, SCENES, TURNED } from './frames.ts'
import {
  askOf,
  closing,
  factOf,
  grouped,
  groupOf,
  headOf,
  type Parts,
  screenOf,
  type Voices,
  wishesIn,
} from './saying.ts'
import { STYLES } from './styles.ts'
import { isCalled, type Telling } from './telling.ts'

export type ArcName = 'story' | 'answers' | 'quick'

export interface Block {
  kind: Kind
  clauses: readonly Clause[]
  lines: Spoken[]
}

/** The parts of a script, in order. Advice is inserted between `wished` and `close`. */
export interface Arc {
  open: Spoken[]
  facts: Block[]
  wished: Spoken[]
  close: Spoken[]
}

const SHORT_WORDS = 100
/** Pronouns for the slots of rules in which a customer is spoken to, or speaks. */
export const CASE = {
  you: { my: 'your', I: 'you', me: 'you', am: 'are' },
  me: { my: 'my', I: 'I', me: 'me', am: 'am' },
}

/**
 * @param isBare leaves out the situation, the first question and the first line of the arc `quick`, for scripts that
 * are too short for them
 */
export function arcOf(name: ArcName, writer: Writer, voices: Voices, telling: Telling, isBare = false): Arc {
  const say = (rules: readonly Rule[], it = '') => writer.say(rules, { ...telling.values, ...CASE.you, it })
  const parts: Parts = { say, writer, voices, telling, isBare }
  const { open, facts } = { story, answers, quick }[name](parts)
  const spoken = (lines: readonly Spoken[]) => lines.filter(({ text }) => text)
  return {
    open: spoken([...open, voices.seller(say(telling.isOutsider ? AUDIENCES_TOLD : AUDIENCES))]),
    facts: facts.map((block) => ({ ...block, lines: spoken(block.lines) })),
    wished: spoken(wishesIn(parts)),
    close: spoken([...calledBack(name, parts), ...closing(parts)]),
  }
}

type Opened = Pick<Arc, 'open' | 'facts'>

function story(parts: Parts): Opened {
  const { say, voices, telling } = parts
  const isAd = telling.request.contentType === 'ad_copy'
  const situation = parts.isBare ? [] : situationOf(parts)
  const head = headOf(parts, !isAd && situation.length > 0).map(voices.seller)
  const open = isAd
    ? [...head, ...situation, ...(situation.length > 0 && !isCalled(telling.ask) ? [voices.seller(say(TURNED))] : [])]
    : [...situation, ...head]
  const isHeard = telling.speakers > 1 && telling.wanted > SHORT_WORDS
  const facts = grouped(telling.facts).map((group, at) => {
    const heard = isHeard && at % 2 === 0 ? [{ ...voices.other(say(HEARD[group[0]!.kind])), follows: true }] : []
    const fact = { ...voices.seller(groupOf(group, parts, false)), seen: pauseBefore(at, parts) }
    return { kind: group[0]!.kind, clauses: group, lines: [fact, ...heard] }
  })
  return { open, facts }
}

/** Every second fact of a video follows a moment without words. */
function pauseBefore(at: number, { say, telling }: Parts): string[] {
  const { request } = telling
  return at % 2 === 0 && request.contentType === 'video_script' ? [say([STYLES[request.contentStyle].pause])] : []
}

/**
 * Writes a closing line that returns to the opening situation. Returns none in a short script, and if the script did
 * not begin with a situation.
 */
function calledBack(name: ArcName, { say, voices, telling, isBare }: Parts): Spoken[] {
  const { request, questions, wanted, ask } = telling
  const isTold = name === 'story' && !isBare && request.contentType === 'video_script' && questions.length === 0
  return isTold && wanted > SHORT_WORDS && !isCalled(ask) ? [voices.seller(say(CALLED_BACK))] : []
}

function situationOf({ say, writer, voices, telling }: Parts): Spoken[] {
  const { speakers, values, questions, scene, cases: problems, thing, request } = telling
  const style = STYLES[request.contentStyle]
  if (questions.length > 0) return [voices.seller(questions.join(' '))]
  if (scene) {
    const seen = voices.seller(say(SCENES, scene))
    return speakers === 1 ? [seen] : [seen, { ...voices.other(say(FELT)), follows: true }]
  }
  if (problems.length === 0) return []
  const told = problems.map((each) =>
    speakers === 1 ? `${style.told} ${each}.` : `${style.mine} ${each}. ${style.next}`,
  )
  const line = writer.say(told, { ...values, ...(speakers === 1 ? CASE.you : CASE.me), thing })
  return [speakers === 1 ? voices.seller(line) : voices.other(line)]
}

function answers(parts: Parts): Opened {
  const { say, voices, telling } = parts
  const { speakers, wanted, questions, request } = telling
  const isTight = wanted < SHORT_WORDS
  const head = headOf(parts).map(voices.seller)
  const asks =
    speakers > 1 && request.contentType !== 'ad_copy' && !parts.isBare
      ? [voices.other(say([STYLES[request.contentStyle].asks]))]
      : []
  const first = asks.length > 0 && head[0] ? [{ ...head[0], follows: true }, ...head.slice(1)] : head
  const facts = grouped(telling.facts).map((group, at) => {
    const kind = group[0]!.kind
    // A single speaker talks to the viewer and asks no questions.
    const question = speakers > 1 && (!isTight || at % 2 === 0) ? askOf(group[0]!, parts) : ''
    const answer = voices.seller(groupOf(group, parts, question !== ''))
    const lines = question
      ? [voices.other(question), { ...answer, follows: true }]
      : [{ ...answer, seen: pauseBefore(at, parts) }]
    return { kind, clauses: group, lines }
  })
  return { open: [...asked(questions, voices), ...asks, ...first], facts }
}

const asked = (questions: readonly string[], { seller }: Voices): Spoken[] =>
  questions.length > 0 ? [seller(questions.join(' '))] : []

function quick(parts: Parts): Opened {
  const { say, writer, voices, telling } = parts
  const { facts, speakers, wanted, questions, head, request } = telling
  const screens = (words: string) => (request.contentType === 'video_script' ? screenOf(words, writer) : [])
  const start = parts.isBare ? '' : say([STYLES[request.contentStyle].starts])
  const [first, ...more] = headOf(parts)
  const isCounted = facts.length > 1 && !parts.isBare && request.contentType !== 'ad_copy'
  const count = isCounted ? say(counting(Math.min(facts.length, COUNTED.length))) : ''
  const numbered = ({ words }: Clause, at: number) => (words.includes(': ') ? undefined : COUNTED[at])
  const counted = facts.map((clause, at) => {
    const rules = numbered(clause, at)
    const line = rules ? say(rules, clause.words) : factOf(clause, parts)
    const isHeard = speakers > 1 && wanted > SHORT_WORDS && at % 2 === 1
    const heard = isHeard ? [{ ...voices.other(say(HEARD[clause.kind])), follows: true }] : []
    return {
      kind: clause.kind,
      clauses: [clause],
      lines: [{ ...voices.seller(line), seen: screens(clause.words) }, ...heard],
    }
  })
  const announced = speakers > 1 && count ? voices.other(count) : voices.seller(count)
  const [one, ...others] = counted
  return {
    open: [
      ...asked(questions, voices),
      speakers > 1 ? voices.other(start) : voices.seller(start),
      { ...voices.seller(first ?? ''), seen: screens(head) },
      ...more.map(voices.seller),
    ],
    facts: one ? [{ ...one, lines: [announced, ...one.lines] }, ...others] : [],
  }
}
