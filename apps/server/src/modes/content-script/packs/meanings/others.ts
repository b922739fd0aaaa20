import type { Rule } from '../../../words/grammar.ts'
import type { Kind } from '../../plain/clauses.ts'
import type { Meaning } from './meaning.ts'

/** Meanings that are used only if no meaning of another list matches the clause. */
export const others: readonly Meaning[] = [
  [
    /^(?!.*\b(?:if|when|till|until|with|on|above|over|first)\b).*(?<!-)\bfree (?!of\b|from\b|range)\p{L}/iu,
    ['[Ask for it|Mention it|Name it] when you [write|call|come], so that [it is not forgotten|it is part of yours].'],
  ],
  [
    /\b(?:every|on|from)?\s?(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/iu,
    [
      '[Look at your week|Think of your week]: [is that day free|what else is on that day], and [put it in the calendar|write it in].',
      'One look at the calendar, and [you know which week is yours|you can fix it].',
      'Put [an alarm|a reminder] [on the evening before|for the evening before][, so that it does not pass you|, with the name beside it].',
    ],
  ],
]

export const byKind: Readonly<Partial<Record<Kind, readonly Rule[]>>> = {
  place: [
    '[Search the name on your map|Type the name into your map] [now|before you leave], and [look at the road|see how far it is from you].',
    'Tell [the rider|the driver] that name, [and ask for the nearest stop|and agree the fare first].',
    'If it is [on your way|near your work or your house], [pass by|look in], [on the way home|before you pass again].',
  ],
  when: [
    'Put it in your phone [now|before you scroll on], with [an alarm|a reminder].',
    'Send the time to [the people it concerns|whoever comes with you|whoever waits with you][, word for word|, now].',
  ],
}
