import type { TradePack } from './trade-pack.ts'

export const transport: TradePack = {
  film: 'the parcels and the road',
  films: [[/(?:bus|tickets?|passengers?|trips?|travel|car hire|airport)(?!\p{L})/iu, 'the vehicle']],
  cases: [
    '[a customer has paid|somebody has bought from {me}], the parcel is [packed|ready], and [{I} cannot leave the shop to take it there|the address is on the other side of town|{my} phone keeps asking “where is it”]',
    '[the document must be there today|something is forgotten at home|the gift must arrive before the party], [the road is red on the map|traffic is standing], and [{I} cannot leave the shop|{I} {am} stuck at work|nobody is free to go]',
    '{I} travel on Friday, [the bags are ready|the whole family is dressed], and [the last seat is gone|the queue goes round the park|the bus leaves as {I} arrive]',
    '{I} land at the airport, [it is late|the bags are heavy|the meeting is in one hour], and [no car can be found|{I} do not know the town|the phone has five percent]',
    '{I} move house on Saturday, [the boxes are ready|the keys are in {my} hand], and [the friend with the van has travelled|nobody knows how the fridge gets down the stairs|the bed does not pass the door]',
  ],
  tips: [
    [
      'how do I send a parcel well',
      'Write the name, the phone number and the full address [on two sides|outside and once inside], [with a landmark|with the nearest bus stop], because [a label can fall off|the rider cannot read minds].',
    ],
    [
      'how should I pack it',
      'Use a strong box, [wrap glass twice|fill the empty space with paper], and [add paper if something moves when you shake it|write “fragile” on it if the content can break], because [roads here dance|the box meets many hands].',
    ],
    [
      'what if it is valuable',
      'If what you send is [valuable|expensive], [say the value at pick-up|say what it is worth when you book], [take a picture before it goes|film the packing], and [keep the receipt|get it in writing].',
    ],
    [
      'what about pay on delivery',
      'With pay on delivery, call the buyer [before the rider moves|on the same morning] and confirm the order, because [a returned parcel is paid twice|many forget what they ordered].',
    ],
    [
      'when should I send it',
      'If a parcel must arrive today, [book in the morning|send it before ten], because [afternoon traffic decides for itself|the evening road is full].',
    ],
    [
      'what about food and cold things',
      'For [food|cold things], say so [when you book|at pick-up], pack everything [upright|in a bag that keeps the temperature], and [let the receiver be ready|call the receiver first].',
    ],
    [
      'what about moving house',
      'For a move, [make a video of the house|list the big things], and say for both houses [which floor it is|if there are stairs], because [a fridge on the third floor is another job|the right truck is chosen from that].',
    ],
    [
      'how do I travel safely',
      'Before the trip, [send the plate number to somebody at home|share your route with somebody at home], [charge your phone|put water in your bag], and [use the belt|keep your papers on your body].',
    ],
    [
      'what should the receiver do',
      'The receiver should [look at the parcel at the door|count the pieces] [before signing|while the rider is there], and [say at once if something is missing|take a picture if something is broken].',
    ],
    [
      'what if the address is hard to find',
      'Send [the location pin|a pin and a landmark], and [keep your phone free|add the number of somebody who knows the street], because [“after the yellow gate” can be three streets|house numbers hide].',
    ],
    [
      'how do businesses do it',
      'If you [sell every day|send often], [put orders for one area together|fix one pick-up hour], and [tell your buyers the plan|write the plan on your page], because [one trip with five parcels is cheaper than five trips|order saves fuel].',
    ],
  ],
  fits: {
    'what about moving house': /mov(?:e|ing)|truck|relocat|pack/iu,
    'what about food and cold things': /dispatch|courier|deliver|rider|errand|food/iu,
    'how do I travel safely': /\bbus|travel|ticket|trip|car hire|airport|passenger/iu,
    'what about pay on delivery': /dispatch|courier|deliver|rider|logistic/iu,
    'how do businesses do it': /dispatch|courier|deliver|rider|logistic|vendor/iu,
    'how do I send a parcel well': /dispatch|courier|deliver|rider|logistic|waybill|parcel/iu,
    'what should the receiver do': /dispatch|courier|deliver|rider|logistic|waybill|parcel/iu,
    'when should I send it': /dispatch|courier|deliver|rider|logistic|waybill|parcel/iu,
    'how should I pack it': /dispatch|courier|deliver|rider|logistic|waybill|parcel|mov(?:e|ing)|truck|pack/iu,
    'what if the address is hard to find': /dispatch|courier|deliver|rider|logistic|pick/iu,
    'what if it is valuable': /dispatch|courier|deliver|rider|logistic|waybill|parcel|mov(?:e|ing)/iu,
    '|parcel': /dispatch|courier|deliver|rider|logistic|waybill|parcel|errand/iu,
    '|red on the map': /dispatch|courier|deliver|rider|logistic|waybill|parcel|errand/iu,
    '|traffic is standing': /dispatch|courier|deliver|rider|logistic|waybill|parcel|errand/iu,
    '|a customer has paid': /dispatch|courier|deliver|rider|logistic|waybill/iu,
    '|the document': /dispatch|courier|deliver|rider|errand|bike/iu,
    '|move house': /mov(?:e|ing)\b|truck|relocat/iu,
    '|land at the airport': /car hire|airport|chauffeur|cabs?(?!\p{L})|taxi|hire a car|cars? for hire/iu,
    '|travel on Friday': /\bbus|ticket|trip|passenger/iu,
    '|helmet': /bike|dispatch|rider|courier|okada/iu,
    '|packed load': /dispatch|courier|deliver|rider|logistic|waybill|parcel|mov(?:e|ing)|truck|haul/iu,
    '|the label': /dispatch|courier|deliver|rider|logistic|waybill|parcel/iu,
    '|hands that pack': /dispatch|courier|deliver|rider|logistic|waybill|parcel|mov(?:e|ing)|relocat/iu,
    '|a box being': /dispatch|courier|deliver|rider|logistic|waybill|parcel|mov(?:e|ing)|relocat/iu,
    '|I am at your junction': /dispatch|courier|deliver|rider|logistic|parcel|errand|hire|airport|driver/iu,
  },
  jokes: [
    '[“I am at your junction”|“Two minutes”|“I am close”] [is a feeling, not a place|has many meanings|is our national poem], [and we all know it by heart|and we have all said it].',
    '[The traffic|That pothole|The go-slow at the bridge] [asks about us|knows us by name|has our number], and [we greet it every day|it never says sorry|one day it will pay rent].',
  ],
  shots: [
    'Film {film} [from the side|from behind|from above], [by day|for ten seconds].',
    'Film [a parcel being labelled|hands that pack|a box being closed|a parcel changing hands], [from near|from above|over the shoulder], [with the sound on|for five seconds].',
    'Film [the start of a trip|a helmet going on|a door that opens|the handshake at the gate], [from the side|from a few steps away], [in one take|for five seconds].',
    'Take [one picture of the vehicle|one picture of the packed load|one picture of the label], [in daylight|from the side|for the cover].',
  ],
}
