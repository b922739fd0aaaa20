import type { TradePack } from './trade-pack.ts'

export const furniture: TradePack = {
  film: 'the wood and the finished piece',
  cases: [
    '{I} [move into a new place|marry and get the keys|change the parlour], [the rooms are ready|the rooms echo], and [the bed in the picture does not pass the door|the sofa is two sizes too big|{I} sit on a carton]',
    '{I} [look for a wardrobe|want a new bed], [every picture looks good|nobody has measured the wall], and [at home it would cover the only socket|at home there would be no path left|{I} put it off another month]',
  ],
  tips: [
    [
      'what should I measure',
      'Measure [the room, the door and the staircase|the wall and the door], [twice|with a tape], and [mark the piece on the floor|draw it on paper], because [a bed must first pass the door|the eye guesses badly].',
    ],
    [
      'how do I check a wardrobe or cabinet',
      '[Open every door|Pull out every drawer], [to the end|twice], and [look at hinges and screws|look at the back], because [hinges fail before wood|the back shows how it is made].',
    ],
    [
      'how do I pay',
      'Put [size, wood, colour and date|size, colour and delivery day] in writing, and [keep the receipt|note each payment under it], because [“brown” is many colours|memory is not a plan].',
    ],
    [
      'what about delivery',
      'Say [which floor it is|if there is a lift|how wide the stairs are] [before the truck comes|when you order], and [ask who joins it together|clear the way to the room], because the last ten steps are the hard ones.',
    ],
    [
      'how do I choose a colour',
      'Look at a sample [at home|against your wall], [by day and at night|in your own light], and [put it beside your floor|look at it twice], because [light changes a colour|a floor changes a colour].',
    ],
    [
      'how do I look after it',
      '[Wipe it with a soft, nearly dry cloth|Keep it a hand away from the wall], [keep water off the joints|keep it out of hot sun], and [tighten the screws once a year|lift it when you move it].',
    ],
    [
      'what about small rooms',
      'In a small room, [buy less, but exact|choose a bed with drawers|use the height], and [leave a path to walk|leave one wall free], because [space is also furniture|you live between the pieces].',
    ],
  ],
  fits: {
    'what about small rooms': /bed|wardrobe|furniture|carpent|interior|sofa|chair|table|shelf|shelves/iu,
    'how do I check a wardrobe or cabinet':
      /wardrobe|cabinet|drawer|kitchen|shelf|shelves|tv stand|console|furniture|carpent/iu,
  },
  jokes: [
    '[My old plastic chair|The carton I eat from|My mattress on the floor] [heard about this|was listening] and [asked for retirement|asked for leave|started to pack], [with dignity|after long service|quietly].',
    '[That one chair for clothes|The drawer nobody opens|The chair reserved for visitors] [is in every house|has a job description|knows secrets], [do not deny it|and we respect it|so greet it for us].',
  ],
  shots: [
    'Film [the grain of the wood|the joint|the drawer that glides|a hand over the surface], [from near|from the side], [in daylight|slowly|with the sound on].',
    'Film [the saw at work|polish being rubbed in|a screw going in], [from near|over the shoulder], [with the sound on|in one take].',
    'Film [the empty corner and the filled one|the raw wood and the finished piece], [from the same height|from the door], [in the same light|as two shots].',
    'Take [one picture with a person for the size|one picture of the open doors|one picture of the samples], [in daylight|with straight lines|for the cover].',
  ],
}
