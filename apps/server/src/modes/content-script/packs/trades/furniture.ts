import type { TradePack } from './trade-pack.ts'

export const furniture: TradePack = {
  film: 'the wood and the finished piece',
  cases: [
    '{I} [move into a new place|marry and get the keys|change the parlour], [the rooms are ready|the rooms echo], and [the bed in the picture does not pass the door|the sofa is two sizes too big|{I} sit on a carton]',
    '{I} [order a piece of furniture|pay for a wardrobe], [they say three weeks|they say next Friday], and [after three months it is “almost ready”|the doors do not close|the wood is another wood]',
  ],
  tips: [
    [
      'what should I measure',
      '[Measure the room, the door and the staircase|Measure the wall and the door], [twice|with a tape], and [mark it on the floor|draw it on paper], because [a bed must first pass the door|the eye is generous].',
    ],
    [
      'how do I check a wardrobe or cabinet',
      '[Open every door|Pull out every drawer], [to the end|twice], and [look at hinges and screws|look at the back], because [hinges fail before wood|the back tells the truth].',
    ],
    [
      'how do I pay',
      '[Pay a part to start|Write down what is paid], [the rest when you have seen it|the balance at the door], and [put size, wood, colour and date in writing|keep the receipt], because [“brown” is many colours|memory is not a plan].',
    ],
    [
      'what about delivery',
      '[Say which floor it is|Say if there is a lift], and [who joins it together|who carries the old one out], [before the truck comes|when you order], because the last ten steps are the hard ones.',
    ],
    [
      'how do I choose a colour',
      '[Look at a sample at home|Hold the sample against the wall], [by day and at night|in your own light], because [shop light flatters|a floor changes a colour], and [dark shows dust, light shows hands].',
    ],
    [
      'how do I look after it',
      '[Wipe it with a soft, nearly dry cloth|Keep it a hand from the wall], [no water in the joints|out of hot sun], and [tighten screws once a year|lift it, do not drag it], [it will thank you|then it stays quiet].',
    ],
    [
      'what about small rooms',
      'In a small room, [buy less, but exact|look for a bed with drawers|use the height], and [leave a path to walk|leave one wall free], because [space is also furniture|you live between the pieces].',
    ],
  ],
  jokes: [
    '[My old plastic chair|The carton I eat from|My mattress on the floor] [heard about this|is listening] and [asked for retirement|feels something is coming|started to pack], [with dignity|after long service|quietly].',
    '[That one chair for clothes|The drawer nobody opens|The chair reserved for visitors] [is in every house|has a job description|knows secrets], [do not deny it|greet it for us|yours too].',
  ],
  shots: [
    'Film [the grain of the wood|the joint|the drawer that glides|a hand over the surface], [from near|from the side], [in daylight|slowly|with the sound on].',
    'Film [the saw at work|polish being rubbed in|a screw going in], [from near|over the shoulder], [with the sound on|in one take].',
    'Film [the empty corner and the filled one|the raw wood and the finished piece], [from the same height|from the door], [same light|two shots].',
    'Take [one picture with a person for the size|one picture of the open doors|one picture of the samples], [in daylight|straight lines|for the cover].',
  ],
}
