import type { TradePack } from './trade-pack.ts'

export const drinks: TradePack = {
  film: 'the drink',
  cases: [
    'the sun [is on {my} head|has no pity], {I} [enter the nearest shop|stop at the first fridge], and [everything {I} see is sugar and colour|the “cold” drink is warm|{I} drink and the thirst comes back]',
    '[guests are coming|the party is on Saturday], [minerals are dear|everybody is tired of minerals], and [there is nothing for the elders|there is nothing in the fridge|somebody asks for “something natural”]',
    '{I} [buy a drink in a hurry|take the first bottle {I} see], and [it is more water than taste|it has turned by evening|{my} stomach asks questions at night]',
  ],
  tips: [
    [
      'how do I keep it cold',
      'Keep it [in the coldest part|at the back] of the fridge, [not in the door|away from the door], because [the door warms up each time it opens|warm and cold again is what spoils a drink].',
    ],
    [
      'how many bottles do I need',
      'For a party, plan [two bottles for each guest|three bottles for every two guests], and more [under the sun|if there is dancing]. [Music makes people thirsty|Peppery food makes people drink], so [round it up|add a few].',
    ],
    [
      'can I control the sugar',
      'Say [how sweet you want it|if you want it without sugar] [when you order|before it is mixed], because [sugar can be added later|you can add sugar at home], but [nobody can take it out|it cannot be removed].',
    ],
    [
      'how do I serve it',
      'Serve it [very cold|straight from the fridge], [in small cups first|in clean, dry cups]. [Melting ice makes it weak|Ice inside turns it to water], so [keep the ice outside|cool the bottle in the ice instead].',
    ],
    [
      'is it for children',
      'For a small child, [half a bottle|a small cup] [after food|with a meal] is enough. [Ask what is in it|Read the ingredients] first if your child [has an allergy|reacts to milk or nuts].',
    ],
    [
      'when should I drink it',
      'Take it [after the gym|when you would reach for a mineral|in the hot hours of the afternoon], [not late at night|and after some food if your stomach is sensitive].',
    ],
    [
      'how do I carry it',
      'Carry it [upright in a cooler|with an ice pack], [out of the sun|not in a hot boot]. [Heat is what spoils it, so go straight home|A drink that ferments builds pressure, so open it slowly].',
    ],
    [
      'how do I know it is fresh',
      'Look at [the colour and the cap|the bottom of the bottle|the date and the cap], shake it and smell it. [A little settling is normal|It is normal that something settles], [a swollen bottle is not|a strange smell is not].',
    ],
    [
      'can I resell it',
      'If you want to sell it, [start with one carton and one fridge|begin with the people around you], and [count what is left on day three|note which one goes first]. [Waste eats the gain|A warm drink does not sell], so [buy small and often|plan for light too].',
    ],
  ],
  fits: {
    'how do I know it is fresh': /zobo|smoothie|parfait|juice|kunu|yog|tiger|fura|greek/iu,
    'when should I drink it': /zobo|smoothie|parfait|juice|kunu|yog|tiger|fura|greek/iu,
    'is it for children': /zobo|smoothie|parfait|juice|kunu|yog|tiger|fura|greek/iu,
    'how many bottles do I need': /part(?:y|ies)|event|bulk|wedding|carton|dozen|crate|guest/iu,
    'can I resell it': /wholesale|carton|dozen|resell|distribut/iu,
    'can I control the sugar': /zobo|smoothie|parfait|juice|kunu|yog|tiger|sugar|sweet/iu,
    '|ferments': /yog|kunu|fura|zobo|palm ?wine|tiger/iu,
  },
  jokes: [
    '[The mineral in my fridge|The cola in my fridge|The old can in my fridge] [heard this|saw the new bottle] and [asked for transfer|lost its gas|started to sweat], [so we let it go|and we wish it well].',
    '[If you finish it before you reach home|If your child asks, “is there more?”|If bottles start to vanish from the office fridge], [buy two next time|hide one next time|do not say nobody warned you].',
  ],
  shots: [
    'Film {film} [being poured|over ice|with drops on the bottle], [from near|against the light], [with the sound on|slowly].',
    'Film [the first sip|a bottle that is shaken|a cap that opens], [from the side|from near], [for five seconds|in one take].',
    'Film [the fruit or leaves before|hands that fill the bottles|labels going on], [from above|over the shoulder], [in daylight|ten seconds].',
    'Take [one picture of all flavours in a row|one picture of a full cooler|one picture of the label], [in daylight|for the cover].',
  ],
}
