import type { TradePack } from './trade-pack.ts'

export const frozen: TradePack = {
  film: 'the frozen packs',
  cases: [
    '{I} [come back from the market|get home at last], the [fish has thawed in the nylon|chicken is dripping in the bag], and [there is no light|the freezer is already full]',
    '[Sunday stew is planned|visitors are coming], {I} [open the freezer|lift the lid], and [there is one small head of fish|only ice is left|the last piece went yesterday]',
    '{I} [go round the market under the sun|go from table to table], [the bag gets heavy|it is already noon], and [half of it is ice when it thaws|it is soft before {I} get home]',
  ],
  tips: [
    [
      'how do I keep it',
      'When it comes, [divide it into one-meal bags|pack what one pot needs in each bag], [press the air out|lay the bags flat], and [write the date on each|put the newest at the bottom].',
    ],
    [
      'how do I thaw it',
      'Thaw it [in the fridge overnight|in a bowl in the fridge] or [in a closed bag in cold water|under cold water in its bag], [never in the sun|not on the table all day].',
    ],
    [
      'may I freeze it again',
      'Do not freeze raw [fish|meat] a second time once it has thawed. [Cook it first, then freeze the pot|Take out only what you cook today|Pack small bags from the start].',
    ],
    [
      'how do I check it',
      'Look for [clear eyes on the fish|dry packs without snow inside|flesh that is firm], [press it once|smell it], and have it weighed [while it is still hard|before you pay].',
    ],
    [
      'what if there is no light',
      'When the light goes, [keep the lid closed|do not open the freezer], [push everything together|fill empty space with frozen bottles of water], and [use the softest piece first|cook what has softened the same day].',
    ],
    [
      'how do I clean it',
      '[Wash fish with salt and lime|Rinse the pieces gently and drain them well], cut them [on a separate board|with a separate knife], and [wash the sink after|wash your hands before the next pot].',
    ],
    [
      'how much do I need',
      'For a pot of stew, count [two pieces for each person|the heads, then the pieces], and [add a little for the bones|add one or two for visitors], because [fish and chicken shrink in the pot|somebody always comes back].',
    ],
    [
      'how do I carry it',
      'Carry it in [a cooler|two bags, one inside the other|newspaper and a closed bag], [go straight home|buy it last], and [put it into the freezer before anything else|make space in the freezer before you leave].',
    ],
  ],
  fits: {
    '|Wash fish': /fish|croaker|titus|mackerel|panla|tilapia|hake|sea ?food/iu,
    '|clear eyes': /fish|croaker|titus|mackerel|panla|tilapia|hake|sea ?food/iu,
  },
  jokes: [
    '[My freezer|The last fish in my freezer|The ice block] [heard the news|saw the new packs] and [moved over|asked for company|started to shine], [before I could say a word|for the first time since Easter].',
    '[Everybody in my house was full|Nobody was hungry|They had all eaten outside] until [the oil started to sing|the turkey touched the oil|I said “fried”], [and then I saw a queue|and then all six came].',
  ],
  shots: [
    'Film {film} [being lifted out|on the scale|on the table], [from near|from above], [with the cold smoke|slowly|five seconds].',
    'Film [the knife that cuts one piece|hands that pack a bag|the scale while it settles], [from above|from near], [with the sound on|in one take].',
    'Film [one piece that meets hot oil|the stew with the piece in it|the cooler being closed], [from the side|from above], [with the sound on|ten seconds].',
  ],
}
