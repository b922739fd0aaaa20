import { capital } from '../../words/spin.ts'
import type { Writer } from '../../words/writer.ts'
import { LEADS } from '../packs/plots/leads.ts'
import type { Beat, Plot } from '../packs/plots/plot.ts'
import type { Spoken } from '../stage.ts'
import { ARCS } from './arcs.ts'
import type { Kind } from './clauses.ts'
import { STARTER } from './questions.ts'
import type { Room } from './room.ts'

const SHORTEST_BEAT = 12
const WORDS_A_LEAD = 90
const LINE = /^(?:ASKS|TELLS): /u

/** Adds beats of the plot as long as words are left. */
export function createPlay(room: Room) {
  const { telling, writer, left, fit, own } = room
  const isDialogue = telling.speakers > 1
  const staged = (plot: Plot) => (isDialogue ? plot : aloneIn(plot))
  const plot = staged(telling.plot)
  const spare = telling.spare ? staged(telling.spare).among : []
  const done = new Map<Beat, readonly Spoken[]>()
  const play = (beats: readonly Beat[], say = writer.sayAnew) => {
    for (const beat of beats) {
      const lines = done.has(beat) || left() < SHORTEST_BEAT ? [] : fit(played(beat, room, say))
      if (lines.length > 0) done.set(beat, lines)
    }
  }
  return {
    begin: () => play(own(plot.before)),
    /** @param isOwn whether to add only the beats that belong to this script, or all that fit */
    goOn: (isOwn: boolean) => {
      // A customer’s decision at the end makes sense only after the story before it.
      if (isOwn) play(own(plot.after))
      play(isOwn ? own(plot.among) : plot.among)
    },
    /**
     * Adds the remaining beats, even in sentences that the user has seen in earlier runs, then beats of the spare plot.
     * @param least number of words that the spare plot must leave
     */
    rest: (least: number) => {
      play(plot.among, writer.say)
      for (const beat of spare) if (left() > least) play([beat])
    },
    played: (stage: 'before' | 'among' | 'after') => {
      const beats = new Set([...plot[stage], ...(stage === 'among' ? spare : [])])
      return [...beats].flatMap((beat) => (done.has(beat) ? [done.get(beat)!] : []))
    },
  }
}

const aloneIn = ({ alone }: Plot): Omit<Plot, 'alone'> => ({
  before: alone.slice(0, ARCS.length).map((rule) => [rule]),
  among: alone.slice(ARCS.length).map((rule) => [rule]),
  after: [],
})

function played(beat: Beat, { voices, people }: Room, say: Writer['say']): Spoken[] {
  const asking = voices.other('').by
  return beat.map((rule, at) => ({
    by: rule.startsWith('ASKS: ') ? asking : 0,
    text: say([rule.replace(LINE, '')], people),
    follows: at > 0,
  }))
}

/** Puts a line of the customer before some facts of a dialogue, which leads to the question that the fact answers. */
export function ledFacts(facts: readonly (readonly Spoken[])[], kinds: readonly Kind[], room: Room) {
  const { telling, writer, people, fit, own } = room
  let left = telling.speakers > 1 && telling.ask !== 'give' ? Math.floor(telling.wanted / WORDS_A_LEAD) : 0
  return facts.map((lines, at): readonly Spoken[] => {
    const isFirst = kinds.indexOf(kinds[at]!) === at
    const rules = isFirst ? own(LEADS[kinds[at]!] ?? []) : []
    const [first, ...rest] = lines
    if (!first || rules.length === 0 || left === 0) return lines
    const [lead] = fit([room.voices.other(writer.sayAnew(rules, people))])
    if (!lead) return lines
    left--
    return first.by === 0
      ? [lead, { ...first, follows: true }, ...rest]
      : [{ ...first, text: `${lead.text} ${capital(first.text.replace(STARTER, ''))}` }, ...rest]
  })
}
