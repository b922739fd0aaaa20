import type { TradePack } from './trade-pack.ts'

export const carcare: TradePack = {
  film: 'the car and the hands at work',
  cases: [
    '{my} car [makes a new noise|pulls to one side|smells of heat] [on Monday morning|in the middle of traffic|the day before a trip], and [every friend has another diagnosis|the last mechanic says “no problem”|{I} turn up the radio]',
    '{I} [wait for the rain to pass|drive to work early], the tyre [goes flat|talks on every bump], and [the spare is also tired|the jack is at home|{I} {am} already late]',
  ],
  tips: [
    [
      'what should I tell a mechanic',
      '[Say when it happens|Describe the noise]: [cold or hot, slow or fast|only on bumps, or when braking], and [drive a round together|do not name the part yourself], because [a good story saves parts|guessing by parts is dear].',
    ],
    [
      'when do I change tyres',
      'Change tyres [when the grooves are shallow|when a coin shows the edge in the groove|when the side has cracks or a bulge], [old ones too|even with good grooves after six years], because [rain asks for grip|old rubber bursts in the heat].',
    ],
    [
      'what about air pressure',
      'Check the pressure [every two weeks|before a trip], [cold, not after driving|the spare too], and [use the figure on the door frame|not by kicking], because [low air eats fuel and tyres|too hard means less grip].',
    ],
    [
      'why do I need alignment',
      'If [the wheel is not straight|the car pulls to one side|one edge of the tyre is smooth], have it measured, after a deep pothole too, because new tyres die quickly on a crooked axle.',
    ],
    [
      'what about oil',
      '[Keep to the oil dates|Write the next oil date on the door], [check the level cold|filter included], and see the can being opened, because [old oil grinds|the engine drinks what you give it].',
    ],
    [
      'which signs mean stop',
      '[A red light on the dash|Steam from the bonnet|A soft brake pedal] means [stop now|park safely and call], [not “till I get home”|engine off], because [ten minutes can cost the engine|brakes do not forgive].',
    ],
    [
      'what before a long trip',
      'Before a long trip, [look at tyres, oil, water and lights|have brakes and belts checked], [two days before, not at dawn|with time to repair], and [carry a spare, a jack and a triangle|save one number for help].',
    ],
    [
      'how do I check the work',
      'After the work, [drive a round with the mechanic|look under the car|test the lights and the horn], [before you pay the rest|on a bad road], and [say at once what still sounds|keep the receipt in the car].',
    ],
    [
      'how do I keep it longer',
      '[Warm it a minute|Go easy on bumps|Wash the salt and mud off], [brake early|no full tank of guesses], and [note each service|fix the small noise], because [machines speak before they stop].',
    ],
    [
      'is a used part fine',
      'A used part [can be fine|is an option] for [a door or a lamp|glass and panels], [not for brakes|never for belts and brakes], and look at the wear, because saving belongs where life does not hang on it.',
    ],
  ],
  jokes: [
    '[My radio|My car|My exhaust] [heard the noise too|knows the road to the mechanic|has a new song], and [we both pretend|it changed lanes by itself|the neighbours dance], [every morning|at each bump|without shame].',
    '[“It will reach”|“Just manage it till month end”|“That light is always on”] [is what we all say|has towed many of us|is my favourite lie], [then comes the third bridge|then it rains|ask the tow truck].',
  ],
  shots: [
    'Film [a wheel coming off|the machine at work|hands on a bolt|the dipstick], [from near|from low down|over the shoulder], [with the sound on|in one take].',
    'Film [the old and the new part|a worn and a new tyre|before and after], [side by side|from the same height], [same light|two shots].',
    'Film [the car that drives in|the car that leaves|a thumb up through the window], [from the gate|from the side], [ten seconds|with the sound on].',
    'Take [one picture of the place from the road|one picture of the price board|one picture of the tools in a row], [in daylight|from the front|for the cover].',
  ],
}
