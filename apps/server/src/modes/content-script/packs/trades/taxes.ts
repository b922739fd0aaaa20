import type { TradePack } from './trade-pack.ts'

export const taxes: TradePack = {
  film: 'the papers and the laptop',
  cases: [
    'a [big client|company] wants {my} work, [the price is agreed|everybody is happy], and [then they ask for one certificate|they ask for a number {I} do not have|the contract goes to somebody with papers]',
    'the year [ends|is almost over], {I} [open the drawer|look for receipts], and [half are faded|it is a bag of small papers|business and kitchen money are one soup]',
    'a letter comes [from the tax office|with a stamp], {I} [put it under the TV|read it three times], and [the date in it has passed|there is a penalty {I} never heard of|{I} do not know whom to ask]',
  ],
  tips: [
    [
      'what should I gather',
      'Gather [four things|the simple ones first]: [bank statements, sales, expenses, ID|ID, account statement, what came in, what went out]. [Do not clean them first|Send them as they are], [sorting is part of the work|missing papers cost more time].',
    ],
    [
      'how do I keep receipts',
      'Snap every receipt [the same day|before it fades], and keep them [in one folder by month|in one album in the phone]. [That shiny paper goes white|In a year the ink is gone], [the picture stays|and the proof with it].',
    ],
    [
      'should I separate accounts',
      'Use one account for the business [only|and nothing else]. [Pay yourself from it|Take your own money as salary], [even if it is small|on one day of the month]. [Then the books nearly write themselves|Otherwise nobody knows what you earned].',
    ],
    [
      'what happens if I wait',
      'Do not wait for [the last week|the letter]. [Late filing has its own bill|A penalty grows while you look away], and [offices are full then|portals are slow in that week], [you know our network|so go early].',
    ],
    [
      'do small businesses need it',
      'Small does not mean [invisible|exempt from papers]. [Some small ones pay little or nothing|Often the tax is less than the fear], but [the filing is still due|the certificate comes from filing], that is the point.',
    ],
    [
      'who asks for it',
      'You will meet it when [a company wants to pay you|you apply for a loan or a visa|you bid for a job]. They want it now, [the office does not work by night|it cannot be baked in an hour], so have it before you need it.',
    ],
    [
      'what can I take off',
      'Write down [what the business really spends|what you spend to earn]: [rent, data, fuel, tools, transport|materials, staff, repairs]. [What is not written cannot be counted|No paper, no deduction], [even if it is true|simple].',
    ],
    [
      'what do I say first',
      'In the first message, say [what you do, since when, and if you are registered|your kind of work, your state and the last year you filed]. [No shame if it is “never”|If the answer is “never”, say never], [it is common|that can be mended].',
    ],
    [
      'who keeps my passwords',
      'Your login is [yours|like your signature]. [Let it be opened in your own mail|Use your own phone number for the code], and [change the password after|write down who has it]. [People change offices|Good workers respect that].',
    ],
    [
      'how do I price with tax',
      'When you quote, think of what is held back, and [write it on the invoice|put it in the figure]. [What is deducted is not lost|That paper is worth money], collect it.',
    ],
    [
      'how often do I look at it',
      'Give it [one hour a month|the first Monday of the month]: [sales in, costs out, receipts snapped|three lists, one tea]. [Twelve small hours|An hour at a time] [is easier than one terrible week|beats a bag of paper in December].',
    ],
  ],
  fits: {
    'should I separate accounts': /tax|book ?keep|account/iu,
    'who asks for it': /tcc|clearance|tax|cac|regist/iu,
    'what happens if I wait': /tax|file|return|annual/iu,
    'do small businesses need it': /tax|return|tcc|tin/iu,
    'what can I take off': /tax|return|account|book ?keep/iu,
    'how do I price with tax': /tax|invoice|vat/iu,
  },
  jokes: [
    '[My nylon of receipts|The drawer under the TV|My “book” of sales] [heard the word tax|saw the laptop] and [asked for a lawyer|confessed everything|fainted], [we are sorting it|it will be fine].',
    '[“My cousin knows somebody there”|“Do it next year”|“They will not see me”] [is not a plan|has its own penalty|is how letters start], [ask anybody who got one|sit down with it].',
  ],
  shots: [
    'Film {film} [on the table|from above|side by side], [in daylight|with the names covered], [slowly|ten seconds].',
    'Film [a hand that snaps a receipt|a nylon of papers being emptied|a stamp that comes down], [from near|from above], [with the sound on|in one take].',
    'Film [a person who sends a document by phone|two people over one screen|a form being filled], [over the shoulder|from the side], [names hidden|five seconds].',
    'Take [one picture of a tidy folder|one picture of the desk|one picture of the certificate, name covered], [straight lines|for the cover].',
  ],
}
