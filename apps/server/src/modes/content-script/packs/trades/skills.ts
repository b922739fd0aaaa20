import type { TradePack } from './trade-pack.ts'

export const skills: TradePack = {
  film: 'the practice at work',
  cases: [
    '{I} [want to learn something new|want a skill that pays], the [videos are many|advice is plenty], and [after one week {I} {am} still at lesson one|{I} do not know where to begin|nobody answers {my} question]',
    '{I} [practise alone|try it at home], [the first one fails|it does not look like the video], and [nobody tells {me} what went wrong|{I} only hear “try again”|{I} nearly drop it]',
    '{I} [have always wanted to learn it|promised to learn it], [this year again|since last year], and [every Monday there is another reason|fear enters first|work eats the time]',
  ],
  tips: [
    [
      'what if I am afraid',
      '[Fear is normal|Everybody is afraid at first]: [say it on the first day|tell the instructor], [start slowly|begin with the easy part], and [let the first mistakes be small|laugh at the first mistake], [it passes with repetition].',
    ],
    [
      'how do I keep what I learn',
      '[Repeat it the same evening|Do it once more before you sleep|Write three lines after each class], because [tomorrow half of it is gone|hands forget faster than ears], and [keep the notes in one book|keep your first attempts].',
    ],
    [
      'can I learn while I work',
      'If you work, [look for weekend or evening classes|tell them your free hours], [keep one hour for practice|protect one evening], and tell people at home, because a skill needs a place in the week.',
    ],
    [
      'how long until I am good',
      '[Give it three months|Give it a hundred tries], [not three days|not one weekend], [count attempts, not weeks|compare with your own first one], and let somebody check you.',
    ],
    [
      'how do I earn with it',
      'Start earning [with one small job|with a friend’s order], [write your costs down|count material and time], say your price without apology, and [take a picture each time|let people talk about it].',
    ],
    [
      'how do I know the teacher is good',
      'A good teacher [shows, then lets you try|explains the mistake|answers the same question twice], so [visit one class|talk to a former learner], [before you choose|it costs you an hour].',
    ],
    [
      'what about my age',
      '[It is not too late|Nobody is too old for it]: [some start at fifteen, some at fifty|grey hair learns too], patience is worth more, and [begin with one hour|come as you are].',
    ],
    [
      'what about safety',
      '[Learn the safe way first|Check brakes, wires or blades first], [then speed|then style], because [a careful start is a fast one|bad habits are hard to lose], and do not rush for an audience.',
    ],
    [
      'should I come with a friend',
      'With a friend, [you practise between classes|you correct each other], [you both come on rainy days|none of you gives up alone], so bring somebody, two is better.',
    ],
  ],
  fits: { 'what about safety': /driv|rid(?:e|ing)|motor|weld|electr|barb|machine|carpent|swim/iu },
  jokes: [
    '[My first attempt|The first thing I made|My very first try] [is hidden where nobody looks|has no picture|is a family secret], and [my mother still calls it fine|we do not discuss it|it taught me plenty].',
    '[That friend who learned it from one video|My uncle who “can do everything”|The neighbour with free advice] [should sit in front|needs the first seat|may ask questions too], [with a notebook|quietly|for everybody’s sake].',
  ],
  shots: [
    'Film [hands that try it|hands that correct|the tools laid out|the first step], [from near|over the shoulder|from the side][|, in one take|, with the sound on].',
    'Film [the place where it is taught|the work tables|the learners at work], [from the door|from the back|from the side], [with permission|ten seconds|in one slow walk].',
    'Film [a first attempt and a later one|the same move, slow and fast|before and after], [side by side|from the same spot], [same light|two shots].',
    'Take [one picture of finished work|one picture of the timetable|one picture of the group], [in daylight|from above|for the cover].',
  ],
}
