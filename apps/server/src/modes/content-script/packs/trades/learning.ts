import type { TradePack } from './trade-pack.ts'

export const learning: TradePack = {
  film: 'the books and the board',
  cases: [
    '[the exam is three months away|the result comes out|the report card comes home], and [one subject pulls everything down|the same subject is low again|nobody in the house can explain it]',
    '{I} [want to learn something new|want a better skill], [the videos are many|everybody recommends another video], and [after one week {I} {am} still at lesson one|{I} do not know where to begin|nobody answers {my} question]',
    '[homework is on the table|it is evening and homework is waiting], [the child is tired|everybody is tired], and [the method has changed since {my} own time|the explanation ends in shouting|the book stays closed]',
  ],
  tips: [
    [
      'how much time does it take each day',
      '[Thirty minutes every day|A little every day|One topic a day] [beats|is better than] [one whole night|a whole Saturday of cramming], because [the head keeps what it meets often|memory likes small portions].',
    ],
    [
      'how do I study well',
      '[Close the book|Cover the page|Put the notes away] and [write what you remember|explain it aloud|teach it to somebody]: [what you cannot say is what to read again|that shows what is missing].',
    ],
    [
      'what about past questions',
      '[Practise with|Work through] past questions [with a clock on the table|under exam time], [mark them honestly|check each mistake], and [repeat the ones you missed|write down why it was wrong].',
    ],
    [
      'why do people give up',
      'Most people stop [because the first step was too big|because they study alone|when they miss one week], so [start small|take one topic|make a plan for the missed week], [and go on|and come back].',
    ],
    [
      'what about the phone',
      '[Put the phone in another room|Give the phone to somebody|Switch the data off] [while you study|for that half hour], because [one message costs ten minutes|a beep is enough to lose the thread].',
    ],
    [
      'how do I know my level',
      '[Do a short test first|Find your level first], because [a class above you confuses|a class below you bores], and [the right level saves time|then you can measure progress].',
    ],
    [
      'what should I bring',
      '[Come with|Bring] [your last result|your school book|the questions you could not solve], so that [nobody starts from guess|the first lesson begins at the right place].',
    ],
    [
      'is online as good as physical',
      'Online learning [needs a quiet corner|needs steady data|needs a fixed hour]; in a room, somebody sees your face when you are lost: [choose what you can keep up|choose the one you will attend].',
    ],
    [
      'what should I do with mistakes',
      '[Keep a mistake book|Write your mistakes in one notebook|Collect your mistakes]: [date, question, reason|what went wrong and why], and [read it before the exam|read it every Sunday].',
    ],
    [
      'how do I stay serious',
      '[Tell one person your target|Find a study partner|Put the date on the wall], because [a promise somebody knows about is harder to break|two people wake each other up].',
    ],
    [
      'what about sleep',
      'Before an exam, [sleep|go to bed early|rest the night before], because [a tired head reads a question wrongly|an awake head finds marks|no chapter is worth a whole night].',
    ],
  ],
  fits: {
    '|learn something new': /course|skill|language|music|dance|swim|adult|beginner/iu,
    'what about past questions': /exam|jamb|waec|neco|ielts|test|tutor/iu,
    'is online as good as physical': /online|zoom|google meet/iu,
    'what should I do with mistakes': /exam|jamb|waec|neco|ielts|math|test|tutor|lesson/iu,
    'what about sleep': /exam|jamb|waec|neco|ielts|test/iu,
    '|exam': /exam|jamb|waec|neco|ielts|test|tutor|lesson|primary|jss/iu,
    '|report card': /primary|jss|ss ?\d|school|pupil|tutor|lesson/iu,
    '|homework': /primary|jss|ss ?\d|school|pupil|tutor|lesson|child/iu,
    '|school book': /primary|jss|ss ?\d|school|pupil|tutor|lesson|child/iu,
    '|X has been lost': /math|tutor|waec|jamb|lesson/iu,
    '|They told us to find X': /math|tutor|waec|jamb|lesson/iu,
    '|Every year we look for X': /math|tutor|waec|jamb|lesson/iu,
  },
  jokes: [
    '[My calculator|My old maths teacher|My school bag] [heard about this|is watching|just woke up] and [is asking why nobody told us earlier|wants to start again from Primary One|said: finally].',
    '[X has been lost since JSS 1|They told us to find X|Every year we look for X], [and we are still looking|and X has not called|and the police have no news], [so let somebody explain it|so let us learn it well].',
  ],
  shots: [
    'Film [hands that write|a finger on a page|a question being asked|a board being wiped], [from near|over the shoulder|from the side][|, in one take|, with the sound on].',
    'Film [the place where it happens|the chairs and the board|the desk and the laptop], [from the door to the front|from the back row|from the side], [in one slow walk|ten seconds].',
    'Film [the face of a learner who gets it|a learner who explains it|a hand that goes up], [from near|from the side], [with permission|five seconds|in one take].',
    'Take [one picture of the timetable|one picture of the books in a row|one picture of solved work], [from above|in daylight|for the cover].',
  ],
}
