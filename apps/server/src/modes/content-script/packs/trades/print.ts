import type { TradePack } from './trade-pack.ts'

export const print: TradePack = {
  film: 'the printed work',
  cases: [
    '[the event is on Saturday|the shop opens on Monday|the burial is in two weeks], the [banner is ready|cards come out], and [the name is spelled wrong|the red has turned orange|the logo is a blur]',
    '{I} [start a business|have a good product], people [like it|ask for a card], and [there is only a number on a torn paper|every post looks different|nobody remembers the name]',
  ],
  tips: [
    [
      'what should I send',
      '[Send the text as text|Write the words in a message], [not as a photo of a paper|checked by two people], with [the size|number and date], because [one letter can cost the whole print].',
    ],
    [
      'what about the logo',
      'Send the logo [as the original file|as large as you have it], [not from a chat picture|from whoever made it], because [small pictures break when they grow|a screenshot is for phones].',
    ],
    [
      'should I see a proof',
      'See one piece first, [read names, dates and numbers aloud|let somebody else read it], and [only then say “print”|answer in writing], because after that it is paper and ink.',
    ],
    [
      'what size do I need',
      '[Measure the place|Stand where people will stand], [then choose the size|and read your text from there], because [big letters beat many words|a driver has three seconds].',
    ],
    [
      'how many words',
      'On a [banner|flyer], [name, offer, number|one thing in large letters], [that is enough|the rest is for the chat], because [what is everywhere is read nowhere|eyes like free space].',
    ],
    [
      'what about colours',
      'Colours [on a phone shine, on paper they rest|change from screen to paper], so compare with something printed, and [name the shade|use two colours, not seven].',
    ],
    [
      'how many pieces should I print',
      'Compare two quantities, because [the first piece is the dear one|setting up costs more than paper], and do not print what changes next month.',
    ],
    [
      'how early should I order',
      '[Order a week before|Do not come the night before], because [ink must dry|cutting and sewing take time], and [December and elections are full|leave a day for a correction].',
    ],
    [
      'what about cloth',
      'For shirts, wash one first, [and how it is printed|inside out], and [collect sizes by name|print two extra], because cheap ink leaves after one wash.',
    ],
  ],
  jokes: [
    '[My old complimentary card|That banner from 2015|My first logo] [saw this|heard about it] and [asked to retire|hid behind the door|said: finally], [with full honours|quietly|and we thanked it].',
    '[“Make the logo bigger”|“Just one more colour”|“Can it be ready yesterday”] [is what every designer hears at night|has a special place|is our morning prayer], [we laugh now|we love you still|breathe].',
  ],
  shots: [
    'Film [the machine at work|paper being cut|a hand over the print|the first piece coming out], [from near|from the side], [with the sound on|in one take].',
    'Film [the screen and the finished piece|the draft and the print], [side by side|one after the other], [same size|two shots].',
    'Film [the banner as it goes up|cards in a hand|a shirt being unfolded], [from a few steps away|from near], [in daylight|five seconds].',
    'Take [one picture of the finished work|one picture of the colours in a row|one picture of a detail], [straight lines|in daylight|for the cover].',
  ],
}
