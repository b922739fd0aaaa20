import type { TradePack } from './trade-pack.ts'

export const barbers: TradePack = {
  film: 'the haircut',
  cases: [
    '[the interview is tomorrow|the wedding is on Saturday|{my} picture will be taken on Friday], and [the hair has its own plan|the beard looks like last month|the usual barber has travelled]',
    '{I} [say “just low cut”|close {my} eyes in the chair], the clipper [sings|starts], and [the hairline moves back|it is lower than low|{I} need a cap for two weeks]',
  ],
  tips: [
    [
      'what should I tell a barber',
      '[Show a picture|Say it with numbers], [front and side|one, two or three], and [say what must stay|point at the hairline], because [“low” means three things|a word is not a length].',
    ],
    [
      'what about the clipper',
      '[Look at how tools are kept|Bring your own clipper if you like], [before it touches you|politely], because [skin is skin|bumps often start there].',
    ],
    [
      'how do I avoid bumps',
      'Against bumps, [do not scratch|wash with warm water after], [use a clean towel|keep your hand off it], and [see a professional if it stays|leave strong cream alone].',
    ],
    [
      'what about children',
      'With a child, [come when he is not tired|go in the morning|let him watch first], [bring something to hold|sit close by], and [praise the stillness|keep it short], because [fear starts with noise].',
    ],
    [
      'how often should I cut',
      '[Every two weeks|Two to three weeks] [keeps a line sharp|is enough for most], [a beard sooner|depending on your hair], and [a small touch is quicker than a rescue|put it in your calendar].',
    ],
    [
      'when is it quiet',
      'Weekday mornings [are the calm hours|go fastest], [Friday evening and Saturday are full|before a feast everybody comes], so [choose your hour|come early], and [nobody has to rush the line].',
    ],
    [
      'how do I keep a beard',
      'For a beard, [wash it like hair|brush it each morning], [a little oil at night|dry it well], and [let somebody draw the line once a month|do not chase the left side with the right].',
    ],
    [
      'what of dye and colour',
      'Before dye, test a little behind the ear, [wait a day|one day before], because [skin can react|a red face is no style], and [wash your forehead at once|use gloves].',
    ],
    [
      'what about home service',
      'If a barber comes to you, [have a chair and light ready|choose a place that is easy to sweep], [and a socket|with a mirror if you can], and [agree the price for two heads before].',
    ],
  ],
  jokes: [
    '[My hairline|My barber’s chair|The mirror] [heard about this|saw me coming] and [sat up straight|asked who is the fine boy|started to smile], [after a long time|before the clipper|like a groom].',
    '[Do not sneeze|Do not nod|Do not answer that call] when the clipper is [at the corner|near the ear|on the line], [we have seen things|caps are expensive|pray in your mind].',
  ],
  shots: [
    'Film [before and after|the first and the last look], [same spot, same light|side by side|from the same height][|, two shots].',
    'Film [the line being drawn|the clipper at work|the cape that swings], [from near|over the shoulder|from the side], [with the sound on|slowly|in one take].',
    'Film [the tools being cleaned|the mirror at the end|a hand that brushes it off], [from near|from above], [five seconds|with the sound on].',
    'Take [one picture of the finished cut|one picture of the chair|one picture of the tools in a row], [from the side|in daylight|for the cover].',
  ],
}
