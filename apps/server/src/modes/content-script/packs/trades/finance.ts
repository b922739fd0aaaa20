import type { TradePack } from './trade-pack.ts'

export const finance: TradePack = {
  film: 'the phone and its screen',
  films: [[/ajo|esusu|adashe|contribution|coop|loan/iu, 'the book and the pen']],
  cases: [
    'the [season|planting season] is here, the land is [ready|clear], and [the seed money is not complete|{I} plant half of it again|the bank wants papers {I} do not have]',
    'money [enters every day|comes in by small small], and [by evening it has gone out the same way|in December there is nothing to show|the shop is still the same size]',
    '[month end comes|salary enters], {I} [pay this and that|send a little here and there], and [by the tenth nobody knows where it went|the rest of the month is long|there is nothing left to save]',
    '{I} [want to send money|try to pay a bill], the network [turns and turns|hangs], and [the money has left and not arrived|{I} keep looking at the screen|nobody can say where it is]',
    '{I} [run a small business|sell every day], [the book is full of figures|cash comes and goes], and [at month end {I} cannot say what {I} earned|personal money and shop money are one|the tax letter is on the table]',
    '{I} [park the car in the same place every night|lock the shop and go home], [one careless driver|one small fire next door] is enough, and [the bill is {my} own|{I} begin again from nothing]',
  ],
  tips: [
    [
      'how do I save at all',
      '[Save first and spend after|Move a sum on the day money enters|Put something away on payday], even if it is [little|only small change], because [what remains at month end is usually nothing|habit beats amount].',
    ],
    [
      'what do I check in an app',
      '[Check who runs the app|Check the licence|Look for the regulator’s name], [read the fees|see what a withdrawal costs], and [start with a small sum|test it with little] before you [trust it with much|use it every day].',
    ],
    [
      'how do I stay safe',
      'Never give out your [PIN|OTP or PIN], [not by call, not by chat|whoever asks], and if somebody hurries you, [stop|hang up and call back yourself], because [hurry is how people are caught|a real bank can wait].',
    ],
    [
      'what is a loan good for',
      'Borrow for [what brings something in|what earns]: [seed, feed, goods, a machine|stock, seed, a tool]. [A party does not pay back|What you eat cannot pay back], but [a field or a shop can|what you plant or sell can].',
    ],
    [
      'how do I plan to pay back',
      'Write [two columns|two lists]: [what comes in, and when|your income, month by month], and [what goes back, and when|each repayment with its date]. If [the first is always larger|there is money before each date], [the plan fits|you can sleep].',
    ],
    [
      'how much should I take',
      'Take [what the plan needs|the sum on your list], [not all that is offered|not one naira for “in case”]. [A part without a job is the part that worries you|Every naira of it should have a job].',
    ],
    [
      'what do I do when the season is bad',
      'If [the rain fails|the harvest is small], [go and say it|go and talk] before the date of the repayment. [Silence is what breaks trust|A talk before the day is respected], and [a new plan needs time|one talk solves much].',
    ],
    [
      'what do I write down',
      'Write [the date, the sum and the name|each sum with its date] in [one notebook|a book of your own], and [let the other side sign|keep the slips in it], because [paper remembers better|two records that agree end a quarrel].',
    ],
    [
      'how does saving a little work',
      '[A little every day|A small sum each day] [is hardly felt|does not pain], and [at the end it is one big sum|it adds up]. In your pocket it [would go on snacks|finds a reason to go].',
    ],
    [
      'what do I do with the sum',
      'Give the money [a name before it comes|a job before it comes]: [school fees, new stock, the rent|stock, rent, fees]. [Money with a name does not get lost|What has a name is not eaten].',
    ],
    [
      'how do I keep books',
      '[Write down every sale|Note each day’s sales and costs], [in one place|the same evening], and [keep shop money apart|use a separate account], because [what is not written is guessed|profit hides in small notes].',
    ],
    [
      'what of double-your-money offers',
      'If somebody promises [thirty percent a month|to double your money], [walk away|keep your money in your pocket], because [real returns have risk|early payouts are bait].',
    ],
    [
      'how much should I keep aside',
      '[Keep three months of costs aside|Build a small emergency purse] [before any investment|as the first target], [step by step|week by week], so that [one bad month does not break you|you do not borrow in panic].',
    ],
    [
      'how do I plan',
      '[List what must be paid|Write down the fixed costs], [rent, food, transport, school|starting with rent, food and transport], and [give each naira a job|see what is left], [on one page|before the month begins].',
    ],
    [
      'what about fees',
      'Add up [the small fees|the transfer charges] of one month, and see if [one bigger transfer costs less|some transfers can be joined], because [fifty here and fifty there|small drops] [fill a bucket|become a bill].',
    ],
    [
      'how do I teach children',
      'Give a child [three jars: spend, save, give|a small budget], and [let them choose|allow small mistakes], because [a lost hundred naira teaches more than a speech|money is learned by hand].',
    ],
    [
      'what about a group',
      'In a savings group, [write down the rules|write down who collects when], [let everybody see the book|let two people check the book], and agree what happens when [one is late|somebody leaves], [before the first round|at the start].',
    ],
    [
      'what documents do I need',
      'Have your [ID, BVN and address|ID and proof of address] ready, [as pictures too|in one folder], and check that your names [are spelled the same everywhere|agree on every paper], because [one letter can hold everything up|most delays come from there].',
    ],
    [
      'what about insurance',
      'Read [what is not covered|the exclusions] and [how to claim|which papers a claim needs], and [keep pictures and receipts|tell your family where the paper is], before you need it.',
    ],
    [
      'how do I know it works',
      '[Try it with a small sum|Send a small sum first], [follow it from start to end|check that it arrives], and [note how long it takes|look at the fee], then decide.',
    ],
  ],
  fits: {
    '|the app beside': /app|online|platform|wallet|fintech|digital/iu,
    '|the screen': /app|pos|transfer|bank|online|platform|wallet|fintech|ussd|digital|invest|tax|account|loan/iu,
    'how do I keep books': /bookkeep|account|tax|trader|market|shop|small business/iu,
    'what about insurance': /insur/iu,
    'how do I plan': /salary|budget/iu,
    'what documents do I need': /loan|account (?:open|number)|open.*account|regist|cac|bvn/iu,
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
    'how do I teach children': /child|school|kids/iu,
    'what about a group': /group|club|meeting/iu,
    'how do I know it works': /app|transfer|pos|platform/iu,
    'what about fees': /pos|transfer|app|fee|bank/iu,
    'how do I save at all': /sav|coop|ajo|kolo/iu,
    'how much should I keep aside': /salary|invest|insur|app/iu,
    'what of double-your-money offers': /invest|crypto/iu,
    '|careless driver': /insur/iu,
    '|small fire': /insur/iu,
    '|salary enters': /sav|salary|budget|app|kolo/iu,
    '|month end comes': /sav|salary|budget|app|kolo/iu,
    '|send money': /pos|transfer|bank|app|wallet/iu,
    '|pay a bill': /pos|transfer|bank|app|wallet/iu,
    '|small business': /business|account|tax|bookkeep|shop|trader|market|loan/iu,
  },
  jokes: [
    '[My account balance|My wallet|My salary] [saw this|heard the word “plan”] and [laughed small|asked if we are serious|said, “at last”], [then coughed|and I said yes].',
    '[Salary enters like a visitor|Money comes to me on foot|My money has an appointment], and [leaves by okada|does not sit down|is gone before I can greet it], [so let us lock the gate|so somebody should hold it].',
  ],
  shots: [
    'Film [a thumb on the screen|the steps, one by one|the confirmation on the screen], [from above|over the shoulder], [with figures covered|in one take].',
    'Film [hands that count|a book full of figures|a jar of coins|a receipt], [from near|from the side], [with permission|five seconds].',
    'Record the screen [from start to end|of the main step], [with a test account|names hidden], [slowly|with a finger that points].',
    'Take [one picture of the app beside a cup|one picture of the team|one picture of the sign], [in daylight|from the front|for the cover].',
  ],
}
