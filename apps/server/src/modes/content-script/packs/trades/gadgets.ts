import type { TradePack } from './trade-pack.ts'

export const gadgets: TradePack = {
  film: 'the device',
  cases: [
    '{my} phone [dies at noon|shows two percent], [the light is gone|{I} {am} on the road], and [the most important call of the day is coming|{my} transfer has not gone through|{I} cannot even show {my} ticket]',
    '{I} [buy a gadget in a hurry|buy one without a test], and [after two weeks it gets hot|the charger fits nothing {I} have|half of what it can do is useless to {me}]',
    '{I} [need a laptop for school|need a new phone for work], [everybody recommends another one|the names are confusing], and [the money is enough for one mistake only|{I} do not want to buy twice]',
  ],
  tips: [
    [
      'what should I check before I pay',
      'Switch it on and test [the parts you will use|everything that moves or lights up|buttons, sound and charging], [one by one|before you pay], because [a shiny box says nothing|five minutes can save five weeks].',
    ],
    [
      'how do I know it is original',
      'Look up the serial number [in the settings|on the maker’s site] and see that it agrees with the [box|papers] [before you pay|before you leave], because [the number shows the model|each device has its own number].',
    ],
    [
      'how much memory do I need',
      'Think of [your pictures and videos|what you do every day]: [128 gigabytes is tight for many videos|a student needs less than an editor], and memory you cannot add later is worth paying for.',
    ],
    [
      'what about used phones',
      'With a used phone, [check the battery health|look at the screen under light], [see that the former owner is signed out|see that no account is locked], and [keep the receipt|test the camera and the speaker].',
    ],
    [
      'what about battery size',
      'A big number [is not everything|alone says little], so [look at the output too|ask how often it fills your phone], and [use a good cable|remember that a weak cable slows it].',
    ],
    [
      'how do I charge well',
      'Charge it [on a hard surface, not under a pillow|with the right charger|out of the sun], [and take it off when it gets hot|and not under a cloth], because [heat wears a battery out|a cool battery lasts longer].',
    ],
    [
      'how do I protect it',
      '[Set a PIN|Switch on the service that finds a lost phone] and put [a case|a case and a screen guard] on it [the same day|from day one], because [the first fall does not wait|many falls come in the first week].',
    ],
    [
      'how do I move my things',
      'Before you [change to another|sell the old one], [save your files and contacts|back up what you need], then [sign out of your bank app|sign out everywhere], and [wipe the old one last|reset it at the end].',
    ],
    [
      'what does a student need',
      'For school, [battery and keyboard come first|look at battery, weight and keyboard first], [then looks|then colour], because [you will carry it every day|a lecture hall has few sockets].',
    ],
    [
      'how do I compare two',
      'Put both in one table with [battery, memory, camera and warranty|the things you use daily], [leave out what you will never use|mark the better one in each line], and [let your daily use decide|choose by what you do every day].',
    ],
    [
      'what should come in the box',
      'Open the box [at the counter|on video|before you leave], and check for [charger, cable and papers|the cable, the charger and the guide], because a missing [charger|cable] is another bill.',
    ],
  ],
  fits: {
    '|ask how often it fills': /power ?bank/iu,
    'how do I compare two': /phone|iphone|samsung|tecno|infinix|laptop|tablet/iu,
    'how do I know it is original': /phone|iphone|samsung|tecno|infinix|laptop|airpod|earbud|watch|tablet/iu,
    'how much memory do I need': /phone|iphone|samsung|laptop|tablet/iu,
    'what about used phones': /phone|iphone|samsung|uk used/iu,
    'what about battery size': /power ?bank|rechargeable|mah|lamp/iu,
    'how do I charge well': /phone|laptop|power ?bank|charger|rechargeable/iu,
    'how do I protect it': /phone|iphone|samsung|tablet|screen/iu,
    'how do I move my things': /phone|iphone|samsung|laptop|swap/iu,
    'what does a student need': /laptop|student|computer/iu,
    '|{my} phone': /power ?bank|charger|battery|rechargeable|phone/iu,
    '|a laptop for school': /laptop|computer|gadget/iu,
    '|a new phone': /phone|gadget/iu,
    '|laptop': /laptop|phone|computer|tablet/iu,
  },
  jokes: [
    '[My phone at two percent|My old charger|My cracked screen] [saw this|heard the news] and [started to pray|shed a tear|asked if there is hope], [and I understand it|in the middle of the day].',
    '[If you hold the cable at one angle and breathe|If you know the one corner where it charges|If you always ask, “who has a charger?”], [we see you|you need this talk|you know this life], [no judgement|so stay with us].',
  ],
  shots: [
    'Film {film} [from the front and the side|from every side|in a hand], [in daylight|slowly|on a plain ground][|, ten seconds|, without zoom].',
    'Film [the box being opened|the first start|the charging light|a finger on the screen], [from above|from near], [in one take|with the sound on].',
    'Film [what is in the box, side by side|the ports and the buttons|the serial number, half covered], [from above|from near], [in daylight|five seconds].',
    'Take [one picture beside a hand for the size|one picture of all colours|one picture of the label], [from the front|in daylight|for the cover].',
  ],
}
