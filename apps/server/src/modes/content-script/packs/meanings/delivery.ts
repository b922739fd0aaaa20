import type { Meaning } from './meaning.ts'

const EVERYWHERE =
  /nation ?wide|(?:all|any|every|other) states?|everywhere|anywhere|across nigeria|all over nigeria|worldwide/iu
const NOT_SENT = /(?:we|i) (?:do not|don[’']t) deliver|no delivery|pick ?up only/iu

export const delivery: readonly Meaning[] = [
  [
    /free (?:nationwide |home )?(?:delivery|shipping|dispatch).*(?:above|over|from|when|if|for|within)|delivery.*\bfree\b.*(?:above|over|for orders)/iu,
    [
      'If you are close to it, reach it: [you know what a bike costs now|transport is not cheap these days].',
      '[Put two lists together|Ask the person beside you|Ask your neighbour], and [you reach it faster|one delivery serves you both].',
      '[Say it when you order|Mention it when you write], so that [delivery is not added by mistake|the total comes out right].',
      'The [rider|driver] still [comes to your gate|comes to you], but [that bill is not yours|your wallet rests].',
      '[Count your list again|Look at your list again]: sometimes [one more item|a little more] is cheaper than [the bike|the road].',
      'A big order is [heavy to carry|no fun on a bike], [and there that trouble is off your head|so that is the right one to have brought].',
    ],
  ],
  [
    /free (?:nationwide |home )?(?:delivery|shipping|dispatch|pick-?up)/iu,
    [
      'The transport money [stays in your pocket|stays with you|can buy something else].',
      'The figure you see [does not grow at your gate|will not grow on the road|is not waiting to surprise you at the gate].',
      'Nobody says [“and two thousand for the rider”|“you will add transport”] [at the end|when it comes].',
      'You know what [a bike|one trip] costs [now|these days]: [that part is off your list|cross it off].',
      '[When you compare|Before you compare], [count delivery on the other side too|add the bike on the other side], [and look again|then look at this one].',
      'You [stay where you are|sit where you are], and [it comes|it reaches you] [without a second bill|without an extra bill].',
    ],
  ],
  [
    /\b(?:deliver|waybill|ship|load|dispatch|supply).*\b(?:every|on) (?:mon|tues|wednes|thurs|fri|satur|sun|\p{L}+ and)/iu,
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
    EVERYWHERE,
    [
      '[From Sokoto to Calabar|From Lagos to Maiduguri|From Badagry to Yola], [your address counts|you are inside].',
      'Being far [does not leave you out|is no reason to miss it]: [say where you are|tell us your town].',
      'You do not [enter a bus|have to travel] for it: [it travels to you|the parcel does the travelling].',
      'A [cousin in another state|sister in another town] can [have it too|get it too], [so pass this on|tell her].',
      '[Send your town and the nearest park|Send the town and a number that is on], [and the road is clear|so that it finds you].',
      'You [stay at your work|stay where you are], and [it comes to your side|it takes the road alone].',
    ],
  ],
  [
    /home (?:service|visit)s?|we come to|i come to|come to your|comes? to you|(?:we|i) (?:\p{L}+ )?travel to|at your (?:home|house|office|door|gate)|from your (?:home|house|office|door|gate)/iu,
    [
      'You [stay where you are|do not move]: no [bus|keke|danfo], no [queue|traffic|parking].',
      'Send [the full address|a pin and the gate colour] [with your message|early], [so that the hour is not lost on the road|so that nobody circles your street].',
      'Your own door is [where it starts|the meeting point], so [you carry nothing|nobody searches for a place].',
      'With [small children|visitors|work on the table], that [is a gift|changes everything]: [nobody has to watch the house|you leave nobody behind].',
      '[You look on|You are there], and [you see what is done|nothing happens behind your back].',
      'You [lose no half day|do not close your shop], [life goes on while you wait|you only open the gate].',
    ],
  ],
  [
    /pick-?up (?:is )?(?:at|from|in) (?:our|the)|pick ?up (?:every|on) .* (?:at|from|in) (?:our|the)|(?:collect|pick) (?:it|them|yours) (?:at|from)/iu,
    [
      'You [see it|look at it] [at the place|before you carry it], with your own eyes, [before you take it home|and then it is yours].',
      '[Plan the road|Plan the trip] [the evening before|a day before], with [what you will carry it in|somebody to help you carry].',
      'You [meet the people|know the place] behind it, [not only a page|not only a voice on the phone].',
      '[Come with a number you can call|Save the way], and [tell the one you will send|tell the driver] [where it is|the name of the place].',
    ],
  ],
  [
    /pick-?up|we (?:collect|pick)/iu,
    [
      'You do not [carry it across town|look for a bike]: [have it ready at the door|pack it and wait].',
      'Snap [the pieces|what you hand over] before [it leaves|you close the gate], [and keep the picture|so that you know what is out].',
      'Say [which hours you are in|when somebody is around], so that [nobody knocks for nothing|one trip is enough].',
    ],
  ],
  [
    /track/iu,
    [
      'You look at your phone and [know where it is|see it move], [no calling up and down|no “I am on my way”].',
      'When your customer asks “where is it?”, [you have the answer|you can show it].',
      'So [nobody guesses|you are not guessing] [between pickup and arrival|while it is on the road].',
    ],
  ],
  [
    /\b(?:deliver\w*|waybill|ship(?:ping|s|ped)?|dispatch|(?:we|i) (?:bring|send))\b/iu,
    [
      'If you are [inside that area|on that side], you do not [leave your chair|enter traffic] for it.',
      '[Send the street and a landmark|Send the gate and the street], so that [the rider comes straight|it comes straight to you].',
      '[Traffic stays outside|The queue stays outside|The sun stays outside]: [it comes to you|you wait where you are].',
      'You [go on with your work|go on with your day], and [it is brought to you|somebody else does that road].',
      'On the day, [keep your phone on|leave your phone on loud]: one missed call, and [it is touring the town|it goes back].',
      'Your [lunch break|evening|morning] [stays yours|is not spent on the road], [the rider does that part|only open the door].',
    ],
    NOT_SENT,
  ],
]
