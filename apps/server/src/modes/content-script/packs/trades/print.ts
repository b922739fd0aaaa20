import type { TradePack } from './trade-pack.ts'

export const print: TradePack = {
  film: 'the printed work',
  cases: [
    '[the event is on Saturday|the shop opens on Monday|the burial is in two weeks], the [banner is up|cards are printed], and [the name is spelled wrong|the red has turned orange|the logo is a blur]',
    '{I} [start a business|have a good product], people [like it|ask for a card], and [there is only a number on a torn paper|every post looks different|nobody remembers the name]',
  ],
  tips: [
    [
      'what should I send',
      '[Type the words in a message|Send the words as typed text], [not as a photo of a paper|checked by two people], with [the size and the number of pieces|the date you need it], because [one wrong letter can cost the whole print|typed words need no guessing].',
    ],
    [
      'what about the logo',
      'Send the logo [as the original file|as large as you have it], not [from a chat picture|as a screenshot], because [small pictures break when they grow|a small file prints as a blur].',
    ],
    [
      'should I see a proof',
      'Yes, look at [a proof|one sample] first, [read names, dates and numbers aloud|let somebody else read it too], and [only then say “print”|give your yes in writing], because [after that it is ink on paper|a mistake is free before printing].',
    ],
    [
      'what size do I need',
      'For a banner or sign, [measure the place|measure the wall or the gate], stand where people will pass, and [choose the size from there|choose the letters from there], because [big letters beat many words|a driver has three seconds].',
    ],
    [
      'how many words',
      'On a [banner|flyer], [write the name, the offer and the number|put one thing in large letters], and [leave the rest for the chat|leave some free space], because [people read it while they pass|eyes like free space].',
    ],
    [
      'what about colours',
      'Colours look [brighter on a phone than on paper|different on a screen], so [compare with something printed|name the exact shade], and [use two colours, not seven|keep to the colours of your logo].',
    ],
    [
      'how many pieces should I print',
      'Compare [one hundred pieces with two hundred|the number you need with a larger number] before you decide, because [the setting up is paid once|each piece gets cheaper in a larger number].',
    ],
    [
      'how early should I order',
      'Order [a week before you need it|some days early], not the night before, and leave a day for [a correction|the way to you], because [ink must dry|cutting and finishing take time].',
    ],
    [
      'what about cloth',
      'For shirts, [collect the sizes by name|list how many you need in each size], [order one or two extra|read the words on the design again], and later [wash them inside out|do not iron on the print].',
    ],
  ],
  fits: {
    'what about cloth': /(?:t-?)?shirts?|polos?|jersey|hoodie|cloth|vest/iu,
    'how many words': /banner|flyer|fl(?:ex|ier)|sign|poster|billboard|handbill/iu,
    'what size do I need': /banner|flex|sign|poster|billboard|sticker/iu,
    '|banner': /banner|flyer|fl(?:ex|ier)|sign|poster|billboard|handbill|event/iu,
    '|flyer': /banner|flyer|flier|handbill|leaflet|poster/iu,
    '|cards': /cards?|station|logo|brand/iu,
    '|shirt': /(?:t-?)?shirts?|polos?/iu,
    '|paper': /cards?|flyer|flier|paper|book|brochure|poster|station|invit|sticker/iu,
  },
  jokes: [
    '[My old complimentary card|That banner from 2015|My first logo] [saw this|heard about it] and [asked to retire|hid behind the door|said “finally”].',
    '[“Make the logo bigger”|“Just one more colour”|“Can it be ready yesterday”] is [what every designer hears at night|our morning prayer|the song of this trade], [and we laugh about it|and we love you still].',
  ],
  shots: [
    'Film [the machine at work|paper being cut|a hand over the print|the first piece coming out], [from near|from the side], [with the sound on|in one take].',
    'Film [the design on the screen and the finished piece|the draft and the print], [side by side|one after the other], [at the same size|in two shots].',
    'Film [the banner as it goes up|cards in a hand|a shirt being unfolded], [from a few steps away|from near], [in daylight|for five seconds].',
    'Take [one picture of the finished work|one picture of the colours in a row|one picture of a detail], [with straight lines|in daylight|for the cover].',
  ],
}
