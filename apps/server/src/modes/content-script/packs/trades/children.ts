import type { TradePack } from './trade-pack.ts'

/** Lessons for children outside school. The texts address the parents. */
export const children: TradePack = {
  film: 'the children at practice',
  cases: [
    '[Saturday comes|the holiday begins], {my} child [holds the phone from morning|sits before the TV], and [by noon everybody is shouting|the whole day is gone|nobody has moved]',
    '{my} child [watches others do it|wants to learn it], {I} [cannot teach it|have no patience for it], and [nobody shows the first step|“next month” comes again]',
  ],
  tips: [
    [
      'what if my child is afraid',
      'If your child is afraid, [come before the others|say in simple words what will happen], and let the child watch first. [Nobody should push on the first day|The second time is easier].',
    ],
    [
      'what do we bring',
      'Pack the bag [the evening before|together with the child]: [water, a towel and a change of clothes|water, something small to eat and a note with your number], with the name [on each thing|written inside].',
    ],
    [
      'should I stay and watch',
      'Stay [where your child can see you|in sight] [the first time|for the first lessons], and [step back after that|sit a little further each time]. [Children learn better when nobody calls from the side|One voice is enough for a child].',
    ],
    [
      'how do I see that my child learns',
      'After each lesson, let your child show you [one thing|the new thing] at home. [Clap first, correct later|Praise the effort], and [you see how it grows from week to week|you know what comes next].',
    ],
    [
      'what if my child wants to stop',
      'If your child wants to stop after [two lessons|the first week], [finish the month first|try three more times], and then decide together. [Many children say that before it becomes fun|The beginning is the hard part].',
    ],
    [
      'how does it fit into our week',
      'Keep [the same day and hour|one fixed hour], [with rest and food before it|not right after school]. [A tired child learns little|A child who knows the day gets ready alone].',
    ],
  ],
  fits: {
    '|towel': /swim|football|sport|taekwondo|karate|danc|ballet|gym|tennis|basketball/iu,
  },
  jokes: [
    'After [one lesson|the first day], [my child|my little one] [taught the whole compound, and now I am the pupil|corrected me in front of visitors|sent me a bill for home lessons].',
    '[The first lesson|The trial lesson] was for my child, and [I only came for the shade|I only held the bag], but [I was the one who slept well|now I want my own teacher].',
  ],
  shots: [
    'Film [small hands that try it|a teacher who shows it once|a child who waits for the turn], [from the height of the child|from the side|from near].',
    'Film [the whole group|the warm-up|the first try and a later one], [from a few steps away|from the same spot|with the parents’ permission].',
    'Film [the bags in a row|a high five|a parent who claps], [from near|from the side|in daylight].',
  ],
}
