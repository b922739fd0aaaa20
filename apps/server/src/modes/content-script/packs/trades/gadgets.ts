import type { TradePack } from './trade-pack.ts'

export const gadgets: TradePack = {
  film: 'the device',
  cases: [
    '{my} phone [dies at noon|shows two percent], [the light is gone|{I} {am} on the road], and [the most important call of the day is coming|{my} transfer has not gone through|{I} cannot even show {my} ticket]',
    '{I} [buy a gadget in a hurry|buy because it is cheap], and [after two weeks it gets hot|the box says one thing and the battery another|nobody knows {me} at the shop]',
    '{I} [need a laptop for school|need a phone for work], [everybody recommends another one|the names are confusing], and [the money is enough for one mistake only|{I} do not want to buy twice]',
  ],
  tips: [
    [
      'what should I check before I pay',
      '[Switch it on|Test it in the shop]: [camera, speaker, charging|screen, network, buttons], [with your own SIM|before you pay], because [a shiny box says nothing|five minutes save five weeks].',
    ],
    [
      'how do I know it is original',
      '[Compare the serial number with the box|Check the IMEI|Look up the serial number], [in the settings, not on a sticker|on the maker’s site], and [see that the seal is clean|walk away if they differ].',
    ],
    [
      'how much memory do I need',
      '[Look at what you do|Think of your pictures and videos]: [128 is tight for many videos|a student needs less than an editor], and memory you cannot add later is worth paying for.',
    ],
    [
      'what about used phones',
      'With a used phone, [check the battery health|look at the screen under light], [sign out the former owner|see that no account is locked], and [keep the receipt|get the seller’s number].',
    ],
    [
      'what about battery size',
      'A big number [is not everything|alone says little]: look at the output too, and [a cable of good quality matters|a weak cable slows it].',
    ],
    [
      'how do I charge well',
      '[Do not sleep with it under the pillow|Use the right charger|Take it off in the heat], because [heat is what kills a battery|a battery lasts longer that way], [whatever the brand|even the best one].',
    ],
    [
      'how do I protect it',
      '[Put glass and a case on it the same day|Use a case from day one], because [the first fall does not wait|the first week is when it falls], and [set a PIN|switch on “find my phone”].',
    ],
    [
      'how do I move my things',
      'Before you [change to another|sell the old one], [save your files and contacts|back up what you need], [sign out of your bank app|sign out everywhere], and [wipe the old one|reset it], [in that order].',
    ],
    [
      'what does a student need',
      'For school, [battery and keyboard come first|look at battery, weight and keyboard], [then looks|then colour], because [you will carry it|lectures have no sockets], and plan for a bag too.',
    ],
    [
      'how do I compare two',
      '[Write both on one line|Put both in one table]: [battery, memory, camera, months of warranty|what you use daily], and [forget what you never use|let that decide], [not the advert].',
    ],
    [
      'what should come in the box',
      'Open the box together: [charger, cable, papers|charger or only cable], [before you leave|at the counter or on video], because a missing charger is another bill.',
    ],
  ],
  fits: {
    'how do I know it is original': /phone|iphone|samsung|tecno|infinix|laptop|airpod|earbud|watch|tablet/iu,
    'how much memory do I need': /phone|iphone|samsung|laptop|tablet/iu,
    'what about used phones': /phone|iphone|samsung|uk used/iu,
    'what about battery size': /power ?bank|rechargeable|mah|lamp/iu,
    'how do I charge well': /phone|laptop|power ?bank|charger|rechargeable/iu,
    'how do I protect it': /phone|iphone|samsung|tablet|screen/iu,
    'how do I move my things': /phone|iphone|samsung|laptop|swap/iu,
    'what does a student need': /laptop|student|computer/iu,
    '|phone shows': /power ?bank|charger|battery|rechargeable|phone/iu,
    '|laptop': /laptop|phone|computer|tablet/iu,
  },
  jokes: [
    '[My phone at two percent|My old charger|My cracked screen] [saw this|heard the news] and [started to pray|shed a tear|asked if there is hope], [and there is|hold on|small small].',
    '[If you hold the cable at one angle and breathe|If you know the corner where it charges|When you ask “who has a charger?”], [you know this life|we see you|you need this talk], [no judgement|welcome].',
  ],
  shots: [
    'Film {film} [from the front and the side|from every side|in a hand], [in daylight|slowly|on a plain ground][|, ten seconds|, without zoom].',
    'Film [the box being opened|the first start|the charging light|a finger on the screen], [from above|from near], [in one take|with the sound on].',
    'Film [what is in the box, side by side|the ports and the buttons|the serial number, half covered], [from above|from near], [in daylight|five seconds].',
    'Take [one picture beside a hand for the size|one picture of all colours|one picture of the label], [from the front|in daylight|for the cover].',
  ],
}
