import type { TradePack } from './trade-pack.ts'

export const building: TradePack = {
  film: 'the site and the work',
  cases: [
    '{I} [start a building|build with what {I} have saved], the [blocks are on site|workers have come], and [the money finishes before the roof|every day there is one more small cost|what {I} see is not what was on the paper]',
    '[the rain comes|the dry season comes], and [the well is empty again|the roof begins to talk|the wall shows a crack], [right when visitors are there|in the middle of the night], and [everybody gives another reason|{I} fetch from the neighbour|the last worker does not pick the call]',
  ],
  tips: [
    [
      'why is a survey needed',
      'Before anybody digs or builds, let the ground be checked, [soil, water and levels|on the paper and on the land], because the ground decides the cost.',
    ],
    [
      'how do I know the material',
      '[Read the bag and the date|Look at the label], [count it when it arrives|measure one piece], and [keep a sample|take a picture of the delivery], because [a building stands on what you cannot see later].',
    ],
    [
      'how should I supervise',
      '[Go to the site at odd hours|Let one person you trust stand there], [with the list in the hand|at the important steps], because [concrete cannot be corrected|some steps are hidden after one day], and [take pictures each time].',
    ],
    [
      'what about water',
      'For water, have it tested, [smell, colour and iron|before you drink it], and [wash the tank from time to time|cover the tank well], because clear is not the same as clean.',
    ],
    [
      'how do I test the finished work',
      'Before the last payment, [run the water|switch everything on|wait for one rain], [with the worker beside you|for some hours], and [write down what is open|agree the day for corrections], because [afterwards everybody is busy].',
    ],
    [
      'how do neighbours come in',
      '[Tell the neighbours before|Greet the neighbours first], [noise, sand and water on the street|when the truck comes], and [keep the gutter free|clean the road at night], because [you will live beside them].',
    ],
  ],
  fits: {
    '|fetch from the neighbour': /bore ?hole|well|water/iu,
    '|well is': /bore ?hole|well|water/iu,
    '|roof begins': /roof|build|construct/iu,
    '|wall shows': /paint|plaster|screed|wall|crack/iu,
    '|start a building': /build|construct|architect|foundation|block|cement|fenc/iu,
    '|build with what': /build|construct|architect|foundation|block|cement|fenc|window|door|tile/iu,
    'what about water': /bore ?hole|drinking|tank|water (?:treatment|supply)/iu,
    'why is a survey needed': /bore ?hole|build|construct|fenc|architect|foundation/iu,
  },
  jokes: [
    '[My shovel|The wheelbarrow|The cement bag] [heard about this|saw the plan] and [asked for an umbrella|rolled up its sleeves|started to sing], [before the workers came|with respect|very early].',
    '[“Just small sand remains”|“We will finish on Friday”|“It is only remaining roofing”] [is a national song|has many verses|needs a date beside it], [so write it down|so ask which Friday|so keep the last part of the money].',
  ],
  shots: [
    'Film [the start and the finished work|before and after|the empty ground and the result], from the same [spot|height|side], [same light|two shots].',
    'Film [the hands at work|the machine at work|a level on a wall|water that comes], [from near|from a few steps away], [with the sound on|in one take].',
    'Walk [round the site|from the gate to the work], [slowly|elbows at your sides], [in one take|without zoom].',
    'Take [one picture of the material|one picture of the team|one picture of a detail], [in daylight|from the front|for the cover].',
  ],
}
