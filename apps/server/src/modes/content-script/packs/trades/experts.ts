import type { TradePack } from './trade-pack.ts'

/** Work of trained people at a desk, such as visas, law, accounts and websites. */
export const experts: TradePack = {
  film: 'the papers on the desk',
  cases: [
    '{I} [fill in a form|start the application], [one question looks simple|one paper is missing], and [everything stops|the closing date comes near|nobody can tell {me} what is right]',
    '{I} [ask online|ask five people], [each answer is different|everybody is sure of another thing], and [{I} know less than before|the date comes nearer|{I} stop trying]',
    '{I} [try to do it alone|ask a friend of a friend], [three months pass|money goes], and [it comes back with one word: rejected|there is nothing to show|{I} start from the beginning]',
  ],
  tips: [
    [
      'what should I bring',
      'Bring [your papers|every letter you have received], [the originals and copies|also as pictures on your phone], because [one missing page costs a second trip|the first meeting goes further with papers on the table].',
    ],
    [
      'how do I know it is genuine',
      'Look up the registration, and [visit the office once|speak with somebody they worked for], because [papers can be checked|a real office does not mind the question].',
    ],
    [
      'how early do I start',
      '[Start months before|Count back from the closing date], because [letters, seals and appointments take their own time|one stamp can take two weeks], and [early files can still be corrected|late ones cannot].',
    ],
    [
      'what about my names',
      'Check that [your names are spelled the same everywhere|the dates agree on all papers], [passport, certificates, bank|letter by letter], because [one letter can hold a file up|machines do not guess].',
    ],
    [
      'should I sign now',
      'Before you sign, [take it home for a night|read it aloud once], mark what is not clear, and [sign when it is clear|keep your own copy].',
    ],
    [
      'how do we keep in touch',
      'Agree on [one number and one hour for questions|how often you hear from each other], and [who calls whom|what happens when a paper comes], because [silence makes people nervous|news should not depend on luck].',
    ],
    [
      'how do I keep my file',
      'Keep [a folder for every letter|one copy at home and one on your phone], [with the date on it|in the order they came], because [you may need it again|the next application begins with the last one].',
    ],
    [
      'what if I was refused before',
      'If you were refused before, [say it in the first meeting|bring the letter], [without shame|with the reason that was written], because [the reason shows what to mend|hidden letters come out anyway].',
    ],
    [
      'how do I describe my need',
      'Say [what you want to reach|where you want to be in a year], [not only which paper you want|before you name a service], because [there may be a shorter way|the goal decides the steps].',
    ],
    [
      'what should be in writing',
      'Put [the steps, the dates and the price|who does what by when] [in writing|in one message], and [let both sides say yes to it|keep it where you find it], because [memory changes|then nobody has to argue].',
    ],
    [
      'who should come along',
      'Come with [somebody who listens well|the person who decides with you], and let one of you write, because [four ears hear more|in such meetings half is forgotten at the door].',
    ],
    [
      'what about my passwords',
      'Never give away [your passwords|your bank card and PIN], [not for any form|whoever asks], and [type them yourself|stay beside the screen], because [good work never needs them].',
    ],
    [
      'how do I compare two offers',
      'Compare [what each one does for you|the steps, one beside the other], [not the last line alone|with the same questions], and choose the clearer answer.',
    ],
  ],
  jokes: [
    'My [passport|CV|folder of papers] [heard us talking|is listening] and [straightened its pages|asked for a new photo|wants to be in the front], [for once|like a serious person|before me].',
    'That [cousin with an answer for everything|friend who “knows somebody”] [should hear this|has gone quiet], [and we greet him|for the first time|so let us go on].',
  ],
  shots: [
    'Film [a hand that signs|a finger on a line|a form that is filled in], [from near|over the shoulder|from above], [with names covered|slowly|in one take].',
    'Film [the table between two people|a folder that is opened|the screen beside the notes], [from the side|from behind one chair], [with the sound of the room|ten seconds|steady].',
    'Film [the way in|the sign at the door|the desk in the morning], [from the street|from the doorway], [in daylight|slowly|in one take].',
  ],
}
