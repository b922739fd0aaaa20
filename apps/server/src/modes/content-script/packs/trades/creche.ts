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
      'Start with [one hour|a half day], [then a morning, then a day|a little more each day]. A baby learns [a new room by its smell|new arms slowly], and [a short first day helps the second|you learn to leave].',
    ],
    [
      'what goes into the bag',
      'In the bag: [two changes of clothes|a full change], [diapers for the day|diapers and wipes], [labelled bottles|feeds with the name on them], and [one cloth that smells of home|the cloth the baby sleeps with]. [That cloth does half of the work|The smell of home puts a baby to sleep].',
    ],
    [
      'what should you know in the morning',
      'At the door, [say three things|three words are enough]: [when the baby ate, how the night was, what is new|slept, ate, and any medicine]. [The whole day is built on that|A bad night explains a loud morning].',
    ],
    [
      'how do I say goodbye',
      'Say goodbye [with a smile|in one minute], and [go|do not come back to the window]. A baby [reads your face|cries at your worry], and [stops soon after you turn the corner|looks for the next toy].',
    ],
    [
      'what does a day look like',
      'A small child’s day is simple: [play, food, sleep, play|food, play, sleep, and food again], [at about the same hours|in the same order]. [What repeats makes a child calm|Children trust what comes back every day].',
    ],
    [
      'what about the feeding',
      'Write [how your child eats|what your child eats] [on one paper|as you do it at home]: [how warm, how much, how held|from the spoon or the bottle, and how much]. [Home and day go hand in hand|Then the day tastes like home].',
    ],
    [
      'who comes for the child',
      'Give [two names|the names] of [those who may come|whoever picks up], [with a picture|with their numbers]. [No name, no child|A new face waits at the gate], [that rule protects yours too|even if it is your own brother].',
    ],
    [
      'how do I know my child is fine',
      'Look at your child [in the evening|when you arrive]: [eats, sleeps, laughs|calm in the arms, hungry for food]. [A child cannot pretend|Babies do not lie], [and you know yours|give it two weeks].',
    ],
    [
      'what do they learn there',
      'At that age, [stacking a cup|sharing a toy|holding a spoon] is [the whole syllabus|mathematics enough]. [They learn it from each other|One sees the other and tries], [and come home with a new word|and you will hear the song at home].',
    ],
  ],
  jokes: [
    '[My baby|The smallest one there|The two-year-old] [has a busier diary than me|now wants to pack the bag alone|waves first these days], [and I am the one who cries|and I stand there like luggage].',
    '[My phone has more pictures of sleeping than of eating|I kiss goodbye three times|My handbag still has a rattle in it], [at the bank too|and nobody cries but me|the manager has seen it].',
  ],
  shots: [
    'Film [the cots in a row|small shoes at the door|a shelf of toys], [from low|from near], [slowly|ten seconds].',
    'Film [small hands that stack cups|a hand that warms a bottle|a cloth being folded], [from near|from the side], [no faces without permission|five seconds].',
    'Walk from [the gate to the play room|the door to the cots], [slowly|phone at the height of a child], [in one take|without zoom].',
    'Take [one picture of the play room|one picture of the labelled bottles|one picture of the compound], [in daylight|straight lines|for the cover].',
  ],
}
