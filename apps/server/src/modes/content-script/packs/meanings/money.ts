import type { Meaning } from './meaning.ts'

/** Meanings of amounts and terms of payment. At most the first two that match a clause are used. */
export const money: readonly Meaning[] = [
  [
    /₦[\d,.]+ (?:per|for every|on every|on) ₦[\d,.]+/iu,
    [
      'On ₦10,000 that comes to {share}: [do the sum for your own day|think of what passes through your hand in a day].',
      'Take [what you move in a day|your busiest day], and [the sum is quickly done|you have the whole cost in one line]: ₦10,000 costs {share}.',
    ],
  ],
  [
    /^(?=.*(?:day|night|weekend|holiday|december)).*₦[\d,.]+ (?:more|extra)\b/iu,
    ['So if your day can move, [move it|choose another one], and [that money stays with you|you keep the difference].'],
  ],
  [
    /(?:not|non|no)[ -]?refund|no return/iu,
    [
      'So [be sure of your date|be sure of your choice] before you [pay|send it].',
      'So [talk to your people first|sleep over it one night], [then pay|and pay after that].',
    ],
  ],
  [
    /\breplac\w* (?:it |them )?(?:if|when|free|any|damaged|bad|faulty)|\brefund(?!able)|money back|\bexchange|\breturn(?:ed|s)? (?:if|within|in)/iu,
    [
      'If it happens to you, [snap it|take a clear picture] and send it [the same day|before you throw anything away].',
      'Check it [in front of the person who brings it|at the door|as soon as you have it], and [speak up|say it] there and then.',
      '[Keep the receipt beside you|Have the receipt ready], and [say what happened in two lines|go straight to the point].',
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
      'You [open it, look at it, and pay|look first and pay after]: [that is the order|in that order].',
      'Have the money [ready at the door|ready on the day], [and it is one short visit|nobody waits].',
    ],
  ],
  [
    /pay (?:back )?(?:after|when|at the end)/iu,
    [
      'First the work, then the payment: [that is the order|in that order].',
      'You pay when [there is something in your hand|there is something to pay with].',
    ],
  ],
  [
    /\d+ ?% ?off|discount|promo|half price|buy \d+.*(?:get|free)|get one free|free when you|\d+ for the price|₦[\d,]+ off\b/iu,
    ['[Mention it before you pay|Say it when you write], so that [it is counted for you|your total is right].'],
  ],
  [
    /deposit (?:comes back|is returned|is refund\p{L}*|back)|refundable deposit|caution fee/iu,
    [
      '[Count|Note] that money apart: it is [held|kept] while you have it, and [it comes back|you collect it back].',
      'Bring everything back [as it went out|complete], and [you collect the deposit|the deposit comes back to you].',
    ],
  ],
  [
    /salary deduction|deduct/iu,
    [
      'It goes [before you see it|before the money reaches your hand], so you [do not miss it|are never late].',
      'No date to [remember|forget], no [reminder|calling up and down]: [it moves by itself|it is done at the source].',
    ],
  ],
  [
    /borrow (?:twice|two times|three times|up to|\d)/iu,
    [
      'What you have put aside sets what you can ask for, [so start with that|so count it first].',
      'Do the sum on your own savings: [that is the most you can ask for|there is your figure].',
    ],
  ],
  [
    /^(?!.*(?:comes? back|returned|refund)).*(?:deposit|instal?ment|balance|pay small small|in (?:two|three|four|\d) parts|\d+ ?% (?:now|upfront|before|deposit|down)|pay (?:half|\d+ ?%)|booking fee|part payment)/iu,
    [
      'You do not have to [drop everything|bring the whole money|carry all the money] on [day one|the first day].',
      '[Ask|When you start, ask] for the date of each part, and [write them down|keep them in the chat].',
      '[Put the date of the next part in your phone|Set a reminder for the next part], so that [you have it ready|it does not catch you empty].',
    ],
  ],
  [
    /\bminimum\b|at least \d/iu,
    [
      'Count what you need first, so that [you do not fall short|nobody sends you back].',
      'If that is too much for you alone, [find two people|call one or two others] and [share it|split it].',
    ],
  ],
  [
    /wholesale|bulk|carton|per (?:crate|dozen)|reseller/iu,
    [
      'If you sell, [sit down with your calculator|take a pen]: [what it costs you, what you sell it for|buying price, selling price, what is left].',
      '[Two or three of you|You and your neighbour] can [join money|put one order together] and [share it|divide it].',
      'Look at your [store|shelf] first: [where will it stay, and for how long|is there dry space for it]?',
    ],
  ],
  [
    /^(?!.*(?:deposit|fee|deliver|plus|off\b|\bwas\b|\bnow\b|\bfrom\b|\bto ₦|with|free|month|term\b|second|₦.*₦.*₦))[^₦]*\p{L}[^₦]*₦[\d,]+,? (?:and )?[^₦,]*\p{L}[^₦,]*₦[\d,]+$/iu,
    [
      'One of each comes to {both}[: count how many you need|, so your own sum is easy|, if you want to try the two].',
      '[In your message|When you write|When you call], say which one: [the {least} one or the {most} one|{least} or {most}].',
      'From {least} to {most} the difference is {gap}[: see if you need the bigger one|, so check which one you need|: that is what the bigger one adds].',
    ],
  ],
  [
    /^[^₦]*(?:from|starting (?:at|from)|starts? (?:at|from)) ₦[^₦]*$/iu,
    [
      'So {sum} is [the entry|the first step|where it begins], and [what you choose sets your own total|your own total depends on what you choose].',
      '[Ask|First ask] what {sum} [gives you|buys], then ask what [the next one up|the one above it] adds.',
      '[Say exactly what you want|Describe yours in one line], and the talk [starts from|begins at] {sum}.',
    ],
  ],
  [
    /₦[\d,.]+ ?(?:\/|per|a|every) ?month|₦[\d,.]+ monthly/iu,
    [
      'By the day, that is about {day}[, if you like to put it aside daily|, set aside each evening|, from the first to the thirtieth].',
      'Three months come to {three}, [if you like to plan far|so you can plan ahead].',
    ],
  ],
  [
    /₦[\d,.]+ ?(?:\/|per|a) ?(?:sq\p{L}*|square|m2|m²)/iu,
    [
      'A room of [three by four|four by three] is twelve square metres: that comes to {twelve}.',
      'Length times width, times {sum}: [that is your floor|there is your total], [on the back of your hand|before you call anybody].',
      'Ten square metres come to {ten}: [measure yours and compare|now measure your own].',
    ],
  ],
  [
    /^(?!.*₦.*₦).*₦[\d,.]+ ?(?:each|per (?:unit|plate|page|bowl|bottle|piece|pack|head|person|kg|kilo|yard|pair|seat|tuber)|a (?:plate|bowl|bottle|piece|pack|head|kg|yard))(?!\p{L})/iu,
    [
      'Two come to {twice}, [five come to|and five to] {five}: [count yours, and there is your total|your own sum is easy].',
      'So one is {sum} and two are {twice}: [you choose the number|start with what you need|your number, your total].',
      'Your number times {sum}: [there is your total|that is your figure], [in one minute|on the back of your hand|no calculator].',
    ],
  ],
]
