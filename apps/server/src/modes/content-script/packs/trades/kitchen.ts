import type { TradePack } from './trade-pack.ts'

export const kitchen: TradePack = {
  film: 'the kitchen at work',
  cases: [
    '{I} [stand in the kitchen|start to cook], [two hungry people are waiting|the visitors are already seated], and [the pot burns at the bottom|the blender smells of smoke|the handle comes off in {my} hand]',
    '{I} buy the [cheapest one|first one {I} see], it [shines for two weeks|is fine till month end], and then [the coating enters the stew|the plug gets hot|it goes to the back of the cupboard]',
    '{I} must cook rice for [twenty|thirty] people, [{my} biggest pot says no|every pot is too small], and {I} [cook it three times|borrow from next door|count plates and pray]',
  ],
  tips: [
    [
      'how do I choose a pot',
      'Lift the pot and feel [its bottom|the weight of its bottom], and [shake the handle|look at the screws of the handle], because [a heavy bottom spreads the heat|a thin bottom burns the stew|the handle is what fails first].',
    ],
    [
      'which size do I need',
      'Count [the mouths at home|who eats on a normal day], and take the pot one size bigger, because [a full pot boils over|soup needs space|visitors come without calling].',
    ],
    [
      'how do I care for non-stick',
      'With non-stick, [use wood or plastic only|use no iron spoon], [keep the fire low|never heat it empty], and [wash it with a soft sponge|let it cool before water touches it], because [one scratch starts the peeling|heat and iron finish it].',
    ],
    [
      'what about the blender',
      'Let a blender [rest after each minute|work in short turns], never run it empty, and stop when it gets warm, because [the smell is the motor begging|smoke is already too late].',
    ],
    [
      'what of electricity',
      '[Read the watts on the label|Look for the watts on the label], add them to what is already running, and compare the sum with [your generator|your inverter], because [that simple sum saves two machines|the machine cannot do that sum itself].',
    ],
    [
      'how do I clean a burnt pot',
      'For a burnt pot, [boil water with a little soap in it|leave hot water and salt in it overnight], then scrape with wood, not wire, because [patience works better than force|wire leaves scratches where food burns again].',
    ],
    [
      'what should I check when it arrives',
      'When it arrives, look at [every part|it in daylight], [try it the same day|use it once], and keep the box for [two weeks|a while], because [what is seen at once is sorted out easily|small things are best said the same day].',
    ],
    [
      'should I buy a set or a single one',
      'A set is [cheaper per piece|right for a new home]; a single one [is enough|is better] if you know [what you use every day|exactly what is missing].',
    ],
    [
      'how do I stack things in the cupboard',
      'Put [a cloth|paper] between the pieces when you stack them, with the heavy ones below, because [most scratches come from stacking|most damage happens in the cupboard].',
    ],
    [
      'what if it is a gift',
      'For a new home, [call the sister first|ask what is there already], and [give something used every day|choose what is used every day], because [a gift in daily use is remembered|a gift for the shelf only collects dust].',
    ],
  ],
  fits: {
    'how do I choose a pot': /pot|cookware/iu,
    'which size do I need': /pot|cookware/iu,
    'how do I care for non-stick': /non.?stick|granite|frying pan|cookware|\bpans?\b/iu,
    'what about the blender': /blend|grind|mixer|processor/iu,
    'what of electricity': /blend|electric|kettle|fryer|oven|microwave|toaster|cooker|mixer/iu,
    'how do I clean a burnt pot': /pot|cookware|pan/iu,
    'should I buy a set or a single one': /set|pot|cookware|plate/iu,
    'how do I stack things in the cupboard': /pot|plate|cookware|pan|glass/iu,
    '|blender': /blend|grind|mixer/iu,
    '|plug': /blend|electric|kettle|fryer|oven|microwave|toaster|cooker|mixer/iu,
    '|coating': /non.?stick|pan|pot|cookware|granite/iu,
    '|biggest pot': /pot|cookware|cooler/iu,
    '|every pot': /pot|cookware|cooler/iu,
    '|pot burns': /pot|cookware|pan/iu,
    '|handle comes': /pot|cookware|pan|kettle|knife|knives/iu,
    '|stew starts': /pot|cookware|pan|blend|cooker/iu,
    '|old pot': /pot|cookware|pan/iu,
    '|lid ': /pot|cookware|pan|flask|cooler/iu,
    '|the smallest in the biggest': /pot|cookware|set|bowl|cooler/iu,
  },
  jokes: [
    '[My old pot|The lid without a handle|My old blender|The oldest thing in my kitchen] [saw the new one|heard us talk] and [started to behave|asked for retirement|called its village], [but it is too late|and we thank it for its service].',
    '[If your stew starts calling neighbours|When mother-in-law opens the cupboard|If your husband enters the kitchen by himself], [do not shout|look calm|act as if it was always so], and just smile.',
  ],
  shots: [
    'Film {film} [with steam|from the doorway|with hands that cook], [in daylight|from the side], [with the sound on|ten seconds].',
    'Film [a hand that lifts one piece|the lid that closes|the bottom of one piece|a spoon that turns], [close up|from above], [slowly|in one take].',
    'Film [the pieces one beside the other|the smallest in the biggest|the box being opened], [from above|from the side], [in one take|on a clean table].',
    'Take [one picture of all pieces|one picture of it in use|one picture of the label], [in daylight|for the cover|on a plain ground].',
  ],
}
