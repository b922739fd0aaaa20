import type { Tip, TradePack } from './trade-pack.ts'

export const neutral: TradePack = {
  film: 'what you offer',
  cases: [],
  tips: [],
  jokes: [
    '[My wallet|My shopping list|My calculator] [heard us talking|is listening] and [sat up|asked for the details first|put on its glasses|promised to behave], [for once|like a serious person|before me].',
    '[That one friend who asks the price of everything|Your aunty who bargains with a smile|The neighbour who knows every seller] [should hear this|is already typing|would be proud of these questions], [call the person|and will ask for jara|and we greet them].',
  ],
  shots: [
    'Film {film} [from the front and the side|from every side|from far to near], [in daylight|slowly|beside a window|on a plain ground][|, ten seconds|, without zoom].',
    'Film [a detail that people ask about|a hand that points to what matters|all of it in one picture], [from near|in one take|from the side][|, in daylight|, slowly].',
    'Film [the hands at work|how it is made ready|how it is packed or prepared], [from above|over the shoulder|from near], [with the sound on|in one take].',
  ],
}

export const choosing: readonly Tip[] = [
  [
    'what do I write first',
    'Put three things in your first message: [what you want, when you want it and where you are|what it is for, the day, and your area|the thing, the number and your area][||, in one text|, not in three].',
  ],
  [
    'what do I say when I call',
    '[When you call|On the phone], go in this order: [who you are, what you need, by when|your name, your need, your day|your area, your need, your question][|, then ask yours|, then listen].',
  ],
  [
    'how do I describe my case',
    'Say [what you have tried already|what you did before] and [how it ended|what came of it|what you want different now], [so that it is not tried twice|in two lines|with a picture if you have one].',
  ],
  [
    'how do I know the full figure',
    'Ask for the full figure [before you start|before you pay|in one line], [with every extra you want|with all you need inside|to your own street].',
  ],
  [
    'how do we agree',
    '[Put what you agree in the chat|Have what you agree in writing|Send what you agreed as a message]: [the figure, the day, the place|what, when and how much|the number, the day and the price].',
  ],
  [
    'how do I compare',
    '[When you compare|To compare two offers], write [two columns|both side by side]: [what is inside, how long it takes, who answers after|the work, the time, the total|the total, the day, what is included].',
  ],
  [
    'what if my budget is small',
    'Name your figure [first|in the first message], and ask [what fits into it|what you can get for it|which part can come later][|, in one line|, before you choose].',
  ],
  [
    'what if I have no time',
    'If [your day is full|you are at work till evening], [send one voice note|write everything in one message] [at night|in your break], and [read the answer when you are free|answer after work].',
  ],
  [
    'how do I pay safely',
    'Before you transfer, [read the account name aloud|compare the account name], [check the number twice|check the last four digits], and [send the receipt in the same chat|keep the alert as a picture].',
  ],
  [
    'what if nobody picks the call',
    'If nobody picks, send a text with [your name and the one thing you need|your name, your area and your question][, and the hour you are free|, then wait for the answer|, one line is enough].',
  ],
  [
    'what if I send somebody',
    'If you send somebody, [send their name ahead|say who comes], and give them [a picture of what you want|the exact figure|the list on paper][, with your number|, in one message].',
  ],
  [
    'what should be near me when I call',
    'Have three things near you: [a pen, your address, a picture|the date, your address, a charged phone|paper, the number you need, a picture of what you mean].',
  ],
  [
    'what if something is wrong',
    'If something is wrong, [say it the same day|write at once]: [one picture from far, one from near|what you expected, what you got|two pictures and one sentence][, before you use it|, in the same chat].',
  ],
  [
    'what if we are many',
    'If you are many, make one list: [name, choice and number of each|who wants what, and how many|one line for each person][, and let one of you write|, and add it up before you send it].',
  ],
  [
    'whom do I ask for',
    'Ask the name of the person [you speak to|who answers you], and write it [beside the number|in the chat][, with the day|, and what was said|, with the figure].',
  ],
  [
    'how do I find you again',
    'Save the number with [what you get there beside the name|two names, theirs and the street|the word you would search for][, and pin the chat|, not only as “customer”|, so that you need not scroll].',
  ],
]

/** Advice on how to order goods. */
export const ordering: readonly Tip[] = [
  [
    'what if it is a gift',
    'If it is for somebody else, say so [when you order|in the first message], with [their name and number|the name and the day|the date it must be there][|, and your own number too|, and who will open the door].',
  ],
  [
    'how much should I order',
    '[Look at|Count|Check] [how long your last one stayed|what you use in a week|how many of you will use it], and order [with that|for that|that number].',
  ],
  [
    'can we order together',
    '[Two friends|Two neighbours|Colleagues] can put one order together: [one list, one name, one payment|one person writes, one person pays|make one list with a name beside each line].',
  ],
  [
    'what if my choice is finished',
    'Write a second choice [under the first|beside it|in the same message], [in case the first is finished|so that nobody has to call you back|and say which one you like more].',
  ],
  [
    'what do I check',
    'Check it [while you are there|the moment it is in your hand|before the rider leaves]: [the number, the colour, the corners|count it, turn it, open it|what you ordered, how many, in what state].',
  ],
  [
    'may I see something first',
    'If you want to see something first, ask for [a fresh picture|a short video|a picture in daylight], [from the front and the back|with a hand beside it|of the very one you will get].',
  ],
  [
    'what should I keep',
    'Keep [the receipt|every receipt|the payment alert] [as a picture in your phone|in one folder|with the date], [until you are sure of it|for as long as you use it|beside the chat].',
  ],
]

/** Advice on how to receive goods that are delivered. */
export const delivered: readonly Tip[] = [
  [
    'how do I give my address',
    'Put a landmark beside the address: [a church, a filling station, a big junction|the school, the bank, the roundabout|the bus stop and the colour of the gate][|, and a number that is on|, then the house number].',
  ],
  [
    'what do I do on the day',
    'On the day, leave your phone [on loud|on, and near you|with whoever is at home], [and answer numbers you do not know|the rider may call|from the hour that was agreed].',
  ],
]

/** Advice on goods and work that are made to order. */
export const made: readonly Tip[] = [
  [
    'what if I cannot describe what I want',
    'Send a picture of [something close to it|one you have seen], [circle the part you like|point at the part you like], and say [what should be different|what you would change|what must stay].',
  ],
  [
    'which day do I give',
    'Give the [real day|day] you need it, and [add one day|one day to spare|the hour too], [for rain and traffic|in case the road is bad|so that you can try it before].',
  ],
  [
    'what if my plan changes',
    'If your plan changes, say it [early|the same day|before work starts], with [the new day|the new number|what must change][|, in the same chat|, and wait for a yes].',
  ],
  [
    'what do people forget',
    'Most people forget [the small lines|the details]: [how many, which day, which side of town|the day, the place, the number|the colour, the size, the name to write].',
  ],
]

/** Advice that suits any text, even an invitation, an appeal or a vacancy. */
export const anyway: readonly Tip[] = [
  [
    'how do I remember all this',
    '[Save this|Screenshot this|Send this to yourself] [before you scroll on|now], [so that you find it again|and put the day beside it|and name the picture].',
  ],
  [
    'who else should hear this',
    'Think of one person who [should hear this|would want to know|asked about this], and send it [to that person alone|with their name on it|tonight].',
  ],
  [
    'what if one point is not clear',
    'If one point [is not clear|is new to you], [go back a little|play it again], and [ask that one question|write it below|send it as a message].',
  ],
]
