import type { TradePack } from './trade-pack.ts'

export const cakes: TradePack = {
  film: 'the cake',
  cases: [
    'the [birthday|party] is [on Saturday|in four days], [the hall is paid|the guests are invited], and [the cake is still a picture on {my} phone|nobody remembered the cake|the one who baked last year has travelled]',
    '{I} [order from a picture|send a fine picture], and [what arrives is its cousin|the name is spelt wrong|the colour is from another party]',
    '[everybody sings|the candles are lit|the knife goes in], and [inside it is dry|it is all icing and no cake|people take one bite and look for water]',
  ],
  tips: [
    [
      'how early should I order',
      'Order [a week before|five days before], [two for a wedding|earlier in December]. [Baking is one day, finishing is another|Icing needs its own day], and [good hands are booked early|a rushed cake shows].',
    ],
    [
      'what size do I need',
      'Count [the mouths, not the invitations|who really eats]: [an eight inch for about twenty|one thin slice each]. Say the number first, [then the shape|then talk design].',
    ],
    [
      'how do I send a design',
      'Send [one picture, not nine|a picture of what you like], and say [what must be the same|which part you love]. [Colours on a phone differ|A screen changes colours], so [name the colour|compare with the cloth].',
    ],
    [
      'how do I write the name',
      'Type the [name and the age|words for the top] [exactly as they should stand|letter by letter]. [A voice note cannot spell|“Shade” and “Sade” are two people], [so write it|and check it twice].',
    ],
    [
      'how do I move it',
      'Carry it [flat|on the floor of the car], [never on the lap|not on the seat], [with AC on|out of the sun]. [One speed bump is enough|Corners are its enemy], [so drive like there is a baby inside|slowly].',
    ],
    [
      'where do I keep it',
      'Keep it [in a cool room|away from the window] [until the song|till it is cut]. [Buttercream does not like the sun|Heat makes icing cry], and the fridge dries some cakes.',
    ],
    [
      'what if somebody is allergic',
      'If somebody [cannot take nuts or milk|is allergic], say it [when you order|before it is baked]. [Later nobody can take it out|It cannot be removed after], say it first.',
    ],
    [
      'which flavour',
      'When [you cannot agree on a flavour|the house is divided], [take two layers, two flavours|let vanilla keep the peace]. [Children like it simple|Elders like less sugar], [you know your guests|think of them].',
    ],
    [
      'how do I cut it',
      'Cut with [a long knife|a thin knife] [dipped in warm water|wiped after each slice], [in rows, not triangles|straight lines]. [It goes round more people|You get more pieces], [and it stays neat|and nobody fights].',
    ],
    [
      'what about what is left',
      'Wrap what is left [well|in foil], [and keep it cool|in the fridge], [two or three days|not a week]. [Slices freeze well|You can freeze a slice], [for that evening with tea|for the one who came late].',
    ],
    [
      'what should be in the message',
      'In one message: [date, hour, size, flavour, words, address|the day, how many people, flavour, the words]. [Then you get one clear figure|Then the price is final], [without ten voice notes|and both of you can sleep].',
    ],
    [
      'who receives it',
      'Give the number of [somebody who will be there|the one who is at the hall], [not the celebrant|not your own if you will be dressing]. [A cake cannot wait outside|The rider needs one person], [and keep that phone on|just one].',
    ],
  ],
  fits: {
    'who receives it': /deliver|dispatch|send|bring/iu,
    'what about what is left': /cake/iu,
  },
  jokes: [
    '[My diet|My new gown|The gym card] [heard “cake”|saw this] and [asked for one day off|left the room|said: from Monday], [again|we agreed].',
    '[That uncle who only came for cake|The cousin with nylon in the bag|The child beside the table] [already knows the time|is standing near it|has a plan], [so cut it well|hide one slice|you know them].',
  ],
  shots: [
    'Film {film} [turning slowly|from all sides|with the candles lit], [at eye level|from above], [in daylight|ten seconds].',
    'Film [icing going on|a name being written|the first layer coming out], [from near|over the shoulder], [in one take|with the sound on].',
    'Film [the first cut|a slice on a plate|a fork that goes in], [close up|from the side], [slowly|and wait for the inside].',
    'Take [one picture of the whole cake|one picture of the box, open|one picture of three designs], [for the cover|in daylight|on a plain table].',
  ],
}
