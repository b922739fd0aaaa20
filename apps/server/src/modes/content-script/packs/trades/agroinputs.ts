import type { TradePack } from './trade-pack.ts'

export const agroinputs: TradePack = {
  film: 'the field',
  cases: [
    '{I} [plant with the first rain|put everything in the ground], [weed, wait and pray|work till the back complains], and [at harvest the basket is half|the neighbour’s field is green and {my} own is yellow|what comes out does not pay for what went in]',
    '{I} [buy seed in an open market|take seed from last year], and [one in three comes up|it comes up in four colours|the rain is wasted on it]',
    'the leaves [turn yellow|have holes], everybody [has an answer|says “it is the weather”], and [{I} pour the wrong thing|by then it has eaten half|the money for fertilizer goes with the rain]',
  ],
  tips: [
    [
      'how do I test my seed',
      'Count [ten seeds|twenty seeds] in a wet cloth and look after [five days|some days]. If [seven of ten wake up|most wake up], plant. [If not, do not give the rain to it|A seed that sleeps in the cloth sleeps in the ground], [simple test].',
    ],
    [
      'when do I plant',
      'Wait for [the second good rain|rain that stays], [not the first shout|not the first cloud]. [The first one deceives|A dry week after it kills what has opened], look at the soil one finger deep.',
    ],
    [
      'how do I put fertilizer',
      'Put fertilizer [a hand away from the stem|in a small hole beside the plant], and [cover it|close it with soil], [when the soil is wet|after rain]. [On top, the sun and the water take it|What lies open is lost], [your money with it|so cover it].',
    ],
    [
      'how far apart',
      'Give plants [their distance|air]: [measure it once with a stick|use a rope with knots]. [Crowded plants fight for the same spoon|Two that fight give one], [count cobs, not stems|leave the space].',
    ],
    [
      'when do I weed',
      'Weed [early, before weeds are at your knee|in the third week], and [again before flowers|once more]. [The first month decides|What weeds eat then does not come back], [after that the crop covers the ground|so do not be late].',
    ],
    [
      'how do I choose cassava stems',
      'Take stems from [healthy plants about a year old|the middle part of the stem], [no spots, no dry ends|fresh, with sap]. Cut [a hand long, with five eyes|clean with a sharp blade], and [plant within days|keep them in shade].',
    ],
    [
      'what do I show when I ask',
      'If something is wrong with the leaves, [pick one and snap it by day|take a picture of both sides], with [the whole plant beside it|the row behind]. [Name the crop and its age|Say when you planted], and [what you used already|what the weather was].',
    ],
    [
      'what should I write down',
      'Write down [what you bought, the date, the field|each bag and its date], [and what came out of it|and the harvest]. [Next year that page is your adviser|Memory says “it was good”], [paper says how much|so keep it].',
    ],
    [
      'how do I know a bag is real',
      'Look at [the seam of the bag|the stitching], [the date and the company’s number|the label], and [break a grain between the fingers|weigh one]. [What is too cheap was mixed on the way|Resewn bags have two threads], [so buy where they write a receipt|and keep it].',
    ],
    [
      'what about spraying',
      'Spray [in the cool of the morning|when there is no wind], [mouth and hands covered|in long sleeves], and [stay out of the field after|wash before you eat]. [More is not stronger|Read the measure], [it burns the leaf and the pocket|use the cover as cup only if the label says so].',
    ],
    [
      'how do I buy together',
      'Farmers of one road can [buy together|bring one truck], [with one list|and share the transport]. [A full truck is cheaper by the bag|Sellers listen to twenty bags], [one person collects|write the names].',
    ],
    [
      'what about the soil',
      'Do not put [the same crop in the same place|maize after maize] every year. [Beans or groundnut in between|A season of beans] [feeds the ground|gives back what maize took], [the old people knew it|free fertilizer].',
    ],
  ],
  fits: {
    'how do I choose cassava stems': /cassava/iu,
    'how do I put fertilizer': /fertili[sz]er|npk|urea|manure/iu,
    'what about spraying': /chemical|spray|herbicide|pesticide|insecticide/iu,
    'how do I test my seed': /seed/iu,
    'how do I know a bag is real': /bag|npk|fertili[sz]er|seed/iu,
    'when do I plant': /seed|stem|plant/iu,
    'how far apart': /seed|stem|seedling|maize|cassava/iu,
    '|fertilizer goes': /fertili[sz]er|npk|urea/iu,
    '|buy seed': /seed/iu,
    '|take seed': /seed/iu,
    '|by the bag': /bag|npk|fertili[sz]er|seed|feed/iu,
    '|pour the wrong': /chemical|spray|herbicide|pesticide|fertili[sz]er/iu,
  },
  jokes: [
    '[My hoe|The bird on my fence|The yellow leaf] [heard this|saw the bag] and [started looking for another farm|stood up straight|changed colour], [no wahala|good].',
    '[That neighbour who says “it is only luck”|The goat that knows your fence|The uncle who farms from his veranda] [will ask you for the secret|is already looking|has advice], [at harvest|smile and say “rain”|tie it well].',
  ],
  shots: [
    'Film {film} [from the edge|from low between the rows|with the sky], [early in the morning|wide], [ten seconds|with the sound on].',
    'Film [a hand that opens the soil|seed falling into a hole|fertilizer being covered], [from near|from above], [slowly|in one take].',
    'Film [a good leaf beside a bad one|the bag and its label|a farmer who looks at the leaves], [in daylight|from the side], [five seconds|with permission].',
    'Take [one picture of the rows|one picture of the bags|one picture of a hand with seed], [for the cover|in daylight].',
  ],
}
