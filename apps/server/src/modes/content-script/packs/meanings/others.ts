import type { Rule } from '../../../words/grammar.ts'
import type { Kind } from '../../plain/clauses.ts'
import type { Meaning } from './meaning.ts'

/** Meanings that are used only if no meaning of another list matches the clause. */
export const others: readonly Meaning[] = [
  [
    /\bfree\b/iu,
    [
      'Free means free: [ask for it|mention it] when you write, [so that it is not forgotten|do not be shy].',
      'That is [one bill you do not pay|one thing off your list].',
      'It is [part of it|inside], so do not [forget it|be shy to mention it].',
      'Your money [stays for the main thing|goes to the main thing], [not to that|that one costs nothing].',
      'Many people [pay for that elsewhere|budget for that], [you can cross it off|here you can leave it out].',
      'Tell [the one you are coming with|one person who needs it], [it is for them too|nobody should miss that].',
    ],
  ],
  [
    /\b(?:every|on|from)?\s?(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/iu,
    [
      '[Look at your week|Think of your week]: [is that day free|what else is on that day], and [put it in the calendar|write it in].',
      'One look at the calendar, and [you know which week is yours|you can fix it].',
      'You can [tell them at work|arrange the children] [early|in time], because [the day is known|the day does not jump].',
      'Say [which week suits you|your week], and [there is nothing to argue about|the day is already clear].',
      '[Your week has a place for it|Give it a place in your week], [like market day|like church or mosque].',
      'Put [an alarm|a reminder] [on the evening before|for the evening before], [and be among the first|and come in peace].',
    ],
  ],
]

export const byKind: Readonly<Partial<Record<Kind, readonly Rule[]>>> = {
  place: [
    'If you [know that side|live around there|pass there], you [already know the road|can find it with your eyes closed].',
    '[Save it in your phone|Put it in your notes] [now|before you scroll on], [so you do not ask the way twice|with a landmark].',
    'There is [a door you can knock|a real place to stand in front of], [not only a page|not only a voice on the phone].',
    'You can [come and see with your own eyes|put a face to the name]: [it is a real place|somebody is behind it].',
    'Tell [the rider|the driver] that name, [and let him drop you there|most of them know the side].',
    'If it is [on your way|near your work or your house], [pass by|look in], [one trip, two things done|before you pass again].',
  ],
  when: [
    'Put it in your phone [now|before you scroll on], with [an alarm|a reminder].',
    'Plan your [time|day] with that, [and it costs you no second trip|and you come straight].',
    'Tell [the people it concerns|whoever it concerns], [so that everybody moves together|one time for everybody].',
    'You know the time, so [nobody waits for nobody|the rest of the day is yours].',
    '[Put it beside your own day|Look at your own day], and [see how it fits|move what must be moved].',
    'A time that is known [is easy to keep|can be kept], [write it where you see it|tell it at home].',
  ],
}
