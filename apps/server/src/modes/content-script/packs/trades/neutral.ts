import type { Tip, TradePack } from './trade-pack.ts'

export const neutral: TradePack = {
  film: 'what you offer',
  cases: [
    '{I} [need something done well|look for the right thing], [ask three people|search for it a whole evening], and [get four different answers|everybody knows somebody, nobody has a number|the phone is full of screenshots]',
    '{I} [put it off|say “next week”] [again|for the third time], the week [passes|runs away], and [it is still on the list|the same thing still bothers {me}|now it is urgent]',
    '{I} [take the first offer|choose the first name {I} find], and [two days later {I} see the right one|it is not what {I} wanted|{I} have to start again]',
  ],
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
    'how do I decide',
    'Ask yourself two things: [do I need it, and do I need it now|what changes if I have it, and what if I do not]? If [both answers are clear|your heart answers quickly], [stop arguing with yourself|you know what to do].',
  ],
  [
    'what is the right time',
    'Do not wait for [the perfect time|when everything is settled]. There is always [school fees, or rent, or a wedding|one bill or another], so [start with the part you can|begin where you are].',
  ],
  [
    'where do I look first',
    'Take [five minutes|your time] and look [through the page|at the pictures]. [The old posts too, and the comments|Go down, not only the newest], because [you know people by what they have done|that is where you see it].',
  ],
  [
    'what should my message look like',
    'When you write, [say your name|start with your name]. “Hi” [has no face|is nobody], but [“Bisi from Ojota”|“Musa from Barnawa”|“Chioma from New Haven”] [is a person|is easy to answer].',
  ],
  [
    'can I ask before I pay',
    'Ask [everything|all your questions] before you pay, [even the one you think is small|even the silly one]. [Asking costs nothing|A question is free]. [It is guessing that costs|It is the wrong choice that costs].',
  ],
  [
    'what happens after',
    'When [you have tried it|it is done], [say how it was|tell us how it was], [sweet or bitter|the good and the bad]. [The next person learns from you|Somebody after you is waiting to hear that].',
  ],
  [
    'what if I am not ready',
    'If you are not ready [today|this month], follow [the page|us] all the same. The day you are ready, you [do not start searching again|know where to look].',
  ],
  [
    'what if it is my first time',
    'If it is your first time, [say so|mention it]. Then nobody [assumes you know|runs ahead of you], and you can ask [from the beginning|from A to Z].',
  ],
  [
    'how do I compare',
    'When you compare, compare [everything|the whole thing]: [what is inside, how long it takes, who answers after|the work, the time, the person]. Price is [one line of the story|only one part of it].',
  ],
  [
    'how do I describe my case',
    'Say [what you have tried already|what you did before], and [how it ended|why it did not work]. It saves [you both the same mistake|a lot of back and forth].',
  ],
  [
    'what do I say when I call',
    'When you call, go in this order: [who you are, what you need, by when|your name, your need, your day]. [Two minutes are enough|It takes two minutes], [even with bad network|and your airtime survives].',
  ],
  [
    'whom should I take along',
    'Talk to [one person who has done it before|somebody with experience]. Ask [what they would do differently|what they wish they knew], and [carry that question here|bring that with you].',
  ],
  [
    'what do I write first',
    '[Put three things in your first message|Write three things the first time]: [what you want, when you want it and where you are|what it is for, the day, and your area]. [That one message|A message like that] [does the work of ten|gets further than ten times “hello”].',
  ],
  [
    'what if my budget is small',
    '[Say your budget straight|Name your figure], [without shame|before any long talk]. [It is easier to find what fits a figure|A figure is easier to work with] than [guessing|going up and down].',
  ],
  [
    'when should I start',
    'Do not [wait for|leave it till] [the last week|the last minute]. [Hurry makes everybody tired|Hurry has its own price], and [early people sleep better|the early ones choose first].',
  ],
  [
    'who else must agree',
    'If [somebody at home must agree|it is not only your money], show them this [tonight|before you call]. [A house that agrees moves faster|Two people who agree do not argue later], [you know it|simple].',
  ],
  [
    'how do I know it is for me',
    'If you are [still wondering|not sure it is for you], [describe your own case in two lines|say how it is with you]. [The answer will be about you|Then you hear about your case], not about [everybody|people in general].',
  ],
  [
    'what if I have no time',
    'If [you are busy|your day is full], [send a voice note|write everything in one message] [at night|when you have five minutes]. Then [drop the phone|go on with your day], [nobody has to sit online for this|it can wait for you there].',
  ],
  [
    'how do I know the full figure',
    'Ask for the full figure [first|before you start], [with every extra you want|everything inside]. Then [your budget can breathe|nothing surprises you|you can relax].',
  ],
  [
    'what if the money is not complete',
    'If the money is not complete, [put something aside each week|drop small small each week]. [Give it a name|Write a name on the envelope], so that [nothing else eats it|your hand does not enter it].',
  ],
  [
    'how do we agree',
    '[Whatever is agreed|What you agree], [leave it in the chat|have it in writing]: [the figure, the day, the place|what, when and how much]. [Memory is short|People forget]. [A chat remembers|What is written stays].',
  ],
  [
    'who else can use it',
    'Think of [your office, your church, your street|your family group, your street, your colleagues]. If [three of you need it|others need it too], [come as a group|ask together], and [let one person talk|one person can arrange it].',
  ],
  [
    'how do I explain it to my people',
    '[When they ask you about it|If somebody at home asks], [play them this|show them this part]. [You do not have to be the one to explain|It is easier than explaining it yourself], [just press play|let us do the talking].',
  ],
]

