import type { TradePack } from './trade-pack.ts'

export const fitness: TradePack = {
  film: 'the training',
  cases: [
    '[January comes|a birthday comes], {I} [buy new shoes|promise everybody], and [after ten days the plan is asleep|it rains once and that is the end|nobody goes with {me}]',
    '{I} [climb two floors|run for a bus], and [people stop to watch {me} breathe|{my} heart is louder than a generator|{I} pretend to read a notice on the wall]',
    '{I} [follow a video at home|begin without a plan], and [on Tuesday {my} knee is talking|by Friday {I} {am} back on the sofa|{I} have one big arm and no energy]',
  ],
  tips: [
    [
      'how do I start',
      'Start with [ten minutes|twenty minutes], [three days a week|on fixed days], [at an hour nobody can steal|before the day wakes up]. [What is small is kept|A plan you can keep beats one hero week], and [you can add later|more can come slowly].',
    ],
    [
      'what if I am the heaviest there',
      'Come as you are, because [everybody there had a first day|most people look at their own mirror], and [the first week is the longest|everybody sweats the same]. [Stand where you see well|Greet one person].',
    ],
    [
      'how do I avoid pain',
      'Warm up [for five minutes|till you sweat a little], learn [the movement before the weight|each movement with a light weight first], and [stop at sharp pain|tell the trainer if a joint complains]. [Tired is fine, stabbing is not|A muscle may burn, a joint may not].',
    ],
    [
      'what do I eat',
      'Keep your food, but [change the plate|halve the swallow]: [more vegetables and fish, fewer minerals|some protein each time and oil by the spoon]. [Nobody has to stop amala|You do not need foreign food], [it is the amount that counts|only the mountain has to go].',
    ],
    [
      'what do I drink',
      'Drink [before you are thirsty|through the day], [with a bottle on the desk|water more than sugar]. [Thirst can feel like hunger|A headache can come from a dry body], so [try a glass of water first|take some water and see].',
    ],
    [
      'how do I see progress',
      '[Take a picture each month|Measure waist and arm once a month], [in the same place|on the same day], and [notice stairs, sleep and trousers too|count what you can lift now], because [the scale does not see everything|clothes tell the truth first].',
    ],
    [
      'what if I miss a week',
      'If you miss a week, [come back with half|start lighter], [without punishment|without a double session]. [One week loses little|Muscles remember], [it is the second week that kills a plan|so just enter the door].',
    ],
    [
      'how do I stay with it',
      'Bring [a friend|somebody from home], or tell [a friend your training days|the group which days you train], because [people keep promises they said aloud|it is harder to disappoint a person than an alarm].',
    ],
    [
      'what about older bodies',
      'After forty, [put strength before speed|train your strength twice a week], and [have pressure and sugar checked first|ask your doctor once]. [Bones like work|Strong legs help your balance], and [it is never too late|a light start is enough].',
    ],
    [
      'what about rest',
      'Sleep is [half of training|when the muscle grows], so [take two days off each week|leave a free day between hard ones], and [keep the phone out of the bedroom|go to bed at a fixed hour].',
    ],
    [
      'what should I bring',
      'Bring [water, a towel and shoes that hold the heel|a towel and a bottle of water], [wear a shirt that may get wet|tie your hair], and [eat two hours before|eat nothing heavy before]. [Fine clothes can come later|Nobody needs a costume].',
    ],
  ],
  fits: {
    'what if I am the heaviest there':
      /gym|class|aerobic|zumba|dance|group|club|boot ?camp|studio|session|weight|slim|fit/iu,
  },
  jokes: [
    '[My running shoes|My gym bag|My water bottle] [heard this|saw me coming] and [asked who I am|nearly fainted|said, “you again?”], [but we are getting to know each other|and we are not yet friends].',
    '[“I will start on Monday”|“After this party”|“When I finish this fufu”] [has been my plan for three years|is the exercise I do best|deserves a trophy], [but today is also a day|and Monday is tired of it].',
  ],
  shots: [
    'Film {film} [from low|from the side|from behind], [in one take|to the beat], [ten seconds|with the sound on].',
    'Film [shoes being tied|a hand on the bar|sweat on a forehead|a high five], [from near|close up], [slowly|with permission].',
    'Film [the room before it fills|the same move, first day and now|a group that finishes together], [wide|from a corner], [in one take|from the same spot].',
    'Take [one picture of the timetable|one picture of the trainer|one picture of the room], [in daylight|with straight lines|for the cover].',
  ],
}
