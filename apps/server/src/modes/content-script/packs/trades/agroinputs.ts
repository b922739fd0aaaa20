import type { TradePack } from './trade-pack.ts'

export const agroinputs: TradePack = {
  film: 'the field',
  cases: [
    '{I} [plant with the first rain|put everything in the ground], [weed, wait and pray|work till {my} back complains], and [at harvest the basket is half empty|the neighbour’s field is green and {my} own is yellow|what comes out does not pay for what went in]',
    '{I} [buy seed in a hurry|take seed from last year], and [only one in three comes up|half of it never comes up|the rain is wasted on it]',
    'the leaves [turn yellow|have holes], everybody [has another answer|blames the weather], and [{I} pour the wrong thing|half the field is gone before {I} know the cause|more fertilizer goes in and nothing changes]',
  ],
  tips: [
    [
      'how do I test my seed',
      'Fold [ten seeds|twenty seeds] into a damp cloth and look at them after [five days|a week]: if [most have opened|seven in ten have opened], plant. [What sleeps in the cloth sleeps in the field|It is a simple test].',
    ],
    [
      'when do I plant',
      'Wait for [rain that stays|the second good rain], [not the first cloud|not the first shower], and check that the soil is wet one finger deep. [The first rain deceives|A dry week after the first rain kills what has opened].',
    ],
    [
      'how do I put fertilizer',
      'Put fertilizer [a hand away from the stem|in a small hole beside the plant], [after rain|when the soil is wet], and [cover it with soil|pull soil over it]. [Left on top, the sun and the water take it|What lies open is washed away].',
    ],
    [
      'how far apart',
      'Give each plant room: [measure the distance once with a stick|mark the distance on a rope with knots], and [keep it in every row|keep it down the whole row]. [Crowded plants fight for the same food|Two plants that fight give less than one].',
    ],
    [
      'when do I weed',
      'Weed [before the weeds are at your knee|in the third week after planting], and [again before the crop flowers|once more some weeks later]. [The first weeks decide the harvest|What the weeds eat in the first month does not come back].',
    ],
    [
      'how do I choose cassava stems',
      'Take [stems without spots|fresh stems with sap] from healthy plants about a year old. Cut them [a hand long, with five eyes|with a clean, sharp blade], and [plant within days|keep them in shade till you plant].',
    ],
    [
      'what do I show when a plant looks sick',
      'Show [both sides of a sick leaf|a clear daylight picture of one sick leaf], with [the whole plant beside it|the row behind it], and say [how old the crop is|when you planted] and [what you have used already|what the weather was].',
    ],
    [
      'what should I write down',
      'Write down [what you bought, the date and the field|each bag, its date and its field], and [what came out of it|the harvest from it]. [Next year that page is your adviser|Memory says “it was good”, paper says how much].',
    ],
    [
      'how do I know a bag is real',
      'Look at [the seam of the bag|the stitching] and [the printed date|the label], and [see that the seal is whole|compare the weight with what is printed]. [An unopened bag has one clean seam|A bag sewn twice often shows two threads].',
    ],
    [
      'what about spraying',
      'Spray [in the cool of the morning|when there is no wind], [with mouth and hands covered|in gloves and long sleeves], and [stay out of the field after|wash before you eat]. [More is not stronger: too much burns the leaf|Keep to the measure on the label].',
    ],
    [
      'how do I buy together',
      'You can buy together with [your neighbours|farmers on your road]: [make one list|let one person collect the names], and [share the transport|share one truck]. [A full truck is cheaper by the bag|One full trip is cheaper than five small ones].',
    ],
    [
      'how do I keep the soil strong',
      'Do not plant [the same crop in the same place|maize after maize] every year: [put beans or groundnut in between|give the field a season of beans]. [That feeds the ground|Beans give back what maize took].',
    ],
  ],
  fits: {
    'how do I choose cassava stems': /cassava/iu,
    'how do I put fertilizer': /fertili[sz]er|npk|urea|manure/iu,
    'what about spraying': /chemical|spray|herbicide|pesticide|insecticide/iu,
    'how do I test my seed': /seed(?!ling)/iu,
    'how do I know a bag is real': /bag|npk|fertili[sz]er|seed/iu,
    'when do I plant': /seed|stem|plant/iu,
    'how far apart': /seed|stem|seedling|maize|cassava/iu,
    'how do I keep the soil strong': /seed|stem|plant|fertili[sz]er|npk|urea|manure|maize|crop|soil|farm/iu,
    '|fertilizer goes': /fertili[sz]er|npk|urea/iu,
    '|buy seed': /seed/iu,
    '|take seed': /seed/iu,
    '|by the bag': /bag|npk|fertili[sz]er|seed|feed/iu,
    '|pour the wrong': /chemical|spray|herbicide|pesticide|fertili[sz]er/iu,
  },
  jokes: [
    '[My hoe|The weed in my field|The bird on my fence] [heard this|saw me coming] and [started looking for another farm|asked for leave till after harvest|began to pack].',
    '[The neighbour who says “it is only luck”|The uncle who farms from his veranda] will ask you for the secret [at harvest|when he sees your field]: [smile and say “rain”|smile and lend him a hoe].',
  ],
  shots: [
    'Film {film} [from the edge|from low between the rows|with the sky], [early in the morning|wide], [ten seconds|with the sound on].',
    'Film [a hand that opens the soil|seed falling into a hole|fertilizer being covered], [from near|from above], [slowly|in one take].',
    'Film [a good leaf beside a bad one|the bag and its label|a farmer, with permission, who looks at the leaves], [in daylight|from the side], [five seconds|in one take].',
    'Take [one picture of the rows|one picture of the bags|one picture of a hand with seed], [for the cover|in daylight].',
  ],
}
