import type { TradePack } from './trade-pack.ts'

export const cars: TradePack = {
  film: 'the car',
  cases: [
    '{I} [have saved for a car|want to buy a car], [every advert says “buy and drive”|the pictures shine], and [{my} mechanic shakes the head|the papers bear another name|the AC only works in the advert]',
    '[the bus is full again|rain starts at the bus stop], {I} [{am} late for the third time|hold a bag in each hand], and [{I} say: this year it must be a car|another taxi asks for double]',
  ],
  tips: [
    [
      'what should I check first',
      'Start it cold, [listen to the first minute|look at the smoke], because [a warm engine hides things|blue smoke and knocking tell a story], and bring your own mechanic.',
    ],
    [
      'what about the papers',
      '[Compare the chassis number|Check every paper], [number by number|in daylight], and see the seller’s ID, [before any money moves|because a bad paper costs more than an engine].',
    ],
    [
      'how do I test drive',
      'On the test drive, [take a bad road|drive ten minutes, not two], [radio off|windows down], [brake hard once|let go of the wheel on a straight road], and [listen|feel if it pulls].',
    ],
    [
      'what does it cost to keep',
      'Count fuel, papers and service, [before you choose the model|before you buy], because a cheap car can have dear parts.',
    ],
    [
      'how do I pay',
      '[Pay by transfer|Pay at the bank], [never all in cash|not before you hold the papers], [with a signed agreement|with two witnesses], and [write down date and hour|keep copies of the IDs].',
    ],
    [
      'what about AC and electrics',
      '[Switch on everything|Try every button], [AC, windows, lights, horn|with the engine hot], because [electrics are small money until they are many|a weak AC is rarely “just gas”].',
    ],
    [
      'what about tyres',
      '[Look at the tyres|Read the date on the tyres], [all five|inside and outside], because [uneven wear points at the suspension|old rubber bursts in the heat], and [put new ones into your sum].',
    ],
    [
      'what after I buy',
      'After buying, [change the oil and the filters|do a full service], [put the papers in your name|register it at once], and [note the date of everything|change the locks if a key is missing].',
    ],
    [
      'how do I keep it well',
      '[Check oil and water each week|Keep to the service dates], [cold engine|on Saturday mornings], because engines die slowly, then suddenly.',
    ],
  ],
  jokes: [
    '[My umbrella|The conductor at my bus stop|My walking shoes] [heard about this|saw me looking at cars] and [got emotional|asked if it is goodbye|started to sing], [after all these years|I will visit|we had good times].',
    '[“Just buy and drive”|“Used by a pastor”|“No single fault”] [is our national fairy tale|deserves a film|made my mechanic laugh], [so bring your mechanic|so check it twice|so listen to the engine].',
  ],
  shots: [
    'Film {film} [from the front|from the side|all the way round], [in daylight|slowly|in one walk].',
    'Film [the dashboard at the start|the engine|the seats|the boot], [from near|from the door], [with the sound on|five seconds].',
    'Film [a hand that turns the key|a wheel that starts to roll|the lights as they come on], [from near|from low down], [in one take|with the sound on].',
    'Take [one picture of each side|one picture of the tyres|one picture of the mileage], [washed|in daylight|number plate covered].',
  ],
}
