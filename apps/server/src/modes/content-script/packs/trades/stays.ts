import type { TradePack } from './trade-pack.ts'

export const stays: TradePack = {
  film: 'the room and the view',
  cases: [
    '{I} [arrive in a new town at night|reach the town after a long road], [the phone has ten percent|rain is falling], and [the place {I} booked does not know {my} name|nobody answers at the gate|the pictures were of another building]',
    '{I} [need two days away|need one quiet weekend], [the house is full|work follows {me} home], and [every place {I} find looks the same|{I} do not know whom to trust|nobody can say if there is light at night]',
  ],
  tips: [
    [
      'how do I know the pictures are real',
      'Look at pictures from guests, [today’s, not last year’s|with the bathroom], because [a wide lens makes every room big|old pictures do not grow old].',
    ],
    [
      'what about late arrival',
      'If you [arrive late|come at night], [say the hour|call from the road], and keep the number at hand, because [a room can be given away|gates close].',
    ],
    [
      'how do I pay safely',
      'Pay to the company’s account, [never to a person in the chat|before you travel], and [take the receipt with you|save the message], because the desk goes by paper.',
    ],
    [
      'what about safety',
      '[Look where the exits are|Check the lock and the window|Use the safe], [on the first evening|when you enter], and [do not tell strangers your room number|leave the spare key at the desk], [simple habits].',
    ],
    [
      'what of noise',
      'If you [sleep lightly|need quiet], say so when you book, [away from the gen and the hall|away from the road], because a party next door is only sweet when you are in it.',
    ],
    [
      'what about children',
      'With children, say their ages, and bring their own cup and light, because [small things save a trip|hungry children do not wait].',
    ],
    [
      'what do I check in the room',
      'When you enter the room, [run the shower|switch on the AC|try the keys] [before you unpack|in the first ten minutes], and say it at once [if you need something|if you want it another way].',
    ],
  ],
  jokes: [
    '[My pillow at home|My alarm clock|The cock in our compound] [heard about this|saw my bag] and [is already jealous|asked to come along|promised to keep quiet], [I said no|we shall talk on Monday|for once].',
    '[I packed for two nights|One small bag, they said|My wife packed light]: [four shoes and an iron|half the wardrobe|three bags and a cooler], [just in case|for one weekend|you know us].',
  ],
  shots: [
    'Walk from [the gate to the desk|the door of the room to the window], [slowly|elbows at your sides], [in one take|without zoom].',
    'Film [a curtain being opened|a key in a door|a hand over the sheets|the shower running], [from near|from the side], [in daylight|with the sound on].',
    'Film [the breakfast table|the pool without people|the evening light|the parking place], [wide|from a corner], [ten seconds|slowly].',
    'Take [one picture of the front|one picture of the bed, straight|one picture of the menu], [in daylight|tidy first|for the cover].',
  ],
}
