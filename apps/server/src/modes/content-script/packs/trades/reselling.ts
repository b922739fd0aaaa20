import type { Rule } from '../../../words/grammar.ts'
import type { Tip } from './trade-pack.ts'

/** Problems of customers who buy goods in order to sell them. */
export const resellingCases: readonly Rule[] = [
  'a customer [asks for one thing|stands before {me} with money], [{I} look under the table|{I} check the shelf], and [it finished yesterday|{I} send her to the next shop|the money walks out with her]',
  '{I} [travel to buy|close the shop to go and buy], the day [goes on the road|is gone], and [what {I} gain is eaten by transport|the price has changed on the way|half of it does not move]',
]

export const reselling: readonly Tip[] = [
  [
    'how do I fix my own price',
    'Write [three figures|three lines]: [what it costs you, what the road costs, what you sell it for|buying price, transport, selling price]. [What is left under the line is yours|The last line is your salary], [so never skip it|and it must be there each time].',
  ],
  [
    'how many do I start with',
    'Start with [what one week can sell|the number you sold last month], [not with what the eye wants|and two more]. [Goods that stand still are money asleep|An empty shelf and a full store both cost], [the middle is right|your sales book knows].',
  ],
  [
    'how do I know what moves',
    'Each evening, [put one stroke for each one sold|write what left the shelf]. After two weeks [you see which one runs|the paper tells you], and [you buy more of that|the slow one you buy once only].',
  ],
  [
    'how do I show it',
    'Put [the best one at eye level|one on top, where people pass], [in the light|with its price beside it]. [What customers can touch, they ask for|A thing seen from the road brings people in].',
  ],
  [
    'how do I tell my customers',
    'Send [one picture and one price|a picture in the morning], [not ten at once|each with its price]. [Ten pictures are a market|One picture is a talk], and [keep the name of whoever asks|answer the first one well].',
  ],
  [
    'when do I buy again',
    'Buy again when [a third is left|you can count them on your hands], [not when it is finished|while you still have some]. [The road takes its days|The days on the road count too], and [your shelf should not know it|customers do not wait for it].',
  ],
  [
    'how do I check what comes',
    'When it arrives, [count it in front of the driver|open one in five], [and put the list beside it|and mark the list]. [What is found at the gate is settled|What you see on the first day is quickly put right], [next week it is only talk|so do it at once].',
  ],
  [
    'how do I keep the money for it',
    'Keep the goods money [in another purse|apart], [from the first sale|away from the house money]. [That purse buys the next round|If it feeds the house, the shelf goes hungry], and [the rest is what you earned|only the gain goes home].',
  ],
]

export const supplyingCases: readonly Rule[] = [
  '[it is a busy day|the first customers are waiting], {I} [open the store|reach for the next one], and [it finished last night|there is not enough for today|somebody has to run to the market]',
  '{I} [leave the work to go and buy|send somebody to the market], and [the price has changed again|the whole morning goes on the road|what comes back is not what {I} sent for]',
]

export const supplying: readonly Tip[] = [
  [
    'how do I know how much to buy',
    'Write down [what you use each day|what goes out each day] for [one week|seven days]. [That number is your order|Order by that number], [and you stop guessing|and add a little for a busy weekend].',
  ],
  [
    'who should do the buying',
    'Let [one person|the same person] [place every order|do the ordering], and [another one count what comes|let somebody else count]. [Two pairs of eyes keep the numbers straight|Then nothing is ordered twice].',
  ],
  [
    'when should I order again',
    'Order again when [a third is left|you are down to two days], [not on the day it finishes|while work still goes on]. [A full store costs less than a lost customer|Your customers should never notice that it was low].',
  ],
  [
    'what do I check when it comes',
    'When it comes, [count it|check it against the list] [before the driver leaves|at the door], and [write the date on it|sign only after that]. [What you see at the door is easy to settle|Use the older one first].',
  ],
  [
    'how do I keep my costs straight',
    'Keep one book: [date, quantity and price|what came, how much, what you paid]. [After a month|At the end of the month] you see [what one plate or one job really costs you|where the money goes].',
  ],
  [
    'how do I plan for busy days',
    'On the calendar, mark [paydays, weekends and holidays|the days when most people come]. [Order more for them|Raise your order] [a few days earlier|the week before], [so that a good day stays a good day|and nobody is sent away].',
  ],
  [
    'can I start with a little',
    'If it is your first time, [take a small order|start small], [use it for some days|let your people work with it], and [then decide how much you take regularly|then fix your regular order].',
  ],
  [
    'where do I keep it',
    'Before it comes, [clear the space|make room], [dry and off the floor|away from sun and water], with [the old stock in front|a label on each shelf]. [Then nothing is lost at the back|What you see, you use].',
  ],
]
