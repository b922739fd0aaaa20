import type { Tip, TradePack } from './trade-pack.ts'

export const neutral: TradePack = {
  film: 'what you offer',
  cases: [],
  tips: [],
  jokes: [],
  shots: [
    'Film {film} [from the front and the side|from every side|from far to near], [in daylight|slowly|beside a window|on a plain ground][|, ten seconds|, without zoom].',
    'Film [a detail that people ask about|a hand that points to what matters|all of it in one picture], [from near|in one take|from the side][|, in daylight|, slowly].',
    'Film [the hands at work|how it is made ready|how it is packed or prepared], [from above|over the shoulder|from near], [with the sound on|in one take].',
  ],
}

/** What the user’s business must offer so that a piece of advice on buying applies. `making` is making to order. */
export type Needs = 'goods' | 'delivery' | 'making' | 'service'

/** Advice on buying anything, in the order of the steps of buying, each with what the business must offer. */
export const buying: readonly (readonly [tip: Tip, needs?: Needs])[] = [
  [
    [
      'what do I decide first',
      '[Decide|Settle|Agree at home on] three things before you write: [what you want, how much of it, and by when|which one, how many, and for which day|the kind, the number, and the day].',
    ],
  ],
  [
    [
      'how early should I ask',
      'Write [a day or two|some days] before you need it, because [rain and traffic have their own plans|the road does not know your date], and [give the real day|say which day is the last].',
    ],
    'goods',
  ],
  [
    [
      'how do I explain what I need',
      'Say it in your own words: [what you have|what it is], [what you want at the end|how it should be at the end], and [how soon|for which day]. [You need no big words|Plain words are enough].',
    ],
  ],
  [
    [
      'can I show it in a picture',
      'Take [one picture from far and one from near|two clear pictures], [in daylight|without a filter], and [send them with your message|put them under your message]. [A picture explains it faster than ten lines|It saves a long call].',
    ],
    'service',
  ],
  [
    [
      'what if there is more than one thing',
      'If there is more than one thing, [say all of it|name them all] in the first message. [One visit is easier to plan than three|It can be planned together], [and you explain it only once|and nothing waits for the next time].',
    ],
    'service',
  ],
  [
    [
      'when is a good time to write',
      'Write [while you still have time|early in the week], [not on the last day|not when it is already late]. [What is planned early runs smoothly|A calm start is half of the work].',
    ],
    'service',
  ],
  [
    [
      'can I bring somebody along',
      'Bring [somebody whose eye you trust|a friend], if [it helps you to decide|you like a second opinion]. [Two people remember more than one|You can talk it over on the spot].',
    ],
    'service',
  ],
  [
    [
      'what do I look at when it is done',
      'When it is done, look at it [in good light|calmly], [before you leave|while everybody is still there], and say [what you like and what you do not|at once if something is missing]. [A small change is easy at that moment|That is the best moment to speak].',
    ],
    'service',
  ],
  [
    [
      'what if it is for somebody else',
      'If it is for somebody else, [give their name and number|say who will be there], and tell them [the day|what was agreed]. [Then nobody stands before a closed door|Then both sides expect the same thing].',
    ],
    'service',
  ],
  [
    [
      'what if I cannot describe it',
      'Send a picture of [something close to it|one you have seen], [circle the part you like|point at the part you like], and say [what should be different|what you would change|what must stay].',
    ],
    'making',
  ],
  [
    [
      'what if my choice is finished',
      'Write a second choice [under the first|beside it|in the same message], [in case the first is finished|so that nobody has to call you back|and say which one you like more].',
    ],
    'goods',
  ],
  [
    [
      'what if it is a gift',
      'If it is for somebody else, say so [when you order|in the first message], with [their name and number|the name and the day|the date it must be there][|, and your own number too|, and who will open the door].',
    ],
    'goods',
  ],
  [
    [
      'what do people forget',
      'Most people forget [the small lines|the details]: [how many, which day, which side of town|the day, the place, the number|the colour, the size, the name to write].',
    ],
    'making',
  ],
  [
    [
      'can I start with a little',
      'If it is your first time, take [one|a little], use it for [some days|a week], and [come back for the rest|then decide how much you need]. [Your own hand is the best judge|You will know by then].',
    ],
    'goods',
  ],
  [
    [
      'how do we agree',
      'Put what you agree into the chat, [in three short lines|one line for each]: [what, when, how much|the thing, the day, the figure], [so that nobody has to remember|so that both sides read the same].',
    ],
  ],
  [
    [
      'how do I give my address',
      'Put a landmark beside the address: [a church, a filling station, a big junction|the school, the bank, the roundabout|the bus stop and the colour of the gate][|, and a number that is on|, then the house number].',
    ],
    'delivery',
  ],
  [
    [
      'what if my plan changes',
      'If your [day|plan] changes, say it [early|as soon as you know|the evening before], with [the new day|two new days to choose from|what must change][, in the same chat|, and wait for a yes].',
    ],
  ],
  [
    [
      'what do I do on the day',
      'On the day, leave your phone [on loud|on, and near you|with whoever is at home], [and answer numbers you do not know|the rider may call|from the hour that was agreed].',
    ],
    'delivery',
  ],
  [
    [
      'what if I am not around',
      'If you will not be [around|there yourself], [send the name and number of somebody who is|say who stands in for you], and tell that person [what to expect|what to look at|the name {brand}].',
    ],
    'delivery',
  ],
  [
    [
      'what do I check',
      'Check it [while you are there|the moment it is in your hand|before the rider leaves]: [the number, the colour, the corners|count it, turn it, open it|what you ordered, how many, in what state].',
    ],
    'goods',
  ],
  [
    [
      'what if something is wrong',
      'If something is [wrong|not as agreed], say it [the same day|at once], with [one picture from far and one from near|what you expected and what you got|two pictures and one sentence], [in the same chat|before you use it].',
    ],
    'goods',
  ],
  [
    [
      'what should I keep',
      'Keep [the receipt|every receipt|the payment alert] [as a picture in your phone|in one folder|with the date], [until you are sure of it|for as long as you use it|beside the chat].',
    ],
    'goods',
  ],
]
