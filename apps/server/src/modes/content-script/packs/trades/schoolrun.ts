import type { TradePack } from './trade-pack.ts'

export const schoolrun: TradePack = {
  film: 'the bus',
  cases: [
    'it is [seven in the morning|half past six], {I} {am} [late for work|still looking for one sock], and [the school is the other way|the child is waiting in the car|traffic has closed the junction]',
    '[school closes at two|closing time comes], {I} [look at the clock in a meeting|{am} stuck at work], and [nobody is at the gate for the child|the gateman is calling {me} again|the neighbour did not answer]',
    '{I} [put the child in a keke alone|send a cousin to pick the child], and [{my} heart stays on the road|{I} call every five minutes|the whole morning {I} only look at {my} phone]',
  ],
  tips: [
    [
      'how do we practise the stop',
      '[On the weekend before|The day before], walk to the stop with the child: [where to stand, which door, who holds the hand|how many steps from the road, and where to wait].',
    ],
    [
      'what does the child carry',
      'Put [a card with name and two numbers|your number and a second one] [in the school bag|inside the jacket], and [write the class on it|the stop on the back|let the child learn one number by heart].',
    ],
    [
      'what if I am not at the gate',
      'Name [two people who may receive the child|the person who may open the gate], [with a picture of each|by full name and phone], and [nobody else, even a cousin|in writing].',
    ],
    [
      'what if my child is sick',
      'If the child stays home, send [one message before the bus leaves|a text the evening before], [with the name and the stop|to the driver and the school], so that [the bus does not wait|nobody looks for the child].',
    ],
    [
      'how do I know it is a good driver',
      'Stand at the stop [one morning|twice a term], [unannounced|without saying it], and [see how the bus brakes|see if everybody is belted|count who gets in and who is counted].',
    ],
    [
      'what about the first week',
      'In the first week, talk about the trip each evening: [who sat beside you, who opened the door, where did it stop|who was there, what was nice, what was not].',
    ],
    [
      'what about breakfast',
      'Let the child [eat before the bus, not in it|finish breakfast ten minutes before], [water in a closed bottle|toilet last], and [shoes tied at the door|bag packed the night before].',
    ],
  ],
  jokes: [
    '[The sock that disappears at six|The lunch box that stays on the table|The homework found at the gate] [does it on purpose|knows the time|is in every house], [we have all met it|ask any parent].',
    '[My child sleeps like a stone on Monday|Nobody can find the shoe on Monday], [and on Saturday is up at five|and on Saturday the shoe is at the door], [fully dressed|asking for cartoons].',
  ],
  shots: [
    'Film {film} [arriving at the gate|with the door open|from the side], [early in the morning|from a few steps away], [slowly|in one take].',
    'Film [a belt that clicks|a hand that holds a small hand|the list being ticked], [from near|from the side], [no faces of children|with the sound on].',
    'Film [a phone with the map|the empty seats, clean|the waving hand at the window], [over the shoulder|from near], [five seconds|in soft light].',
  ],
}
