import type { Meaning } from './meanings/meaning.ts'

/**
 * Sentences about the daily life of an audience, whatever is offered. The first entry that matches the audience is
 * used.
 */
export const audiences: readonly Meaning[] = [
  [
    /afraid|fear|shy|nervous|beginners?|first[- ]time|never (?:tried|learnt|done)/iu,
    [
      'You have [watched others do it|looked from the side] and said [“not me”|“one day”], [many times|more than once].',
      'Fear is [not a sign that you cannot|only the first minute]: [it means you care|it goes when the hand starts].',
      'Nobody [was born with it|started well], [the ones you admire shook too|ask the ones you admire].',
      'Others [laugh, then forget|laugh for one day]. What you [learn|can do] [stays with you for life|nobody takes back].',
      'You do not need [courage for all of it|to be brave for a year], only for [the first step|one first hour].',
      'Something in you [wants it|said yes], or you would [have scrolled|not be listening] [by now|any more].',
    ],
  ],
  [
    /joggers?|gym|fitness|sports?|athletes?|footballers?|runners?/iu,
    [
      'After the last round [the body asks for something|your mouth is dry], and [what you take then counts double|you can spoil it all in two minutes].',
      'You woke [before the alarm|when others turned over], so [do not waste that sweat|choose well what comes after].',
      'You count [laps and steps|minutes and kilos], so [count this too|you like a clear figure].',
      'The hard part [was the shoes|was getting up], [and you did it|that part is done].',
      'Your body [keeps the receipt|remembers] [of all you give it|each choice], [good and bad|so be kind to it].',
      'Discipline is [small things, each day|what you do when nobody looks], [and this is one|so let it be easy to keep].',
    ],
  ],
  [
    /pregnan|expect(?:ing|ant)|newborn/iu,
    [
      'Your list [grows every week|is longer than your bag], and [everybody adds one more thing|every aunty has advice].',
      'These months, [rest is work too|standing in traffic is the last thing you want], [so listen sitting down|so put your feet up and listen].',
      'You want [to be ready before the day|no surprise near the day], [and that is what planning is for|so start with what you hear now].',
    ],
  ],
  [
    /old(?:er)? (?:parents|people|mothers?|fathers?)|elderly|aged|grand(?:ma|pa|parents)|retirees?|pensioners?/iu,
    [
      'At that age [the road is longer|a queue is heavy], and [whoever cares for them|the child who cares] [is at work|has a job too].',
      'They carried us. Now [we carry their bag|it is our turn], and [small things make it easier|what is simple helps most].',
      'You are [in the office|in another town], and [your mind is with them|your phone is never off], [so hear this|so this is for your peace].',
      'An old person wants [no long explanation|few words and a kind voice], [and so do you|so we keep it short].',
      'What saves them [one trip|standing in line] is worth [more than it costs|a lot], [ask their knees|ask their legs].',
      'You want to [know that somebody is there|be sure], [even on the days you cannot go|when you cannot be everywhere].',
    ],
  ],
  [
    /travel\w*|visiting|visitors?|tourists?|guests?|diaspora/iu,
    [
      'You are coming [from far|with a bag and a plan], and [the first hour decides the mood|you want no drama at the end of the road].',
      'In a place [you do not know|that is not yours], [one sure name is gold|clear facts are worth much].',
      'You want to [arrive and breathe|drop the bag and breathe], not [start asking around|search with your bag in your hand].',
    ],
  ],
  [
    /parents?|mothers?|mums?|mamas?|fathers?|dads?|famil/iu,
    [
      'You know the evening: [one eye on the pot|one hand on the phone], one ear for the children, [and still the list is not finished|and tomorrow is already knocking].',
      'Your day [starts before the sun|begins before everybody wakes], and [it ends when the last one sleeps|the last thing on the list is you].',
      'In a house with children, [what is simple wins|every small hour counts|money has ten names before it comes].',
      'You do the sums [in the bus|at the sink|before you sleep]: [school, food, transport|fees, light, food], [and you still smile in the morning|and you still make it].',
      'What saves you [one trip|one argument|one sleepless night] is [worth hearing twice|worth a minute of your time].',
      '[You carry the whole house in your head|You plan for four and eat last], [so let this one be easy|so here it is without long talk].',
    ],
  ],
  [
    /students?|undergraduate|corp(?:s|ers?)|campus|hostel|school leavers?|jambites?/iu,
    [
      'You have [lectures, tests and one small allowance|one bag, one bed and one allowance], [and it must last|and the month is long].',
      'In the hostel, [everybody asks who sells it|news moves from bed to bed], [so be the one who knows|so hear it first].',
      'Between [lectures|two classes], [your data and your time are both counted|nobody has an hour to waste], [so this is quick|so let us be quick].',
      'Allowance comes [on one day|once], and [leaves in three|everybody is waiting for it], so [every naira must have a reason|you plan, or you borrow].',
      'You want [something that works|what is good] and [does not eat the allowance|leaves money for food], [no grammar|simple].',
      '[Exams, projects, deadlines|Tests, handouts, projects]: your head is [full already|busy], so [here it is in plain words|hear only what matters].',
    ],
  ],
  [
    /farmers?|poultry|fishers?|growers?/iu,
    [
      'You know it: [the season does not wait|rain does not ask if you are ready], and [what you start late, you harvest late|every week counts].',
      'On the farm, money [goes out first|enters the soil first] and [comes back months after|comes home later], so [every naira is planned|you count twice].',
      'You are up [before the sun|at five], and [the work is waiting|nobody pays you for the walk], so [we keep this short|hear the important part].',
      'A farmer looks at [the sky and at the purse|the calendar and at the sky], [not at wishes|and both must agree].',
      'You [have seen promises|have heard big talk] in [the planting season|every season], so [here are only facts|hear figures, not grammar].',
      'What [helps one farm|works for one] is [talked about in the whole village|known in the market by Friday], [so pass it on|you know how it goes].',
    ],
  ],
  [
    /drivers?|riders?|car owners?|motorists?|keke/iu,
    [
      'Your vehicle is [your work|your second house], and [a day it stands is a day without money|when it stands, everything stands].',
      'You know these roads: [they collect from everybody|every pothole sends a bill], [so hear this with that in mind|so here is something for you].',
      'On the road, [time is fuel and fuel is money|one stop too many spoils the day], [so we say it quickly|so this is short].',
    ],
  ],
  [
    /home ?owners?|landlords?|tenants?|building or renovating|renovat|builders?|house/iu,
    [
      'A house [eats money in small bites|always asks for one more thing], so [you want to know the figure before|every clear figure helps].',
      'The picture is in your [head|dreams], the budget is [in your pocket|on paper]: [the two must meet|now let them meet].',
      'What goes into a house [stays for years|is seen every day], so [you take time to choose|you choose once and live with it].',
    ],
  ],
  [
    /office|workers?|working|professionals?|staff|nine[- ]to[- ]five|corporate|employees?|bankers?|nurses?|teachers?|civil servants?/iu,
    [
      'Your day belongs to [the clock|the job] from morning, and [what is left is one short break|your own errands wait till night].',
      'You leave [before the sun is hot|when the street is dark], you come back [when the shops are closing|tired], and [your own things wait|Saturday is already full].',
      'Between [two meetings|two shifts] you have [ten minutes|one small break], [and that is all this takes to hear|so this is short].',
      'You know the feeling: [it is only noon and you are already tired|the work is done and your own list is untouched].',
      'Permission at work [is for serious things|is not free], so [what fits around the job wins|it must fit into your week].',
      'By Friday [everything you postponed is standing in a line|the list has doubled], [and the weekend is two days|and you know it].',
    ],
  ],
  [
    /brides?|couples?|grooms?|celebra\p{L}*|aso ?ebi|wedding|party/iu,
    [
      'The date is [fixed|already on the card], [the list is long|everybody has an opinion], and [the money has many fathers|you want it to be right].',
      'That day comes [once|one time], and [the pictures stay|people will talk about it for years], [good or bad|so you plan].',
      'Every week [somebody adds one more name|the list gets one more line], so [what is settled early gives you sleep|settle what you can].',
      'You want to [enjoy your own day|dance on your own day], not [run after people|be on the phone].',
      'Between [the families, the hall and the cloth|aunties, budget and date], you need [things that are clear|people who say it plainly].',
      'On that day [nobody asks what it cost|no one sees the list], [they see if it was ready|they see how it looked].',
    ],
  ],
  [
    /traders?|vendors?|shop owners?|business(?:es)?|sellers?|entrepreneurs?|market (?:women|men|people)|retailers?|resellers?|restaurants?|hotels?|caterers?|owners?/iu,
    [
      'Your customers [do not wait|have other doors to knock], so [what holds you up costs you sales|a day lost is money lost].',
      'You open [before the sun is hot|early], you close [when your leg is tired|when the last one has bought], and [the profit is in the small things|every naira has work].',
      'In business, [one thing you can count on|a figure you know in front] is worth [ten promises|plenty of talk], [and you know why|ask anybody who sells].',
      'You are [seller, cashier and cleaner|manager, cashier and messenger] in one day, so [you have no hour to waste|what saves you time is money].',
      'Your name [is on it|is what you sell], so [you cannot disappoint people|what stands behind you must be sure].',
      'When you [write the book at night|count at night], [you see where the day went|every small leak shows], [so look at this with that eye|so here are figures].',
    ],
  ],
  [
    /young|youths?|gen z|girls|guys|teen/iu,
    [
      'You want it [now, and clean|sharp], [and your pocket also has a say|and the budget must agree].',
      'You have seen [ten videos|the whole timeline] today, [so here is one with facts|so this one goes straight to the point].',
      'Everybody [is selling something online|promises online], [you want to know what is real|you want facts], [and here they are|so hear them].',
    ],
  ],
]
