import type { Meaning } from './meaning.ts'

/** Meanings of amounts and terms of payment. At most the first two that match a clause are used. */
export const money: readonly Meaning[] = [
  [
    /₦[\d,.]+ (?:per|for every|on every|on) ₦[\d,.]+/iu,
    [
      'On ₦10,000 that comes to {share}: [do the sum for your own day|think of what passes through your hand in a day].',
      'Ten thousand goes through, {share} [goes off|is the charge]: [you know it before you press|no surprise in the evening].',
      'Take [what you move in a day|your busiest day], and [the sum is quickly done|you have the whole cost in one line]: ₦10,000 costs {share}.',
    ],
  ],
  [
    /\b(?:cost|costs|charge[sd]?|pay) ₦[\d,.]+ (?:more|extra)\b|₦[\d,.]+ (?:more|extra)\b/iu,
    [
      'So if your day can move, [move it|choose another one], and [that money stays with you|you keep the difference].',
      'You hear it [now|before the day], not [at the end|when it is too late], [and you can choose|so plan with it].',
      'It is [one line more in the budget|a known extra], [not a surprise|and it is said in front].',
    ],
  ],
  [
    /(?:not|non|no)[ -]?refund|no return/iu,
    [
      'So [be sure of your date|be sure of your choice] before you [pay|send it].',
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
      'A complaint on [the first day|the same day] is [easy to settle|soon settled], [and you know the rule|the rule is open].',
    ],
  ],
  [
    /no collateral|without collateral/iu,
    [
      'Your [land|house|shop] is not [on the table|what you put down] [for it|here].',
      'You do not [carry the papers of your house|put down your land] [to begin|for it].',
      'Nobody [asks for|takes] your [land papers|motorcycle|house papers] [for it|to hold].',
    ],
  ],
  [
    /guarantors?/iu,
    [
      'Think now of [who knows you well|who can speak for you]: [that is your homework|have the names ready].',
      'A person who [knows your work|has seen you work] can [stand for you|speak for you], [and you already know one|think of a name].',
      '[Talk to them|Ask them] before you [come|write], so that [the names are ready|nobody is surprised by the call].',
    ],
  ],
  [
    /^(?!.*\bcollect).*(?:(?:pay|cash|payment) on delivery|pay when (?:you )?(?:see|receive|get)|pay after delivery)/iu,
    [
      'You [see it|hold it] first, [then you pay|and only then your money moves].',
      'Your money [stays with you|sleeps at home] until it is [at your door|in your hand].',
      'If [you have been burnt before|you fear to pay in front], [that fear is answered|you can breathe].',
      'You [open it, look at it, and pay|look first and pay after]: [that is the order|in that order].',
      'Have the money [ready at the door|ready on the day], [and it is one short visit|nobody waits].',
      'Nothing leaves your [account|pocket] [today|before you have seen it].',
    ],
  ],
  [
    /pay (?:back )?(?:after|when|at the end)/iu,
    [
      'First [the work|the season], then the payment: [that is the order|in that order].',
      'You pay when [there is something in your hand|there is something to pay with].',
      'Until then [your money can work|your hand is free], and [you can face the work|you can plan].',
    ],
  ],
  [
    /\d+ ?% ?off|discount|promo|half price|buy \d+.*(?:get|free)|get one free|free when you|\d+ for the price|₦[\d,]+ off\b/iu,
    [
      '[That is money you keep|The difference is yours to keep], [and it can carry transport|and it can enter another need].',
      '[Call a friend and share it|Take it with a friend], and [both of you gain|both of you pay less].',
      'If you [were going to buy anyway|have been putting it off], [this is your sign|now is better than later].',
      '[Mention it before you pay|Say it when you write], so that [it is counted for you|your total is right].',
      'Put [the two figures|the old and the new figure] side by side, [and smile small|and see what stays with you].',
      'What you keep [can buy data|can enter another need|can carry transport], [it is not small money|and that is real].',
    ],
  ],
  [
    /deposit (?:comes back|is returned|is refund\p{L}*|back)|refundable deposit|caution fee/iu,
    [
      'That money is [only held|only sleeping with us], [it is not spent|it wakes up and comes home].',
      'Bring everything back [as it went out|complete], and [your deposit comes home|the money is yours again].',
      'So do not [count it as cost|put it under expenses]: [it goes and it returns|it returns].',
    ],
  ],
  [
    /salary deduction|deduct/iu,
    [
      'It goes [before you see it|before the money reaches your hand], so you [do not miss it|are never late].',
      'No date to [remember|forget], no [reminder|calling up and down]: [it moves by itself|it is done at the source].',
      'What you [never held|did not touch] does not [pain|look like a loss], [and it adds up|and it grows quietly].',
    ],
  ],
  [
    /borrow (?:twice|two times|three times|up to|\d)/iu,
    [
      'What you have put aside [opens the door|speaks for you], [so start with that|and the more of it, the wider the door].',
      'Do the sum on your own savings: [that is the most you can ask for|there is your figure].',
      'Your saving [does two jobs|works twice]: [it waits for you, and it stands for you|it is yours, and it is your guarantee].',
    ],
  ],
  [
    /dividend|share of (?:the )?profit/iu,
    [
      'So the money [brings a small brother home|does not come back alone].',
      'In that month [everybody is spending|every bill is awake], and [something comes in|yours comes in].',
      'You are not [only a saver|only a customer]: [a part of the gain is yours|you are an owner too].',
    ],
  ],
  [
    /^(?!.*(?:comes? back|returned|refund)).*(?:deposit|instal?ment|balance|pay small small|in (?:two|three|four|\d) parts|\d+ ?% (?:now|upfront|before|deposit|down)|pay (?:half|\d+ ?%)|booking fee|part payment)/iu,
    [
      'You do not have to [drop everything|bring the whole money|carry all the money] on [day one|the first day].',
      '[Plan for that part first|Get that first part ready], [the rest has its own day|the rest comes later].',
      'If [the whole sum was your fear|the big figure was what stopped you], [look at it again in parts|cut it in parts and look again].',
      'So the first step is [smaller than it looks|only a part of it], [and that part you can plan|count that part first].',
      '[Put the date of the next part in your phone|Set a reminder for the next part], so that [salary does not pass it by|nothing stands still because of it].',
      'One part [holds it for you|starts it], the other [closes it|finishes it]: [two dates, no surprise|that is all].',
    ],
  ],
  [
    /\bminimum\b|at least \d/iu,
    [
      'Count what you need first, so that [you do not fall short|nobody sends you back].',
      'If that is too much for you alone, [find two people|call one or two others] and [share it|split it].',
      'It is [said from the start|on the table from the start], so you [plan well|do not meet it at the end].',
    ],
  ],
  [
    /wholesale|bulk|carton|per (?:crate|dozen)|reseller/iu,
    [
      'If you sell, [sit down with your calculator|take a pen]: [what it costs you, what you sell it for|buying price, selling price, what is left].',
      '[Two or three of you|You and your neighbour] can [join money|put one order together] and [share it|divide it].',
      'Count [what you use in a week|what you sold last week], and [let that be your number|order for that], not [by guess|with your eyes].',
      'Look at your [store|shelf] first: [where will it stay, and for how long|is there dry space for it]?',
      'A shop that [buys once|buys for two weeks] [closes less|goes to the market less], and [the counter is never empty|customers meet somebody at the counter].',
      'What you [buy together|take at once] [saves you the road|is one trip less], [and the shelf stays full|and you are ready when they come].',
    ],
  ],
  [
    /₦[^₦]*₦/u,
    [
      '[You have a choice|There is more than one way in]: [take the one you need today|pick the one that fits], and [name it when you write|say which one].',
      'You can start with {least} and [go up another day|add the rest later].',
      'Put the figures [side by side|next to each other], and [see which one is yours|pick one].',
      'If the purse is small, {least} is [where you begin|a beginning], [the rest can wait|the other can come later].',
      'Between {least} and {most}, [there is a place for your budget|find your own level].',
      '[Screenshot the figures|Keep these figures], [and look at them with the person who shares your budget|and decide tonight].',
    ],
  ],
  [
    /(?:from|starting (?:at|from)|starts? (?:at|from)) ₦/iu,
    [
      'So {sum} [is the entry|is where it begins], and [what you choose sets your own total|your own total depends on what you choose].',
      'With {sum} [in your hand|set aside], you [can already begin|can make a start].',
      '[Write {sum} on your list|Put {sum} at the top of your plan], and [build from there|add only what you want].',
      'You know [from home|before any call] if {sum} [fits this month|is for your pocket].',
      '[Say exactly what you want|Describe yours in one line], and the talk [starts from|begins at] {sum}.',
      'That is the lowest figure: [you decide how far past it you go|how far you go from there is your choice].',
    ],
  ],
  [
    /₦[\d,.]+ ?(?:\/|per|a|every) ?month|₦[\d,.]+ monthly/iu,
    [
      'By the day, that is about {day}: [look at it like that|now think of what a day costs you without it].',
      'It can stand in your monthly list, beside [light and data|rent and transport], [no surprise|planned like the rest].',
      '[Put it beside|Hold it against] [what the problem costs you in a month|what you spend on this now], and [judge|then judge].',
      'Three months come to {three}, [if you like to plan far|so you can plan ahead].',
      'About {day}, [set aside each evening|put away each evening], and [month end finds you ready|the month is covered].',
      '[Salary day|Payday] is [the easy day for it|the day to do it]: [first this, then the rest|before the money finds another road].',
    ],
  ],
  [
    /₦[\d,.]+ ?(?:\/|per|a) ?(?:sq\p{L}*|square|m2|m²)/iu,
    [
      'A room of [three by four|four by three] is twelve square metres: that comes to {twelve}.',
      'Length times width, times {sum}: [that is your floor|there is your total], [on the back of your hand|before you call anybody].',
      'Ten square metres come to {ten}: [measure yours and compare|now measure your own].',
      'So [the tape measure is all you need|measure first], [then you know your own total at home|and the total is no secret].',
      'Say the [square metres|length and width] [when you write|first], and [the rest is one sum|the talk is short].',
      'You can do [one room now and the next one later|room by room], [each has its own sum|and each total is known].',
    ],
  ],
  [
    /^(?!.*₦.*₦).*₦[\d,.]+ ?(?:each|per (?:unit|plate|page|bowl|bottle|piece|pack|head|person|kg|kilo|yard|pair|seat|tuber)|a (?:plate|bowl|bottle|piece|pack|head|kg|yard))(?!\p{L})/iu,
    [
      'Two come to {twice}, [five come to|and five to] {five}: [count yours, and there is your total|your own sum is easy].',
      'So one is {sum} and two are {twice}: [you choose the number|start with what you need|your number, your total].',
      'Your number times {sum}: [there is your total|that is your figure], [in one minute|on the back of your hand|no calculator].',
      'Now you know it before you [send one message|even say good morning].',
      'No “DM for price”, [no long story|no guessing].',
      'Start with [one or two|a small number], and [take more when you have seen it|the price of one is known].',
    ],
  ],
  [
    /^(?!.*(?:\bfrom\b|\bstarts?\b|₦.*₦|\bto ₦|\b(?:more|extra)\b|₦[\d,.]+ ?(?:\/|per|each|an? \p{L}|every|monthly|for one))).*₦/iu,
    [
      'Now you know it before you [send one message|even say good morning|leave the house].',
      'No “DM for price”, [no long story|no guessing].',
      '{sum}: [write it down as it is|that is the figure for your budget], [tonight|this week|no rounding].',
      'You can put {sum} aside [first|from today], and [write with a settled mind|talk after that].',
      '[Tell them at home|Tell the person who shares your purse]: it is {sum}, [not “around”|word for word].',
      'A figure you know [is half of the decision|is easier than one you fear], [and you know this one|and this one is open].',
    ],
  ],
]