/** Advice on how to order goods. */
export const ordering: readonly Tip[] = [
  [
    'what if it is a gift',
    'If it is [a gift|for somebody else], say so [when you order|in the first message], with [the name and the day|the date it must be there]. [A surprise needs a plan|Surprises like early planning].',
  ],
  [
    'how much should I order',
    'Look at [how fast yours finishes|what you use in a week], and order [with that|for that]. Too much [ties your money down|sits there with your money], too little [sends you back to the road|finishes on a Sunday].',
  ],
  [
    'can we order together',
    '[Two friends|Two neighbours|Colleagues] can [put one order together|make one list]. [One person speaks, one person pays|One list, one journey], and [everybody shares the cost of the road|it is less stress for all].',
  ],
  [
    'what if my choice is finished',
    'Have a second choice [ready|in your head]. If the first one [is finished|has gone], you [do not start again from zero|still go home happy].',
  ],
  [
    'how do I make it last',
    'Ask how to [keep it|care for it], so that it [lasts|stays as you got it]. [One question today|Two minutes of asking] [saves you buying twice|is cheaper than buying again].',
  ],
  [
    'what do I check',
    '[Check it well|Look at it well] [while you are there|the moment it is in your hand], [not three days later|not after you have put it away]. If [anything worries you|something is not right], [say it there and then|say it the same day].',
  ],
  [
    'may I see something first',
    'If you want to see something first, [ask for a fresh picture|ask for a short video]. [Your eyes should be satisfied too|Seeing is half of deciding], [that is normal|so ask].',
  ],
  [
    'what should I keep',
    'Keep [the receipt|every receipt] [as a picture in your phone|where you can find it]. The day you [have a question|need to come back], [that picture talks for you|you will not be searching under the bed].',
  ],
]

/** Advice on how to receive goods that are delivered. */
export const delivered: readonly Tip[] = [
  [
    'how do I give my address',
    'Put a landmark beside the address: [a church, a filling station, a big junction|the school, the bank, the roundabout]. “[Call me when you are close|I am just after the bend]” is [not an address|how people get lost].',
  ],
  [
    'what do I do on the day',
    'On the day, leave your phone [on loud|on, and near you]. One missed call, and [your order is touring the town|it goes back where it came from].',
  ],
]

/** Advice on goods and work that are made to order. */
export const made: readonly Tip[] = [
  [
    'what if I cannot describe what I want',
    'If you [cannot describe it|do not know what it is called], send [a picture|a picture of something close to it]. [Circle the part you like|Point at the part you like], and say [what should be different|what you would change].',
  ],
  [
    'which day do I give',
    'Give the real day you need it, [and add one day|with one day to spare]. [Rain, fuel and traffic did not sign anything|There is always rain, or traffic, or light], so [leave them some room|plan for them too].',
  ],
  [
    'what if my plan changes',
    'If your plan changes, say it [early|the same day]. [An early message hurts nobody|It is easy to move a plan]. [A finished job is hard to move|On the last day it is hard].',
  ],
  [
    'what do people forget',
    'What most people forget is [the small things|the details]: [how many, which day, which side of town|the day, the place, the number]. [Write them down|Have them ready] before you call, and [the talk is short|it takes two minutes].',
  ],
]

/** Advice that suits any text, even an invitation, an appeal or a vacancy. */
export const anyway: readonly Tip[] = [
  [
    'how do I remember all this',
    '[Save this|Screenshot this] before you scroll on. [The next video|The next message] will [wipe your head|push it out], and [you will search for it later|then you will be asking “where did I see it?”].',
  ],
  [
    'who else should hear this',
    'Think of one person who [should hear this|would want to know]. Send it [to that person alone|with their name on it], because [a direct message is read|a status is missed].',
  ],
  [
    'what if one point is not clear',
    'If one point [is not clear|is new to you], [go back a little|play it again]. Then [ask that one question|write it below], [guessing helps nobody|asking is quicker than guessing].',
  ],
  [
    'what do I do today',
    'Do one small thing today: [save the name|tell one person|ask one question]. It takes [one minute|no time], and [tomorrow you go on from there|the rest is easier].',
  ],
  [
    'should I talk about it at home',
    'Talk about it at home, [this evening|over food]. [Four ears hear more than two|They may know something you do not], and [the plan becomes everybody’s plan|then you decide together].',
  ],
  [
    'what about my doubts',
    'Write your doubts down, [two or three|all of them], and [put a question mark behind each|ask them as questions]. [A doubt that is spoken is half solved|A good answer takes it away].',
  ],
]
