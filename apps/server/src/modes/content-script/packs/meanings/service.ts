import type { Meaning } from './meaning.ts'

export const service: readonly Meaning[] = [
  [
    /^(?:we(?: are|[’']re)? )?open\b|opening hours|\b24 ?(?:hours|hrs)\b(?!.*(?:light|power|security))|24\/7/iu,
    [
      'Pick [the hour that suits you|your own hour], and [come straight|plan the road with it].',
      'Ask which [hour|day] is [quiet|calm], and [come then|choose that one], if you hate [queues|waiting].',
      '[Save the hours|Keep the hours in your phone], so that [nobody sends you back from the gate|you do not ask each time].',
      'If you are [coming from far|only free at the edge of the day], [call first|send a message first], [and come in peace|so that you are expected].',
      'After [work, school or market|your own closing time], look if [it still fits|there is time], [and use it|one trip, two things done].',
      'Tell [the person you will send|whoever goes for you] [the hours too|when to come], [not only the place|it saves a trip].',
    ],
  ],
  [
    /free (?:nationwide |home )?(?:delivery|shipping|dispatch).*(?:above|over|from|when|if|for|within)/iu,
    [
      '[Check if you fall inside that|See if that covers you], and the delivery money [stays in your pocket|stays with you|can buy something else].',
      'Before you order alone, [ask the person beside you|ask around the house|ask your neighbour]: [one list, one delivery|two people on one list get more out of it].',
      '[Mention it when you order|Say it when you write], so that [delivery is not added by mistake|the total comes out right].',
      'The [rider|driver] still [comes to your gate|comes to you], but [that bill is not yours|your wallet rests].',
      '[Do the sum first|Do your sum]: sometimes [one more item|a little more] is cheaper than [the bike|the road].',
      '[If you are close to it, reach it|If you are almost there, complete it], [transport is not cheap these days|you know what a bike costs now].',
    ],
  ],
  [
    /free (?:nationwide |home )?(?:delivery|shipping|dispatch|pick-?up)/iu,
    [
      'The transport money [stays in your pocket|stays with you|can buy something else].',
      'The figure you see [does not grow at your gate|will not grow on the road|is not waiting to surprise you at the gate].',
      'You [sit where you are|stay where you are], and nobody says [“and two thousand for the rider”|“you will add transport”] [at the end|when it comes].',
      '[Distance is not your bill|The road is not on your bill], so [order from where you are|order without that fear].',
      'You know what [a bike|one trip] costs [now|these days]: [that part is off your list|cross it off].',
      '[Compare the totals|When you compare], [count the delivery too|add delivery on the other side too], [and look again|then look at this one].',
    ],
  ],
  [
    /\b(?:deliver|waybill|ship|load|dispatch).*\b(?:every|on) (?:mon|tues|wednes|thurs|fri|satur|sun|\p{L}+ and)/iu,
    [
      '[Look at what you have left|Check your store] [the evening before|two days before], and send your order [in time|before that day].',
      '[Mark those days|Put those days in your phone], and [plan your week around them|your stock will not finish by surprise].',
      'You know the day, so you do not [have to chase anybody|wait by the gate all week].',
      '[Tell the person who receives|Tell whoever is in the shop] [which day it is|what is coming], and [let there be space|let the count be ready].',
      'A fixed day [means you can promise your own customers|lets you plan your own sales], [with your chest|without fear].',
      'If you miss [one day|this round], you [know when the next one is|are not lost]: [just be early|send it early next time].',
    ],
  ],
  [
    /\b(?:deliver\w*|waybill|ship(?:ping|s|ped)?|dispatch|nationwide)\b/iu,
    [
      'You do not have to [leave your shop|leave the house|take permission at work|enter traffic] [to get it|for it].',
      '[Send your street and the nearest bus stop|Send your area and a landmark|Send a location pin] with [the order|your first message], so that it [finds you|comes straight to you].',
      '[Far is not an excuse again|Being far does not leave you out|You can be far and still have it], [just say where you are|only tell us your town].',
      '[Traffic stays outside|The queue stays outside|The sun stays outside]: [it comes to you|you wait at home].',
      '[Ask what it costs to your side|Ask about your own area] [first|before you pay], so that [the figure is complete|there is no surprise at the gate].',
      'On the day, [keep your phone on|leave your phone on loud]: one missed call, and [your parcel is touring the town|it goes back].',
    ],
  ],
  [
    /home service|we come to|i come to|(?:we|i) (?:\p{L}+ )?travel to|at your (?:home|house|office|door)/iu,
    [
      'You [stay where you are|do not move]: no [bus|keke|danfo], no [queue|traffic|parking].',
      '[Only clear a small space|Make a little space ready|Have a socket and a chair ready], and [keep your phone on|send a landmark].',
      'With [small children|visitors in the house|work on the table], [that is a gift|that changes everything]: [nobody has to watch the house|you leave nobody behind].',
      'Send [the full address|a pin and the gate colour] [the day before|early], [not on the morning itself|so that the hour is not lost on the road].',
      'Ask what [transport to your side|the trip to you] costs, [and let it be part of the figure|before you fix the hour].',
      '[Two or three people in one house|You and your neighbour] can [take the same visit|share one trip], [and it is easier for everybody|one visit, one stress].',
    ],
  ],
  [
    /no (?:fix|cure|result)s?,? no pay/iu,
    [
      'If it [does not work|fails], your money [does not move|stays where it is].',
      'The risk is [not yours|on this side], [so bring it|so let it be looked at].',
      'You only [open your wallet|pay] when you [see it work|have tested it].',
    ],
  ],
  [
    /free [^,]*(?:check|trial|class|lesson|consult|measure|test|inspection|estimate|quote|sample|survey|assessment|visit|diagnos|session)|(?:check|trial|class|lesson|consultation|test|inspection|measurement)[^,]*\bfree\b/iu,
    [
      '[Start there if you are not sure|If you are not sure, begin there]: it costs you [nothing but time|only your time].',
      'You [see for yourself|judge with your own eyes] first, and decide [after|when you have seen it].',
      '[Come with your questions|Bring every question] to that one, [so that you know what you are choosing|and go home with answers].',
      'No money has [moved|left your hand] yet, and you already [know more|have something to compare].',
      'The worst that can happen is that you [learn something|spend an hour], [and that is not a loss|and even that is useful].',
      'If you have been [postponing|saying “next month”], [this is the easy door|this is the soft way in]: [nothing to pay|no money needed].',
    ],
  ],
  [
    /ready (?:in|within|the same)|(?:in|within|under|takes?) (?:\d+|one|two|three) (?:hours?|hrs|days?|minutes|weeks?)|same[- ]day|next[- ]day|express/iu,
    [
      '[Count back from the day you need it|Take the date you need it and count back], and [start before then|send it before then].',
      'If your own date is [closer than that|nearer than that], say it in your [first message|first line].',
      'You can [tell the people at home|tell whoever is waiting] [a real day|what to expect], [not “soon”|not “anytime from now”].',
      'Add [one day for Nigeria|one day for rain and traffic] [to your own plan|when you plan], [you will thank yourself|and stay calm].',
      'The earlier [your details are complete|you send everything], the earlier [the counting starts|that time begins].',
      '[Ask from when it counts|Ask when the clock starts]: [from the order or from the payment|the day you pay, or the day you order]? [That question saves stress|Know that, and you can plan].',
    ],
  ],
  [
    /\d+ (?:pupils|students|children|kids|learners|people|persons) (?:per|in|to) |small (?:class|group)|one[- ](?:on|to)[- ]one/iu,
    [
      'In a group like that, [a question gets its turn|nobody hides at the back|the quiet one is also heard].',
      'If [you do not understand|something is not clear], you can [say it|raise your hand] [and wait for the answer|without shame].',
      'Ask yourself [how many share one teacher now|how often anybody answers in a crowd], and [compare|put the two side by side].',
      'A mistake is [seen the same day|noticed while it is small], not [at the end of term|on the day of the result].',
    ],
  ],
  [
    /\bonline\b|zoom|google meet|whatsapp (?:class|group)/iu,
    [
      'A phone, data and [a quiet corner|a quiet room] are [enough|what you need], [not transport|not a bus stop].',
      '[Rain or traffic|Rain, traffic or fuel], you [join from where you are|do not have to go out].',
      '[Charge the phone before|Charge the phone and the earpiece], [sit where the network is good|know the corner where network is strong], [and you are set|that is all the preparation].',
    ],
  ],
  [
    /\b(?:no|without|zero) (?:added )?(?:sugar|alcohol|preservative|chemical|bleach|msg|artificial|colou?ring|pork|hidden)|\borganic\b|\bnatural\b|\bhalal\b|unscented/iu,
    [
      'If you [are careful about that|check that first|always ask about that], [you have your answer|you can relax].',
      '[Somebody in your house asks that first|There is always one person who asks that first]: [now you can answer|tell them].',
      'You did not [have to search for it|have to turn the pack to look for it], [it is said openly|we said it first].',
    ],
  ],
  [
    /handmade|hand-made|by hand|hand ?(?:woven|sewn|stitched|painted)/iu,
    [
      '[Look at it from near|Zoom into the picture]: [hands did that|that is somebody’s patience].',
      'Hands [made it|worked on it], so [no two look exactly alike|yours will have its own character].',
      'Ask [how long one takes|who makes it], [you will look at it differently|and you will see why it is worth it].',
    ],
  ],
  [
    /nafdac|\bcac\b|certified|licen[sc]ed|registered|accredited|approved|insured/iu,
    [
      'You can [ask to see it|ask for the number] and [check it yourself|check it on your own].',
      'Paper first, [then money|then agreement]: [ask, it is normal|that is how it should be].',
      'You are not [gambling|trusting a stranger’s mouth]: [there is a record|there is something to check].',
    ],
  ],
  [
    /(?:\d+|many|ten|five|nine|twenty)\+? years?.*(?:experience|\bin |teaching|working)|since (?:19|20)\d\d|for \p{L}+ years/iu,
    [
      'So you are not [anybody’s first customer|anybody’s first try|the one they learn with].',
      'Ask about [the work of those years|earlier work], [ask for pictures too|it is fair to ask].',
      'Whatever your case is, [say it|bring it]: [it may not be new here|somebody may have brought it before you].',
    ],
  ],
  [
    /first \d+|only \d+|\d+ (?:slots?|spaces?|seats?|units?|pieces?) (?:only|left|available)|limited/iu,
    [
      'After that number it is [finished|closed], so [do not be the next one on the line|do not come late|move early].',
      'If [you are thinking about it|your mind says yes], [think quickly|move today], [numbers finish|a number like that finishes].',
      'If two of you want it, [say so now|put both names], [one space is not for two|do not wait to decide together].',
    ],
  ],
  [
    /\b(?:offer ends?|promo ends?|ends? on|closes? (?:on|by)|(?:orders?|registration|forms?|sales?) closes?|deadline|last day|expires?|valid (?:till|until))/iu,
    [
      'After that [the door is closed|it is gone], so do not [say tomorrow|leave it for the last hour].',
      'Set [an alarm|a reminder] for [the day before|two days before], [not for the day itself|so you are early].',
      'Everybody [remembers|wakes up] on the last day, [and the line is long|and the network is slow]. [Be the early one|Do yours before them].',
    ],
  ],
  [
    /\bsizes\b|\bsize \d/iu,
    [
      'Send your size [with the first message|when you write], so that [nobody guesses|it is one message].',
      'If you are between two sizes, [say it|mention it], and [ask which one runs bigger|send your measurement].',
      'Measure [today|at home], [not from memory|bodies change], and [write it down|keep the number].',
    ],
  ],
  [
    /\bcolou?rs?\b|comes? in (?:black|blue|red|white|brown|wine|green|gold)/iu,
    [
      'Say [the colour you want|your colour] and [a second choice|the next best].',
      'Ask for [a picture by the window|a picture in daylight], because [bulbs change colours|the phone lies about colours].',
      'Think of [what you have at home|what it will stand beside], [and choose with that|then choose].',
    ],
  ],
  [
    /\b(?:made|baked|cooked|prepared|fried|squeezed|ground) (?:fresh(?:ly)? )?(?:every|daily|each|the same)|fresh(?:ly)? (?:made|baked|cooked|every|daily|each)/iu,
    [
      'What you [take home|get] today did not [wait since last week|sleep three nights on a shelf].',
      '[Come early|Ask early] if you want [the first of the day|it at its best], [you know how good things finish|the early ones choose].',
      'You can [taste the difference|see the difference], [close your eyes and try|one try is enough to know].',
    ],
  ],
  [
    /\bcertificates?\b/iu,
    [
      'Ask [what it is good for|who signs it], and [put it beside the work you can show|keep your own work too].',
      'On the day they ask for [a paper|proof], you [have one|do not have to explain yourself].',
      'Paper opens the door, [what you can do keeps you inside|the rest is your hands]: [go home with both|you need the two].',
    ],
  ],
  [
    /pick-?up|we (?:collect|pick)/iu,
    [
      'You do not [carry it across town|look for a bike]: [have it ready at the door|pack it and wait].',
      'Count [the pieces|what you hand over] and [snap it|write it down] before [it leaves|you close the gate].',
      'Say [which hours you are at home|when somebody is around], so that [nobody knocks for nothing|one trip is enough].',
    ],
  ],
]
