import type { TradePack } from './trade-pack.ts'

const ON_LEGS = /chick|poultry|hen|layer|broiler|noiler|cock|turkey|ram|goat|sheep|cow|cattle|sallah|pig|rabbit/iu
const RAISED =
  /^(?![\s\S]*(?:famil|restaurant|households))[\s\S]*(?:chick|poultry|broiler|noiler|layer|fish|catfish|fingerling|pig|rabbit|snail|farm)/iu
/** Matches birds that are bought young, to be raised. */
const YOUNG = /chicks|day[- ]old|noiler|point of lay|growers/iu

export const livestock: TradePack = {
  film: 'the animals',
  cases: [
    '[it is two weeks to the feast|the feast is near], {I} [finally go to the market|follow a friend to the market], and [the ram that was 200 thousand is now 350|the fine one has just been sold|{I} have nowhere to keep it till the day]',
    '{I} [start with fifty chicks|put {my} savings into a small farm], the [first week|second week] [goes well|is fine], and [one cold night takes five birds|feed finishes before month end|{I} do not know whom to ask]',
    '[Sallah is near|Christmas is near], {I} [go to the market|ask for the price], and [every animal looks strong until it reaches home|the price climbs while {I} talk|nobody says how old it is]',
  ],
  tips: [
    [
      'how do I know that animals are healthy',
      '[Look for bright eyes and a clean nose|Look for bright eyes and firm legs|Watch how they stand and walk], and leave the quiet one in the corner, because [one sick animal can infect the rest|a healthy one looks back at you].',
    ],
    [
      'how do I prepare the place',
      '[Clean and dry the house|Wash and dry the house] [some days before|a week before], [lay fresh litter|put water and feed ready], and try the heat for one night, because the first night decides.',
    ],
    [
      'what about warmth',
      'Watch the birds, not only the lamp: if they crowd, they are cold, and if they [spread far apart|open their beaks], they are too hot, so [raise or lower the heat slowly|look again at midnight].',
    ],
    [
      'what about water',
      'Give clean water [before feed|at their height], fresh each morning, and wash the drinkers [daily|every evening], because [dirty water is where trouble enters|thirst stops growth].',
    ],
    [
      'how do I plan feed',
      '[Count the bags of feed before you start|Write the feed for the whole time on paper], [week by week|until the day of sale], and [keep something aside for a price rise|store it dry], because [feed is the biggest cost|half-fed animals eat the profit].',
    ],
    [
      'who may enter',
      'Keep [visitors|strangers’ shoes] out of the pen, [put a footbath at the door|wear separate slippers inside], and keep new animals apart for some days, because [sickness travels on feet|what is not carried in stays out].',
    ],
    [
      'when do I call a vet',
      'Call a vet [the same day|early] when [two of them do not eat|the droppings change|they suddenly cough], because [waiting costs more than the visit|guessing with drugs is dear].',
    ],
    [
      'how do I transport the animals',
      'Move the animals [in the cool of the morning|early or at night], with [air and space|room to stand], [stop for water on a long road|give water and rest at arrival], and count them at both ends, because heat and stress [are hard on them|make them weak].',
    ],
    [
      'how do I keep records',
      '[Note deaths, feed and weight every evening|Write down deaths, feed and weight each day] [on one sheet by the door|in one book], because [small changes show first on paper|you cannot price what you did not count|buyers trust a sheet].',
    ],
    [
      'how do I keep the animal till the feast',
      'Before the feast, tie the animal [in the shade|where it stays dry at night] with a rope long enough to lie down, and give it [water and the feed it knows|water twice a day], because a sudden change upsets the stomach.',
    ],
  ],
  fits: {
    '|cock': /chick|poultry|hen|layer|broiler|noiler|cock/iu,
    '|The ram': /ram|goat|sheep|cow|sallah/iu,
    '|fifty chicks': YOUNG,
    '|cold night': YOUNG,
    '|small farm': RAISED,
    '|the ram that': /ram|goat|sheep|cow|sallah/iu,
    '|the feast': /ram|goat|sheep|cow|turkey|sallah|christmas/iu,
    '|Sallah is near': /ram|goat|sheep|cow|sallah/iu,
    '|Christmas is near': /goat|cow|turkey|christmas/iu,
    'how do I keep the animal till the feast': /ram|goat|sheep|cow|sallah/iu,
    'how do I know that animals are healthy': ON_LEGS,
    'what about water': ON_LEGS,
    'when do I call a vet': ON_LEGS,
    'how do I transport the animals': ON_LEGS,
    'how do I plan feed': RAISED,
    'what about warmth': YOUNG,
    'how do I prepare the place': YOUNG,
    'who may enter': RAISED,
    'how do I keep records': RAISED,
    '|the animals': ON_LEGS,
    '|oldest hen': /chick|poultry|hen|layer|broiler|noiler/iu,
    '|chicken': /chick|poultry|hen|layer|broiler|noiler/iu,
    '|goat': /goat|ram|sheep/iu,
    '|holds one gently': /chick|poultry|hen|layer|broiler|noiler|rabbit|turkey/iu,
  },
  jokes: [
    '[The cock in our yard|The ram in the yard|My oldest hen] [heard us talk|saw us coming] and [asked for the agenda|wants to speak to the manager|called a meeting], [before sunrise|with full voice].',
    '[The goat that “only wanted to look”|The chicken that knows the neighbour’s gate|The ram with the big eyes] [has a lawyer|knows its rights|has an opinion], [and we respect it|so lock the kitchen].',
  ],
  shots: [
    'Film the animals [eating|drinking|at rest|as they walk], [from their height|from near|from the side], [slowly|with the sound on|ten seconds].',
    'Film [the place from inside|feed being poured|clean water|a hand that holds one gently], [from near|from above], [in daylight|in one take].',
    'Film [the loading|the counting|the gate that opens], [from the side|from a few steps away], [early in the morning|with the sound on].',
    'Take [one picture of a strong one|one picture of the place|one picture of the vaccine card], [in daylight|from the front|for the cover].',
  ],
}
