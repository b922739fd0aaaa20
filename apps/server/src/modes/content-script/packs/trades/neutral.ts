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
    'how do I know the total',
    '[Ask for the total|Ask what everything comes to] [before you say yes|first], [with everything included|with every extra], so that [your budget holds|the last figure is no surprise].',
  ],
  [
    'how do I choose a seller',
    '[Look at how a seller answers|Notice how your first question is answered]: [clearly or in a hurry|with patience or with pressure], because [the answer shows how you will be treated later|service starts in the chat].',
  ],
  [
    'how do I pay safely',
    '[Read the account name|Compare the name with the seller’s name] [before you send money|before you press send], and [keep the receipt|take a screenshot], because [a transfer does not come back easily|one digit is enough].',
  ],
  [
    'what about the chat',
    '[Keep the chat|Do not delete the chat], [with price and day|with all that was agreed], because [what is written is remembered|then nobody has to argue], and [it helps both sides|you find it again].',
  ],
  [
    'should I compare',
    '[Compare two or three|Ask in two places], [point by point|like with like], [then decide|and sleep over it], because [the lowest price is not always the cheapest|a price alone says little].',
  ],
  [
    'what if something is wrong',
    'If something is wrong, [say it early|write the same day], [with a picture|with the order number], [without insult|in calm words], because [most mistakes can be put right|people help faster when they are not shouted at].',
  ],
  [
    'do I have to decide now',
    '[Sleep over it|Take a day], [if the sum is big for you|if you are not sure], and [ask what is still open|write down your doubts], because [a calm yes is a good yes|the right thing can stand one night].',
  ],
  [
    'what about reviews',
    '[Ask a friend who bought before|Look for real pictures from buyers|Read the comments too], [the bad ones first|not only the stars], because [one honest voice is worth more than ten adverts|that shows how problems are solved].',
  ],
  [
    'how do I bargain well',
    '[Bargain with a smile|Ask once, politely]: [“what is your last price” comes after “good morning”|for two, not for one], because [quantity gives room|respect opens more than noise], and [accept a clear no].',
  ],
  [
    'what of guarantees',
    '[Ask what happens if it fails|Ask about return and repair], [how long and how|and who pays the way], [before you need it|in the beginning], and [keep the paper|take a picture of the receipt].',
  ],
  [
    'how do I plan the money',
    '[Put the money aside|Set the sum aside] [in small parts|each week], [under its own name|in an envelope], and [buy when it is complete|you buy without stress], because [borrowed joy is short|a plan feels lighter than a loan].',
  ],
  [
    'what should I keep',
    'Keep [the receipt|the number|the box for a week], [in one place|as a picture on your phone], because [you may need it|later you will look for it], and [nobody remembers a date in March].',
  ],
  [
    'how do I describe what I want',
    '[Send a picture|Show an example|Draw it if you must], and [say what you like about it|say what should be different], because [words like “nice” mean ten things|a picture is quicker than ten messages].',
  ],
  [
    'may I ask many questions',
    '[Ask all you want to know|Bring all your questions], [at the beginning|before money moves], [one by one|in a list], because [a question is cheaper than a mistake|a good seller likes a clear buyer].',
  ],
  [
    'how do I tell others',
    'If [you know somebody who looks for this|a friend asked you last week], [send this on|tell them], [with a word from you|today], because [a hint from a friend saves a long search|good news should not stay in one phone].',
  ],
  [
    'what about after',
    '[Afterwards|When it is done], [say how it was|leave an honest word], [the good and the bad|in two lines], because [small businesses grow by that|the next buyer learns from you].',
  ],
  [
    'how do I avoid a fake page',
    '[Look at the number|Check the page’s first post|Compare the name and the number], [letter by letter|twice], because [copied pages have one letter more|fakes are in a hurry], and [call before you pay|ask for a live picture].',
  ],
  [
    'what if my budget is small',
    '[Say your budget openly|Name your figure], [there is no shame in it|it saves time], and [ask what is possible for it|ask what can wait], because [a clear figure brings a clear answer].',
  ],
  [
    'what do busy people do',
    'If you are busy, [write everything in one message|let one person at home handle it], [ask for a fixed hour|send it in the evening], and [answer the one question that comes back|keep the phone near], [then it runs].',
  ],
]

