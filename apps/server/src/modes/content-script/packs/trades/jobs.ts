import type { TradePack } from './trade-pack.ts'

export const jobs: TradePack = {
  film: 'the workplace',
  cases: [
    '{I} sit at home with [a CV on the phone|a certificate in a drawer], ask [everybody|every uncle] for work, and [the phone stays quiet|the transport money is finishing|every advert wants ten years of experience]',
    '{I} [see a vacancy|hear of a job], and [the address is missing|it was filled last week|somebody asks {me} to pay for a form]',
  ],
  tips: [
    [
      'how do I apply well',
      '[Read the vacancy to the end|Read every line of the vacancy], and send [exactly what was asked for|what was asked for, nothing more], because [many letters miss one point|the first test is reading].',
    ],
    [
      'what goes into a CV',
      'A CV needs one or two pages with [your name and number on top|your number on top and the last job first|what you did, not only where], and [check the number twice|let somebody read it once] before it goes out.',
    ],
    [
      'what should I write in the message',
      'Three lines are enough in a message: [who you are, which job and where you live|your name, the job and when you can start], and never only [“hi”|“interested”].',
    ],
    [
      'what if I have no experience',
      '[Say honestly what you have done|Name what you can do, and do not invent]: [help in an aunty’s shop counts|church work or a school project counts|a small business of your own counts], because [work is work|to be punctual and willing is also a skill].',
    ],
    [
      'how should I come to an interview',
      '[Wear something clean and simple|Wear clean shoes and an ironed shirt], [come fifteen minutes early|know the road the day before], and put the phone away, because [the first minute speaks|people remember how you enter].',
    ],
    [
      'what will they ask at the interview',
      'An interviewer may ask [why you want this job|what you did before|what you do when something goes wrong], so practise the answer [aloud at home|with a friend], and [stay honest|use one real example].',
    ],
    [
      'what may I ask',
      'You may ask [about hours and days off|whom you report to|if there is a trial time|how the first week looks], politely and at the end, because [a job is an agreement of two|a good question shows that you think].',
    ],
    [
      'what about papers',
      '[Put your papers together in one folder|Scan your papers once], [certificate, ID and all|results, ID and all], so that they are ready to send, because the fast applicant is often the one with papers ready.',
    ],
    [
      'what about a guarantor',
      '[Ask your guarantor|Speak with your guarantor] before you write the name, give [the right number|a number that works], and say what it is for, because [a surprised guarantor helps nobody|somebody may call there].',
    ],
    [
      'what if I do not hear back',
      'If you hear nothing, [ask once, politely|send one short reminder] after [a week|some days], not every morning, because [a polite reminder is remembered well|silence is not always a no].',
    ],
    [
      'what about distance',
      '[Count the transport|Look at the road in the rush hour] before you apply, and say [openly|at once] where you live, because [two buses each way are part of the pay|lateness starts with the distance].',
    ],
    [
      'how do I start well',
      'In the first week, [write things down|ask when you do not know|greet everybody], [come before time|own your mistakes], and listen more than you talk, because people remember the first week.',
    ],
    [
      'what if the job is not for me',
      'If [this job is not for you|you have a job already], send the vacancy [today|before you forget] to [one person who needs it|the one who asked you last month], because [a forwarded vacancy has fed a family|somebody once did it for you].',
    ],
    [
      'what should a parent know',
      'A parent can help with [the road|the shirt|some practice at home], but should let the young one go in alone, because [the voice of the applicant counts|only one person is hired].',
    ],
    [
      'what about references',
      'Name two people who know your work, [such as a former boss or a teacher|with numbers that work], ask them first, and tell them which job it is.',
    ],
  ],
  fits: {
    'what if I have no experience': /^(?![\s\S]*experience)/iu,
    'what should a parent know': /graduate|leaver|girl|boy|intern|apprentice/iu,
    'what goes into a CV': /cv\b|resum/iu,
    'what about references': /cv\b|resum|referenc|referee/iu,
    'what about a guarantor': /guarant|driver|nanny|cook|house ?help|security|cashier|sales/iu,
    'what about distance': /^(?![\s\S]*(?:remote|online|from home))/iu,
    '|CV': /cv\b|resum|apply|application|graduate/iu,
  },
  jokes: [
    '[My CV|My one white shirt|My interview shoes] saw the advert and [started to shine|ran to the gate before me|asked what time], [so wait, I am coming|so let me find the keys].',
    '[“Hi, I am interested”|“Is it still available?”|“Send details”] [is not yet an application|has never ended in a salary|has worked hard and deserves its pension], so [add your name|write three lines|say which job you mean].',
  ],
  shots: [
    'Film {film} [from the entrance|with people at work|from the side], [by day|ten seconds|in one slow walk].',
    'Film [hands at the work itself|a team that greets|a place that is ready for work], [from near|from the side], [with permission|five seconds].',
    'Film [a hand that types an application|a clean CV on a table|a date circled in a calendar], [from above|from near], [five seconds|with no names visible].',
    'Take [one picture of the sign|one picture of the team|one picture of the street], [in daylight|from the front|for the cover].',
  ],
}
