import type { TradePack } from './trade-pack.ts'

export const taxes: TradePack = {
  film: 'the papers and the laptop',
  cases: [
    'a [big client|company] wants {my} work, [the price is agreed|everybody is happy], and [then they ask for one certificate|they ask for a number {I} do not have|the contract goes to somebody with papers]',
    'the year [ends|is almost over], {I} [open the drawer|look for receipts], and [half of them have faded|there is only a bag of small papers|business money and kitchen money are one soup]',
    'a letter comes [from the tax office|with a stamp], {I} [put it under the TV|read it three times], and [the date in it has passed|there is a penalty {I} never heard of|{I} do not know whom to ask]',
  ],
  tips: [
    [
      'what should I gather',
      'Gather [your bank statements, your sales, your expenses and your ID|your ID, the account statement, what came in and what went out], and [send them as they are|do not sort them first], because [sorting is part of the work|missing papers cost more time than untidy ones].',
    ],
    [
      'how do I keep receipts',
      'Snap every receipt [the same day|before it fades], and keep the pictures in [one folder for each month|one album on your phone]. [That shiny paper goes white|In a year the ink is gone], but the picture stays.',
    ],
    [
      'should I separate accounts',
      'Use one account for the business [only|and nothing else], and [pay yourself a salary from it|take your own money from it] [on one day of the month|even if it is small]. [Then the books nearly write themselves|Then you see what you earned].',
    ],
    [
      'what happens if I wait',
      'Do not wait for [the last week|a letter], because [late filing can bring a penalty|portals are slow in the last week], and [a penalty grows while you look away|the queues are long then].',
    ],
    [
      'must a small business file too',
      'Small does not mean [invisible|without papers]: [some small businesses pay little or nothing|often the tax is less than the fear], but [the return is still filed|the certificate comes from filing].',
    ],
    [
      'who asks for such papers',
      'You may be asked for papers when [a company wants to pay you|you apply for a loan or a visa|you bid for a job], so [have them before you need them|do not begin on that day], because [the office needs its days|some papers take weeks].',
    ],
    [
      'which expenses count',
      'Write down what the business really spends, such as [rent, data, fuel, tools and transport|materials, staff and repairs], and keep the papers. [What is not written cannot be counted|No paper, no deduction].',
    ],
    [
      'what do I say first',
      'In the first message, say [what you do, since when, and if you are registered|what you do, your state and the last year you filed]. [If the answer is “never”, just say never|There is no shame if you have not begun].',
    ],
    [
      'who keeps my passwords',
      'Your login belongs to you, so [let it be opened with your own email|use your own phone number for the code], and [change the password when the work is done|write down who has it].',
    ],
    [
      'how do I price with tax',
      'When you quote, think of the tax that is held back, and [write it on the invoice|put it in your figure], because [that deduction can count for your own tax|you want to know what really arrives].',
    ],
    [
      'how often do I look at my books',
      'Give your books [one hour a month|one hour on the first Monday of the month] for [sales, costs and receipts|what came in and what went out]. [Twelve small hours are|An hour at a time is] easier than one terrible week.',
    ],
  ],
  fits: {
    'should I separate accounts': /tax|book ?keep|account/iu,
    'who asks for such papers': /tcc|clearance|tax|cac|regist/iu,
    'what happens if I wait': /tax|file|return|annual/iu,
    'must a small business file too': /tax|return|tcc|tin/iu,
    'which expenses count': /tax|return|account|book ?keep/iu,
    'how do I price with tax': /tax|invoice|vat/iu,
    'what should I gather': /tax|return|account|book ?keep|audit|vat/iu,
    'how do I keep receipts': /tax|return|account|book ?keep|audit|vat/iu,
    'how often do I look at my books': /tax|return|account|book ?keep|audit|vat/iu,
    '|one receipt': /tax|return|account|book ?keep|audit|vat/iu,
    '|nylon of receipts': /tax|return|account|book ?keep|audit|vat/iu,
    '|snaps a receipt': /tax|return|account|book ?keep|audit|vat/iu,
    '|filed': /tax|return|annual|file|filing/iu,
    '|look for receipts': /tax|return|account|book ?keep|audit|vat/iu,
    '|open the drawer': /tax|return|account|book ?keep|audit|vat/iu,
    '|tax office': /tax|return|tin|tcc|vat|paye/iu,
    '|with a stamp': /tax|return|tin|tcc|vat|paye/iu,
    '|word “tax”': /tax|return|tin|tcc|vat|paye/iu,
  },
  jokes: [
    '[My nylon of receipts|The drawer under the TV|My “book” of sales] [heard the word “tax”|saw the laptop] and [asked for a lawyer|confessed everything|fainted], [but it will be fine|but we are sorting it].',
    '[“My cousin knows somebody there”|“Do it next year”|“They will not see me”] is [not a plan|a song, not a plan|how long evenings begin], [so sit down with your papers|so let us begin with one receipt].',
  ],
  shots: [
    'Film {film} [on the table|from above|side by side], [in daylight|with the names covered], [slowly|for ten seconds].',
    'Film [a hand that snaps a receipt|a nylon of papers being emptied|a stamp that comes down], [from near|from above], [with the sound on|in one take].',
    'Film [a person who sends a document by phone|two people at one screen|a form being filled], [over the shoulder|from the side], [with the names hidden|for five seconds].',
    'Take [one picture of a tidy folder|one picture of the desk|one picture of a certificate with the name covered], [with straight lines|in daylight|for the cover].',
  ],
}
