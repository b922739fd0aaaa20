import type { Rule } from '../../words/grammar.ts'
import type { Writer } from '../../words/writer.ts'
import type { Spoken } from '../stage.ts'
import type { Clause } from './clauses.ts'
import { doubtIn } from './doubts.ts'
import {
  ASKED_FIRST,
  ASKS_FIRST,
  AUDIENCES,
  AUDIENCES_TOLD,
  CALLED_BACK,
  FELT,
  FOR_THEM,
  FOR_WHOM,
  KNOWN,
  SCENES,
} from './frames.ts'
import { the } from './nouns.ts'
import { pricedIn } from './prices.ts'
import { HEARD, promptOf, questionOf } from './questions.ts'
import { grouped } from './said-facts.ts'
import { closing, factOf, headOf, type Parts, screenOf, type Voices, wishesIn } from './saying.ts'
import { STYLES } from './styles.ts'
import { isCalled, type Telling } from './telling.ts'

export type ArcName = 'story' | 'answers' | 'quick'
/** The arcs of the three scripts, in order. */
export const ARCS: readonly ArcName[] = ['story', 'answers', 'quick']

/** The parts of a script, in order. Most lines that fill the script up to its length are added before `close`. */
export interface Arc {
  open: Spoken[]
  /** The lines about each fact. */
  facts: Spoken[][]
  wished: Spoken[]
  close: Spoken[]
}

/** Shorter scripts ask fewer questions and leave out listeners’ reactions and the line that recalls the opening. */
const SHORT_WORDS = 100
// In a video, a stage direction for a pause stands before the first fact and every fourth one after it.
const FACTS_A_PAUSE = 4
/** Values for slots such as `{my}`: `you` if a line speaks to the customer, `me` if it is about the speaker. */
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
  const { open, told } = { story, answers, quick }[name](parts)
  const spoken = (lines: readonly Spoken[]) => lines.filter(({ text }) => text)
  const video = telling.request.contentType === 'video_script'
  const seenBefore = (group: readonly Clause[], at: number): string[] => {
    if (name === 'quick') return video ? screenOf(group[0]!.words, writer) : []
    return video && at % FACTS_A_PAUSE === 0 ? [say([STYLES[telling.request.contentStyle].pause])] : []
  }
  return {
    open: spoken(askedFirst(open, parts)),
    facts: grouped(telling.facts).map((group, at): Spoken[] => {
      const { before = '', after = '' } = telling.speakers > 1 ? told(group, at) : {}
      const fact = voices.seller(factOf(group, parts))
      const seen = before && name === 'answers' ? {} : { seen: seenBefore(group, at) }
      return [
        ...(before ? [voices.other(before)] : []),
        ...spoken([{ ...fact, ...seen, follows: before !== '' }]),
        ...(after ? [{ ...voices.other(after), follows: true }] : []),
      ]
    }),
    wished: spoken([...wishesIn(parts), ...doubtIn(parts)]),
    close: spoken([...calledBack(name, parts), ...closing(parts)]),
  }
}

const audienceOf = ({ say, voices, telling }: Parts): Spoken =>
  voices.seller(say(telling.isOutsider ? AUDIENCES_TOLD : AUDIENCES))

/** Begins with a question if the user asked for one. */
function askedFirst(open: readonly Spoken[], { say, writer, voices, telling }: Parts): readonly Spoken[] {
  const { wishes, cases, values, thing } = telling
  if (!wishes.starts.some((wish) => ASKS_FIRST.test(wish)) || open[0]?.text.includes('?')) return open
  const happened = cases.map((each) => `${ASKED_FIRST} ${each}?`)
  const line = writer.say(happened, { ...values, ...CASE.you, thing }) || say(KNOWN)
  return [voices.seller(line), ...open]
}

interface Told {
  open: Spoken[]
  told: (group: readonly Clause[], at: number) => { before?: string; after?: string }
}

function story(parts: Parts): Told {
  const { say, voices, telling } = parts
  const isAd = telling.request.contentType === 'ad_copy'
  const situation = parts.isBare ? [] : situationOf(parts)
  const head = headOf(parts, !isAd && situation.length > 0).map(voices.seller)
  return {
    open: isAd ? [...head, audienceOf(parts), ...situation] : [...situation, ...head, audienceOf(parts)],
    told: (group, at) => {
      const heard = HEARD[group[0]!.kind]
      const isHeard = telling.wanted > SHORT_WORDS && at % 2 === 0 && group[0] !== telling.facts.at(-1)
      return heard && isHeard ? { after: say(heard) } : {}
    },
  }
}

/**
 * Writes a closing line that returns to the opening situation. Returns none in a short script, and if the script did
 * not begin with a situation.
 */
function calledBack(name: ArcName, { say, voices, telling, isBare }: Parts): Spoken[] {
  const { request, questions, wanted, ask, cases, scene } = telling
  const isTold = name === 'story' && !isBare && questions.length === 0 && (scene !== '' || cases.length > 0)
  return isTold && request.contentType === 'video_script' && wanted > SHORT_WORDS && !isCalled(ask)
    ? [voices.seller(say(CALLED_BACK))]
    : []
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

function answers(parts: Parts): Told {
  const { say, voices, telling } = parts
  const { speakers, questions, request, ask } = telling
  const head = headOf(parts).map(voices.seller)
  const [first, ...more] = head
  const isAd = request.contentType === 'ad_copy'
  const introduced =
    first && speakers > 1 && !isAd && !parts.isBare
      ? [
          voices.other(say([STYLES[request.contentStyle].asks])),
          ...[{ ...first, follows: true }, ...more],
          ...forWhom(parts),
        ]
      : isAd
        ? [...head, audienceOf(parts)]
        : [audienceOf(parts), ...head]
  return { open: [...asked(questions, voices), ...introduced], told: once(parts, (group) => questionOf(group, ask)) }
}

/**
 * Writes the question before a fact. Returns none if the script has asked the same question before, or, in a short
 * script, before every second fact.
 */
function once({ say, telling }: Parts, questionIn: (group: readonly Clause[]) => Rule): Told['told'] {
  const asked = new Set<string>()
  return (group, at) => {
    const question = questionIn(group)
    const subject = group[0]!.kind === 'price' ? 'price' : question
    if ((telling.wanted < SHORT_WORDS && at % 2 === 1) || asked.has(subject)) return {}
    asked.add(subject)
    return { before: say([question], the(pricedIn(group[0]!.words)?.what ?? '')) }
  }
}

const forWhom = ({ say, voices }: Parts): Spoken[] => voices.answered(say(FOR_WHOM), say(FOR_THEM))

const asked = (questions: readonly string[], { seller }: Voices): Spoken[] =>
  questions.length > 0 ? [seller(questions.join(' '))] : []

function quick(parts: Parts): Told {
  const { say, writer, voices, telling } = parts
  const { questions, head, request, ask } = telling
  const start = parts.isBare ? audienceOf(parts) : voices.seller(say([STYLES[request.contentStyle].starts]))
  const seen = request.contentType === 'video_script' ? screenOf(head, writer) : []
  const [first = '', ...more] = headOf(parts)
  return {
    open: [...asked(questions, voices), start, { ...voices.seller(first), seen }, ...more.map(voices.seller)],
    told: once(parts, (group) => promptOf(group, ask)),
  }
}
