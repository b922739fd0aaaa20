import type { TradePack } from './trade-pack.ts'

export const jobs: TradePack = {
  film: 'the workplace',
  cases: [
    '{I} [wake up|sit at home] with [a CV on the phone|a certificate in a drawer], [send it everywhere|ask everybody], and [the inbox stays quiet|the transport money is finishing|every advert wants ten years of experience]',
    '{I} [see a vacancy|hear of a job], and [nobody says what it pays|the address is missing|they ask {me} to pay for a form]',
  ],
  tips: [
    [
      'how do I apply well',
      '[Read it to the end|Read every line] and [answer what was asked, nothing more|send what was asked for], because [half of the letters miss one point|the first test is reading].',
    ],
    [
      'what goes into a CV',
      '[One or two pages are enough|Keep it short], [name and number on top|your number on top], [last job first|what you did, not only where], and [check the number twice|let somebody read it once].',
    ],
    [
      'what should I write in the message',
      '[Three lines are enough|Keep it short]: [who you are, which job, where you live|your name, the job, when you can start], [with the CV attached|and the CV], [no “hi” alone|never only “interested”].',
    ],
    [
      'what if I have no experience',
      '[Say what you have done|Name what you can do]: [shop of an aunty|church work, school project|a small business], because [work is work|punctual and willing counts], and [say it honestly|do not invent].',
    ],
    [
      'what should I wear to an interview',
      '[Wear something clean and simple|Clean shoes and an ironed shirt are enough], [come fifteen minutes early|know the road the day before], and [phone off|put the phone away], because [the first minute speaks|people remember how you enter].',
    ],
    [
      'what will they ask',
      'They will ask [why this job|what you did before|how you treat a rude customer], so [say it aloud at home|practise with somebody], [once or twice|before the day], and [stay honest|use one real example].',
    ],
    [
      'what may I ask',
      'You may ask [about hours and days off|when pay comes|who you report to|if there is a trial time], [politely, at the end|it shows you think], because [a job is an agreement of two|clear is kind].',
    ],
    [
      'how do I know a job is real',
      'A real job [does not ask you for money|takes no form fee], so [never pay to be hired|check the address|tell somebody where you go], and [go by day|trust that small voice].',
    ],
    [
      'what about papers',
      '[Keep your papers in one folder|Scan your papers once]: [certificate, ID, guarantor’s number|result and ID], [as clear pictures|ready to send], because [the fast one is often the one with papers ready].',
    ],
    [
      'what about a guarantor',
      '[Ask your guarantor first|Speak with your guarantor before you write the name], [give the right number|tell them what it is for], because [a surprised guarantor helps nobody|they will be called].',
    ],
    [
      'what if I do not hear back',
      'If you hear nothing, [ask once, politely|send one short reminder], [after a week|not every morning], and [keep applying|go on with the next], because [one silence is not a no to you].',
    ],
    [
      'what about distance',
      '[Count the transport|Look at the road at that hour] before you [say yes|apply], because [two buses each way are part of the pay|lateness starts with the distance], and [say where you live|be open about it].',
    ],
    [
      'how do I start well',
      'In the first week, [write things down|ask early], [come before time|greet everybody], and [say so when you do not know|own your mistakes], because [people remember the first week].',
    ],
    [
      'who can I help',
      '[If it is not for you|If you have a job already], [send it to one person who needs it|think of the one who asked you], [with the date|today], because [a forwarded vacancy has fed a family|somebody once did it for you].',
    ],
    [
      'what should a parent know',
      'Parents, [let them go alone to the interview|do not answer for them], [help with the road and the shirt|help them practise], because [they hire one person|it is their voice that counts].',
    ],
    [
      'what about references',
      '[Give two people who know your work|Name a former boss or teacher], [with working numbers|after you asked them], and [tell them which job it is|thank them later], [that is simple respect].',
    ],
  ],
  fits: {
    'what if I have no experience': /^(?![\s\S]*experience)/iu,
    'what should a parent know': /graduate|leaver|girl|boy|intern|apprentice/iu,
  },
  jokes: [
    '[My CV|My one white shirt|My interview shoes] [heard about this|saw the advert] and [started to shine|ran to the gate before me|asked what time], [I am coming|let me find the keys].',
    '[“Hi, I am interested”|“Is it still available?”|“Send details”] [is a greeting, not an application|has never ended in a salary|deserves a pension], [add your name|so write three lines|you can do better].',
  ],
  shots: [
    'Film {film} [from the entrance|with people at work|from the side], [by day|ten seconds|in one slow walk].',
    'Film [hands at the work itself|a team that greets|a desk or a counter, ready], [from near|from the side], [with permission|five seconds].',
    'Film [a hand that types an application|a clean CV on a table|a date circled in a calendar], [from above|from near], [five seconds|no names visible].',
    'Take [one picture of the sign|one picture of the team|one picture of the street], [in daylight|from the front|for the cover].',
  ],
}
