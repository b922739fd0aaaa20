import type { TradePack } from './trade-pack.ts'

export const babies: TradePack = {
  film: 'the small things on a soft cloth',
  cases: [
    'it is [two in the night|three in the morning], the baby [is crying|will not settle], and [the last diaper is on|the bottle is missing its cover|{I} search a full bag with one hand]',
    'the [hospital list is long|due date is near], {I} [walk from shop to shop|stand in the market with tired feet], and [everything is “sold as a set”|nobody says what is really needed|{my} feet give up first]',
    '{I} buy [the finest baby clothes|the cutest baby clothes], and [in three weeks they are too small|the seams scratch|after one wash they fit only a doll]',
  ],
  tips: [
    [
      'which size do I buy',
      'Buy most clothes [one size up|for three months ahead], and [few of the newborn size|only some of the smallest]. [Babies grow while you are washing|A newborn size lasts weeks, not months].',
    ],
    [
      'what do I need first',
      'For the first weeks, think of [sleep, food and changing|what touches the baby all day]: [diapers, wipes, six vests and two wraps|soft vests, wraps, cotton and a bath]. [The rest can wait|Shoes can wait].',
    ],
    [
      'what goes into the hospital bag',
      'Put in what [mother and baby need for two days|is on the hospital’s list], [one side for mama and one for baby|in small nylons with labels], and [leave it at the door|show your husband where it is]. [Labour makes no appointment|Babies do not read calendars].',
    ],
    [
      'how do I wash baby things',
      'Wash new clothes before the first wear with [mild soap|soap without perfume], [keep them apart from the family’s|rinse them twice], and [dry them in the sun|iron the wraps]. [New skin feels everything|A baby’s skin is thin].',
    ],
    [
      'which diaper fits',
      'A diaper fits if [two fingers go in at the stomach|it leaves no red line]. If it leaks [at the back|every night], try the next size, and go by [the weight, not the age|the kilos on the pack].',
    ],
    [
      'which cloth',
      'For our heat, choose [soft cotton|light cotton], and feel the back of the baby’s neck: [if it is wet, take off a layer|warm and dry is right]. [The hands are often cool|Cool hands mean little].',
    ],
    [
      'how do I choose a bottle',
      'Start with two bottles, [see which teat the baby takes|take a slow teat for the beginning], and [boil them before the first use|change the teats when they soften]. [Babies have opinions|The baby will tell you loudly which one is right].',
    ],
    [
      'what is a good gift',
      'For a naming, give [something in the next size|what is used up every day], [in a fine basin|with a card]. [Most visitors bring the newborn size|At two in the night the mother will bless you].',
    ],
    [
      'what about safety',
      'Look for [small buttons and strings|every part that can come off], and [pull at each one once|press each one with your thumb]. [What fits in a mouth goes in the mouth|Babies taste the world].',
    ],
    [
      'what about used ones',
      'Baby things can have two lives if they are [washed well and whole|clean, with no missing screw]. [A bath or a wrap, yes|Clothes, yes], but [a car seat only if you know its story|a mattress is better new].',
    ],
  ],
  fits: {
    'which diaper fits': /diaper|pampers|nappy|nappies/iu,
    'how do I choose a bottle': /bottle|feeding|teat|pump/iu,
    'what goes into the hospital bag': /hospital|maternity|delivery bag|mum|mom|newborn|pregnan/iu,
    'what about used ones': /used|okrika|second|thrift/iu,
    'which cloth': /cloth|wear|vest|dress|wrap|romper|onesie/iu,
    'which size do I buy': /cloth|wear|vest|dress|romper|onesie/iu,
    'how do I wash baby things': /cloth|wear|vest|dress|wrap|romper|onesie|shawl/iu,
    '|baby clothes': /cloth|wear|vest|dress|romper|onesie/iu,
    '|last diaper': /diaper|pampers|nappy|nappies|baby (?:shop|store|things|items|products|essentials)/iu,
    '|bottle is missing': /bottle|feeding|teat|baby (?:shop|store|things|items|products|essentials)/iu,
    '|hospital list':
      /hospital|maternity|delivery bag|mum|mom|newborn|pregnan|baby (?:shop|store|things|items|products|essentials)/iu,
  },
  jokes: [
    '[My sleep|My free evening] [heard the baby|saw the baby’s bag] and [packed its load|travelled without a return date|said: see you in 2030].',
    '[The uncle who says “babies are easy”|The visitor who wakes the baby|Whoever bought the drum as a gift] [may hold the baby at 2 am|gets the next wet baby|has night duty], [with love|no appeal].',
  ],
  shots: [
    'Film {film} [laid out one by one|from above|with a hand that folds], [in soft light|slowly], [ten seconds|no flash].',
    'Film [tiny feet in a sock|a hand round a finger|a wrap being folded], [from near|from the side], [with the parents’ permission|no face needed].',
    'Film [the bag being packed|a vest held against the light|a pack being opened], [from above|over the shoulder], [in one take|with the sound on].',
    'Take [one picture of the full set|one picture of sizes side by side|one picture of the label], [in daylight|on a white cloth|for the cover].',
  ],
}
