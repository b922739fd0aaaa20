import type { TradePack } from './trade-pack.ts'

export const farm: TradePack = {
  film: 'the produce',
  cases: [
    '{I} [go to the market|enter the market] [with a list|on Saturday morning], and [every price has changed since last week|half of the basket is soft by evening|the measure is smaller again]',
    '{I} [cook for many|sell food], [prices rise|the market is far], and [what {I} buy in small bits eats the gain|every trader tells {me} another story|the bag is good only on top]',
    '[month end comes|school resumes|visitors are coming for a week], and [the store is empty|there is no bag in the house|buying cup by cup has finished the money]',
  ],
  tips: [
    [
      'how do I know it is fresh',
      '[Look at the stem|Smell it|Press it lightly|Look under the top layer], because [the best ones are always on top|freshness shows at the stem|the nose does not lie], [in any market|with any seller].',
    ],
    [
      'how do I store yam',
      '[Keep yam off the floor|Lay yam in a dry place], [with air around it|not one on top of another], [look at it every week|take out the bad one], because [one rotten tuber invites the rest|damp is what spoils it].',
    ],
    [
      'how do I keep grains',
      '[Dry grains once more in the sun|Sieve them first], [use a container that closes well|seal it well], and [add dry pepper or bay leaf|lift the bag from the floor], [against weevils|and check it monthly].',
    ],
    [
      'how do I test palm oil',
      'With palm oil, [look at the colour in daylight|smell it|let a little sleep in a bottle], and [see if water settles|see what sinks], [before you buy 25 litres|before you buy much].',
    ],
    [
      'should I buy in bulk',
      'Buying in bulk [helps|pays] if [you can store it|you share with a neighbour|you cook every day], so [count what you use in a month|do the sum], and [do not buy what will spoil|buy for that].',
    ],
    [
      'when is the best time to buy',
      'Prices [move with the harvest|fall after harvest], so [buy when the season is full|stock up after harvest], and [dry or freeze some|keep some for the lean months].',
    ],
    [
      'what do I check at delivery',
      'When it comes, [open one bag|look into the middle|count the tubers], [in front of the driver|before you pay the rest], and [take a picture|say it at once if something is wrong].',
    ],
    [
      'how do I keep vegetables',
      '[Do not wash leaves before the fridge|Wrap leaves in paper|Cut the tops off carrots], [keep tomatoes out of the sun|keep them dry], and [they stay days longer|you throw less away].',
    ],
    [
      'what of meat and fish',
      'With [fish|meat and fish], [look at the eyes|look at the gills|smell before you pay], [clean it the same day|freeze it in portions], and [do not freeze twice|write the date on it].',
    ],
    [
      'what about eggs and chicken',
      'For [eggs|a crate of eggs], [put one in water|test one in a bowl of water]: [a fresh one lies down|the fresh one sinks], and [keep them with the point down|use the oldest first].',
    ],
    [
      'how do I buy with others',
      '[Two or three families|Neighbours|Colleagues] can [share one bag|buy together|share the load], [one person collects the money|make one list], and [everybody saves on transport|nothing spoils].',
    ],
    [
      'what should a food seller plan',
      'If you [sell food|run a kitchen], [note what you use in a week|write down each price], [order before you run out|have a second source], because [an empty store is the dearest one|a market day can be missed].',
    ],
  ],
  fits: {
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
    'what about eggs and chicken': /egg|poultry/iu,
    'what should a food seller plan': /food|restaurant|cater|kitchen|bulk|wholesale/iu,
    'what do I check at delivery': /deliver|load|waybill|send|transport/iu,
    'how do I know it is fresh': /yam|tomato|pepper|fruit|vegetable|onion/iu,
    '|one bag': /bags?|tuber|grain|rice|beans|garri/iu,
  },
  jokes: [
    '[My pot|My mortar|My store] [heard about this|has been told] and [is already singing|is making space|sent greetings to the farm], [since morning|loudly|with respect].',
    '[That one yam in the corner|The tomato at the bottom|The pepper that made you cry] [knows itself|has a story|needs prayer], [look well before you pay|open your eyes in the market|choose with love].',
  ],
  shots: [
    'Film {film} [in a hand|in the basket|on the ground|being washed], [close up|in daylight|from above], [slowly|ten seconds].',
    'Film [the farm|the rows|the loading|hands that harvest], [wide|from the side|early in the morning], [with the sound on|in one take].',
    'Film [the measure being filled|a tuber being cut|oil being poured|the weighing], [from near|from the side], [in one take|with the sound on].',
    'Take [one picture of one bag, open|one picture of everything in a row|one picture of the loaded car], [in daylight|from the front|for the cover].',
  ],
}
