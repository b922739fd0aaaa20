import type { TradePack } from './trade-pack.ts'

export const carcare: TradePack = {
  film: 'the car and the hands at work',
  cases: [
    '{my} car [makes a new noise|pulls to one side|smells of heat] [on Monday morning|in the middle of traffic|the day before a trip], and [every friend has another diagnosis|the last repair did not help|{I} turn up the radio]',
    '{I} [wait for the rain to pass|drive to work early], the tyre [goes flat|talks on every bump], and [the spare is also tired|the jack is at home|{I} {am} already late]',
  ],
  tips: [
    [
      'what should I tell a mechanic',
      '[Say when it happens|Describe when the noise comes]: [cold or hot, slow or fast|on bumps or when braking], and [drive a round together|do not name the part yourself], because [a good story saves parts|guessing is dear].',
    ],
    [
      'when do I change tyres',
      'Change tyres when [the grooves are shallow|the wear marks in the grooves are level|the side has cracks or a bulge|they are six years old, even with good grooves], because [rain asks for grip|a tired tyre fails at speed].',
    ],
    [
      'what about air pressure',
      'Check the pressure [every two weeks|before a trip], [cold, not after driving|the spare too], and [use the figure on the door frame|do not judge it by kicking], because [low air eats fuel and tyres|wrong pressure means less grip].',
    ],
    [
      'why do I need alignment',
      'If [the wheel is not straight|the car pulls to one side|one edge of the tyre is smooth], have the alignment measured, [after a deep pothole too|with new tyres too], because tyres die quickly on a crooked axle.',
    ],
    [
      'what about oil',
      '[Keep to the oil dates|Write the next oil date on the door], [check the level cold|let the filter be changed too], and see the can being opened, because [old oil grinds|the engine drinks what you give it].',
    ],
    [
      'which signs mean stop',
      '[A red light on the dash|Steam from the bonnet|A soft brake pedal] means stop now: [park safely and call|stand safely, engine off], because [ten minutes more can cost a lot|“till I get home” is too far].',
    ],
    [
      'what before a long trip',
      'Before a long trip, [look at tyres, oil, water and lights|have brakes and belts checked], [two days before, not at dawn|with time to repair], and [carry a spare, a jack and a triangle|save one number for help].',
    ],
    [
      'how do I check the work',
      'After the work, [drive a round with the mechanic|look under the car for drops|test the lights and the horn], and say at once what [still sounds|feels different], because [a fresh fault is easy to find|the tools are still out].',
    ],
    [
      'how do I keep it longer',
      '[Go easy on bumps|Wash the salt and mud off|Brake early and softly], and [note each service|have a small noise seen at once], because [machines speak before they stop|small faults grow on the road].',
    ],
    [
      'is a used part fine',
      'A used part [can be fine|is an option] for [a door or a lamp|glass and panels], but [not for brakes|never for belts and brakes], because saving belongs where life does not hang on it.',
    ],
  ],
  fits: {
    'what should I tell a mechanic':
      /mechanic|repair|engine|brake|diagnos|workshop|suspension|car service|servicing|garage|electric|gear/iu,
    'when do I change tyres': /tyre|tire|vulcani[sz]|mechanic|alignment|wheel|workshop|auto|car (?:care|service)/iu,
    'what about air pressure': /tyre|tire|vulcani[sz]|mechanic|alignment|wheel|workshop|auto|car (?:care|service)/iu,
    'why do I need alignment': /tyre|tire|vulcani[sz]|mechanic|alignment|balanc|suspension|wheel|workshop/iu,
    'what about oil': /oil|mechanic|engine|car service|servicing|lubricant|workshop/iu,
    'how do I check the work':
      /mechanic|repair|engine|brake|diagnos|workshop|suspension|car service|servicing|garage|electric|panel|gear/iu,
    'is a used part fine': /part|mechanic|repair|tokunbo|panel|workshop/iu,
    '|last repair': /mechanic|repair|engine|brake|diagnos|workshop|suspension|car service|servicing|part/iu,
    '|every friend has another diagnosis':
      /mechanic|repair|engine|brake|diagnos|workshop|suspension|alignment|car service|servicing|part|tyre/iu,
    '|the spare is also': /tyre|tire|vulcani[sz]|mechanic|alignment|wheel|roadside|rescue|tow|part|auto/iu,
  },
  jokes: [
    '[My radio covers every noise of the car|My car knows the road to the mechanic alone|My exhaust has a new song], and [we both pretend it is normal|the whole street has noticed|nobody talks about it].',
    '[“It will reach”|“Just manage it till month end”|“That light is always on”] [is what we all say|is my favourite song|sounds fine] until [it rains|the long bridge begins|the tow truck comes].',
  ],
  shots: [
    'Film [a wheel coming off|the machine at work|hands on a bolt|the dipstick], [from near|from low down|over the shoulder], [with the sound on|in one take].',
    'Film [the old and the new part|a worn and a new tyre|before and after], [side by side|from the same height], [same light|two shots].',
    'Film [the car that drives in|the car that leaves|a thumb up through the window], [from the gate|from the side], [ten seconds|with the sound on].',
    'Take [one picture of the place from the road|one picture of the price board|one picture of the tools in a row], [in daylight|from the front|for the cover].',
  ],
}
