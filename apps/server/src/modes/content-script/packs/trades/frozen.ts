import type { TradePack } from './trade-pack.ts'

export const frozen: TradePack = {
  film: 'the frozen packs',
  cases: [
    '{I} [come back from the market|get home at last], the [fish has thawed in the nylon|chicken is dripping in the bag], and [there is no light|the freezer is already full]',
    '[Sunday stew is planned|visitors are coming], {I} [open the freezer|lift the lid], and [there is one small head of fish|only ice is left|the last piece went yesterday]',
    '{I} [ask the price at three stalls|go from table to table], [each one has another scale|nobody shows the scale], and [it is half ice when it thaws|it weighs less at home]',
  ],
  tips: [
    [
      'how do I keep it',
      'When it comes, [divide it into one-meal bags|pack what one pot needs], [press the air out|flat, not in a ball], and [write the date on each|the newest at the bottom].',
    ],
    [
      'how do I thaw it',
      'Thaw it [in the fridge overnight|in a bowl in the fridge], or [in cold water, in a closed bag|under cold water in its bag], [never in the sun|not on the table all day].',
    ],
    [
      'may I freeze it again',
      'Do not freeze raw [fish|meat] a second time: [cook it first, then freeze the pot|take out only what you cook today|cut it while it is still half hard].',
    ],
    [
      'how do I check it',
      'Look for [clear eyes and red gills|dry packs without snow inside|flesh that is firm], and weigh it before the nylon, [while it is still hard|before you pay].',
    ],
    [
      'what if there is no light',
      'When the light goes, [keep the lid closed|do not open the freezer], [fill empty space with bottles of water|push everything together], and [use the softest piece first|cook what has softened the same day].',
    ],
    [
      'how do I clean it',
      '[Wash fish with salt and lime|Rinse chicken and drain it well], [cut it on its own board|use a separate knife], and [wash the sink after|wash your hands before the next pot].',
    ],
    [
      'how much do I need',
      'For a pot of stew, [count two pieces for each person|a kilo gives eight to ten pieces|count the heads, then the pieces], and [add the bones you lose|buy the week, not the day].',
    ],
    [
      'how do I carry it',
      'Carry it in [a cooler|two bags, one inside the other|newspaper and a closed bag], [go straight home|buy it last], and [into the freezer before anything else|no stop on the way].',
    ],
  ],
  jokes: [
    '[My freezer|The last fish in my freezer|The ice block] [heard the price|saw the new packs] and [moved over|asked for company|is shining its light], [without NEPA|for the first time since Easter].',
    '[Everybody in my house is full|Nobody was hungry|They all ate outside] until [the oil started to sing|the turkey touched the oil|I said “fried”], [and then I saw a queue|all six of them].',
  ],
  shots: [
    'Film {film} [being lifted out|on the scale|on the table], [from near|from above], [with the cold smoke|slowly|five seconds].',
    'Film [the knife that cuts one piece|hands that pack a bag|the scale while it settles], [from above|from near], [with the sound on|in one take].',
    'Film [one piece that meets hot oil|the stew with the piece in it|the cooler being closed], [from the side|from above], [with the sound on|ten seconds].',
  ],
}
