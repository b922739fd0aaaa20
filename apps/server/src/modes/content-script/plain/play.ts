import type { Writer } from '../../words/writer.ts'
import { LEADS } from '../packs/plots/leads.ts'
import type { Beat, Plot } from '../packs/plots/plot.ts'
import type { Spoken } from '../stage.ts'
import type { Kind } from './clauses.ts'
import type { Room } from './room.ts'
import type { Telling } from './telling.ts'

const SHORTEST_BEAT = 12
const WORDS_A_LEAD = 90
const LINE = /^(?:ASKS|TELLS): /u

/** Plays beats of the plot as long as there is room. */
export function createPlay(room: Room) {
  const { telling, writer, left, fit, own } = room
  const plot = plotOf(telling)
  const played = new Map<Beat, readonly Spoken[]>()
  const play = (beats: readonly Beat[], say = writer.sayAnew) => {
    for (const beat of beats) {
      const lines = played.has(beat) || left() < SHORTEST_BEAT ? [] : fit(spokenIn(beat, room, say))
      if (lines.length > 0) played.set(beat, lines)
    }
  }
  // One voice tells of a customer whom the first beat names.
  const isBegun = () => telling.speakers > 1 || played.size > 0
  return {
    /** Plays how it begins, and returns whether there is a customer to tell of. */
    begin: () => {
      play(own(plot.before))
      return isBegun()
    },
    /** Plays beats with which no other script begins, or all that fit. */
    goOn: (isOwn: boolean) => {
      if (isBegun()) play(isOwn ? [...own(plot.after), ...own(plot.among)] : plot.among)
    },
    /** Plays what is left, also in sentences that the user has seen before. */
    rest: () => isBegun() && play(plot.among, writer.say),
    played: (stage: keyof Plot) => plot[stage].flatMap((beat) => (played.has(beat) ? [played.get(beat)!] : [])),
  }
}

const plotOf = ({ plots, speakers }: Telling): Plot => (speakers > 1 ? plots.two : plots.one)

function spokenIn(beat: Beat, { voices, people }: Room, say: Writer['say']): Spoken[] {
  const asking = voices.other('').by
  return beat.map((rule, at) => ({
    by: rule.startsWith('ASKS: ') ? asking : 0,
    text: say([rule.replace(LINE, '')], people),
    follows: at > 0,
  }))
}

/** Puts before some facts what moves the customer to ask for them. */
export function ledFacts(facts: readonly (readonly Spoken[])[], kinds: readonly Kind[], room: Room) {
  const { telling, writer, people, fit, own } = room
  const leads = LEADS[telling.speakers > 1 ? 'two' : 'one']
  let left = Math.floor(telling.wanted / WORDS_A_LEAD)
  return facts.map((lines, at): readonly Spoken[] => {
    const isFirst = kinds.indexOf(kinds[at]!) === at
    const rules = isFirst && telling.ask !== 'give' ? own(leads[kinds[at]!] ?? []) : []
    const [first, ...rest] = lines
    if (!first || rules.length === 0 || left === 0) return lines
    const [lead] = fit([room.voices.other(writer.sayAnew(rules, people))])
    if (!lead) return lines
    left--
    return first.by === 0 && telling.speakers > 1
      ? [lead, { ...first, follows: true }, ...rest]
      : [{ ...first, text: `${lead.text} ${first.text}` }, ...rest]
  })
}
