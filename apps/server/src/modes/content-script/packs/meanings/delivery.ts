import type { Meaning } from './meaning.ts'

const EVERYWHERE =
  /nation ?wide|(?:all|any|every|other) states?|everywhere(?! in)|anywhere(?! in)|across nigeria|all over nigeria|worldwide/iu
const NOT_SENT = /(?:we|i) (?:do not|don[’']t) deliver|no delivery|pick ?up only/iu

export const delivery: readonly Meaning[] = [
  [
    /free (?:nationwide |home )?(?:delivery|shipping|dispatch).*(?:above|over|from|when|if|for|within)|delivery.*\bfree\b.*(?:above|over|for orders)/iu,
    [
      '[Put two lists together|Ask the person beside you|Ask your neighbour], and [you reach it faster|one delivery serves you both].',
      '[Say it when you order|Mention it when you write], so that [delivery is not added by mistake|the total comes out right].',
      'The [rider|driver] still [comes to your gate|comes to you], and [you pay only for what you ordered|you pay for the goods alone].',
    ],
  ],
  [
    /free (?:nationwide |home )?(?:delivery|shipping|dispatch|pick-?up)/iu,
    ['The figure you see [is the figure you pay at the gate|is the one you pay|does not change at your gate].'],
  ],
  [
    /\b(?:deliver|waybill|ship|load|dispatch|supply).*\b(?:every|on) (?:mon|tues|wednes|thurs|fri|satur|sun|\p{L}+ and)/iu,
    [
      '[Look at what you have left|Check your store] [the evening before|two days before], and send your order [in time|before that day].',
      '[Mark those days|Put those days in your phone], and [plan your week around them|your stock will not finish by surprise].',
      'You know the day, so you do not [have to chase anybody|wait by the gate all week].',
      '[Tell the person who receives|Tell whoever is in the shop] [which day it is|what is coming], and [let there be space|let the count be ready].',
    ],
  ],
  [
    EVERYWHERE,
    [
      'A [cousin in another state|sister in another town] can [have it too|get it too], [so pass this on|tell her].',
      '[Send your town and the nearest park|Send the town and a number that is on], [and the road is clear|so that it finds you].',
    ],
  ],
  [
    /home (?:service|visit)s?|we come to|i come to|come to your|comes? to you|(?:we|i) (?:\p{L}+ )?travel to|at your (?:home|house|office|door|gate)|from your (?:home|house|office|door|gate)/iu,
    [
      'You [stay where you are|do not move]: no [bus|keke|danfo], no [queue|traffic|parking].',
      'Send [the full address|a pin and the gate colour] [with your message|early], [so that the hour is not lost on the road|so that nobody circles your street].',
      '[You look on|You are there], and [you see what is done|nothing happens behind your back].',
    ],
  ],
  [
    /pick-?up (?:is )?(?:at|in|from (?:our|the))\b|pick ?up (?:every|on) .* (?:at|from|in) (?:our|the)|(?:collect|pick) (?:it|them|yours) (?:at|from)/iu,
    [
      'You [see it|look at it] [at the place|before you carry it], with your own eyes, [before you take it home|and then it is yours].',
      '[Plan the road|Plan the trip] [the evening before|a day before], with [what you will carry it in|somebody to help you carry].',
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
    /\btrack(?!er)/iu,
    [
      'You look at your phone and [know where it is|see it move], [from pickup to arrival|until it arrives].',
      'When your customer asks “where is it?”, [you have the answer|you can show it].',
    ],
  ],
  [
    /\b(?:deliver\w*|waybill|ship(?:ping|s|ped)?|dispatch|(?:we|i) (?:bring|send)(?! (?:our|all|every|the)\b))\b(?!.*(?:e-?mail|whats ?app|pictures?|photos?|video|link))/iu,
    [
      '[Send the street and a landmark|Send the gate and the street], so that [the rider comes straight|it comes straight to you].',
      'On the day, [keep your phone on|leave your phone on loud]: one missed call, and [the rider waits outside|it goes back with the rider].',
    ],
    NOT_SENT,
  ],
]
