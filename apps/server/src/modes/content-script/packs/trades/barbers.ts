import type { TradePack } from './trade-pack.ts'

export const barbers: TradePack = {
  film: 'the haircut',
  cases: [
    '[the interview is tomorrow|the wedding is on Saturday|{my} picture will be taken on Friday], and [the hair has its own plan|the beard looks like last month|the usual barber has travelled]',
    '{I} [say “just low cut”|close {my} eyes in the chair], the clipper starts, and [the hairline moves back|it is lower than low|{I} need a cap for two weeks]',
  ],
  tips: [
    [
      'what should I tell a barber',
      '[Show a picture, front and side|Say the clipper number you want], and [say what must stay|point at the hairline], because [“low” means three things|a word is not a length].',
    ],
    [
      'what about the clipper',
      'You can [ask how the tools are cleaned|bring your own clipper if you like], because [every skin is different|a clean blade is kind to the skin].',
    ],
    [
      'how do I avoid bumps',
      'Against bumps, [do not scratch|wash with warm water after the cut], [use a clean towel|keep your hands off them], and [see a doctor if they stay|leave strong creams alone].',
    ],
    [
      'what about children',
      'With a child, [come when he is not tired|go in the morning|let him watch first], [bring something to hold|sit close by], and [praise him for sitting still|keep it short], because fear starts with the noise.',
    ],
    [
      'how often should I cut',
      '[Every two weeks|Every two to three weeks] [keeps a line sharp|is enough for most], [a beard a little sooner|sooner if your hair grows fast], because [a small touch is quicker than a rescue|a sharp line grows out fast].',
    ],
    [
      'when is it quiet',
      'Weekday mornings [are mostly the calm hours|mostly go fastest], and [Friday evening and Saturday are full|before a feast everybody comes], so [choose your hour|come early].',
    ],
    [
      'how do I keep a beard',
      'For a beard, [wash it like hair|brush it each morning], [oil it lightly at night|dry it well], and [let somebody draw the line once a month|do not chase the left side with the right].',
    ],
    [
      'what of dye and colour',
      'Before dye, test a little behind the ear [and wait a day|the day before], because [skin can react|a red face is no style].',
    ],
    [
      'what about home service',
      'If a barber comes to you, [have a chair and light ready|choose a place that is easy to sweep], [near a socket|with a mirror if you can], and [say how many heads there are|keep a towel near].',
    ],
  ],
  fits: {
    'what of dye and colour': /dye|colou?r|tint/iu,
    'what about home service': /home|house|mobile|come to you|visit|travel/iu,
  },
  jokes: [
    '[My hairline|My barber’s chair|The mirror] [heard about this|saw me coming] and [sat up straight|asked who is the fine boy|started to smile], [after a long time|before the clipper even started].',
    '[Do not sneeze|Do not nod|Do not answer that call] when the clipper is [at the corner|near the ear|on the line]: [we have seen things|caps are expensive|two weeks is a long time].',
  ],
  shots: [
    'Film [before and after|the first and the last look], [same spot, same light|side by side|from the same height][|, two shots].',
    'Film [the line being drawn|the clipper at work|the cape that swings], [from near|over the shoulder|from the side], [with the sound on|slowly|in one take].',
    'Film [the tools being cleaned|the mirror at the end|a hand that brushes it off], [from near|from above], [five seconds|with the sound on].',
    'Take [one picture of the finished cut|one picture of the chair|one picture of the tools in a row], [from the side|in daylight|for the cover].',
  ],
}
