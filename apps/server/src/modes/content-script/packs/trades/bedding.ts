import type { TradePack } from './trade-pack.ts'

export const bedding: TradePack = {
  film: 'the room it is used in',
  cases: [
    'visitors [call from the junction|say they will sleep over], {I} [open the wardrobe|look at the room], and [no sheet matches another|the curtain has lost its colour|the good set is the one with the hole]',
    '{I} [wake up|lie down] [with a stiff back|at the same tired spot], and [there is a valley in the middle|{I} feel the bed frame|sleep has been fighting {me}]',
    '{I} [buy a set in a hurry|buy by eye], [bring it home|open it at home], and [it does not reach the corners|it is short by a hand|after two washes it is another colour]',
  ],
  tips: [
    [
      'how do I measure',
      'Measure [the bed, not the sheet|the window, not the old curtain]: [length, width and height|width and drop]. [Write it in inches|Say feet or inches], [and send the numbers|not “standard size”].',
    ],
    [
      'which fabric',
      'For our heat, [cotton breathes|take what breathes]. [Rub it between two fingers|Hold it to the light]: [thin ones show your hand|a good one feels calm], [before you choose|simple test].',
    ],
    [
      'how do I wash it',
      'Wash the first time [alone|without the others], [in cold water|with little soap], and [dry it in the shade|turn it inside out]. [Sun takes colour|Bleach eats it], [slowly but surely|you will see].',
    ],
    [
      'which colour',
      'Choose a colour with [the wall and the floor|what is already in the room], not [the shop light|the picture alone]. See it by day, [bulbs change everything|then decide].',
    ],
    [
      'how many sets do I need',
      'Two sets [are peace|are enough]: [one on the bed, one in the wardrobe|one rests, one works]. [A third is for visitors|Visitors get the third], [so nobody washes at midnight|simple].',
    ],
    [
      'how do I test a mattress',
      'Lie on a mattress [for ten minutes|on your own side], [not with your hand|do not only press it]. [Your back should be straight|If your hip sinks, it is too soft], [take your time|shoes off].',
    ],
    [
      'how long does it last',
      'Turn [the mattress|it] [every three months|twice a year], [head to foot|upside down too if it allows]. [It wears evenly|No valley in the middle], [and you postpone the next one|it costs nothing].',
    ],
    [
      'what about the pillow',
      'Fold a pillow in two: if it [stays folded|does not spring back], [it is finished|let it rest]. [Your neck knows|The neck pays for it], [change it first|before the bed].',
    ],
    [
      'how do I hang curtains',
      'Hang the rail [higher than the window|closer to the ceiling], and [wider on both sides|let the cloth touch the floor]. [The room looks taller|The same room looks bigger], [no new paint|try it].',
    ],
    [
      'what of a rug',
      'Let a rug reach [under the front legs of the chairs|past the bed on both sides]. [A small rug makes a room smaller|A rug that floats looks lost], [so measure the floor|choose the size first].',
    ],
    [
      'what if it is a gift',
      'For a new couple, find out the bed size, and [stay with white, cream or grey|choose a calm colour]. [It fits any room|Nobody is offended by it], [and put a card inside|keep the receipt].',
    ],
    [
      'how do I keep it fresh',
      'Air the bed [before you make it|for half an hour in the morning], [window open|sheet thrown back]. [Damp is what smells|A bed needs to breathe], [then make it|like a hotel].',
    ],
  ],
  fits: {
    '|bed frame': /mattress|bed(?!room)/iu,
    '|tired spot': /mattress|bed(?!room)/iu,
    '|pillow': /pillow|bed(?!room)|mattress|duvet/iu,
    'which fabric': /sheet|curtain|duvet|cotton|bed|pillow|fabric/iu,
    'how do I test a mattress': /mattress|foam/iu,
    'how long does it last': /mattress|foam/iu,
    'what about the pillow': /pillow|bed|duvet|mattress|sheet/iu,
    'how do I hang curtains': /curtain|blind/iu,
    'what of a rug': /rug|carpet/iu,
    'how many sets do I need': /sheet|duvet|bed|curtain|towel/iu,
    'what if it is a gift': /sheet|duvet|bed|towel|pillow/iu,
    'how do I keep it fresh': /sheet|duvet|bed|mattress|pillow/iu,
    'how do I wash it': /sheet|duvet|curtain|bed|towel|rug/iu,
    '|stiff back': /mattress|foam|pillow/iu,
    '|sheet': /sheet|duvet|bed|curtain/iu,
    '|valley': /mattress|foam/iu,
  },
  jokes: [
    '[My bed|My old sheet|The curtain from 2009] [heard us|saw this] and [started packing|asked for forgiveness|said: finally], [no hard feelings|it has served well].',
    '[If you cannot wake up after this|When your visitors refuse to go home|If you cancel plans to stay in bed], [do not call us|it is not our fault|we warned you], [sleep well|that is the risk].',
  ],
  shots: [
    'Film {film} [before and after|with morning light], [from the door|from the same corner], [slowly|two shots].',
    'Film [a hand over the cloth|the seam from near|the cloth against the light], [close up|in daylight], [slowly|in one take].',
    'Film [a sheet thrown over the bed|a curtain being drawn|a pillow that springs back], [from the side|from the foot end], [with the sound on|in one take].',
    'Take [one picture of all colours folded|one picture of the made bed|one picture of the label], [in daylight|from above|for the cover].',
  ],
}
