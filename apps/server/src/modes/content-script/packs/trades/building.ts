import type { TradePack } from './trade-pack.ts'

export const building: TradePack = {
  film: 'the site and the work',
  cases: [
    '{I} [start a building|build with what {I} have saved], the [blocks are on site|workers have come], and [the money finishes before the roof|every day there is one more small cost|what {I} see is not what was on the paper]',
    '[the well is empty again|the roof begins to talk in the rain|the wall shows a new crack], [right when visitors are there|in the middle of the night], and [everybody gives another reason|nobody knows whom to call|{I} begin to count the money]',
  ],
  tips: [
    [
      'why is a survey needed',
      'Before anybody digs or builds, let the ground be checked, [soil, water and levels|on the paper and on the land], because the ground decides the cost.',
    ],
    [
      'how do I know the material',
      '[Read the bag and the date|Look at the label], [count the delivery when it arrives|measure one piece], and [keep a sample|take a picture of the delivery], because a building stands on what you cannot see later.',
    ],
    [
      'how should I supervise',
      '[Visit the site at the important steps|Let one person you trust be on site], with the list in the hand, and [take pictures each time|write down what was done that day], because [concrete cannot be corrected|some steps are hidden after one day].',
    ],
    [
      'what about water',
      'Have the water tested for [smell, colour and iron|iron and germs] before you drink it, and [wash the tank from time to time|cover the tank well], because clear is not the same as clean.',
    ],
    [
      'how do I test the finished work',
      'When the work is finished, [go round with the list|look at every corner by day|try everything that opens, runs or switches], with the worker beside you, and [write down what is open|agree on a day for corrections], because a fresh fault is easier to correct.',
    ],
    [
      'how do neighbours come in',
      'Tell the neighbours [about noise, sand and water|when the truck comes], [keep the gutter free|clean the road at night], and [greet them first|leave a number they can call], because you will live beside them.',
    ],
  ],
  fits: {
    '|well is': /bore ?hole|well|water/iu,
    '|roof begins': /roof|build|construct/iu,
    '|wall shows': /paint|plaster|screed|wall|crack/iu,
    '|start a building': /build|construct|architect|foundation|block|cement|fenc/iu,
    '|build with what': /build|construct|architect|foundation|block|cement|fenc|window|door|tile/iu,
    'what about water': /bore ?hole|drinking|tank|water (?:treatment|supply)/iu,
    'why is a survey needed': /bore ?hole|build|construct|fenc|architect|foundation/iu,
    '|cement bag': /build|construct|foundation|block|cement|fenc|plaster/iu,
    '|The wheelbarrow': /build|construct|foundation|block|cement|fenc|plaster|bore ?hole|interlock|pav/iu,
    '|My shovel': /build|construct|foundation|block|cement|fenc|plaster|bore ?hole|interlock|pav/iu,
  },
  jokes: [
    '[My shovel|The wheelbarrow|The cement bag] [heard about this|saw the plan] and [asked for an umbrella|rolled up its sleeves|started to sing], [before the workers came|very early in the morning].',
    '[“Just small sand remains”|“It is only remaining roofing”|“By Friday everything is ready”] [is a national song|has many verses|needs a date beside it], so [write it down|ask for the date].',
  ],
  shots: [
    'Film [the start and the finished work|before and after|the empty ground and the result], from the same [spot|height|side], [same light|two shots].',
    'Film [the hands at work|the machine at work|a level on a wall|water that comes], [from near|from a few steps away], [with the sound on|in one take].',
    'Walk [round the site|from the gate to the work], [slowly|elbows at your sides], [in one take|without zoom].',
    'Take [one picture of the material|one picture of the team|one picture of a detail], [in daylight|from the front|for the cover].',
  ],
}
