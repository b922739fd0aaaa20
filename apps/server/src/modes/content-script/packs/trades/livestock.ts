import type { TradePack } from './trade-pack.ts'

export const livestock: TradePack = {
  film: 'the animals',
  cases: [
    '[two weeks to the feast|the feast is near], {I} [finally go to the market|follow a friend to the market], and [the ram that was 200 is now 350|the fine one has just been sold|{I} have nowhere to keep it till the morning]',
    '{I} [start with fifty chicks|put {my} savings into a small farm], the [first week|second week] [goes well|is fine], and [one cold night takes five|feed finishes before month end|{I} do not know whom to ask]',
    '[the feast is near|Sallah is near|Christmas is near], {I} [go to the market|ask for the price], and [every animal looks strong until it reaches home|the price climbs while {I} talk|nobody says how old it is]',
  ],
  tips: [
    [
      'how do I know they are healthy',
      '[Look at the eyes and the nose|Look at the eyes and the legs|Watch how they walk], [clean and bright|before you count], and [leave the quiet one in the corner|touch the crop or the belly], because [one sick animal teaches the rest].',
    ],
    [
      'how do I prepare the place',
      '[Clean and dry the place|Wash and dry the house] [some days before|a week before], [fresh litter, no draught|with water and feed ready], and [try the heat for one night|look at the roof], because [the first night decides].',
    ],
    [
      'what about warmth',
      'Watch them, not only the lamp: [crowding means cold|if they crowd, they are cold], [far apart means too hot|open beaks mean heat], and [raise or lower it slowly|look again at midnight], because [they tell you by how they stand].',
    ],
    [
      'what about water',
      '[Clean water first|Water before feed], [fresh each morning|at their height], and [wash the drinkers daily|keep them out of the litter], because [dirty water is where trouble enters|thirst stops growth].',
    ],
    [
      'how do I plan feed',
      '[Count the bags before you start|Write feed for the whole time on paper], [week by week|until the day of sale], and [keep something aside for a price rise|store it dry], because [feed is the biggest cost|half-fed animals eat the profit].',
    ],
    [
      'who may enter',
      'Keep [visitors out|strangers’ shoes out], [a footbath at the door|separate slippers], and [new animals apart for some days|buyers outside the fence], because [sickness travels on feet|what you do not carry in stays out].',
    ],
    [
      'when do I call a vet',
      '[Two that do not eat|A change in the droppings|Sudden coughing] [is enough to call|is a reason to call a vet], [the same day|early], because [waiting costs more than the visit|guessing with drugs is dear].',
    ],
    [
      'how do I transport them',
      'Move them [in the cool of the morning|early or at night], [with air and space|not too tight], [water at arrival, then rest|stop on a long road], and [count at both ends], because [heat and stress kill on the road].',
    ],
    [
      'how do I keep records',
      '[Note deaths, feed and weight|Write one line a day], [on one sheet by the door|every evening], because [small changes show first on paper|you cannot price what you did not count], and [buyers trust a sheet].',
    ],
  ],
  fits: {
    '|cock': /chick|poultry|hen|layer|broiler|noiler|cock/iu,
    '|The ram': /ram|goat|sheep|cow|sallah/iu,
    '|fifty chicks': /chick|poultry|broiler|noiler|layer|fish|fingerling|pig|rabbit|snail|farm/iu,
    '|the ram that': /ram|goat|sheep|cow|sallah/iu,
    '|the feast': /ram|goat|sheep|cow|turkey|chicken|sallah|christmas/iu,
    'what about warmth': /chick|poultry|broiler|noiler|layer|day old/iu,
    'how do I prepare the place': /chick|poultry|broiler|noiler|layer|fish|fingerling|pig|rabbit|snail/iu,
    'who may enter': /chick|poultry|broiler|noiler|layer|pig/iu,
    'how do I keep records': /chick|poultry|broiler|noiler|layer|fish|pig|rabbit|snail|farm/iu,
    '|oldest hen': /chick|poultry|hen|layer|broiler|noiler/iu,
    '|chicken': /chick|poultry|hen|layer|broiler|noiler/iu,
    '|goat': /goat|ram|sheep/iu,
  },
  jokes: [
    '[My cock|The ram in the yard|My oldest hen] [heard about this|saw us coming] and [asked for the agenda|wants to speak to the manager|called a meeting], [before sunrise|with full voice|in the compound].',
    '[The goat that “only wanted to look”|The chicken that knows the neighbour’s gate|The ram with the big eyes] [has a lawyer|knows its rights|is not for sale today], [we respect it|ask the children|lock the kitchen].',
  ],
  shots: [
    'Film {film} [eating|drinking|at rest|as they walk], [from their height|from near|from the side], [slowly|with the sound on|ten seconds].',
    'Film [the house from inside|feed being poured|clean water|a hand that holds one gently], [from near|from above], [in daylight|in one take].',
    'Film [boxes being loaded|the counting|the gate that opens], [from the side|from a few steps away], [early in the morning|with the sound on].',
    'Take [one picture of a healthy one|one picture of the house|one picture of the vaccine card], [in daylight|from the front|for the cover].',
  ],
}
