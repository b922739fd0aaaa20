import type { TradePack } from './trade-pack.ts'

const PAID =
  /sew|tailor|bak(?:e|ing)|cook|cakes?|braid|barb|hair|make-?up|nails?|design|photo|video|weld|carpent|repair|tiling|shoe|bead|gele|craft|earn|income|vocation|empower|solar|electr|plumb|fashion|cater|soap|perfume|cod(?:e|ing)|web|graphic|upholst|decor/iu

export const skills: TradePack = {
  film: 'the practice at work',
  cases: [
    '{I} [want to learn something new|want to learn it properly], the [videos are many|advice is plenty], and [after one week {I} {am} still at lesson one|{I} do not know where to begin|nobody answers {my} question]',
    '{I} [practise alone|try it at home], [the first try fails|it does not look like the video], and [nobody tells {me} what went wrong|{I} only hear “try again”|{I} nearly drop it]',
    '{I} [have always wanted to learn it|promised {my}self to learn it], and [every Monday there is another reason|fear enters first|work eats the time]',
  ],
  tips: [
    [
      'what if I am afraid',
      'If you are afraid, [say it on the first day|tell your teacher], [start slowly|begin with the easy part], and [let your first mistakes be small|laugh at the first mistake], because [fear goes with practice|everybody begins with a first try].',
    ],
    [
      'how do I keep what I learn',
      'After each class, [practise once more the same evening|write three lines before you sleep], and keep [your notes in one book|your first tries], because [tomorrow half of it is gone|hands forget faster than ears].',
    ],
    [
      'can I learn while I work',
      'If you work, [look at weekend or evening hours|say which hours you have free], [keep one hour for practice|protect one evening in the week], and tell your people at home, because a skill needs a place in the week.',
    ],
    [
      'how long until I am good',
      'Give a new skill [some months, not three days|a hundred tries, not one weekend], [count your tries, not the weeks|compare with your own first try], and let [your teacher|somebody with experience] correct you.',
    ],
    [
      'how do I earn with it',
      'Start earning with [one small job|a friend’s order], [write your costs down|count material and time] before you name a price, and [take a picture of each job|let people tell others].',
    ],
    [
      'how do I know the teacher is good',
      'A good teacher [shows you and then lets you try|explains the mistake|answers the same question twice], so [come and see one class|talk to a former learner] before you choose.',
    ],
    [
      'what about my age',
      'You can begin at [fifteen or at fifty|nearly any age], so [start with one class|come as you are], because [patience is worth more than age|nobody is too old to practise].',
    ],
    [
      'what about safety',
      'Learn the safe way first and [the fast way|style] later, and [take your time even if somebody watches|stop when you are tired], because [a careful start is the fastest one|bad habits are hard to lose].',
    ],
    [
      'should I come with a friend',
      'With a friend, [you practise between classes|you correct each other], and [you both come on rainy days|neither of you gives up alone], so [bring somebody along|tell a friend about it].',
    ],
  ],
  fits: {
    'what about safety': /driv|rid(?:e|ing)|motor|weld|electr|barb|machine|carpent|swim/iu,
    'how do I earn with it': PAID,
    'what about my age': /^(?![\s\S]*\b(?:children|kids?|teen(?:s|agers?)?|aged?|years? old)\b)/iu,
    'can I learn while I work': /^(?![\s\S]*\b(?:children|kids?|teen(?:s|agers?)?)\b)/iu,
    '|finished work': PAID,
    '|The first thing I made': PAID,
    '|the tools laid out': PAID,
    '|the work tables': PAID,
    '|look like the video': PAID,
  },
  jokes: [
    '[My first attempt|The first thing I made|My very first try] [is hidden where nobody looks|has no picture|is a family secret], and [my mother still calls it fine|we do not discuss it|it taught me plenty].',
    '[That friend who learned it from one video|My uncle who “can do everything”|The neighbour with free advice] [should sit in front|deserves the first seat|may ask questions too], [with a notebook|quietly|for everybody’s sake].',
  ],
  shots: [
    'Film [hands that try it|hands that correct|the tools laid out|the first step], [from near|over the shoulder|from the side][|, in one take|, with the sound on].',
    'Film [the place where it is taught|the work tables|the learners at work], [from the door|from the back|from the side], [with permission|for ten seconds|in one slow walk].',
    'Film [a first attempt and a later one|the same move, slow and fast], [one after the other|from the same spot], [in the same light|in two shots].',
    'Take [one picture of finished work|one picture of the timetable|one picture of the group], [in daylight|from above|for the cover].',
  ],
}
