import type { Rule } from '../../../words/grammar.ts'
import type { Tip } from './trade-pack.ts'

/** Problems of customers who buy goods in order to sell them. */
export const resellingCases: readonly Rule[] = [
  'a customer [asks for one thing|stands before {me} with money], [{I} look under the table|{I} check the shelf], and [it finished yesterday|{I} have to send her to the next shop|the money walks out with her]',
  '{I} [travel to buy goods|close the shop to go and buy], the day [ends on the road|is gone], and [transport eats what {I} gain|the price has changed on the way|half of the goods do not move]',
]

export const reselling: readonly Tip[] = [
  [
    'how do I fix my own price',
    'Write three figures: [what the goods cost you, what the road costs and what you sell them for|buying price, transport and selling price]. [What is left is yours|What is left is your salary], so write it for [each thing you sell|every new stock].',
  ],
  [
    'how many do I start with',
    'Start with [what you can sell in one week|what the people you know would buy], [not with what the eye wants|and a little more]. [Goods that stand still are money asleep|A full store and an empty shelf both cost you money].',
  ],
  [
    'how do I know what moves',
    'Each evening, [make one stroke for each piece sold|write down what left the shelf]. After two weeks [you see what sells fastest|the paper tells you what sells], and [you buy more of that|you know what to buy again].',
  ],
  [
    'how do I show the goods',
    'Put [the best one at eye level|one on top, where people pass], [in good light|with its price beside it]. [What customers can touch, they ask for|A thing seen from the road brings people in].',
  ],
  [
    'how do I tell my customers',
    'Send your buyers [one picture with one price|one picture in the morning with the price], [not ten at once|and one more the next day]. [Many pictures at once are quickly passed over|One picture starts a talk], so [keep the name of whoever asks|answer whoever asks first].',
  ],
  [
    'when do I buy again',
    'Buy again when [a third of the goods is left|you can count the rest on your hands], [not when the last one is sold|while you still sell]. [New goods need their days on the road|Your shelf should not wait for the road].',
  ],
  [
    'how do I check what comes',
    'When the goods arrive, [count them in front of the driver|open one carton in five], and [mark them on the list|put the list beside them]. [What you see at the gate is quickly settled|What you see on the first day is quickly put right].',
  ],
  [
    'how do I keep the money for goods',
    'Keep the money for goods [in another purse|apart], [from the first sale|away from the house money]. [That purse buys the next goods|If that purse feeds the house, the shelf goes hungry], so [take only the gain home|write down what goes in and out].',
  ],
]

export const supplyingCases: readonly Rule[] = [
  '[it is a busy day|the first customers are waiting], {I} [open the store|reach for the next one], and [it finished last night|there is not enough for today|somebody has to run to the market]',
  '{I} [leave the work to go and buy|send somebody to the market], and [the price has changed again|the whole morning goes on the road|what comes back is not what {I} wanted]',
]

export const supplying: readonly Tip[] = [
  [
    'how do I know how much to buy',
    'Write down [what you use each day|what goes out each day] for [one week|seven days]. [That number is your order|Order by that number], [and you stop guessing|and add a little for a busy weekend].',
  ],
  [
    'who should do the buying',
    'Let [one person|the same person] [place every order|do the ordering], and let [somebody else count what comes|another person do the counting]. [Two pairs of eyes keep the numbers straight|Then nothing is ordered twice].',
  ],
  [
    'when should I order again',
    'Order again when [a third is left|you have enough for two more days], [not on the day it finishes|while work still goes on]. [A full store costs less than a lost customer|Your customers should never notice that it was low].',
  ],
  [
    'what do I check when it comes',
    'When your order comes, [count it|check it against the list] [before the driver leaves|at the door], and [write the date on it|sign after that]. [What you see at the door is easy to settle|At the door, a wrong number is quickly put right].',
  ],
  [
    'how do I keep my costs straight',
    'Keep one book with [the date, the quantity and the price|what came, how much of it and what you paid]. [After a month|At the end of the month] you see [what one plate or one job really costs you|where the money goes].',
  ],
  [
    'how do I plan for busy days',
    'On the calendar, mark [paydays, weekends and holidays|the days when most people come]. [Order more for those days|Raise your order for them] [a few days earlier|the week before], [so that a good day stays a good day|and nobody is sent away].',
  ],
  [
    'can I start with a little',
    'For your first time, [take a small order|start small], [use it for some days|let your people work with it], and then decide [how much you take regularly|on your regular order].',
  ],
  [
    'where do I keep what I order',
    'Before your order comes, [clear a space|prepare a place] [that is dry and off the floor|away from sun and water], and put [the old stock in front|a label on each shelf]. [Then nothing is lost at the back|What you see, you use].',
  ],
]
