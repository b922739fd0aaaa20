import type { TradePack } from './trade-pack.ts'

export const schools: TradePack = {
  film: 'the classroom and the compound',
  cases: [
    '[the holiday ends|a new session is near], {my} child [needs a new school|must start school], and [every signboard says “best”|every aunty recommends another school|{I} do not know where to begin]',
    '{I} [ask what the child learned today|open the school bag in the evening], [the answer is “nothing”|the book is empty], and [{I} do not know whom to ask|{I} start to worry]',
  ],
  tips: [
    [
      'how do I choose a school',
      'Visit the school on [a normal working day|an ordinary school day], and [listen to the corridors|see how children are spoken to|see the toilets], because [an ordinary day tells you more than a brochure|your own eyes tell you more than a signboard].',
    ],
    [
      'how do I prepare my child',
      'Before school starts, [walk past the school together|talk about the first day at dinner], [practise the buttons and the shoes|let the child pack the bag], and [bring bedtime forward|plan a short goodbye], because [calm parents make calm children].',
    ],
    [
      'what if my child cries',
      'If the child cries at the gate, [hand over with a smile|keep the goodbye short], [say when you come back|say who will pick the child], and [come at that minute|keep your word], because [trust is what dries tears|children count on it].',
    ],
    [
      'how do I help at home',
      'Each evening, [read together for ten minutes|look into the school book together], [with a snack|without shouting], because [your interest is the best home lesson|a few calm minutes do more than a long hour].',
    ],
    [
      'what about play',
      'On your visit, look for a place where children can run and play, because [children learn with their feet too|a child who plays listens better]. [A little dust on the uniform is a good sign|A scratched knee is part of it].',
    ],
    [
      'what about homework',
      'For homework, keep [one table and one hour|a fixed place and time], [with all phones away|after food and a little rest], and [help with the question, not with the answer|let the teacher see the mistakes].',
    ],
  ],
  fits: {
    'what if my child cries':
      /nursery|pre-?school|kindergarten|kg|primary|creche|montessori|toddler|basic|bab(?:y|ies)/iu,
    'what about play': /nursery|pre-?school|kindergarten|kg|primary|creche|montessori|toddler|basic/iu,
    '|buttons': /nursery|pre-?school|kindergarten|kg|primary|creche|montessori|toddler|basic/iu,
    '|playground': /nursery|pre-?school|kindergarten|kg|primary|creche|montessori|toddler|basic|playground/iu,
    '|coloured': /nursery|pre-?school|kindergarten|kg|primary|creche|montessori|toddler|basic/iu,
    '|school bus': /bus|shuttle/iu,
    '|must start school': /nursery|pre-?school|kindergarten|kg|primary|creche|montessori|toddler|basic/iu,
  },
  jokes: [
    '[My old lunch box|My old school bag|My first uniform] [heard the bell|saw this school] and [stood up|started to sing the anthem|ran to assembly], [before me|out of habit].',
    '[The child says “nothing happened today”|The water bottle is missing again|The new eraser is already half], [as in every house|as in our own time]. [Only the school bag knows why|Some things never change].',
  ],
  shots: [
    'Film [the gate in the morning|an empty classroom|the playground|a bell that rings], [from the entrance|from a few steps away|from the side], [for ten seconds|with the sound on].',
    'Film [hands that write|a finger on a page|coloured pencils|a hand that goes up], [from near|over the shoulder], [faces only with permission|for five seconds].',
    'Walk from [the gate to the classroom|the door to the last row], [slowly|elbows at your sides], [in one take|without zoom].',
    'Take [one picture of the front|one picture of the book list|one picture of the school bus], [in daylight|with straight lines|for the cover].',
  ],
}
