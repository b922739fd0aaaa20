import type { Rule } from '../../../words/grammar.ts'
import type { Kind } from '../../plain/clauses.ts'
import type { Meaning } from './meaning.ts'

/** Meanings that are tried after those for services and money. */
export const others: readonly Meaning[] = [
  [
    /\bfree\b/iu,
    [
      'Free means free: [ask for it|mention it] when you [write|come], [so that it is not forgotten|do not be shy].',
      'That is [one bill you do not pay|one thing off your list].',
      'If you [qualify|are close to it], do not [leave it on the table|walk past it].',
      'Ask [what comes with it|how it works] [first|when you call], [so that you use all of it|and use it well].',
      'Many people [pay for that elsewhere|budget for that], [you can cross it off|here you can leave it out].',
      'Tell [the one you are coming with|one person who needs it], [it is for them too|nobody should miss that].',
    ],
  ],
]

export const byKind: Readonly<Partial<Record<Kind, readonly Rule[]>>> = {
  place: [
    'If you [know that side|live around there|pass there], you [already know the road|can find it with your eyes closed].',
    '[Save it in your phone|Put it in your notes] now, with [a landmark|the nearest bus stop].',
    'If you are coming from far, ask for [directions|the nearest bus stop] before you [leave home|enter the bus].',
    'You can [come and see with your own eyes|put a face to the name]: [it is a real place|there is a door you can knock].',
    '[Call before you come from far|If it is your first time, call first], [so that you come straight|and come without stress].',
    'Tell [the rider|the driver] that name, [and let him drop you there|most of them know the side].',
  ],
  when: [
    'Put it in your phone [now|before you scroll on], with [an alarm|a reminder].',
    'Plan your [time|day] with that, so that you [do not come for nothing|do not meet a closed door].',
    'Tell [the people it concerns|whoever it concerns], [so that everybody moves together|one time for everybody].',
    'If you can choose, be [early|among the first]: [you find a place|you meet people with time], [and your head is calm|without rush].',
    'Ask yourself now [what else is on that day|if that time is free], [and move the other thing|so that nothing pulls you away].',
    'If [that time does not suit you|you cannot make that time], say it [in a message|early], [and hear what is possible|do not just disappear].',
  ],
}
