import type { TradePack } from './trade-pack.ts'

export const fitness: TradePack = {
  film: 'the training',
  cases: [
    '[January comes|a birthday comes], {I} [buy new shoes|promise everybody], and [after ten days the shoes hold the door open|it rains once and that is the end|nobody goes with {me}]',
    '{I} [climb two floors|run for a bus], and [the bus waits out of pity|{my} heart is louder than the conductor|{I} pretend to read the notice board]',
    '{I} [follow a video at home|skip food for three days], and [on Tuesday {my} knee is talking|by Friday {I} eat for two|{I} have one big arm and no plan]',
  ],
  tips: [
    [
      'how do I start',
      'Start with [ten minutes|twenty minutes], [three days a week|on fixed days], [at an hour nobody can steal|before the day wakes up]. [What is small is kept|A plan you can keep beats a hero week], [then add|slowly].',
    ],
    [
      'what if I am the heaviest there',
      'Come as you are. [Everybody there had a first day|Nobody looks at you, they look at their own mirror], and [the first week is the longest|those who laugh have not done the class]. [Stand where you see well|Greet one person], [that is all].',
    ],
    [
      'how do I avoid pain',
      'Warm up [five minutes|till you sweat a little], learn [the movement before the weight|it light first], and [stop at sharp pain|tell somebody if a joint complains]. [Tired is fine, stabbing is not|Muscle may burn, a joint may not].',
    ],
    [
      'what do I eat',
      'Keep your food, [change the plate|halve the swallow]: [more vegetables and fish, less minerals|protein each time, oil with a spoon]. [Nobody has to stop amala|You do not need foreign food], [only the mountain|it is the amount].',
    ],
    [
      'what do I drink',
      'Drink [before you are thirsty|through the day], [a bottle on the desk|water, not sugar]. [Half of hunger is thirst|A headache is often a dry body], [try a glass first|then see].',
    ],
    [
      'how do I see progress',
      'Do not marry the scale. [Take a picture each month|Measure waist and arm], [same place, same light|write it on paper], and [notice stairs, sleep and trousers|count what you can lift now]. [Clothes tell the truth first].',
    ],
    [
      'what if I miss a week',
      'If you miss a week, [come back with half|start lighter], [no punishment|no double session]. [One week loses little|Muscles have a memory], [it is the second week that kills a plan|just enter the door].',
    ],
    [
      'how do I stay with it',
      'Bring [one friend|a sister], or [tell somebody your days|put it in the group]. [People keep promises they said aloud|It is harder to disappoint a person than an alarm], [use that|you know yourself].',
    ],
    [
      'what about older bodies',
      'After forty, [strength matters more than speed|lift something twice a week], and [let pressure and sugar be checked first|ask the doctor once]. [Bones like work|A strong leg does not fall], [it is never late].',
    ],
    [
      'what about rest',
      'Sleep is [half of training|where the muscle grows]. [Two days off each week|A free day between hard ones], [phone out of the room|bed at one hour]. [More is not always more|You grow when you rest].',
    ],
    [
      'what should I bring',
      'Bring [water, a towel, shoes that hold the heel|a towel and a bottle], [a shirt that may get wet|hair tied], and [eat two hours before|nothing heavy]. [Fine clothes can come later|Nobody needs a costume].',
    ],
  ],
  jokes: [
    '[My running shoes|The gym card|My water bottle] [heard this|saw me coming] and [asked who I am|nearly fainted|said: you again], [since January|we are getting to know each other].',
    '[“I will start on Monday”|“After this party”|“When I finish this fufu”] [has been on the wall for three years|is my best exercise|deserves a trophy], [today is also a day|Monday is tired].',
  ],
  shots: [
    'Film {film} [from low|from the side|from behind], [in one take|with the beat], [ten seconds|with the sound on].',
    'Film [shoes being tied|a hand on the bar|sweat on a forehead|a high five], [from near|close up], [slowly|with permission].',
    'Film [the room before it fills|the same move, first day and now|a group that finishes together], [wide|side by side], [in one take|early in the morning].',
    'Take [one picture of the timetable|one picture of the trainer|one picture of the room], [in daylight|straight lines|for the cover].',
  ],
}
