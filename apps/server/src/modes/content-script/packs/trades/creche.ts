import type { TradePack } from './trade-pack.ts'

export const creche: TradePack = {
  film: 'the play room',
  cases: [
    '{I} [sit in the meeting|stand at the counter], [{my} body is at work|{my} eyes are on the screen], and [{my} mind is asking if the baby has eaten|{I} check {my} phone every five minutes|the aunty who holds the baby does not pick]',
    'leave is over [on Monday|this week], [grandma has gone back|the neighbour can no longer hold the baby], and [{I} have nobody {I} would leave a child with|every place {I} see has a television and no adult|{my} heart is not ready]',
  ],
  tips: [
    [
      'how do we start',
      'Start with [one hour|a half day], [then add a little each day|then a little more after some days]. A baby learns [a new room by its smell|new arms slowly], and a short first day helps the second.',
    ],
    [
      'what goes into the bag',
      'Put in [two changes of clothes|a full change of clothes], [diapers for the day|diapers and wipes], [labelled bottles|feeds with the name on them], and [one cloth that smells of home|the cloth the baby sleeps with]. [That cloth does half of the work|The smell of home puts a baby to sleep].',
    ],
    [
      'what should you know in the morning',
      'At the door, tell us [when the baby ate, how the night was and what is new|about the sleep, the food and any medicine]. [The whole day is built on that|A bad night explains a loud morning].',
    ],
    [
      'how do I say goodbye',
      'Say goodbye [with a smile|in one minute], and then go [without turning back|without coming back to the window]. A baby [reads your face|feels your worry], and [mostly stops soon after you turn the corner|soon looks for the next toy].',
    ],
    [
      'what does a day look like',
      'A small child’s day is simple: [play, food, sleep, play|food, play, sleep, and food again], [at about the same hours|in the same order]. [What repeats makes a child calm|Children trust what comes back every day].',
    ],
    [
      'what about the feeding',
      'On one paper, write [how your child eats|what your child eats], [as you do it at home|how much and how warm|from the spoon or the bottle, and how much]. [Home and day go hand in hand|Then the day tastes like home].',
    ],
    [
      'who comes for the child',
      'Give us [two names|the names] of [those who may come|the people who may come], [with a picture|with their numbers]. [A new face waits at the gate|Whoever is not on the list waits at the gate], even if it is your own brother.',
    ],
    [
      'how do I know my child is fine',
      'Look at your child [in the evening|when you arrive]: [one who eats, sleeps and laughs is fine|a calm baby with a good appetite says a lot]. [Babies cannot pretend|You know your child best], and the first two weeks are often louder.',
    ],
    [
      'what do they learn there',
      'At that age, [stacking a cup|sharing a toy|holding a spoon] is [the whole syllabus|mathematics enough]. Children learn it from each other: [one sees the other and tries|one begins and three follow].',
    ],
  ],
  jokes: [
    '[My baby|The two-year-old] [has a busier diary than I have|now wants to pack the bag alone|waves first these days], and [I am the one who cries|I stand there like luggage].',
    '[My phone has more pictures of sleeping than of eating|I kiss goodbye three times|My handbag still has a rattle in it], and [even my manager has noticed|I am not ashamed].',
  ],
  shots: [
    'Film [the cots in a row|small shoes at the door|a shelf of toys], [from low|from near], [slowly|ten seconds].',
    'Film [small hands that stack cups|a hand that warms a bottle|a cloth being folded], [from near|from the side], [no faces without permission|five seconds].',
    'Walk from [the gate to the play room|the door to the cots], [slowly|phone at the height of a child], [in one take|without zoom].',
    'Take [one picture of the play room|one picture of the labelled bottles|one picture of the compound], [in daylight|straight lines|for the cover].',
  ],
}
