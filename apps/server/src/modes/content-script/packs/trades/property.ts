import type { TradePack } from './trade-pack.ts'

export const property: TradePack = {
  film: 'the house and the street',
  films: [[/(?:lands?|plots?|acres?|hectares?)(?!\p{L})/iu, 'the land and the road to it']],
  cases: [
    '{my} rent [ends in two months|is due again], the [landlord has new ideas|letter is on the table], and [every picture {I} see looks the same|every Saturday goes on inspection|what {I} visit is never what was posted]',
    '{I} [find a flat online|see a nice flat in a picture], [leave work to see it|cross the whole town to see it], and [it is another house|it was given out last week|water stands in front of the gate]',
    '{I} [save for years|finally have something saved], somebody [offers {me} a place|shows {me} a place], and [three families have papers for it|nobody can show one clean document|{I} do not know whom to ask about the papers]',
  ],
  tips: [
    [
      'what do I see at an inspection',
      'At the inspection, look at [the drains and the road in|where water goes and where cars turn], take [pictures|one calm person along], and [ask all your questions on the spot|go through your list of questions].',
    ],
    [
      'how do I pay in parts',
      'If you pay in parts, get [the plan on paper|dates and sums in writing], with [what happens if one month is late|what you receive after the last part], and keep [every receipt in one place|one receipt for each part].',
    ],
    [
      'what does a buyer from abroad do',
      'If you are abroad, send [somebody you trust|your own lawyer] to see the place, [join by video call|have every corner filmed], and [read the papers before you pay|pay after the papers are checked].',
    ],
    [
      'what should I check first',
      'See the place [by day and again after rain|once by day and once by night], and [look at water, light and road|listen to the street|greet one neighbour], because [a picture has no sound and no smell|pictures do not show the road].',
    ],
    [
      'what does it cost in total',
      'Add everything up [before you fall in love with the kitchen|before inspection]: [rent, agency, legal and caution fee|the rent and every fee], because [the first year is the dearest one|the list is longer than the rent].',
    ],
    [
      'how do I pay safely',
      'See the place before you pay, [pay into an account and not from hand to hand|make a transfer with your name on it], and [collect a receipt|keep the receipt].',
    ],
    [
      'what about the papers',
      'Before you buy, [let your lawyer read the papers|take a lawyer along], [search at the land registry|see the title|see the survey plan], and [give yourself time to read|read every page], because [papers live longer than memory|you buy for a long time].',
    ],
    [
      'what about light and water',
      'When you visit, [open every tap|switch on every light|flush the toilet] and look at the meter, because [you will use it every day|you learn that only on the spot].',
    ],
    [
      'what should stand in the agreement',
      'The agreement should say [who repairs what|how long the notice is|what happens with the caution fee], so [read it at home|read every page], and mark what is not clear to you.',
    ],
    [
      'how do I get to know the area',
      'Try the road [at the hour you leave for work|at seven in the morning|at the time you would come home], because [ten kilometres can be two hours|distance is one thing and traffic another].',
    ],
    [
      'what do I do when I move in',
      'On the day you move in, [take pictures of every room|make a video of every room] [before your things go in|while the rooms are empty], and keep all of it, because [they show how you met the place|memory fades].',
    ],
    [
      'what do people forget',
      'People often forget [the parking|the service charge|the waste bill|who keeps the gate key], so [put it on your list|ask about it] before you say yes.',
    ],
    [
      'should I share a flat',
      'If you share a flat, [agree on bills and visitors|write down who pays what], and [put both names on the paper|do it before the first bill], because [friendship is sweet and a light bill is bitter|clear bills keep a friendship].',
    ],
    [
      'how do I compare',
      'Write each place on one line with [price, road, water and light|the total cost, the distance and the noise], and look at the list again [the next day|after a night of sleep], because [then your head decides, not the tiles|the right one stands out].',
    ],
    [
      'what about security',
      'Look at the fence and the gate, [check the doors and windows|see who has keys], and [think of new locks|greet whoever watches the gate] before you move in.',
    ],
    [
      'what does an investor ask',
      'If you buy to [rent out|sell later], look at [what is being built around|the roads that come], and [plan for empty months|plan for the fees] too.',
    ],
  ],
  fits: {
    'what does a buyer from abroad do': /abroad|diaspora|overseas/iu,
    'how do I pay in parts': /deposit|instal|month|%/iu,
    'what do I see at an inspection': /inspect|site|visit/iu,
    'what about the papers': /land|plot|sale|acre|c of o|outright|title/iu,
    'what does an investor ask': /land|plot|sale|acre|invest|outright/iu,
    'should I share a flat': /to let|flat|apartment|self|hostel/iu,
    'what about light and water': /flat|house|apartment|room|duplex|shop|bungalow|office|self/iu,
    'what about security': /flat|house|apartment|room|duplex|shop|bungalow|office|self/iu,
    'what should stand in the agreement': /rent|to let|lease|per year|yearly|self/iu,
    'what do I do when I move in': /rent|to let|lease|per year|yearly|self|hostel|caution/iu,
    'what does it cost in total': /rent|to let|lease|per year|yearly|self|hostel|caution/iu,
    'what do people forget': /rent|to let|lease|estate|flat|self/iu,
    '|rent ': /rent|to let|lease|per year|yearly|self|hostel/iu,
    '|find a flat': /rent|to let|lease|per year|yearly|self/iu,
    '|nice flat': /rent|to let|lease|per year|yearly|self/iu,
    '|save for years': /land|plot|sale|acre|outright|c of o|instal/iu,
    '|kitchen': /flat|house|apartment|duplex|bungalow|self/iu,
    '|tiles': /flat|house|apartment|duplex|bungalow|self/iu,
    '|each room': /flat|house|apartment|room|duplex|shop|bungalow|office|self/iu,
    '|meter': /flat|house|apartment|room|duplex|shop|bungalow|office|self/iu,
    '|front door': /flat|house|apartment|room|duplex|shop|bungalow|office|self/iu,
    '|empty months': /flat|house|apartment|room|duplex|shop|bungalow|office|self/iu,
    '|rent out': /flat|house|apartment|room|duplex|shop|bungalow|office|self/iu,
  },
  jokes: [
    '[My landlord|My neighbour upstairs|The man with the gen next door] heard that I am looking at houses and [is suddenly friendly|greets me first now|asks which street], [after all these years|just like that].',
    '[My boxes|My cartons|My curtains] heard that we may move and [are already packed|asked for the bigger room|chose the window side], [before me|without asking anybody].',
  ],
  shots: [
    'Walk from [the gate|the road|the front door] into the place, [slowly|elbows at your sides], [in one take|without zoom].',
    'Film [each room from its corner|what you see from the entrance], [in daylight|for five seconds].',
    'Film [the street|the gate and the fence|the way from the main road], [from the roadside|from the car window|by day], [for ten seconds|with the sound on].',
    'Take [one wide picture of the front|one picture of the kitchen|one picture of the meter and the tank], [in daylight|with straight lines|for the cover].',
  ],
}
