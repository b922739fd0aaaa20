import type { TradePack } from './trade-pack.ts'

export const babies: TradePack = {
  film: 'the small things on a soft cloth',
  cases: [
    'it is [two in the night|three in the morning], the baby [is crying|will not settle], and [the last diaper is on|the bottle is missing its cover|{I} search one bag with one hand]',
    'the [hospital list is long|date is near], {I} [walk from shop to shop|hold that big stomach in the market], and [everything is “sold as a set”|half of it {I} will never use|nobody says what is really needed]',
    '{I} [buy the fine one|buy it small because it is cute], and [in three weeks the legs do not enter|the cloth scratches|after one wash it fits a doll]',
  ],
  tips: [
    [
      'which size do I buy',
      'Buy [one size up|for three months ahead], [few of the newborn size|only some of the smallest]. [They grow while you are washing|A newborn size lasts weeks, not months], [your money thanks you|so plan ahead].',
    ],
    [
      'what do I need first',
      'For the first weeks, think of [sleep, food, changing|what touches the baby all day]: [diapers, wipes, six vests, two wraps|soft vests, wraps, a bath, cotton]. [The rest can wait|Shoes can wait], [you will know after ten days|people will bring things].',
    ],
    [
      'what goes into the hospital bag',
      'Pack the hospital bag [a month before|in the eighth month], [one side for mama, one for baby|in small nylons with labels], and [leave it at the door|show your husband where it is]. [Labour has no appointment|Babies do not read calendars].',
    ],
    [
      'how do I wash baby things',
      'Wash new clothes [before the first wear|once], with [mild soap|soap without perfume], [apart from the family’s|in clean water twice], and [dry them in the sun|iron the wraps]. [That skin is two weeks old|New skin feels everything].',
    ],
    [
      'which diaper fits',
      'A diaper fits if [two fingers go in at the stomach|it leaves no red line]. [Leaks at the back mean small|If it leaks every night, go up], [look at the weight, not the age|the pack shows kilos].',
    ],
    [
      'which cloth',
      'For our heat, [cotton|one layer of cotton] is [enough by day|better than wool]. [Feel the neck, not the hands|Touch the back of the neck]: [if it is wet, take off one|warm and dry is right].',
    ],
    [
      'how do I choose a bottle',
      'With bottles, [buy two first|start with two], [see which teat the baby takes|a slow one for the beginning], and [boil before the first use|change teats when they soften]. [Babies have opinions|They will tell you loudly].',
    ],
    [
      'what is a good gift',
      'For a naming, give [diapers of the next size|what finishes], [in a fine basin|with a card], [not one more newborn dress|not only flowers]. [Every mother counts diapers|At two in the night she will bless you].',
    ],
    [
      'what about safety',
      'Look for [small buttons and strings|what can come off], and [pull at it once|cut the label off]. [What fits in a mouth goes in the mouth|Babies taste the world], [so check before they do|every toy too].',
    ],
    [
      'what about used ones',
      'Baby things can [go round|have two lives], if [washed well and whole|clean, with no missing screw]. [A bath or a wrap, yes|Clothes, yes], [a car seat only if you know its story|a mattress better new].',
    ],
  ],
  fits: {
    'which diaper fits': /diaper|pampers|nappy|nappies/iu,
    'how do I choose a bottle': /bottle|feeding|teat|pump/iu,
    'what goes into the hospital bag': /hospital|maternity|delivery bag|mum|mom|newborn|pregnan/iu,
    'what about used ones': /used|okrika|second|thrift/iu,
    'which cloth': /cloth|wear|vest|dress|wrap|romper|onesie/iu,
    'which size do I buy': /cloth|wear|vest|dress|romper|onesie|shoe|diaper/iu,
    'how do I wash baby things': /cloth|wear|vest|dress|wrap|romper|onesie|shawl/iu,
  },
  jokes: [
    '[My sleep|Last night’s sleep|The one clean shirt I had] [heard the baby|saw the bottle] and [packed its load|travelled without date|said: see you in 2030], [we miss it|go well].',
    '[The uncle who says “babies are easy”|The visitor who wakes the baby|Whoever bought the drum as a gift] [may hold it at 2 am|will get the diaper bag|has been reported], [with love|thank you].',
  ],
  shots: [
    'Film {film} [laid out one by one|from above|with a hand that folds], [in soft light|slowly], [ten seconds|no flash].',
    'Film [tiny feet in a sock|a hand round a finger|a wrap being folded], [from near|from the side], [with the parents’ permission|no face needed].',
    'Film [the bag being packed|a vest held against the light|a pack being opened], [from above|over the shoulder], [in one take|with the sound on].',
    'Take [one picture of the full set|one picture of sizes side by side|one picture of the label], [in daylight|on a white cloth|for the cover].',
  ],
}
