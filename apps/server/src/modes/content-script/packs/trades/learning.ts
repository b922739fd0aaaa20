import type { TradePack } from './trade-pack.ts'

/** Matches texts that do not mention parents, for advice that is of use only to learners themselves. */
const FOR_LEARNERS = /^(?![\s\S]*(?:parents|mothers|fathers|mums))/iu

export const learning: TradePack = {
  film: 'the books and the board',
  cases: [
    '[the exam is three months away|the result comes out|the report card comes home], and [one subject pulls everything down|the same subject is low again|nobody in the house can explain the hard part]',
    '{I} want to learn [something new|a new skill], [the videos are many|everybody recommends another video], and [after one week {I} {am} still at lesson one|{I} do not know where to begin|nobody answers {my} question]',
    '[homework is on the table|it is evening and homework is waiting], [the child is tired|everybody is tired], and [the method has changed since {my} own school days|the explanation ends in shouting|the book stays closed]',
  ],
  tips: [
    [
      'how much time does it take each day',
      '[Thirty minutes every day|A little every day|One topic a day] [beats|is better than] [one whole night|a whole Saturday of cramming], because [the head keeps what it meets often|memory likes small portions].',
    ],
    [
      'how do I study well',
      '[Close the book|Cover the page|Put the notes away] and [write what you remember|explain it aloud|teach it to somebody], because [what you cannot say is what to read again|that shows what is missing].',
    ],
    [
      'what about past questions',
      '[Practise with|Work through] past questions [with a clock on the table|under exam time], [mark them honestly|check each mistake], and [repeat the ones you missed|write down why an answer was wrong].',
    ],
    [
      'why do people give up',
      'Many people stop because [the first step was too big|they study alone|they missed one week], so [start small|take one topic at a time], [learn with somebody|tell somebody your plan], and come back after a missed week.',
    ],
    [
      'what about the phone',
      '[Put the phone in another room|Give the phone to somebody|Switch the data off] while you study from [books|paper], because [one message costs ten minutes|a beep is enough to lose the thread].',
    ],
    [
      'how do I know my level',
      '[Do a short test first|Find your level with a short test] before you choose where to begin, because [a class above you confuses|a class below you bores|then you can measure progress].',
    ],
    [
      'what should I bring',
      '[Come with|Bring] [your last result|your school book|the questions you could not solve], so that [nobody has to guess|the first lesson begins at the right place].',
    ],
    [
      'what does online learning need',
      'Online learning needs [a quiet corner|steady data|a pair of earphones] and a fixed hour [on fixed days|in your week], because [what has an hour gets done|the sofa is a poor classroom].',
    ],
    [
      'what should I do with mistakes',
      '[Write your mistakes|Collect your mistakes] in one notebook, with [the date and the reason|what went wrong and why], and read it [before the exam|every Sunday].',
    ],
    [
      'how do I stay serious',
      '[Tell one person your target|Find a study partner and agree on a target], because [a promise that somebody knows about is harder to break|two people wake each other up].',
    ],
    [
      'what about sleep',
      'Before an exam, [go to bed early|rest the night before], because [a tired head reads a question wrongly|an awake head finds marks|no chapter is worth a whole night].',
    ],
  ],
  fits: {
    '|want to learn': /course|skill|language|music|dance|swim|adult|beginner/iu,
    'what about past questions': /exam|jamb|waec|neco|ielts|test|tutor/iu,
    'what does online learning need': /online|zoom|google meet/iu,
    'what should I do with mistakes':
      /^(?![\s\S]*(?:parents|mothers|fathers|mums))[\s\S]*(?:exam|jamb|waec|neco|ielts|math|test|tutor|lesson)/iu,
    'how do I stay serious': FOR_LEARNERS,
    'why do people give up': FOR_LEARNERS,
    'what about sleep': /exam|jamb|waec|neco|ielts|test/iu,
    'what about the phone': /^(?![\s\S]*(?:\bapp\b|online|zoom|google meet))/iu,
    'what should I bring': /^(?![\s\S]*(?:\bapp\b|online|zoom|google meet|music|dance|swim))/iu,
    'how do I study well':
      /^(?![\s\S]*(?:parents|mothers|fathers|mums))[\s\S]*(?:exam|jamb|waec|neco|ielts|test|tutor|lesson|school|primary|jss|ss ?\d|course|language)/iu,
    '|exam': /exam|jamb|waec|neco|ielts|test|tutor|lesson|primary|jss/iu,
    '|last result': /exam|jamb|waec|neco|ielts|test|tutor|lesson|primary|jss/iu,
    '|result comes': /exam|jamb|waec|neco|ielts|test|tutor|lesson|primary|jss/iu,
    '|report card': /primary|jss|ss ?\d|school|pupil|tutor|lesson/iu,
    '|homework': /primary|jss|ss ?\d|school|pupil|tutor|lesson|child/iu,
    '|school book': /primary|jss|ss ?\d|school|pupil|tutor|lesson|child/iu,
    '|My calculator': /math|tutor|waec|jamb|lesson|primary|jss/iu,
    '|maths teacher': /math|tutor|waec|jamb|lesson|primary|jss/iu,
    '|X has been lost': /math|tutor|waec|jamb|lesson/iu,
    '|they told us to find X': /math|tutor|waec|jamb|lesson/iu,
    '|Every year we look for X': /math|tutor|waec|jamb|lesson/iu,
  },
  jokes: [
    '[My calculator|My old maths teacher|My school bag] [heard about the lessons|has just woken up] and [is asking why nobody told us earlier|wants to start again from Primary One|says, “finally”].',
    '[X has been lost since JSS 1|In school they told us to find X|Every year we look for X], and [we are still looking|X has not called|the police have no news], so let [somebody explain it|us learn it well].',
  ],
  shots: [
    'Film [hands that write|a finger on a page|a question being asked|a board being wiped], [from near|over the shoulder|from the side][|, in one take|, with the sound on].',
    'Film [the place where it happens|the chairs and the board|the desk and the laptop], [from the door to the front|from the back row|from the side], [in one slow walk|ten seconds].',
    'Film [the face of a learner who gets it|a learner who explains it|a hand that goes up], [from near|from the side], [with permission|five seconds|in one take].',
    'Take [one picture of the timetable|one picture of the books in a row|one picture of solved work], [from above|in daylight|for the cover].',
  ],
}
