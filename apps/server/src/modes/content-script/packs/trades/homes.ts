import type { TradePack } from './trade-pack.ts'

export const homes: TradePack = {
  film: 'the room and the work',
  cases: [
    '[visitors are coming on Sunday|the new house is ready|the keys are in {my} hand], and [the dust has moved in first|the kitchen floor sticks|every room needs a hand]',
    '{I} [work the whole week|leave home at six], [Saturday comes|the weekend comes], and [it goes on laundry and mopping|the house is waiting for {me}|there is no strength left]',
    '[water drops from the ceiling|the tap does not close|the drain is full] [at eleven at night|on a Sunday], and [everybody says “call somebody”|nobody knows whom to call]',
  ],
  tips: [
    [
      'what should I send first',
      '[Send pictures|Make a short video] of [the place|every room|the problem], and [say how many rooms|say the area|say what must be done], so that [the price is for your house, not for a dream house|nobody has to guess].',
    ],
    [
      'how do I prepare',
      '[Put away money and jewellery|Lock up what is precious], [clear the floor|free the surfaces], and [show what is delicate|point out what may break], [before the work starts|it helps everybody].',
    ],
    [
      'who should be at home',
      '[Somebody should be at home|Let one person be there], [at the start and at the end|to open and to check], because [small questions come up|it is better to see it together].',
    ],
    [
      'how do I check the work',
      '[Walk through together|Check room by room|Look at the corners], [open the taps|switch on the lights|look behind the doors], [before the balance|before the team leaves], and [say it kindly|say it at once].',
    ],
    [
      'how often should it be done',
      'Some things are [for every week|weekly], some [for twice a year|for once a year]: [tanks, drains and filters|curtains, carpets and gutters] [are often forgotten|do not shout until it is late].',
    ],
    [
      'what about pests',
      'After [fumigation|spraying], [keep children and pets out|leave the house], [cover all food|cover food and water] and open the windows when you return.',
    ],
    [
      'what about chemicals',
      '[Say if there is a baby at home|Say if somebody has asthma], [early|before they start], because [not everything belongs near a child|a strong smell is not the same as clean].',
    ],
    [
      'how do I save water and light',
      'A dropping tap [wastes a bucket a day|is money that runs away], so [repair the small leak|change the washer|do not wait], [before it becomes a big one|it is cheap while it is small].',
    ],
    [
      'what about laundry',
      '[Check the pockets|Read the label|Separate the colours] before [you hand over laundry|it goes out], [count the pieces|write a list], and [mark stains|show the stain], because [fresh stains leave easier|a known stain is half gone].',
    ],
    [
      'when should I book',
      '[Month end|Saturday|December] is [when everybody calls|the busy time], so [take a weekday|book early], and [you have more choice|nobody is in a hurry].',
    ],
    [
      'is one big cleaning enough',
      'A [big cleaning|deep cleaning] [holds longer|stays] if [shoes stay at the door|the bins go out daily|somebody wipes the kitchen each night], [that is free|nobody has to pay for that].',
    ],
    [
      'what about paint and repairs',
      'Before [painting|any painting], [fix the leak|find where the water comes from|let the wall dry], because [paint does not stop water|the stain comes back], and [you would pay twice|the wall remembers].',
    ],
    [
      'how do I keep it clear',
      '[Write the job down|Put it in a message]: [what, where, when, how much|rooms, day, price], because [what is written is not forgotten|then nobody argues at the door].',
    ],
  ],
  fits: {
    'what about laundry': /laundry|dry ?clean|wash|iron/iu,
    'what about pests': /fumig|pest|cockroach|rat/iu,
    'what about paint and repairs': /paint|leak|plumb|tiling/iu,
    'how do I save water and light': /plumb|tap|pipe|leak/iu,
    'what about chemicals': /clean|fumig|pest/iu,
    'is one big cleaning enough': /(?<!dry )clean/iu,
    'how often should it be done': /(?<!dry )clean|fumig|tank/iu,
    'what should I send first': /(?<!dry )clean|paint|plumb|fumig|tiling|repair/iu,
    '|kitchen floor': /(?<!dry )clean|wash/iu,
    '|every room': /(?<!dry )clean|wash/iu,
    '|the tap does': /plumb|pipe|leak|tap|drain/iu,
    '|the drain is': /plumb|pipe|leak|tap|drain/iu,
    '|the house is waiting': /(?<!dry )clean|wash/iu,
    '|no strength left': /(?<!dry )clean|wash/iu,
    '|mop': /(?<!dry )clean|wash/iu,
    '|stain': /(?<!dry )clean|wash/iu,
    '|dust has moved in': /(?<!dry )clean|fumig/iu,
    '|laundry': /laundry|clean|wash|nanny|house ?keep/iu,
    '|water drops': /plumb|pipe|leak|tap|drain|electric/iu,
  },
  jokes: [
    '[The dust under my bed|My mop|My broom] [heard about this|saw us coming] and [has packed its bag|asked for leave|is looking for another house], [with full luggage|without saying goodbye].',
    '[That one chair full of clothes|The cupboard nobody opens|The corner behind the fridge] [knows itself|is sweating now|cannot hide], [and we will not mention names|we all have one|help is near].',
  ],
  shots: [
    'Film [before and after|the first and the last look of one room|the stain and the clean spot] from the same [spot|height|corner], [same light|two shots|by day].',
    'Film [the hands at work|water and cloth|the tools laid out|a window being wiped], [from near|over the shoulder|from the side][|, in one take|, with the sound on].',
    'Walk through the [room|house|work] [slowly|elbows at your sides], [door to window|from corner to corner], [in one take|without zoom].',
    'Film [somebody who arrives and greets|the last check together|the bucket being carried out], [from the side|from a few steps away], [five seconds|with the sound on].',
  ],
}
