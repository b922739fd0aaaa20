import type { TradePack } from './trade-pack.ts'

export const finance: TradePack = {
  film: 'the phone and its screen',
  cases: [
    '[month end comes|salary enters], {I} [pay this and that|send a little here and there], and [by the tenth nobody knows where it went|the rest of the month is long|there is nothing left to save]',
    '{I} [want to send money|pay a customer], the network [turns and turns|hangs], and [the money has left and not arrived|{I} stand at the counter and smile|everybody behind {me} is breathing]',
    '{I} [run a small business|sell every day], [the book is full of figures|cash comes and goes], and [at month end {I} cannot say what {I} earned|personal money and shop money are one|the tax letter is on the table]',
  ],
  tips: [
    [
      'how do I save at all',
      '[Save first, spend after|Move it on the day it enters|Put a small sum away on payday], [even if it is small|before anything else], because [what remains at month end is usually nothing|habit beats amount].',
    ],
    [
      'what do I check in an app',
      '[Check who runs it|Check the licence|Look for the regulator’s name], [read the fees|see what a withdrawal costs], and [start with a small sum|test with little], [before you trust it with much].',
    ],
    [
      'how do I stay safe',
      '[No bank asks for your PIN|Never give out your PIN or OTP], [not by call, not by chat|whoever asks], and [if somebody hurries you, stop|hang up and call back yourself], because [hurry is how people are caught].',
    ],
    [
      'what about loans',
      'Before you borrow, [ask for the total you pay back|add the fees], [count the days|look at the date], and [borrow for what brings something in|leave it if you cannot say how you repay].',
    ],
    [
      'how do I keep books',
      '[Write every sale|Note each day’s sales and costs], [in one place|the same evening], and [keep shop money apart|use a separate account], because [what is not written is guessed|profit hides in small notes].',
    ],
    [
      'what of double-your-money offers',
      'If somebody promises [thirty percent a month|to double your money], [walk away|ask where it comes from], because [real returns have risk|early payouts are bait], and [your savings are no lottery ticket].',
    ],
    [
      'how much should I keep aside',
      '[Three months of costs|A small emergency purse] [comes before any investment|is the first target], [step by step|one week at a time], so that [one bad month does not break you|you do not borrow in panic].',
    ],
    [
      'how do I plan',
      '[List what must be paid|Write the fixed costs], [rent, food, transport, school|then food and transport], and [give each naira a job|see what is left], [on one page|before the month begins].',
    ],
    [
      'what about fees',
      '[Add the small fees|Look at transfer charges], [for one month|once], because [fifty here and fifty there|small drops] [fill a bucket|become a bill], and [one bigger transfer may cost less].',
    ],
    [
      'how do I teach children',
      'Give a child [three jars: spend, save, give|a small budget], [let them choose|let them make small mistakes], because [a lost hundred naira teaches more than a speech|money is learned by hand].',
    ],
    [
      'what about a group',
      'In a savings group, [write the rules|write who collects when], [two people see the book|everybody sees the book], and [know each other|agree what happens when one is late], [before the first round].',
    ],
    [
      'what documents do I need',
      '[Have your ID, BVN and address ready|Keep your documents as pictures], [names spelled the same everywhere|check the spelling], because [one letter can hold everything up|that is where most delays come from].',
    ],
    [
      'what about insurance',
      '[Ask what is not covered|Read the exclusions first], [how to claim|what papers a claim needs], and [keep pictures and receipts|tell your family where the paper is], [before you need it].',
    ],
    [
      'how do I know it works',
      '[Try it with a small sum|Send a small amount first], [withdraw it again|follow it from start to end], and [note how long it takes|ask support one question], [then decide].',
    ],
  ],
  fits: {
    'what do I check in an app': /app|platform|online|fintech/iu,
    'what about loans': /loan|credit|borrow/iu,
    'how do I keep books': /bookkeep|account|tax|business|trader|market|shop/iu,
    'how do I teach children': /child|school|kids/iu,
    'what about a group': /cooperative|ajo|esusu|adashe|group|coop/iu,
    'what about insurance': /insur|cover/iu,
    'what documents do I need': /loan|account|regist|cac|bvn/iu,
    'how do I know it works': /app|transfer|pos|platform/iu,
    'what about fees': /pos|transfer|app|fee|bank/iu,
    'how do I save at all': /sav|coop|ajo|kolo/iu,
    'how much should I keep aside': /sav|invest|coop|insur/iu,
    'what of double-your-money offers': /invest|sav|crypto|coop|loan/iu,
    'how do I plan': /sav|loan|coop|budget|app|account/iu,
    '|month end comes': /sav|coop|budget|app|kolo|loan/iu,
    '|send money': /pos|transfer|pay|bank|app/iu,
    '|small business': /business|account|tax|bookkeep|shop|trader|market|loan/iu,
  },
  jokes: [
    '[My account balance|My wallet|My salary] [saw this|heard the word saving] and [laughed small|asked if we are serious|said: at last], [then coughed|we are serious this time].',
    '[Salary enters like a visitor|Money comes by leg|My money has an appointment], [and leaves by okada|and does not sit down|before I can greet it], [so let us lock the gate|so somebody should hold it].',
  ],
  shots: [
    'Film [a thumb on the screen|the steps, one by one|the confirmation on the screen], [from above|over the shoulder], [with figures covered|in one take].',
    'Film [a market woman who counts|a book full of figures|a jar of coins|a receipt], [from near|from the side], [with permission|five seconds].',
    'Record the screen [from start to end|of the main step], [with a test account|names hidden], [slowly|with a finger that points].',
    'Take [one picture of the app beside a cup|one picture of the team|one picture of the sign], [in daylight|from the front|for the cover].',
  ],
}
