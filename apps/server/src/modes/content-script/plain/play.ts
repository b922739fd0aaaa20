import type { Rule } from '../../words/grammar.ts'
import { capital } from '../../words/spin.ts'
import type { Writer } from '../../words/writer.ts'
import { LEADS } from '../packs/plots/leads.ts'
import type { Beat, Plot } from '../packs/plots/plot.ts'
import type { Spoken } from '../stage.ts'
import type { Kind } from './clauses.ts'
import { STARTER } from './questions.ts'
import type { Room } from './room.ts'

const SHORTEST_BEAT = 12
const WORDS_A_LEAD = 90
const LINE = /^(?:ASKS|TELLS): /u

/** Adds beats of the plot as long as words are left. */
export function createPlay(room: Room) {
  const { telling, writer, left, fit, own } = room
  const { plot, spare } = telling
  const isDialogue = telling.speakers > 1
  const spokenIn = isDialogue ? played : quoted
  const done = new Map<Beat, readonly Spoken[]>()
  const play = (beats: readonly Beat[], say = writer.sayAnew) => {
    for (const beat of beats) {
      const lines = done.has(beat) || left() < SHORTEST_BEAT ? [] : fit(spokenIn(beat, room, say))
      if (lines.length > 0) done.set(beat, lines)
    }
  }
  return {
    begin: () => play(own(plot.before)),
    /** @param isOwn whether to add only the beats that belong to this script, or all that fit */
    goOn: (isOwn: boolean) => {
      // A customer’s decision at the end makes sense only after a dialogue with that customer.
      if (isOwn && isDialogue) play(own(plot.after))
      play(isOwn ? own(plot.among) : plot.among)
    },
    /**
     * Adds the remaining beats, even in sentences that the user has seen in earlier runs, then beats of the spare plot.
     * @param least number of words that the spare plot must leave
     */
    rest: (least: number) => {
      play([...plot.among, ...(isDialogue ? [] : plot.before)], writer.say)
      for (const beat of spare?.among ?? []) if (left() > least) play([beat])
    },
    played: (stage: keyof Plot) => {
      const beats = new Set([...plot[stage], ...(stage === 'among' ? (spare?.among ?? []) : [])])
      return [...beats].flatMap((beat) => (done.has(beat) ? [done.get(beat)!] : []))
    },
  }
}

function played(beat: Beat, { voices, people }: Room, say: Writer['say']): Spoken[] {
  const asking = voices.other('').by
  return beat.map((rule, at) => ({
    by: rule.startsWith('ASKS: ') ? asking : 0,
    text: say([rule.replace(LINE, '')], people),
    follows: at > 0,
  }))
}

const ASKED: readonly Rule[] = [
  '[Somebody|A person|One person] [asked me this week|asked me at the door|asked me on the phone|once asked me]: {it}',
  '[This question I hear often|I get this question every week|Many people ask me this in a low voice|This one always comes]: {it}',
  '[A mother|A young man|A woman in a hurry|Somebody I know] [asked me|wanted to know from me|asked me with a laugh|asked me on the road]: {it}',
]
const SAID: readonly Rule[] = [
  '[Somebody|A person|One person] [told me this week|said to me at the door|said to me on the phone|once told me]: {it}',
  '[I hear this often|Many people begin like this|You do not know how often I hear this|This one I know well]: {it}',
  '[A mother|A young man|A woman in a hurry|Somebody I know] [told me|said to me with a laugh|said to me in a low voice|said to me on the road]: {it}',
]
const WENT_ON: readonly Rule[] = ['[And they|Then they|They]: {it}']
const ANSWERED: readonly Rule[] = ['[I said|I answered|I told them|My answer]: {it}']

/** A single speaker tells what a customer said, and the answer. */
function quoted(beat: Beat, { voices, people }: Room, say: Writer['say']): Spoken[] {
  const told = beat.map((rule, at) => {
    const line = say([rule.replace(LINE, '')], people)
    const asks = at > 0 ? WENT_ON : line.endsWith('?') ? ASKED : SAID
    return line && say(rule.startsWith('ASKS: ') ? asks : ANSWERED, { it: quote(line) })
  })
  return [voices.seller(told.every(Boolean) ? told.join(' ') : '')]
}

const quote = (text: string): string => `“${text.replaceAll('“', '‘').replaceAll('”', '’')}”`

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
