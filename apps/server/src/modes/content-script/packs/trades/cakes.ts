import type { TradePack } from './trade-pack.ts'

export const cakes: TradePack = {
  film: 'the cake',
  cases: [
    'the [birthday|party] is [on Saturday|in four days], [the hall is paid for|the guests are invited], and [the cake is still a picture on {my} phone|nobody remembered the cake|the one who baked last year has travelled]',
    '{I} [order from a picture|send a fine picture], and [what arrives is its cousin|the name is spelt wrong|the colour is from another party]',
    '[everybody sings|the candles are lit|the knife goes in], and [inside it is dry|it is all icing and no cake|people take one bite and look for water]',
  ],
  tips: [
    [
      'how early should I order',
      'Order [a week before|five days before], [two weeks for a wedding|earlier in December]. [Baking is one day, finishing is another|Icing needs its own day], and a rushed cake shows.',
    ],
    [
      'what size do I need',
      'Count [the mouths, not the invitations|who really eats]: [an eight inch cake gives about twenty slices|one thin slice each is enough]. Say the number first, [then the shape|then talk design].',
    ],
    [
      'how do I send a design',
      'Send [one picture, not nine|a picture of what you like], and say [what must be the same|which part you love]. [Colours on a phone differ|A screen changes colours], so [name the colour|compare with the cloth].',
    ],
    [
      'how do I write the name',
      'Type the [name and the age|words for the top] [exactly as they should stand|letter by letter], and read it twice. [A voice note cannot spell|“Shade” and “Sade” are two people].',
    ],
    [
      'how do I move it',
      'Carry it flat on the floor of the car, [never on the lap|not on the seat], [with AC on|out of the sun], and drive [slowly|like there is a baby inside]. [One speed bump is enough|Corners are its enemy].',
    ],
    [
      'where do I keep it',
      'Keep it [in a cool room|away from the window] [until the song|till it is cut]. [Buttercream does not like the sun|Heat makes icing cry], and the fridge dries some cakes.',
    ],
    [
      'what if somebody is allergic',
      'If somebody [cannot take nuts or milk|is allergic], say it [when you order|before anything is baked]. [Nobody can take it out later|It cannot be removed after baking].',
    ],
    [
      'which flavour',
      'If [you cannot agree on a flavour|the house is divided], [take two layers, two flavours|let vanilla keep the peace]. [Children like it simple|Elders like less sugar], and you know your guests.',
    ],
    [
      'how do I cut it',
      'Use [a long knife|a thin knife], [dipped in warm water|wiped after each slice], and cut [in rows, not triangles|in straight lines]. [It goes round more people|You get more pieces].',
    ],
    [
      'what about what is left',
      'Wrap what is left [well|in foil], keep it [cool|in the fridge], and finish it in two or three days. [Slices freeze well|You can freeze a slice] [for an evening with tea|for the one who came late].',
    ],
    [
      'what should be in the message',
      'Put it in one message: [date, hour, size, flavour, words and address|the day, how many people, the flavour and the words]. [Then you get one clear figure|Then nobody needs ten voice notes].',
    ],
    [
      'who receives it',
      'Give the number of [somebody who will be there|the one who is at the hall], [not the celebrant|not your own if you will be dressing], and let that phone stay on. [A cake cannot wait outside|The rider needs one person].',
    ],
  ],
  fits: {
    'who receives it': /deliver|dispatch|send|bring/iu,
    'what about what is left': /cake/iu,
  },
  jokes: [
    '[My diet|My good intention|My gym card] [heard “cake”|saw this] and [asked for one day off|left the room|said: from Monday], [again|and I agreed].',
    '[That uncle who only came for cake|The cousin with nylon in the bag|The child beside the table] [already knows the time|is standing near it|has a plan], so [cut it well|hide one slice].',
  ],
  shots: [
    'Film {film} [turning slowly|from all sides|with the candles lit], [at eye level|from above], [in daylight|ten seconds].',
    'Film [icing going on|a name being written|the first layer coming out], [from near|over the shoulder], [in one take|with the sound on].',
    'Film [the first cut|a slice on a plate|a fork that goes in], [close up|from the side], [slowly|and wait for the inside].',
    'Take [one picture of the whole cake|one picture of the box, open|one picture of three designs], [for the cover|in daylight|on a plain table].',
  ],
}
