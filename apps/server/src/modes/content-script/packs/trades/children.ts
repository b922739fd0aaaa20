import type { TradePack } from './trade-pack.ts'

/** Lessons for children outside school. Its readers are the parents. */
export const children: TradePack = {
  film: 'the children at practice',
  cases: [
    '[Saturday comes|the holiday begins], {my} child [holds the phone from morning|sits before the TV], and [by noon everybody is shouting|the whole day is gone|nobody has moved]',
    '{my} child [watches others do it|wants to learn it], {I} [cannot teach it|have no patience for it], and [nobody shows the first step|“next month” comes again]',
  ],
  tips: [
    [
      'what if my child is afraid',
      'If your child is afraid, [come early and only watch|let the child watch first]. [Say in simple words what will happen|Do not push on the first day], and [the second time is easier|let the teacher take the hand].',
    ],
    [
      'what do we bring',
      'Pack the bag [the evening before|together with the child]: [water, a towel and a change of clothes|water, something small to eat and clean clothes], [with the name on each thing|and write the name inside].',
    ],
    [
      'should I stay and watch',
      'Stay [where your child can see you|in sight] [the first time|for the first lessons], and [step back after that|sit a little further each time]. [Children learn better when nobody calls from the side|One voice is enough for a child].',
    ],
    [
      'how do I see that my child learns',
      'After each lesson, let your child show you [one thing|the new thing] at home. [Clap first, correct later|Praise the trying], and [you see how it grows from week to week|you know what comes next].',
    ],
    [
      'what if my child wants to stop',
      'If your child wants to stop after [two lessons|the first week], [finish the month first|try three more times]. [Most children say that before it becomes fun|The beginning is the hard part], and [then you decide together|you talk about it calmly after that].',
    ],
    [
      'how does it fit into our week',
      'Keep [the same day and hour|one fixed hour], [with rest and food before it|not right after school]. [A tired child learns little|A child who knows the day gets ready alone].',
    ],
  ],
  jokes: [
    '[My child|My little one] [taught the whole compound|corrected me in front of visitors] after [one lesson|the first day], [and now I am the pupil|and sent me the bill].',
    '[The first lesson|The trial lesson] was for my child, [I only came for the shade|I only held the bag], and [I was the one who slept well|now I want my own teacher].',
  ],
  shots: [
    'Film [small hands that try it|a teacher who shows it once|a child who waits for the turn], [from the height of the child|from the side|from near].',
    'Film [the whole group|the warm-up|the first try and a later one], [from a few steps away|from the same spot|with the parents’ permission].',
    'Film [the bags in a row|a high five|a parent who claps], [from near|from the side|in daylight].',
  ],
}
