import type { TradePack } from './trade-pack.ts'

export const transport: TradePack = {
  film: 'the parcels and the road',
  films: [[/(?:bus|tickets?|passengers?|trips?|travel|car hire|airport)(?!\p{L})/iu, 'the vehicle']],
  cases: [
    '[a customer has paid|somebody has bought from {me}], the parcel is [packed|ready], and [the rider is “on his way” since morning|nobody knows where it is|{my} phone keeps asking “where is it”]',
    '[the document must be there today|something is forgotten at home|the gift must arrive before the party], [the road is red on the map|traffic is standing], and [{I} cannot leave the shop|{I} {am} stuck at the office|nobody is free to go]',
    '{I} [travel on Friday|move house on Saturday], [the bags are ready|the boxes are ready], and [the driver changes the price at the door|the bus that was promised is full|nobody picks the call]',
  ],
  tips: [
    [
      'how do I send a parcel well',
      '[Write name, number and full address on it|Label it twice|Put one number inside and one outside], [with a landmark|with the nearest bus stop], because [a label falls, a second one stays|riders do not read minds].',
    ],
    [
      'how should I pack it',
      '[Wrap glass twice|Fill the empty space|Use a strong box], [shake it once|press it once], and [if it moves, add paper|mark it if it can break], because [roads here dance|the box meets many hands].',
    ],
    [
      'what if it is valuable',
      'If it is [valuable|expensive], say the value, [take a picture before it goes|film the packing], and [keep the receipt|get it in writing].',
    ],
    [
      'what about pay on delivery',
      'With pay on delivery, [confirm with the buyer first|call the buyer before the rider moves], [same day|on the morning], because [a returned parcel is paid twice|many forget what they ordered].',
    ],
    [
      'when should I send it',
      '[Book in the morning|Send before ten], [for same-day delivery|if it must arrive today], because [afternoon traffic decides for itself|rain and Friday evening are not on your side].',
    ],
    [
      'what about food and cold things',
      'For [food|cold things], [say so at pick-up|tell the rider], [use a bag that keeps the temperature|pack it upright], and [let the receiver be ready|do not leave it at a gate].',
    ],
    [
      'what about moving house',
      'For a move, [count the big things|make a video of the house|list the big things], [say the floor and the stairs|mention the stairs], because [a piano on the third floor is another price|the truck must fit].',
    ],
    [
      'how do I travel safely',
      '[Send the plate number to somebody at home|Share your trip|Take a picture of the plate], [use the belt|travel by day if you can], and [keep water with you|charge your phone before].',
    ],
    [
      'what should the receiver do',
      'The receiver should [open it while the rider is there|check it at the door|count the pieces], and [say at once what is wrong|take a picture], [before signing|not next week].',
    ],
    [
      'what if the address is hard to find',
      '[Send the location pin|Send a pin and a landmark], [and one person who knows the street|and keep your phone free], because [“after the yellow gate” is three streets|house numbers hide].',
    ],
    [
      'how do businesses do it',
      'If you [sell every day|send often], [collect orders by area|fix one pick-up hour], because [one trip with five parcels is cheaper than five|order saves fuel], and [tell buyers the hour|write it on your page].',
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
    '|a customer has paid': /dispatch|courier|deliver|rider|logistic|waybill/iu,
    '|the document': /dispatch|courier|deliver|rider|errand|bike/iu,
    '|move house': /mov(?:e|ing)\b|truck|relocat/iu,
    '|the boxes': /mov(?:e|ing)\b|truck|relocat/iu,
    '|the bus that': /\bbus|travel|ticket|trip|airport/iu,
    '|travel on Friday': /\bbus|travel|ticket|trip|hire|airport|mov(?:e|ing)|truck|relocat/iu,
  },
  jokes: [
    '[“I am at your junction”|“Two minutes”|“I am close”] [is a feeling, not a place|has many meanings|is our national poem], [so ask for the landmark|so ask which junction|so breathe].',
    '[The traffic|That pothole|The go-slow at the bridge] [asked of us|knows us by name|has our number], and [we greet it every day|it never says sorry|one day it will pay rent].',
  ],
  shots: [
    'Film {film} [from the side|from behind|from above], [by day|ten seconds|as it moves].',
    'Film [a parcel being labelled|hands that pack|a box being closed|a parcel changing hands], [from near|from above|over the shoulder], [with the sound on|five seconds].',
    'Film [the start of a trip|a helmet going on|a door that opens|the handshake at the gate], [from the side|from a few steps away], [in one take|five seconds].',
    'Take [one picture of the vehicle|one picture of the packed load|one picture of the label], [clean|in daylight|for the cover].',
  ],
}
