import type { TradePack } from './trade-pack.ts'

export const shoes: TradePack = {
  film: 'the pair',
  cases: [
    '{I} [reach the office|get to the wedding|come down from the bus], and [the sole opens its mouth|one strap cuts|the heel leaves the shoe] [before everybody|at the gate|in front of the client]',
    '{I} [buy a fine pair online|order a pair because of the picture], and [at the door it is one size small|{my} toes are fighting inside|the left one is longer than the right]',
    '[{my} outfit is ironed|everything {I} wear is ready|the cloth is correct], and [the only shoe that fits it is tired|the shoe spoils the whole dressing|there is nothing for the feet]',
  ],
  tips: [
    [
      'how do I know my size',
      '[Stand on a sheet of paper|Put your foot on a paper], [mark the heel and the longest toe|mark both ends], and [measure it in centimetres|send the centimetres], [because 42 is not the same everywhere|since makers number differently].',
    ],
    [
      'when should I measure my feet',
      'Measure [in the evening|after the day’s work], because feet [swell a little by then|are bigger than in the morning], and [a pair that fits at night fits all day|your toes will thank you].',
    ],
    [
      'what if my foot is wide',
      '[Say so|Mention it] [when you write|before you choose], and [leave a finger’s width at the heel|choose a round front, not a pointed one], so that [the side does not burst|nothing pinches].',
    ],
    [
      'how do I wear them in',
      '[Wear them in the house|Walk in them indoors] for [an hour a day|two evenings] [first|before the big day], with [thin socks|the socks you will use], and [they take the shape of your foot|there are no blisters on the day].',
    ],
    [
      'how do I clean them',
      '[Dust comes off|Wipe them] with [a dry cloth first|a soft brush first], [then a damp one|then a little soap], and [let them dry in the shade|keep them away from hot sun], because [heat cracks and fades|the sun eats colour].',
    ],
    [
      'what do I do when rain catches me',
      'When rain beats them, [stuff them with paper|put newspaper inside], [remove the laces|open the straps], and [let them dry slowly|wait a day], [never before a fire|not on a hot generator].',
    ],
    [
      'how do I keep them for long',
      'Do not wear [the same pair|one pair] [two days in a row|every day]: [let it rest and dry|give it a day to breathe], and [the sole and the smell thank you|it lasts much longer].',
    ],
    [
      'how do I choose for a long day',
      'For [a long day|a day on your feet|a wedding with dancing], [bend the sole with your hand|press the inside with your thumb]: [what is stiff in the hand is hard on the foot|if it does not give, your foot will].',
    ],
    [
      'which colour goes with most things',
      '[Black, brown and nude|A dark brown|Plain black] [goes with nearly everything|carries office and owambe]; [a loud colour|a bright pair] is [for one outfit|the second pair, not the first].',
    ],
    [
      'how do I match them with a belt or bag',
      '[Belt and shoe|Bag and shoe] [in the same family of colour|of about the same brown or black], and [people think you planned it|the rest can be simple].',
    ],
    [
      'what should I check when they come',
      'When they arrive, [put them on a flat table|hold them side by side], [look at the stitches and the glue|press the heel], [walk a few steps on a mat|walk indoors first], and [report at once|write the same day] if [something is off|one is not right].',
    ],
    [
      'how do I buy for somebody else',
      '[Draw round one of their shoes|Look inside one of their shoes|Measure the inside of their best pair], [send the number|send the length], and [keep the secret|say that it is a gift].',
    ],
  ],
  jokes: [
    '[My old shoes|The slippers at {my} door|{my} only good pair] [heard this|saw the new ones], and [started to cough|asked for retirement|now look at {me} with one eye].',
    '[People look down before they look up|Your feet arrive before you do|Even the floor knows good shoes]: [greet them well|let them see something|do not disgrace your cloth].',
  ],
  shots: [
    'Film [the stitching|the sole|the buckle or lace|the inside] of {film} [from near|in daylight|beside a window], [a finger following it|slowly|in one take].',
    '[Somebody puts them on|One person steps into them|A friend laces them up] and [walks towards the phone|walks past the phone|turns on the heel], [phone at floor level|only the feet in the picture].',
    '[Bend the sole|Press the heel|Flex the front] with [two hands|one hand] [before the phone|in daylight], [so that it is seen|twice].',
    'Take [one picture from the side and one from above|one picture of all colours in a row|one picture with the trousers or skirt], [in daylight|on a plain floor|no filter].',
  ],
}
