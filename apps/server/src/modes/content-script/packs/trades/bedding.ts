import type { TradePack } from './trade-pack.ts'

export const bedding: TradePack = {
  film: 'the room it is used in',
  cases: [
    'visitors [call from the junction|say they will sleep over], {I} [open the wardrobe|look at the room], and [no sheet matches another|the curtain has lost its colour|the good set is the one with the hole]',
    '{I} [wake up|lie down] [with a stiff back|on the same tired spot], and [there is a valley in the middle|{I} feel the bed frame|the whole night is a fight]',
    '{I} [buy a set in a hurry|buy by eye], [bring it home|open it at home], and [it does not reach the corners|it is short by a hand|after two washes it is another colour]',
  ],
  tips: [
    [
      'how do I measure',
      'Measure [the bed, not the old cover|the window, not the old curtain], [and write it in inches|and say if it is feet or inches], because “standard size” [means many things|is only a word].',
    ],
    [
      'which fabric',
      'For our heat, [choose cotton|take what breathes]: [rub it between two fingers|hold it to the light] before you choose. [A thin one shows your hand|A good one feels calm on the skin].',
    ],
    [
      'how do I wash it',
      'Wash it the first time [alone|without other colours], [in cold water|with little soap], and [dry it in the shade|hang it out of the strong sun]. [Sun takes colour|Bleach eats colour].',
    ],
    [
      'which colour',
      'Choose a colour that goes with [the wall and the floor|what is already in the room], and look at it by day, because [bulbs change every colour|a screen changes colours].',
    ],
    [
      'how many sets do I need',
      'Two sets [are enough|give you peace]: [one in use, one in the wardrobe|one rests while one works]. [A third one is for visitors|Then nobody washes at midnight].',
    ],
    [
      'how do I test a mattress',
      'Lie on a mattress [for ten minutes|on your own side], [shoes off|in the way you sleep], and do not only press it with your hand. [Your back should be straight|If your hip sinks, it is too soft].',
    ],
    [
      'how long does it last',
      'A mattress lasts longer if you turn it [every three months|twice a year], [head to foot|upside down too if it allows]. [Then it wears evenly|Then no valley comes in the middle].',
    ],
    [
      'what about the pillow',
      'Fold a pillow in two: if it [stays folded|does not spring back], [it is finished|it is time for a new one]. [Your neck knows the difference|The neck pays for a flat pillow].',
    ],
    [
      'how do I hang curtains',
      'Hang the rail [higher than the window|closer to the ceiling], and [let it go wider on both sides|let the cloth touch the floor]. [The room looks taller|The same room looks bigger].',
    ],
    [
      'what of a rug',
      'Let a rug reach [under the front legs of the chairs|past the bed on both sides], and measure the floor first. [A small rug makes a room smaller|A rug that floats looks lost].',
    ],
    [
      'what if it is a gift',
      'For a new couple, find out the bed size, and [stay with white, cream or grey|choose a calm colour]. [It fits any room|Nobody quarrels with a calm colour].',
    ],
    [
      'how do I keep it fresh',
      'Air the bed [before you make it|for half an hour in the morning], with the [window open|sheet thrown back]. [Damp is what smells|A bed needs to breathe].',
    ],
  ],
  fits: {
    '|bed frame': /mattress|bed(?!room)/iu,
    '|tired spot': /mattress|bed(?!room)/iu,
    '|pillow': /pillow|bed(?!room)|mattress|duvet/iu,
    'which fabric': /sheet|duvet|cotton|bed|pillow/iu,
    'how do I test a mattress': /mattress|foam/iu,
    'how long does it last': /mattress|foam/iu,
    'what about the pillow': /pillow|bed|duvet|mattress|sheet/iu,
    'how do I hang curtains': /curtain|blind/iu,
    'what of a rug': /rug|carpet/iu,
    'how many sets do I need': /sheet|duvet|bed|curtain|towel/iu,
    'what if it is a gift': /sheet|duvet|bed/iu,
    'how do I keep it fresh': /sheet|duvet|bed|mattress|pillow/iu,
    'how do I wash it': /sheet|duvet|curtain|bed|towel/iu,
    'how do I measure': /sheet|duvet|bed|mattress|foam|curtain|blind/iu,
    '|stiff back': /mattress|foam|pillow/iu,
    '|sheet': /sheet|duvet|bed|curtain/iu,
    '|the bed, not': /sheet|duvet|bed|mattress|foam/iu,
    '|curtain has lost': /curtain|blind/iu,
    '|old curtain': /curtain|blind/iu,
    '|buy a set': /sheet|duvet|bed|curtain|towel/iu,
    '|buy by eye': /sheet|duvet|bed|curtain|towel/iu,
    '|cancel plans': /sheet|duvet|bed|mattress|foam|pillow/iu,
    '|cannot wake up': /sheet|duvet|bed|mattress|foam|pillow/iu,
    '|blame the bed': /sheet|duvet|bed|mattress|foam|pillow/iu,
    '|valley': /mattress|foam/iu,
  },
  jokes: [
    '[My bed|My old sheet|The curtain from 2009] [heard this|saw this] and [started packing|asked for forgiveness|said: finally].',
    '[If you cannot wake up after this|When your visitors refuse to go home|If you cancel plans to stay in bed], [do not call us|it is not our fault|blame the bed].',
  ],
  shots: [
    'Film {film} [before and after|with morning light], [from the door|from the same corner], [slowly|two shots].',
    'Film [a hand over the cloth|the seam from near|the cloth against the light], [close up|in daylight], [slowly|in one take].',
    'Film [a sheet thrown over the bed|a curtain being drawn|a pillow that springs back], [from the side|from the foot end], [with the sound on|in one take].',
    'Take [one picture of all colours folded|one picture of the made bed|one picture of the label], [in daylight|from above|for the cover].',
  ],
}