export const ordering: readonly Tip[] = [
  [
    'when do I say I need it',
    '[Say the date you need it|Give the real date], [not one week earlier to scare people|with a day to spare], and [ask if it can be done|hear the honest answer], because [hurry spoils good work|planning is cheaper than rush].',
  ],
  [
    'what should I write first',
    '[Write|Send] [what you want, how many and where you are|what you need, the day and your area], [in the first message|in one message], so that [one answer is enough|nobody has to ask three times].',
  ],
  [
    'what if it is a gift',
    'If it is [a gift|for somebody else], [say for whom|say what the person likes], [and the day|with the day it must arrive], and [ask if it can be wrapped|ask for a short note with it].',
  ],
  [
    'what do I check when it arrives',
    '[Open it|Look at it] [when it arrives|at the door], [compare it with your order|count and check], and [say at once what is missing|take a picture if something is wrong], [kindly|calmly].',
  ],
  [
    'what should I measure',
    '[Measure before you order|Take the measure at home]: [door, table, shoulder, window|where it must fit], [twice|with a tape], because [the eye is generous|guessing is what people regret].',
  ],
  [
    'how much should I order',
    'Order [what you will use|for one month, not for one year|one first], [then come back|then add], because [what stands around costs money|a first try teaches you more], and [space is money too].',
  ],
  [
    'what about the address',
    '[Send a location pin|Give a landmark|Name the nearest junction], [and a number that is on|and who will receive it], because [half of all delays are addresses|nobody can deliver to “call me when you are close”].',
  ],
  [
    'who pays for delivery',
    '[Ask who pays for delivery|Ask what delivery costs to your area], and [if you can pick it up|if two orders can come together], [before you pay|first], because [distance changes the price|that is fair to know].',
  ],
  [
    'what does quality mean',
    '[Ask what it is made of|Ask how long it should last|Ask how to care for it], [simple questions|three short questions], and [write the answers down|listen to how they are answered], because [quality can be explained].',
  ],
  [
    'what about buying together',
    '[Two friends|Neighbours|Colleagues] can [order together|share delivery], [on one address|with one list], and [one person speaks|one person pays], because [it saves money and messages|one trip is cheaper than three].',
  ],
  [
    'when is a good time to order',
    '[Order before the rush|Do not wait for the last week]: [month end, Christmas and Sallah are full|weekends are full], and [a weekday morning is calm|early people choose first], [everywhere].',
  ],
]

export const anyway: readonly Tip[] = [
  [
    'how do I remember all this',
    '[Save this|Take a screenshot|Write it on paper], [before you scroll on|while it is before you], because [by evening it is gone|the next message wipes the head], and [send it to yourself|put it in your notes].',
  ],
  [
    'who else should hear this',
    'Think of [one person|two people] who [should hear this|would want to know this], and [send it|tell them], [with their name|before you forget], because [a direct message is read|a status is missed].',
  ],
  [
    'what if one point is not clear',
    'If [one point|a detail] is [not clear|new to you], [take it once more|go back a little], and [ask that one question|write it down and ask], because [guessing helps nobody|asking is quicker].',
  ],
  [
    'what do I do today',
    '[Do one small thing today|Take the first step today]: [save the contact|put the date down|ask one question], [it takes a minute|before dinner], and [the rest is easier|tomorrow you go on].',
  ],
  [
    'should I talk about it at home',
    '[Talk about it at home|Ask the others in the house|Show it to somebody at home], [this evening|over food], because [four ears hear more|they may know something you do not], and [then decide together|then it is everybody’s plan].',
  ],
  [
    'what about my doubts',
    '[Write your doubts down|Name your doubts], [all of them|two or three], and [ask them as questions|put a question mark behind each], because [a doubt that is spoken is half solved|a good answer takes it away].',
  ],
]
