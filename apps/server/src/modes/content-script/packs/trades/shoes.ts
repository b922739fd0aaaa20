import type { TradePack } from './trade-pack.ts'

export const shoes: TradePack = {
  film: 'the pair',
  cases: [
    '{I} [reach the office|get to the wedding|come down from the bus], and [the sole opens its mouth|one strap cuts|the sole leaves the shoe] [before everybody|at the gate|before people {I} know]',
    '{I} [choose a pair in a hurry|guess {my} size], and [at the first step it is one size small|{my} toes are fighting inside|it is too wide at the heel]',
    '[{my} outfit is ironed|everything {I} wear is ready|{my} cloth is correct], and [the only pair that goes with it is tired|the shoes spoil the whole dressing|there is nothing for the feet]',
  ],
  tips: [
    [
      'how do I know my size',
      'Stand on a sheet of paper, [mark the heel and the longest toe|mark both ends of your foot], and [measure it in centimetres|send the length in centimetres], because [42 is not the same everywhere|makers number their shoes differently].',
    ],
    [
      'when should I measure my feet',
      'Measure your feet [in the evening|after the day’s work], because [they swell a little by then|feet are bigger then than in the morning], and [a pair that fits at night fits all day|your toes will thank you].',
    ],
    [
      'what if my foot is wide',
      'If your foot is wide, [say so when you write|say so before you choose], and [take a round front, not a pointed one|choose a soft upper], so that [nothing pinches|your toes have room].',
    ],
    [
      'how do I wear them in',
      'Before the big day, wear new shoes in the house for [an hour a day|two evenings], [on a clean floor|first sitting, then walking], because [a new pair must take the shape of your foot|blisters begin with haste].',
    ],
    [
      'how do I clean them',
      'Wipe your shoes with [a dry cloth|a soft brush] first, [then with a damp one|then with very little soap], and [let them dry in the shade|keep them away from hot sun], because [heat makes cracks|the sun eats colour].',
    ],
    [
      'what do I do when rain catches me',
      'When rain beats your shoes, [stuff them with paper|put newspaper inside], [open the laces|open the straps|wipe the mud off], and [let them dry slowly in the shade|wait a day], never [near a fire|on a hot generator].',
    ],
    [
      'how do I keep them for long',
      'Do not wear the same pair [two days in a row|every day]: [let it rest and dry|give it a day to breathe], because [a dry pair lasts longer|sweat needs a day to leave].',
    ],
    [
      'how do I choose for a long day',
      'For [a long day|a day on your feet|a wedding with dancing], [bend the sole with your hand|press the inside with your thumb], because [what is stiff in the hand is hard on the foot|what gives under your hand is kind to your feet].',
    ],
    [
      'which colour goes with most things',
      '[Black, brown or nude|Dark brown|Plain black] goes with nearly everything, and [a loud colour|a bright pair] is [for one outfit|better as the second pair than as the first].',
    ],
    [
      'how do I match them with a belt or bag',
      'Choose [belt and shoe|bag and shoe] [in the same family of colour|in nearly the same brown or black], and [the rest can be simple|people think that you planned it].',
    ],
    [
      'what should I check when they come',
      'When your shoes arrive, [hold them side by side|put them on a table], [look at the stitches|look at both soles], [walk a few steps on a mat|walk indoors first], and [say at once|write the same day] if [something is off|one does not fit].',
    ],
    [
      'how do I buy for somebody else',
      'For somebody else, [draw round one of their shoes|look at the number inside their shoes|measure the inside of their best pair], [send that|write it down before you order], and [keep the secret|say that it is a gift].',
    ],
  ],
  fits: {
    'how do I match them with a belt or bag': /^(?![\s\S]*\b(?:children|kids?|school|safety|sports?|football)\b)/iu,
    'which colour goes with most things': /^(?![\s\S]*\b(?:children|kids?|school|safety|sports?|football)\b)/iu,
    'how do I wear them in': /^(?![\s\S]*\b(?:slippers?|slides|crocs|flip[- ]?flops)\b)/iu,
    '|laces': /shoe|sneaker|boot|oxford|brogue/iu,
    '|a soft upper': /shoe|sneaker|boot|oxford|brogue|loafer/iu,
    '|strap': /sandal|slipper|heel|lad(?:y|ies)|wom[ae]n/iu,
  },
  jokes: [
    '[My old shoes|The slippers at {my} door|{my} only good pair] [heard this|saw the new pair], and [started to cough|asked for retirement|suddenly wanted polish].',
    '[People look down before they look up|Your feet arrive before you do|Even the floor knows good shoes], so [let your shoes speak first|let people see something|do not disgrace your cloth].',
  ],
  shots: [
    'Film [the stitching|the sole|the strap or buckle|the laces|the inside] of {film} [from near|in daylight|beside a window], [with a finger that follows it|slowly|in one take].',
    '[Somebody puts them on|One person steps into them|A friend puts them on] and [walks towards the phone|walks past the phone|turns on the heel], [phone at floor level|only the feet in the picture].',
    '[Bend the sole|Press the heel|Flex the front] with [two hands|one hand] [before the phone|in daylight], [so that it is seen|twice].',
    'Take [one picture from the side and one from above|one picture of all colours in a row|one picture with the whole outfit], [in daylight|on a plain floor|without a filter].',
  ],
}
