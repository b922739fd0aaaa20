import type { TradePack } from './trade-pack.ts'

const POCKETED = /phone|laptop|iphone|samsung|tablet|ipad|computer/iu
const DEVICE =
  /phone|laptop|iphone|samsung|tablet|ipad|computer|tv|television|gen(?!\p{L})|gens(?!\p{L})|generator|inverter|fridge|freezer|air ?cond|ac(?!\p{L})|washing|appliance|electronic|microwave|oven|fans?(?!\p{L})|pump|machine|console|printer|speaker|camera/iu

export const repairs: TradePack = {
  film: 'the tools and the job',
  cases: [
    '{my} phone [falls face down|slips from {my} hand|jumps out of {my} pocket], and [the screen is a spider web|only half of the screen answers|the whole day hangs on it]',
    'something [stops working|makes a strange noise|goes off] [in the middle of the week|on Monday morning|just when {I} need it], and [the whole plan of the day changes|everybody has an opinion|nobody knows where the fault is]',
    '{I} [wanted to have something repaired|promised to take something for repair] [last month|last week], and [it is still in the corner|the small fault is now a big one|{I} {am} tired of managing it]',
  ],
  tips: [
    [
      'what should I say when I call',
      'When you call or write, say [the make and model|what it is and its model] and [what happened|when the fault started], [with a picture|with a short video] if you can, because [a clear story saves a trip|half of the answer is in the story].',
    ],
    [
      'what should I do before I hand it over',
      'Before you hand over [your phone|a phone or laptop|your device], [back up your pictures|save your contacts], [take out the SIM and the memory card|sign out of your bank app], and [note the serial number|take a picture of the device].',
    ],
    [
      'what if it got wet',
      'If your device [got wet|fell into water], [switch it off|do not charge it], [do not press every button|do not use a hair dryer], and [bring it quickly|let somebody open it soon], because [water works slowly inside|rice is for cooking].',
    ],
    [
      'should I try it myself',
      'Before you [open a device yourself|follow a repair video], think of the small screws and cables inside, because [a small fault can become two|one loose cable can become a dead board].',
    ],
    [
      'how do I test it',
      'When you collect your device, test [sound, camera and charging|every button], [while the technician is there|before you go home], and [say at once|say on the spot] if [something is not right|you notice anything].',
    ],
    [
      'when should I not wait',
      'With [a burning smell|sparks|a hot battery|a swollen battery], do not wait: [switch it off|unplug it], [keep children away from it|stop using it], and have it looked at [the same day|as soon as you can].',
    ],
    [
      'how do I make it last',
      'To make a device last, [keep dust and heat away from it|clean the dust off it every week], and [show small faults soon|have it looked at when it starts to act strangely], because [most big faults start small|a small repair is cheaper than a big one].',
    ],
    [
      'is it worth repairing',
      'Compare the repair with the price of another one: [if the repair costs less than half, it usually makes sense|below half of that price, a repair usually pays], and [if it costs more, think of the age too|look also at how old yours is].',
    ],
    [
      'what should I have ready for a home visit',
      'For a home visit, [clear the place around the machine|make room around the machine], [have a lamp or torch ready|write down what you noticed], and [be there yourself|let somebody who knows the fault be there].',
    ],
    [
      'what about data and passwords',
      'Before a repair, [sign out of your bank app|sign out of the apps with money in them], keep your passwords [to yourself|off paper], and [set a new PIN when your device is back|change your PIN on the evening you collect your device], because [your bank lives in there|private things stay private].',
    ],
    [
      'what if there is more than one fault',
      'If there [is more than one fault|are two or three faults], [list them all|write them all down], [the small ones too|even the one that comes and goes], because [one repair is cheaper than three|they may have the same cause].',
    ],
  ],
  fits: {
    'what should I do before I hand it over': POCKETED,
    'what if it got wet': POCKETED,
    'what about data and passwords': POCKETED,
    'what should I have ready for a home visit':
      /\bac\b|air ?cond|gen(?!\p{L})|generator|fridge|freezer|washing|inverter|cooker/iu,
    'how do I test it': /phone|laptop|iphone|tablet/iu,
    'when should I not wait': DEVICE,
    'should I try it myself': DEVICE,
    'how do I make it last': DEVICE,
    'is it worth repairing': DEVICE,
    'what should I say when I call': DEVICE,
    '|stops working': DEVICE,
    '|strange noise': DEVICE,
    '|goes off': DEVICE,
    '|phone ': /phone|iphone|samsung|screen/iu,
    '|your phone': /phone|samsung/iu,
    '|laptop': /laptop|computer/iu,
    '|camera': /phone|iphone|tablet/iu,
    '|My screen': /phone|iphone|samsung|screen|laptop|tv|tablet/iu,
    '|My charger': POCKETED,
    '|My fan': /fans?(?!\p{L})|appliance|electronic|electric/iu,
    '|My gen': /gen(?!\p{L})|gens(?!\p{L})|generator/iu,
    '|the light that': DEVICE,
    '|device': DEVICE,
    '|screwdriver': DEVICE,
    '|Do not': DEVICE,
    '|battery': /phone|laptop|iphone|tablet|ipad|inverter/iu,
  },
  jokes: [
    '[My screen|My charger|My fan|My gen] [saw us talking|heard the word “repair”] and [started working by itself|is behaving like new|apologised], [just like that|out of fear|before anybody touched it].',
    '[Do not slap it, it is not a drum|Do not shout at it, it has heard worse|Do not beg it, it does not know that you are late]. [Let somebody look inside|Call somebody with a screwdriver].',
  ],
  shots: [
    'Film [before and after|the fault and the result|the first and the last moment] from the same [spot|height|side], [in the same light|in two shots|with the sound on].',
    'Film [the hands at work|the screwdriver|the open device|the tools laid out], [from near|over the shoulder|from above][|, in one take|, with the sound on].',
    'Film [the test at the end|the light that comes on|the owner who tries it], [from near|from the side], [with the sound on|in one take|for five seconds].',
    'Take [one picture of the old part beside the new one|one picture of the tools|one picture of the work place], [from above|in daylight|for the cover].',
  ],
}
