import type { TradePack } from './trade-pack.ts'

export const property: TradePack = {
  film: 'the house and the street',
  cases: [
    '{my} rent [ends in two months|is due again], the [landlord has new ideas|letter is on the table], and [every agent sends the same three pictures|every Saturday goes on inspection|what {I} see is never what was posted]',
    '{I} [find a flat online|see a nice picture], [pay to look at it|cross the whole town], and [it is another house|it was given out last week|the water stands in front of the gate]',
    '{I} [save for years|finally have something saved], somebody [offers {me} a place|shows {me} something], and [three families have papers for it|nobody can show one clean document|everything must be paid today]',
  ],
  tips: [
    [
      'what do I see at an inspection',
      'At an inspection, look [up and down|beyond the paint]: [ceiling corners, drains, the road in|where water goes, where cars turn]. Take [pictures with the date|one calm person along], and write your questions before.',
    ],
    [
      'how do I pay in parts',
      'If you pay in parts, get [the plan on paper|dates and sums in writing], with [what happens if one month is late|when you get the keys]. [Every part has a receipt|One receipt for each part], [same name on all|keep them in one place].',
    ],
    [
      'what does a buyer from abroad do',
      'If you are abroad, send [one person you trust with your life|your own lawyer], and see it by video call. [Family love is not a survey|A picture is not a title], [paper first|then money].',
    ],
    [
      'what should I check first',
      '[Go|See it] [by day and again after rain|by day and by night], and [look at water, light and road|listen to the street|talk to one neighbour], because [a picture has no smell and no flood|pictures hide the road].',
    ],
    [
      'what does it cost in total',
      'Add everything: [rent, agency, legal, caution|all fees together], [before you fall in love with the kitchen|before inspection], because [the first year is the dear one|the list is longer than the rent].',
    ],
    [
      'how do I pay safely',
      '[Never pay before you have seen the place|See it before you pay|Do not pay for a picture], [pay to an account, not from hand to hand|transfer with a name on it], and [collect a receipt|get paper for it].',
    ],
    [
      'what about the papers',
      'Before you buy, [let a lawyer look|take a lawyer], [search at the land registry|check the title|see the survey plan], and [do not let anybody hurry you|sign nothing in a car], because [papers live longer than promises].',
    ],
    [
      'what about light and water',
      '[Open every tap|Switch on every light|Flush the toilet] and look at the meter, because [old debts stay with the house|you will live with it].',
    ],
    [
      'what should stand in the agreement',
      'The agreement should say [who repairs what|how long notice is|what happens with the caution fee], so [read it at home|read every page], and mark what is not clear.',
    ],
    [
      'how is the area',
      '[Drive it at your own hour|Try the road at seven in the morning], [from gate to office|as you would go to work], because [ten kilometres can be two hours|distance is one thing, traffic another].',
    ],
    [
      'when do I move',
      '[Take pictures of every room|Make a video] [on the first day|before your things go in], [send it to the agent|keep it], because [it protects your caution money|memory fades].',
    ],
    [
      'what do people forget',
      'People forget [the parking|service charge|the waste bill|who holds the gate key], so write it all down, [before you say yes|early].',
    ],
    [
      'should I share a flat',
      'If you share, [agree on bills and visitors|write down who pays what], [both names on the paper|before the first bill], because [friendship is sweet and NEPA bill is bitter|it keeps the friendship].',
    ],
    [
      'how do I compare',
      '[Make a small table|Write each place on one line]: [price, road, water, light|total, distance, noise], [sleep over it|look at it the next day], and [the right one stands out|your head decides, not the tiles].',
    ],
    [
      'what about security',
      'Look at the fence and the gate, and [check doors and windows yourself|see who has keys], [locks can be changed|peace has a price].',
    ],
    [
      'what does an investor ask',
      'If you buy to [rent out|sell later], look at what is being built around, and [plan for empty months|plan repairs too], [not only the best case|with cool figures].',
    ],
  ],
  fits: {
    'what does a buyer from abroad do': /abroad|diaspora|overseas/iu,
    'how do I pay in parts': /deposit|instal|month|%/iu,
    'what do I see at an inspection': /inspect|site|visit/iu,
    'what about the papers': /land|plot|sale|acre|c of o|outright|title/iu,
    'what does an investor ask': /land|plot|sale|acre|invest|outright/iu,
    'should I share a flat': /rent|to let|lease|per year|yearly|self|hostel|caution/iu,
    'what about light and water': /flat|house|apartment|room|duplex|shop|bungalow|office|self/iu,
    'what should stand in the agreement': /rent|to let|lease|per year|yearly|self/iu,
    'when do I move': /rent|to let|lease|per year|yearly|self|hostel|caution/iu,
    'what does it cost in total': /rent|to let|lease|per year|yearly|self|hostel|caution/iu,
    'what do people forget': /rent|to let|lease|estate|flat|self/iu,
    '|rent ': /rent|to let|lease|per year|yearly|self|hostel/iu,
    '|find a flat': /rent|to let|lease|per year|yearly|self/iu,
    '|save for years': /land|plot|sale|acre|outright|c of o|instal/iu,
  },
  jokes: [
    '[“Five minutes from the express”|“Newly renovated”|“Serious buyers only”] [we have all heard it|is a whole genre|is poetry], [so bring your own eyes|so come and see with your legs|so check it by rain].',
    '[If the agent says the landlord is a nice man|If the kitchen is only on the picture|When they say “small light issue”], [ask the neighbour|smile and check|look at his face], [just once more|for all of us].',
  ],
  shots: [
    'Walk from [the gate|the road|the front door] into the place, [slowly|elbows at your sides], [in one take|without zoom].',
    'Film [each room from its corner|what you see from the entrance|water, light and doors as they work], [in daylight|for five seconds each].',
    'Film [the street|the gate and the fence|the way from the main road], [from the pavement|from the car window|by day], [ten seconds|with the sound on].',
    'Take [one wide picture of the front|one picture of the kitchen|one picture of the meter and the tank], [in daylight|straight lines|for the cover].',
  ],
}
