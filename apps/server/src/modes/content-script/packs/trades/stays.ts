import type { TradePack } from './trade-pack.ts'

export const stays: TradePack = {
  film: 'the room and the view',
  cases: [
    '{I} [arrive in a new town at night|reach the town after a long road], [the phone has ten percent|rain is falling], and [{I} have not booked a bed|every gate is closed|{I} know nobody there]',
    '{I} [need two days away|need one quiet weekend], [the house is full|work follows {me} home], and [every place {I} find looks the same|{I} do not know where to go|another weekend passes]',
  ],
  tips: [
    [
      'how do I know the pictures are real',
      'Look at pictures [from this year|of every room, the bathroom too], or [make a short video call|look at a video of the room] before you book, because [a video shows the whole room|then you arrive at a place you know].',
    ],
    [
      'what about late arrival',
      'If you [arrive late|come at night], [say the hour when you book|call from the road], and keep the phone number at hand, because [then somebody waits for you|the road has its own clock].',
    ],
    [
      'how do I pay safely',
      'Pay into [the account on the booking|the account of the business], [with your name on the transfer|with your dates on the transfer], and [take the receipt with you|save the message], because [the desk goes by paper|it makes the check-in short].',
    ],
    [
      'what about safety',
      'On the first evening, [look where the exits are|check the lock and the window], and [keep your room number to yourself|lock the door when you go out]. [Do it on every trip|Small habits let you sleep well].',
    ],
    [
      'what of noise',
      'If you [sleep lightly|need quiet], say so when you book, and choose a room [away from the gen|away from the road|at the back], because [then the morning wakes you and not a horn|rooms differ, even in one house].',
    ],
    [
      'what about children',
      'With children, say their ages when you book, and bring [their own cup and a small light|a toy and a snack for the first evening], because [a familiar thing brings sleep|hungry children do not wait].',
    ],
    [
      'what do I check in the room',
      'When you enter the room, [run the shower|switch on the AC|try the key] [before you unpack|in the first ten minutes], and say at once if you [need something|want anything another way].',
    ],
  ],
  fits: {
    '|the desk goes': /hotel|guest ?house|lodge|inn(?!\p{L})|motel|resort/iu,
    '|to the desk': /hotel|guest ?house|lodge|inn(?!\p{L})|motel|resort/iu,
    '|the breakfast table': /breakfast|hotel|guest ?house|lodge|resort/iu,
    '|the pool': /pool/iu,
    '|the menu': /restaurant|breakfast|menu|kitchen|food|bar(?!\p{L})/iu,
    '|parking place': /park/iu,
  },
  jokes: [
    '[My pillow at home|My alarm clock|The cock in our compound] [heard about this|saw my bag] and [is already jealous|asked to come along|promised to keep quiet], [but I travel alone|but we shall talk on Monday].',
    '[I packed for two nights|I took one small bag|I packed light]: [four shoes and an iron|half the wardrobe|three bags and a cooler], [just in case|for one weekend|and no charger].',
  ],
  shots: [
    'Walk from [the gate to the desk|the door of the room to the window], [slowly|elbows at your sides], [in one take|without zoom].',
    'Film [a curtain being opened|a key in a door|a hand over the sheets|the shower running], [from near|from the side], [in daylight|with the sound on].',
    'Film [the breakfast table|the pool without people|the evening light|the parking place], [wide|from a corner], [for ten seconds|slowly].',
    'Take [one picture of the front|one picture of the bed|one picture of the menu], [in daylight|with everything tidy|for the cover].',
  ],
}
