import type { TradePack } from './trade-pack.ts'

export const drinks: TradePack = {
  film: 'the drink',
  cases: [
    'the sun [is on your head|has no pity], {I} [enter the nearest shop|stop at the first fridge], and [everything in it is sugar and colour|the “cold” one is warm|{I} drink and the thirst comes back]',
    '[guests are coming|the party is on Saturday], [minerals are dear|the children have had enough minerals], and [half of the guests do not take it|there is nothing for the elders|somebody asks for “something natural”]',
    '{I} [buy it by the roadside|try one from a plastic bag], and [it is more water than drink|it has turned by evening|{my} stomach asks questions at night]',
  ],
  tips: [
    [
      'how do I keep it cold',
      'Keep it [in the coldest part of the fridge|at the back of the fridge], [not in the door|closed well]. [The door opens all day|Warm and cold again is what turns it], [so move it|small thing, big difference].',
    ],
    [
      'how many bottles do I need',
      'For a party, count [two for each guest|one and a half for each person], [more under the sun|three if there is dancing]. [Thirst follows music|Pepper soup makes people drink], [you know it|so do not guess].',
    ],
    [
      'can I control the sugar',
      'Say [how sweet you want it|if you want it without sugar] [when you order|before it is mixed]. [Sugar can be added at the table|You can add], [it cannot be taken out|you cannot remove].',
    ],
    [
      'how do I serve it',
      'Serve it [very cold|with ice on the side], [in small cups first|with a slice of lemon or pineapple]. [The first sip is cold or it is nothing|Ice inside makes it water], [try both|so keep it outside].',
    ],
    [
      'is it for children',
      'For a child, [half a bottle|a small bottle] [after food|with the meal] is enough. [Shake it first|Taste it first yourself], and look for milk or nuts in the list.',
    ],
    [
      'when should I drink it',
      'Take it [after the gym|in the hour when you want a mineral|at ten, when the office sleeps], [not at midnight|not on an empty stomach if yours complains]. [The body tells you|You will notice], [listen to it|after three days].',
    ],
    [
      'how do I carry it',
      'Carry it [upright, in a cooler|with an ice pack], [not in the boot under the sun|out of the sun]. [What ferments makes pressure|Heat makes it work], [so open it slowly|and over the sink].',
    ],
    [
      'how do I know it is fresh',
      'Look at [the colour and the cap|the bottom of the bottle], shake it, and smell. [A little settling is normal|What settles can be normal], [gas and sourness are not|a swollen bottle is not].',
    ],
    [
      'can I resell it',
      'If you want to sell it, [start with one carton and one fridge|begin with the people around you], and [count what is left on day three|note which flavour goes first]. [Waste eats the gain|Cold is the whole business], [so small and often|plan light too].',
    ],
  ],
  fits: {
    'how many bottles do I need': /part(?:y|ies)|event|bulk|wedding|carton|dozen|crate|guest/iu,
    'can I resell it': /wholesale|carton|dozen|resell|distribut/iu,
    'can I control the sugar': /zobo|smoothie|parfait|juice|kunu|yog|tiger|sugar|sweet/iu,
    '|ferments': /yog|kunu|fura|zobo|palm ?wine|tiger/iu,
  },
  jokes: [
    '[The mineral in my fridge|My old water bottle|The ice block] [heard this|saw the colour] and [asked for transfer|lost its gas|started to melt], [no fight|we wish it well].',
    '[If you finish it before you reach home|When your child says “mummy, is there more?”|If the office fridge starts to lose bottles], [write your name on it|buy two next time|we cannot help you], [you were warned].',
  ],
  shots: [
    'Film {film} [being poured|over ice|with drops on the bottle], [from near|against the light], [with the sound on|slowly].',
    'Film [the first sip|a bottle that is shaken|a cap that opens], [from the side|from near], [and wait for the face|in one take].',
    'Film [the fruit or leaves before|hands that fill the bottles|labels going on], [from above|over the shoulder], [in daylight|ten seconds].',
    'Take [one picture of all flavours in a row|one picture of a full cooler|one picture of the label], [in daylight|for the cover].',
  ],
}
