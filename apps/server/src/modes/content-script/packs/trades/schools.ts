import type { TradePack } from './trade-pack.ts'

export const schools: TradePack = {
  film: 'the classroom and the compound',
  cases: [
    '[the holiday ends|a new session is near], {my} child [needs a new school|starts school], and [every signboard says “best”|every aunty has another school|the good place is full by the time {I} ask]',
    '{I} [ask what the child learned today|open the school bag in the evening], [the answer is “nothing”|the book is empty], and [nobody at school picks the call|{I} do not know whom to ask|{I} start to worry]',
  ],
  tips: [
    [
      'how do I choose a school',
      '[Visit on a normal day|Go there on a working day], [not only on open day|without a big announcement], and [listen to the corridors|look at how children are spoken to|see the toilets], because [that tells you more than a brochure].',
    ],
    [
      'how do I prepare my child',
      '[Walk past the school before|Talk about the first day], [practise the buttons and the bag|let the child pack the bag], and [sleep early that week|keep the goodbye short], because [calm parents make calm children].',
    ],
    [
      'what if my child cries',
      'If the child cries, [it is normal|it passes], [hand over with a smile|say when you come back], and [come on that minute|keep your word], because [trust is what dries tears|children count on it].',
    ],
    [
      'how do I help at home',
      '[Read ten minutes together|Look into the book each evening], [without shouting|with a snack], because [interest is the best home lesson|small talk brings big news].',
    ],
    [
      'what about play',
      'Look for a place to run, because [children learn with their feet too|a class without play is a cage], and [a scratched knee is part of it|dust on the uniform is a good sign].',
    ],
    [
      'what about homework',
      'For homework, [one table, one hour|a fixed place], [phone away, yours too|after food and a little rest], and [help with the question, not with the answer|let mistakes stay for the teacher to see].',
    ],
  ],
  jokes: [
    '[My lunch box|My old school bag|My first uniform] [heard the bell|saw this] and [stood up|started to sing the anthem|ran to assembly], [with one sock|before me|out of habit].',
    '[The child says “nothing happened today”|The water bottle is missing again|The new eraser is already half], [and the teacher smiles|as in every house|as in our own time], [ask the bag|some things never change].',
  ],
  shots: [
    'Film [the gate in the morning|an empty classroom|the playground|a bell that rings], [from the entrance|wide|from the side], [ten seconds|with the sound on].',
    'Film [hands that write|a finger on a page|coloured pencils|a hand that goes up], [from near|over the shoulder], [faces only with permission|five seconds].',
    'Walk from [the gate to the classroom|the door to the last row], [slowly|elbows at your sides], [in one take|without zoom].',
    'Take [one picture of the front|one picture of the class list of books|one picture of the school bus], [in daylight|straight lines|for the cover].',
  ],
}
