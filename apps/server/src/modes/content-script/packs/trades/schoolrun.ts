import type { TradePack } from './trade-pack.ts'

export const schoolrun: TradePack = {
  film: 'the bus',
  cases: [
    'it is [seven in the morning|half past six], {I} {am} [late for work|still looking for one sock], and [the school is the other way|the child is waiting in the car|traffic has closed the junction]',
    '[school closes at two|closing time comes], {I} [look at the clock in a meeting|{am} stuck at work], and [nobody is at the gate for the child|the gateman is calling {me} again|the neighbour does not answer]',
    '{I} [put the child in a keke alone|send a cousin to pick the child], and [{my} heart stays on the road|{I} call every five minutes|the whole morning {I} only look at {my} phone]',
  ],
  tips: [
    [
      'how do we practise the stop',
      'On [the weekend before|the day before], walk to the stop with the child and [show where to stand and where to wait|count the steps from the road to the place to wait].',
    ],
    [
      'what does the child carry',
      'Put a card with [the child’s name and two phone numbers|your number and a second one] [in the school bag|in the pocket of the uniform], and [write the stop on the back|let the child learn one number by heart].',
    ],
    [
      'what if I am not at the gate',
      'Name [two people who may receive the child|the people who may receive the child in your place], [with a picture of each|with full names and phone numbers], and [do it in writing|tell the child their names].',
    ],
    [
      'what if my child is sick',
      'If the child stays home, send [one message before the bus sets out|a message as soon as you know it], with [the name and the stop|the name and the class], so that [the bus does not wait|nobody looks for the child].',
    ],
    [
      'how do I know it is a good driver',
      'Stand at the stop [one morning|once in a while] and [see how the bus brakes|see if every child is belted|see how the children are counted], because [your own eyes give you peace|one morning tells you much].',
    ],
    [
      'what about the first week',
      'In the first week, talk about the trip each evening: [ask who sat beside the child and where the bus stopped|ask what was nice and what was not].',
    ],
    [
      'what about breakfast',
      'Let the child [eat before the bus comes, not in it|finish breakfast ten minutes before the bus], with [water in a closed bottle|a visit to the toilet last], and [pack the bag the night before|put the shoes at the door the night before].',
    ],
  ],
  jokes: [
    '[The sock that disappears at six|The lunch box that stays on the table|The homework found at the gate] [does it on purpose|knows the time|lives in every house], [we have all met it|ask any parent].',
    '[My child sleeps like a stone on Monday, but is up at five on Saturday|On Monday my child cannot open one eye, but on Saturday is up before the cock], [fully dressed|asking for cartoons].',
  ],
  shots: [
    'Film {film} [arriving at the gate|with the door open|from the side], [early in the morning|from a few steps away], [slowly|in one take].',
    'Film [a belt that clicks|a hand that holds a small hand|the list being ticked], [from near|from the side], [without faces of children|with the sound on].',
    'Film [a phone with the map|the clean empty seats|the waving hand at the window], [over the shoulder|from near], [for five seconds|in soft light].',
  ],
}
