import type { TradePack } from './trade-pack.ts'

export const cars: TradePack = {
  film: 'the car',
  cases: [
    '{I} [have saved for a car|want to buy a car], [every advert says “buy and drive”|the pictures shine], and [{my} mechanic shakes the head|the papers bear another name|the AC only works in the advert]',
    '[the bus is full again|rain starts at the bus stop], {I} [{am} late for the third time|hold a bag in each hand], and [a car of {my} own is all {I} can think of|the taxi asks for double]',
  ],
  tips: [
    [
      'what should I check first',
      'Start it cold, [listen to the first minute|look at the smoke], and bring a mechanic you trust, because [a warm engine hides things|blue smoke and knocking tell a story].',
    ],
    [
      'what about the papers',
      '[Compare the chassis number with the papers, digit by digit,|Read every paper in daylight] and [see whose name is on them|take pictures of them], because the papers are part of the car.',
    ],
    [
      'how do I test drive',
      'On the test drive, [take a bad road|drive ten minutes, not two], [radio off|windows down], and [brake firmly once|hold the wheel lightly on a straight road] to feel if it pulls.',
    ],
    [
      'what does it cost to keep',
      'Count fuel, papers and service [before you choose the model|before you buy], because a cheap car can have dear parts.',
    ],
    [
      'how do I pay',
      '[Pay by transfer|Pay at the bank], when you have the papers in your hand, with [a signed agreement|two witnesses], and [write down date and hour|keep copies of the IDs].',
    ],
    [
      'what about AC and electrics',
      '[Switch on everything|Try every button], [AC, windows, lights and horn|with the engine hot], because [many small faults make a big bill|a weak AC is rarely “just gas”].',
    ],
    [
      'what about tyres',
      '[Look at all five tyres, inside and outside: uneven wear points at the suspension|Read the date on each tyre, the spare too: old rubber bursts in the heat].',
    ],
    [
      'what after I buy',
      'After buying, [change the oil and the filters|do a full service], put the papers in your name, and [note the date of everything|keep copies of the papers at home].',
    ],
    [
      'how do I keep it well',
      '[Check oil and water each week, with a cold engine|Keep to the service dates and note each one|Check the oil on Saturday mornings, before you start it], because engines die slowly, then suddenly.',
    ],
  ],
  jokes: [
    '[My umbrella|The conductor at my bus stop|My walking shoes] [heard about this|saw me looking at cars] and [got emotional|asked if it is goodbye|started to sing], [after all these years|before I even said a word].',
    '[“Used by a pastor”|“Only driven to church”|“No single fault”] [is our national fairy tale|deserves a film|made my mechanic laugh], so [bring your mechanic|check it twice|listen to the engine].',
  ],
  shots: [
    'Film {film} [from the front|from the side|all the way round], [in daylight|slowly|in one walk].',
    'Film [the dashboard at the start|the engine|the seats|the boot], [from near|with a steady hand], [with the sound on|five seconds].',
    'Film [a hand that turns the key|a wheel that starts to roll|the lights as they come on], [from near|from low down], [in one take|with the sound on].',
    'Take [one picture of each side|one picture of the tyres|one picture of the mileage], [washed|in daylight|number plate covered].',
  ],
}
