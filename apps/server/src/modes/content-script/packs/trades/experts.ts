import type { TradePack } from './trade-pack.ts'

/** Work of trained people at a desk, such as visas, law, accounts and websites. */
export const experts: TradePack = {
  film: 'the papers on the desk',
  cases: [
    '{I} [fill in a form|start the application], [one question looks simple|one paper is missing], and [everything stops|the closing date comes near|nobody can tell {me} what is right]',
    '{I} [ask online|ask five people], [each answer is different|everybody is sure of something else], and [{I} know less than before|the date comes nearer|{I} stop trying]',
    '{I} [try to do it alone|ask a friend of a friend], [three months pass|time and money go], and [there is nothing to show|it has to be done again|{I} start from the beginning]',
  ],
  tips: [
    [
      'what should I bring',
      'Bring [all your papers|every letter you have received], [the originals and copies|and save them as pictures on your phone], because [one missing page costs a second trip|the first meeting goes further with papers on the table].',
    ],
    [
      'how early do I start',
      '[Start months before the closing date|Count back from the closing date and add a month], because [letters, stamps and appointments take their own time|one stamp can take two weeks|an early file can still be corrected].',
    ],
    [
      'what about my names',
      'Check that [your names are spelled the same|your date of birth is the same] [on your passport, certificates and bank papers|on every paper, letter by letter], because [one letter can hold a file up|a computer does not guess].',
    ],
    [
      'should I sign now',
      'Before you sign, [take it home for a night|read it aloud once], [mark what is not clear|ask about each line that is not clear], and keep [a copy for yourself|your own copy].',
    ],
    [
      'how do we keep in touch',
      'At the start, agree on [one number and one hour for questions|how often you will hear news], and on [who calls whom|what happens when a letter comes], because [silence makes people nervous|news should not depend on luck].',
    ],
    [
      'how do I keep my file',
      'Keep [every letter in one folder|a copy of every letter on your phone], [with the date on it|in the order in which they came], because [you may need them again|the next application begins with the last one].',
    ],
    [
      'what if I was refused before',
      'If you were refused before, [say it in the first meeting|bring the refusal letter], [without shame|with the reason that was given], because [the reason shows what to mend|it is in your file anyway].',
    ],
    [
      'how do I describe my need',
      'Say [what you want to reach|where you want to be in a year], [not only which service you want|before you name a service], because [there may be a shorter way|the goal decides the steps].',
    ],
    [
      'what should be in writing',
      'Put [the steps, the dates and the price|who does what by when] [in writing|in one message], and [let both sides agree to it|keep it where you can find it], because [memory changes|nobody has to argue then].',
    ],
    [
      'who should come along',
      'Come with [somebody who listens well|the person who decides with you], and let one of you take notes, because [four ears hear more|half of what is said is forgotten at the door].',
    ],
    [
      'what about my passwords',
      'Keep [passwords and PINs|your card details and PINs] to yourself, [whoever asks|even when somebody fills in a form for you], and [type them in yourself|change them if you ever shared them], because [no form needs your PIN|what is shared cannot be taken back].',
    ],
    [
      'how do I compare two offers',
      'Put [the steps|what each one includes] side by side, [not only the price|not the totals alone], and choose the one that [is clearer|answers your questions].',
    ],
  ],
  fits: {
    'what should I bring':
      /visa|passport|cac|regist|tax|law|legal|immigra|permit|licen|stud[iy]|abroad|admission|document|account/iu,
    'how do I keep my file':
      /visa|passport|cac|regist|tax|law|legal|immigra|permit|licen|stud[iy]|abroad|admission|document|account/iu,
    'what if I was refused before': /visa|passport|immigra|permit|licen|study|studies|abroad|admission|travel/iu,
    'what about my names': /visa|passport|cac|regist|immigra|permit|licen|study|studies|abroad|admission|travel/iu,
    'how early do I start': /visa|passport|cac|regist|immigra|permit|licen|study|studies|abroad|admission|travel|tax/iu,
    '|the next application': /visa|passport|cac|regist|immigra|permit|licen|study|studies|abroad|admission|travel/iu,
    '|the application': /visa|passport|cac|regist|tax|immigra|permit|licen|study|studies|abroad|admission|travel/iu,
    '|fill in a form':
      /visa|passport|cac|regist|tax|law|legal|immigra|permit|licen|study|studies|abroad|admission|document|travel/iu,
  },
  jokes: [
    'My [old notebook|folder of papers|box of receipts] [heard us talking|was listening] and [put itself in order|asked for a new cover|wants to sit in front], [for once|like a serious person].',
    'That [cousin with an answer for everything|friend who “knows somebody”] [has gone quiet|has no answer today], [so let us go on|and we greet him|for the first time].',
  ],
  shots: [
    'Film [a hand that signs|a finger on a line|a form that is filled in], [from near|over the shoulder|from above], [with names covered|slowly|in one take].',
    'Film [the table between two people|a folder that is opened|the screen beside the notes], [from the side|from behind one chair], [with the sound of the room|ten seconds|steady].',
    'Film [the way in|the sign at the door|the desk in the morning], [from the street|from the doorway], [in daylight|slowly|in one take].',
  ],
}
