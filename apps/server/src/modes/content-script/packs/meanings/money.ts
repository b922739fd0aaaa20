import type { Meaning } from './meaning.ts'

export const money: readonly Meaning[] = [
  [
    /(?:not|non|no)[ -]?refund|no return/iu,
    [
      '[Be sure of your date|Be sure of your choice] before you [pay|send it], and ask [every question|everything] first.',
      '[We say it now|You hear it now], so that [nobody quarrels later|it is no surprise later].',
      'So [sleep over it one night|talk to your people first], [then pay with a settled mind|and then commit].',
    ],
  ],
  [
    /\breplac|\brefund(?!able)|money back|\bexchange|\breturn(?:ed|s)? (?:if|within|in)/iu,
    [
      'If it happens to you, [snap it|take a clear picture] and send it [the same day|before you throw anything away].',
      'So you are not the one who [carries the loss|pays for it twice].',
      'Check it [in front of the person who brings it|at the door|as soon as you have it], and [speak up|say it] there and then.',
      '[Keep the receipt beside you|Have the receipt ready], and [say what happened in two lines|go straight to the point].',
      'That is [the fear of most people|what most people fear], and [you heard the answer|there is the answer].',
      'Do not [keep quiet|shake your head and keep quiet]: [say it, and let it be put right|a complaint on the first day is easy].',
    ],
  ],
  [
    /warranty|guarantee/iu,
    [
      'If it [gives you trouble|misbehaves|stops] within that time, you know [who to call|whose door to knock].',
      '[Keep the receipt|Snap the receipt] [the same day|on day one], because that paper [speaks for you|is your witness].',
      'You are not [paying and praying|buying and hoping] [here|on this one].',
      'Ask [what it covers|what is inside it and what is not] before you pay, [it is your right|nobody should frown at that question].',
      'Write the [date|start] on the [box|receipt], so that you [know when it ends|do not have to guess later].',
      '[Cheap without it can become dear|The one without it may cost less today], [you know that story|ask anybody who has bought twice].',
    ],
  ],
  [
    /\d+ ?% ?off|discount|promo|half price|buy \d+.*(?:get|free)|get one free|free when you|\d+ for the price/iu,
    [
      'Do the sum: [that is money you keep|the difference is yours to keep].',
      '[Call a friend and share it|Take it with a friend], and [both of you gain|both of you pay less].',
      'If you [were going to buy anyway|have been putting it off], [this is your sign|now is better than later].',
      '[Mention it before you pay|Say it when you order], so that [it is counted for you|your total is right].',
      'Put [the two figures|the old and the new figure] side by side [on paper|in your head], [and smile small|and then decide].',
      'What you keep [can carry transport|can buy data|can enter another need], [it is not small money|and that is real].',
    ],
  ],
  [
    /deposit|instal?ment|balance|pay small small|\d+ ?% (?:now|upfront|before|deposit|down)|pay (?:half|\d+ ?%)|booking fee|part payment/iu,
    [
      'You do not have to [drop everything|bring the whole money|carry all the money] on [day one|the first day].',
      '[Plan for that part first|Get that first part ready], the rest [has its own day|comes later].',
      'Write down [what you paid and what is left|each payment and its date], [on your side too|and keep it in the chat].',
      'If [the whole sum was your fear|the big figure was what stopped you], [look at it again in parts|cut it in parts and look again].',
      'Ask for [a receipt each time|a receipt for that part too], [even for a small part|small or big].',
      '[Put the date of the next part in your phone|Set a reminder for the next part], so that [salary does not pass it by|nothing stands still because of it].',
    ],
  ],
  [
    /\bminimum\b|at least \d/iu,
    [
      'If that is too much for you alone, [find two people|call one or two others] and [share it|split it].',
      '[Count what you need first|Do your count first], then [write|send the order], so that [you do not fall short|nobody sends you back].',
      'It is [said from the start|on the table from the start], so you [plan well|do not meet it at the end].',
    ],
  ],
  [
    /wholesale|bulk|carton|per (?:crate|bag|dozen)|reseller/iu,
    [
      'If you sell, [sit down with your calculator|take a pen]: [what it costs you, what you sell it for|buying price, selling price, what is left].',
      '[Two or three of you|You and your neighbour] can [join money|put one order together] and [share it|divide it].',
      'Count [what you use in a week|what you sold last week], and [order with that number|order for that], not [by guess|with your eyes].',
      'Ask [what one piece comes to|for the unit price inside it], [and compare that one|that is the figure to compare].',
      'Look at your [store|shelf] first: [where will it stay, and for how long|is there dry space for it]?',
      'A shop that [buys once|buys for two weeks] [closes less|goes to the market less], and [the counter is never empty|customers meet somebody at the counter].',
    ],
  ],
  [
    /₦[^₦]*₦/u,
    [
      'Choose the one that [fits your pocket|fits what you need], and [say which one|name it] when you write.',
      'Nobody says you must [start with the biggest|take the highest one].',
      'If you cannot decide [between them|which one], [say what you need it for|describe your case] [and ask|first].',
      'Ask what [makes the difference|you get more in the higher one], [in one line|before you choose].',
      'There is [a small door and a big one|more than one way to start]: [pick yours|choose your own].',
      '[Screenshot the figures|Keep these figures], [and look at them with the person who shares your budget|and decide tonight].',
    ],
  ],
  [
    /(?:from|starting (?:at|from)|starts? (?:at|from)) ₦/iu,
    [
      'That is where it starts, and what you [add|choose] decides [the rest|where it ends].',
      '[Send what you want exactly|Say exactly what you want], and ask for [your own figure|the figure for yours].',
      'If [that is your budget|your budget stops there], [say it|start there]: [small is also a beginning|nobody will laugh].',
      'So you know [before you ask|from home] if it [is for your pocket|fits this month].',
      'Do not [run because of a bigger figure|fear the bigger ones]: [there is an entry|the door is at that figure].',
      'Ask [what that one includes|what you get at that figure], [and what comes with the next|and build from there].',
    ],
  ],
  [
    /₦[\d,.]+ ?(?:\/|per|a|every) ?month|₦[\d,.]+ monthly/iu,
    [
      'Divide it by [thirty|the days of the month] and [look at it again|see what one day comes to].',
      'Put it beside [what you spend on this now|what the problem costs you in a month], [and judge|then judge].',
      'It can stand in your monthly list, beside [light and data|rent and transport], [no surprise|planned like the rest].',
      'Ask [which day it is due|from which day the month counts], [and put that day in your phone|so that you are never chased].',
      'Take [one month|the first month] [and look at what changes|seriously], [then decide about the next|then talk about the next].',
      '[Salary day|Payday] is [the easy day for it|the day to do it]: [first this, then the rest|before the money finds another road].',
    ],
  ],
  [
    /₦/u,
    [
      'Now you know it before you [send one message|even say good morning].',
      'No “DM for price”, [no long story|no guessing].',
      'Put it in your budget [tonight|this week|before month end], [no need to guess|the figure is there].',
      'Keep that figure, and [ask yourself what you spend now|put it beside what you pay now].',
      'If it is [within your reach|inside your budget], [do not overthink it|you know what to do]. If not, [plan for it|save towards it], [the figure is known|now you have a target].',
      '[Tell the person who pays with you|Show the figure to whoever shares your budget], [so that one of you does not shout later|and decide as two].',
    ],
  ],
]
