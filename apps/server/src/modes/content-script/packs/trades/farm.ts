import type { TradePack } from './trade-pack.ts'

export const farm: TradePack = {
  film: 'the produce',
  cases: [
    '{I} [go to the market|enter the market] [with a list|on Saturday morning], and [every price has changed since last week|half of what {I} buy is soft by evening|the good ones are gone]',
    '{I} [cook for many|sell food], [prices rise|the market is far], and [buying in small bits eats the gain|every price list is old by Friday|half the day goes on the road]',
    '[month end comes|school resumes|visitors are coming for a week], and [the store is empty|there is no bag in the house|buying cup by cup has finished the money]',
  ],
  tips: [
    [
      'how do I know it is fresh',
      '[Look at the stem|Smell it|Press it lightly|Look at it in daylight] before you [pay|fill your bag], because [freshness shows to the eye and the nose|a soft spot spreads|what is firm keeps longer].',
    ],
    [
      'how do I store yam',
      '[Keep yam off the floor|Lay yam in a dry place], [with air around it|not one on top of another], and [look at it every week|take out a soft one at once], because [one rotten tuber spoils the rest|damp is what spoils it].',
    ],
    [
      'how do I keep grains',
      '[Sieve grains first|Dry grains once more in the sun], keep them [in a container that closes well|in a sealed bag off the floor], and [add dry pepper or bay leaf against weevils|look at them every month].',
    ],
    [
      'how do I test palm oil',
      '[Look at palm oil in daylight|Smell the palm oil|Let a little stand in a bottle overnight] and [see if water settles|see what sinks] before you buy [25 litres|a whole keg].',
    ],
    [
      'should I buy in bulk',
      'Buying in bulk pays if [you can store it|you share it with a neighbour|you cook every day], so [count what you use in a month|do the sum first], and [do not buy what will spoil|buy for that time only].',
    ],
    [
      'when is the best time to buy',
      'Prices [move with the harvest|often fall after harvest], so [buy when the season is full|stock up after harvest], and [keep some for the lean months|store what keeps well].',
    ],
    [
      'what do I check at delivery',
      'When it comes, [open one bag|look into the middle of a bag|count everything], [while the driver is there|before you sign], and [take a picture|say it at once if something is wrong].',
    ],
    [
      'how do I keep vegetables',
      '[Wash leaves only when you cook them|Wrap leaves in paper|Cut the tops off carrots], [keep tomatoes out of the sun|keep everything dry], and [your vegetables last longer|you throw less away].',
    ],
    [
      'what of meat and fish',
      '[Look at the eyes and gills of a fish|Smell it and press it] before you pay, [clean it the same day|freeze it in portions], and [do not freeze it twice|write the date on it].',
    ],
    [
      'what about eggs and chicken',
      'Put an egg in [a glass of water|a bowl of water]: a fresh one [lies down|sinks]. [Keep the eggs with the point down|Use the oldest eggs first].',
    ],
    [
      'how do I buy with others',
      '[Two or three families|Neighbours|Colleagues] can [share one bag|buy together|share one load]: [one person collects the money|make one list], and [everybody saves on transport|nobody has too much].',
    ],
    [
      'what should a food seller plan',
      'If you [sell food|run a kitchen], [note what you use in a week|write down each price], and [order before you run out|fix one day for orders], because [an empty store is the dearest one|a market day can be missed].',
    ],
  ],
  fits: {
    '|gills': /fish|tilapia|croaker|mackerel/iu,
    '|school resumes': /garri|rice|beans|grain|maize|flour|bag|yam|tuber|crate|bulk|keg/iu,
    'how do I buy with others': /bags?|bulk|wholesale|tuber|crate|carton|kg|keg|litre|rice|beans|garri/iu,
    'when is the best time to buy':
      /yam|tuber|grain|rice|maize|beans|garri|tomato|pepper|onion|groundnut|millet|oil|harvest|potato|cassava/iu,
    'what about eggs and chicken': /eggs?\b|poultry|layers/iu,
    'how do I know it is fresh': /yam|tomato|pepper|fruit|vegetable|onion|leaf|leaves|ugu|carrot|cabbage/iu,
    '|cook for many': /restaurant|caterer|cater|food|buka|kitchen|vendor|wholesale/iu,
    '|sell food': /restaurant|caterer|cater|food|buka|kitchen|vendor|wholesale/iu,
    'should I buy in bulk': /bags?|bulk|wholesale|tuber|crate|carton|kg|keg|litre/iu,
    '|the basket': /tomato|pepper|fruit|vegetable|onion|leaf|leaves|ugu/iu,
    '|yam in': /yam/iu,
    '|The tomato': /tomato/iu,
    '|The pepper': /pepper/iu,
    '|cup by cup': /garri|rice|beans|grain|maize|flour|bag/iu,
    '|the farm': /farm|grown|harvest/iu,
    '|the rows': /farm|grown|harvest/iu,
    '|tuber': /yam|cassava|tuber/iu,
    '|oil being': /oil/iu,
    '|hands that harvest': /farm|grown|harvest/iu,
    'how do I store yam': /yam|tuber/iu,
    'how do I keep grains': /grain|rice|maize|beans|garri|flour|egusi|groundnut|millet/iu,
    'how do I test palm oil': /palm oil/iu,
    'how do I keep vegetables': /vegetable|tomato|pepper|leaf|leaves|carrot|ugu|onion|cabbage/iu,
    'what of meat and fish': /fish|meat|goat|cow|crayfish|stockfish/iu,
    'what should a food seller plan': /food|restaurant|cater|kitchen|bulk|wholesale/iu,
    'what do I check at delivery': /deliver|load|waybill|send|transport/iu,
    '|one bag': /bags?|tuber|grain|rice|beans|garri/iu,
  },
  jokes: [
    '[My pot|My mortar|My store] [heard about this|has been told] and [is already singing|is making space|sent greetings to the farm].',
    '[That one yam in the corner|The tomato at the bottom|The pepper that made you cry] [knows itself|has a story|has no regrets], [and we greet it|and it is not telling anybody].',
  ],
  shots: [
    'Film {film} [in a hand|in the basket|on the ground|being washed], [close up|in daylight|from above], [slowly|ten seconds].',
    'Film [the farm|the rows|the loading|hands that harvest], [wide|from the side|early in the morning], [with the sound on|in one take].',
    'Film [the measure being filled|a tuber being cut|oil being poured|the weighing], [from near|from the side], [in one take|with the sound on].',
    'Take [one picture of one bag, open|one picture of everything in a row|one picture of the loaded car], [in daylight|from the front|for the cover].',
  ],
}
