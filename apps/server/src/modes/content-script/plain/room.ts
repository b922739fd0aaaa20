import { countWords } from '../../words/writer.ts'
import { DAYS, RELATIVES } from '../packs/plots/people.ts'
import type { Spoken } from '../stage.ts'
import { ARCS, type ArcName } from './arcs.ts'
import type { Parts } from './saying.ts'
import type { Telling } from './telling.ts'

const LEAST_WORDS = 5
/** Number of words by which lines may exceed the words that are left. */
const MARGIN = 4

export const wordsOf = (lines: readonly Spoken[]): number => countWords(lines.map(({ text }) => text).join(' '))

/** The part of a script that is not written yet, measured in words. */
export interface Room extends Pick<Parts, 'writer' | 'voices' | 'telling'> {
  /** Values for the slots of a plot: the same people throughout a script. */
  people: Readonly<Record<string, string>>
  left: () => number
  /** Returns the lines and takes their words, or returns none if they do not fit or one of them is empty. */
  fit: (lines: readonly Spoken[]) => readonly Spoken[]
  /** Returns a listener’s line and the answer, or only the answer if there is one speaker. */
  answered: (asked: () => string, answer: string) => Spoken[]
  /** Returns the third of a list that belongs to this one of a run’s three scripts. */
  own: <T>(all: readonly T[]) => T[]
  ownFirst: <T>(all: readonly T[]) => T[]
}

export function roomFor(words: number, name: ArcName, parts: Pick<Parts, 'writer' | 'voices' | 'telling'>): Room {
  const { voices, telling } = parts
  const turn = (ARCS.indexOf(name) + telling.turn) % ARCS.length
  let left = words
  return {
    ...parts,
    people: peopleIn(telling),
    left: () => left,
    fit: (lines) => {
      const isWritten = lines.length > 0 && lines.every(({ text }) => text)
      if (!isWritten || left <= LEAST_WORDS || wordsOf(lines) > left + MARGIN) return []
      left -= wordsOf(lines)
      return lines
    },
    answered: (asked, answer) => (telling.speakers > 1 ? voices.answered(asked(), answer) : [voices.seller(answer)]),
    own: (all) => all.filter((_, at) => at % ARCS.length === turn),
    ownFirst: (all) => [
      ...all.filter((_, at) => at % ARCS.length === turn),
      ...all.filter((_, at) => at % ARCS.length !== turn),
    ],
  }
}

function peopleIn({ random, values }: Telling): Room['people'] {
  const [who, other, day] = [RELATIVES.who, RELATIVES.other, DAYS].map(random.pick)
  return { ...values, who: who!, other: other!, day: day! }
}
