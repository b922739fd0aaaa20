import type { TradePack } from './trade-pack.ts'

export const kitchen: TradePack = {
  film: 'the kitchen at work',
  cases: [
    '{I} [stand in the kitchen|start to cook], [one burner, two hungry people|the visitors are already seated], and [the pot burns at the bottom|the blender smells of smoke|the handle comes off in {my} hand]',
    '{I} [buy the cheap one|buy what was on the roadside], [it shines for two weeks|it is fine till month end], and [then the coating enters the stew|the plug gets hot|it becomes a flower pot]',
    'rice for [twenty|thirty] people, [and {my} biggest pot says no|and every pot is too small], so [{I} cook it three times|{I} borrow from next door|{I} count plates and pray]',
  ],
  tips: [
    [
      'how do I choose a pot',
      'Lift the pot: [a heavy bottom|weight in the bottom] [spreads the heat|does not burn your stew]. [Look at the handle and its screws|Shake the handle], [that is where it fails first|before you look at the colour].',
    ],
    [
      'which size',
      'Count [who eats on a normal day|the mouths at home], and [one size more|add one size]. [A full pot boils over|Soup needs space], [and visitors come in Nigeria|you know our people].',
    ],
    [
      'how do I care for non-stick',
      'With non-stick, [wood or plastic only|no iron spoon], [low fire|never empty on the fire], and [a soft sponge|let it cool before water]. [One scratch starts it|Heat and iron finish it], [then it lasts].',
    ],
    [
      'what about the blender',
      'Let a blender [rest after each minute|work in short turns], [with water in it|never dry]. [The smell is the motor begging|Smoke is too late], [so stop when it gets warm|small small].',
    ],
    [
      'what of electricity',
      'Look at [the watts on the label|the label underneath], [before the generator hears it|before your inverter does]. Add it to what is running, [that saves two machines|simple sum].',
    ],
    [
      'how do I clean a burnt pot',
      'For a burnt pot, [boil water with a little soda|leave hot water and salt in it overnight]. [Then wood, not wire|Scrape with wood], [and it comes back|patience, not force].',
    ],
    [
      'what should I check when it arrives',
      'Check [the lid, the handle, the plug|that the lid sits], [fill it with water|switch it on once], and [keep the box for two weeks|keep the receipt in it]. [A wobble today is a leak tomorrow|Do it the same day], [calmly].',
    ],
    [
      'set or single',
      'A set is [cheaper by piece|fine for a new home], but [count which ones you will use|you may cook with three of seven]. [One good pot|A single good one] [beats six for decoration|is used every day].',
    ],
    [
      'how do I store them',
      'Put [a cloth between two pots|paper between plates], [lids upside down|heavy ones below]. [Scratches come from stacking|Most chips happen in the cupboard], [not from cooking|funny but true].',
    ],
    [
      'what if it is a gift',
      'For a new home, call the sister first, [because everybody brings glasses|a third blender is shame]. [A good knife or a big pot|The big pot] [is never too many|gets a prayer each time].',
    ],
  ],
  fits: {
    'how do I choose a pot': /pot|cookware|pan/iu,
    'which size': /pot|cookware|pan|cooler|flask/iu,
    'how do I care for non-stick': /non.?stick|granite|frying pan|cookware|\bpans?\b/iu,
    'what about the blender': /blend|grind|mixer|processor/iu,
    'what of electricity': /blend|electric|kettle|fryer|oven|microwave|toaster|cooker|mixer/iu,
    'how do I clean a burnt pot': /pot|cookware|pan/iu,
    'set or single': /set|pot|cookware|plate/iu,
    'how do I store them': /pot|plate|cookware|pan|glass/iu,
    '|blender': /blend|grind|mixer/iu,
    '|plug': /blend|electric|kettle|fryer|oven|microwave|toaster|cooker|mixer/iu,
    '|coating': /non.?stick|pan|pot|cookware/iu,
    '|biggest pot': /pot|cookware|cooler/iu,
  },
  jokes: [
    '[My old pot|The lid without a handle|My blender] [heard this|saw the video] and [started behaving|asked for retirement|called its village], [too late|we thank it for its service].',
    '[If your stew starts calling neighbours|When mother-in-law opens the cupboard|If your husband enters the kitchen by himself], [do not shout|look calm|act like it was always so], [just smile].',
  ],
  shots: [
    'Film {film} [with steam|with the fire on|from the doorway], [in daylight|from the side], [with the sound on|ten seconds].',
    'Film [a hand that lifts the pot|the lid that closes|the bottom from near|a spoon that turns], [close up|from above], [slowly|in one take].',
    'Film [the pieces one beside the other|the smallest in the biggest|the box being opened], [from above|from the side], [in one take|on a clean table].',
    'Take [one picture of the set|one picture of it in use|one picture of the label], [in daylight|for the cover|on a plain ground].',
  ],
}
