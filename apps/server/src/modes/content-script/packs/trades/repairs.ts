import type { TradePack } from './trade-pack.ts'

export const repairs: TradePack = {
  film: 'the tools and the job',
  cases: [
    '{my} phone [falls face down|slips from {my} hand|jumps out of {my} pocket], and [the screen is a spider web|only half of the screen answers|the whole day hangs on it]',
    'something [stops working|makes a strange noise|goes off] [in the middle of the week|on Monday morning|just when {I} need it], and [the first person opens it and shakes his head|everybody has an opinion|nobody gives {me} a straight answer]',
    '{I} [give it to somebody to repair|leave it with somebody], and [every day it is “come tomorrow”|after one week it is still in pieces|it comes back with a new fault]',
  ],
  tips: [
    [
      'what should I say when I call',
      '[Say|Send] [the model|the make and model] and [what happened|when the fault started], [with a picture or a short video|with a picture], because [a clear story saves a trip|half of the answer is in the story].',
    ],
    [
      'what should I do before I hand over a phone',
      'Before you hand over [a phone|a phone or laptop], [back up your pictures|save your contacts], [remove the SIM and the card|sign out of your bank app], and [note the serial number|take a picture of it].',
    ],
    [
      'what if it got wet',
      'If it [got wet|fell into water], [switch it off|do not charge it], [do not press every button|leave the hair dryer], and [bring it quickly|let somebody open it soon], because [water works slowly|rice is for cooking].',
    ],
    [
      'should I try it myself',
      '[Before you open it yourself|Before you follow a video], remember the small screws, because [a small fault can become two|what was one cable becomes a board].',
    ],
    [
      'how do I test it',
      '[Test it before you leave|Test everything on the spot]: [sound, camera, charging|every button, every light], [while the technician is there|before you pay the balance], and say it at once.',
    ],
    [
      'when should I not wait',
      '[A hot battery|A burning smell|A swollen battery|Sparks]? [Switch it off|Unplug it], [keep it away from children|stop using it], and [have it looked at|do not charge it again], [today, not next week|because it is no joke].',
    ],
    [
      'how do I make it last',
      '[Clean it from dust|Keep it away from heat|Use the right charger|Do the small service], because [most faults start small|prevention is cheaper than repair], [month after month|with any machine].',
    ],
    [
      'is it worth repairing',
      'Compare the repair with the price of another one: above half the price, think twice, and [keep the parts that still work|decide with a clear head].',
    ],
    [
      'what should I have ready for a home visit',
      'For a home visit, [clear the place|make room around it], [have light or a torch ready|switch off what must be off], and [be there yourself|let somebody who knows the fault be there].',
    ],
    [
      'what about data and passwords',
      '[Do not write your passwords on paper|Change your PIN after|Give a guest code, not your own], because [your bank lives in that phone|private is private], and [nobody should be offended by that|it protects both sides].',
    ],
    [
      'what if there is more than one fault',
      'If there [is more than one fault|are two or three faults], [list them all|write them all down], [the small ones too|even the one that comes and goes], because [one visit is cheaper than three|they may be one fault].',
    ],
  ],
  fits: {
    'what should I do before I hand over a phone': /phone|laptop|iphone|samsung|computer/iu,
    'what if it got wet': /phone|laptop|iphone|computer/iu,
    'what about data and passwords': /phone|laptop|iphone|computer/iu,
    'what should I have ready for a home visit':
      /home|house|office|visit|\bac\b|air ?cond|gen|fridge|washing|come to/iu,
    'how do I test it': /phone|laptop|iphone|screen|tv|computer|camera/iu,
    '|phone ': /phone|iphone|samsung|screen/iu,
  },
  jokes: [
    '[My screen|My charger|My fan] [saw us talking|heard the word repair] and [started working by itself|is behaving like new|apologised], [just like that|out of fear|before anybody touched it].',
    '[Do not slap it|Do not shout at it|Do not pray over the cable]: [it has heard worse|it is not a drum|it does not know you are late], [let somebody look inside|call somebody with a screwdriver].',
  ],
  shots: [
    'Film [before and after|the fault and the result|the first and the last moment] from the same [spot|height|side], [same light|two shots|with the sound on].',
    'Film [the hands at work|the screwdriver|the open device|the tools laid out], [from near|over the shoulder|from above][|, in one take|, with the sound on].',
    'Film [the test at the end|the light that comes on|the owner who tries it], [from near|from the side], [with the sound on|in one take|five seconds].',
    'Take [one picture of the old part beside the new one|one picture of the tools|one picture of the work place], [from above|in daylight|for the cover].',
  ],
}
