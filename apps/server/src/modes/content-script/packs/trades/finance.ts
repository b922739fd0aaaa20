import type { TradePack } from './trade-pack.ts'

export const finance: TradePack = {
  film: 'the phone and its screen',
  films: [[/ajo|esusu|adashe|contribution|coop|loan/iu, 'the book and the pen']],
  cases: [
    'the [season|planting season] is here, the land is [ready|clear], and [the seed money is not complete|{I} farm half of it again|the bank wants papers {I} do not have]',
    'money [enters every day|comes in by small small], and [by evening it has gone out the same way|in December there is nothing to show|the shop is still the same size]',
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
      'what is a loan good for',
      'Borrow for [what brings something in|what earns]: [seed, feed, goods, a machine|stock, seed, a tool]. [A party does not pay back|What you eat cannot pay], [a field or a shop can|what you plant or sell can].',
    ],
    [
      'how do I plan to pay back',
      'Write [two columns|a paper with two sides]: [what comes in, and when|the income, month by month], and [what goes back|what you pay back, and when]. [If the first is longer, sleep well|If the two dates meet, it fits].',
    ],
    [
      'how much should I take',
      'Take [what the plan needs|the sum on your list], [not what is offered|not one naira for “in case”]. [The part without a job is the part that worries you|Every naira of it must have a job].',
    ],
    [
      'what do I do when the season is bad',
      'If [the rain fails|the sales are slow], [say it early|go and talk before the date]. [Silence is what breaks trust|A talk before the day is respected], [one talk solves much|and the group knows your case].',
    ],
    [
      'what do I write down',
      'Write [the date, the sum and the name|each sum with its date] in [one notebook|a book of your own], [and let the other side sign|and keep the slips in it]. [Two books that agree end every quarrel|Then both sides say the same].',
    ],
    [
      'how does saving a little work',
      '[A little every day|Small small, each day] [is not felt|does not pain], and [at the end it is one big sum|it comes together]. In your own pocket it [would have gone to snacks|finds a reason to go], [you know it|be honest].',
    ],
    [
      'what do I do with the sum',
      'Give the money [a name before it comes|a job before it comes]: [school fees, new stock, the rent|stock, rent, fees]. [Money with a name does not get lost|What has a name is not eaten].',
    ],
    [
      'how do I keep books',
      '[Write every sale|Note each day’s sales and costs], [in one place|the same evening], and [keep shop money apart|use a separate account], because [what is not written is guessed|profit hides in small notes].',
    ],
    [
      'what of double-your-money offers',
      'If somebody promises [thirty percent a month|to double your money], walk away, because [real returns have risk|early payouts are bait], and your savings are no lottery ticket.',
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
      'Read the exclusions first, [how to claim|what papers a claim needs], and [keep pictures and receipts|tell your family where the paper is], before you need it.',
    ],
    [
      'how do I know it works',
      '[Try it with a small sum|Send a small amount first], [withdraw it again|follow it from start to end], and note how long it takes, then decide.',
    ],
  ],
  fits: {
    '|planting': /farm|harvest|season/iu,
    '|land is': /farm|harvest|season/iu,
    '|every day': /ajo|esusu|adashe|contribution|daily|trader|market|sav/iu,
    '|small small': /ajo|esusu|adashe|contribution|daily|trader|market|sav/iu,
    'what do I check in an app': /app|platform|online|fintech/iu,
    'what is a loan good for': /loan|credit|borrow/iu,
    'how do I plan to pay back': /loan|credit|borrow/iu,
    'how much should I take': /loan|credit|borrow/iu,
    'what do I do when the season is bad': /(?:loan|credit|borrow).*(?:farm|season|harvest)|farm.*(?:loan|credit)/iu,
    'what do I write down': /loan|ajo|esusu|adashe|coop|contribution|group/iu,
    'how does saving a little work': /ajo|esusu|adashe|contribution|daily|kolo|savings?/iu,
    'what do I do with the sum': /ajo|esusu|adashe|contribution|savings?|kolo/iu,
    'how do I stay safe': /app|platform|online|pos|transfer|bank|ussd/iu,
    'how do I keep books': /bookkeep|account|tax|business|trader|market|shop/iu,
    'how do I teach children': /child|school|kids/iu,
    'what about a group': /group|club|meeting/iu,
    'what about insurance': /insur|cover/iu,
    'what documents do I need': /loan|account|regist|cac|bvn/iu,
    'how do I know it works': /app|transfer|pos|platform/iu,
    'what about fees': /pos|transfer|app|fee|bank/iu,
    'how do I save at all': /sav|coop|ajo|kolo/iu,
    'how much should I keep aside': /salary|invest|insur|app/iu,
    'what of double-your-money offers': /invest|crypto/iu,
    'how do I plan': /salary|budget|app|account/iu,
    '|month end comes': /sav|salary|budget|app|kolo/iu,
    '|send money': /pos|transfer|bank|app|wallet/iu,
    '|pay a customer': /pos|transfer|bank|app|wallet/iu,
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
