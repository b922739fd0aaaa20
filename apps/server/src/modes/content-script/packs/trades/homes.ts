import type { TradePack } from './trade-pack.ts'

export const homes: TradePack = {
  film: 'the room and the work',
  cases: [
    '[visitors are coming on Sunday|the new house is ready|the keys are in {my} hand], and [the dust has moved in first|the kitchen floor sticks|every room needs a hand]',
    '{I} [work the whole week|leave home at six every morning], [Saturday comes|the weekend comes], and [it goes on laundry and mopping|the house is waiting for {me}|there is no strength left]',
    '[water drops from the ceiling|the tap does not close|the drain is full] [at eleven at night|on a Sunday], and [everybody says “call somebody”|nobody knows whom to call]',
  ],
  tips: [
    [
      'what should I send first',
      'Send [pictures|a short video] of [the place|what must be done], and say [where you live|which day suits you|how soon it must be done], so that [the price is for your house, not for a dream house|nobody has to guess].',
    ],
    [
      'how do I prepare',
      '[Put away what is small and precious|Put papers and small things in a drawer], [clear the floor|free the surfaces|make room to work], and [show what is delicate|point out what may break] before the work starts.',
    ],
    [
      'who should be at home',
      '[Somebody should be at home|One person should be there] when the work starts and when it ends, because [small questions come up|it is better to look at the result together].',
    ],
    [
      'how do I check the work',
      '[Walk through the place together|Look at every corner], [open the taps|switch on the lights|look behind the doors], and say [kindly|at once] what is still missing, before the team leaves.',
    ],
    [
      'how often should each thing be cleaned',
      'Floors and bathrooms want it every week, [curtains and carpets|windows and fans] a few times a year, and [tanks and drains|gutters and tanks] at least once a year, because [what nobody sees is easily forgotten|they do not shout until it is late].',
    ],
    [
      'what about pests',
      'For [fumigation|spraying], cover all food and water first, keep everybody and the pets out, and open the windows [wide|for a while] when you return.',
    ],
    [
      'what about chemicals',
      '[Say before the work starts|Tell the team early] if [there is a baby at home|somebody has asthma|a pet lives in the house], so that [the right product comes along|the windows can stay open].',
    ],
    [
      'how do I save water',
      'A dropping tap [wastes a bucket a day|lets money run away], so [change the washer|have the small leak repaired] [before it becomes a big one|while it is still small].',
    ],
    [
      'what about laundry',
      'Before laundry goes out, [check the pockets|read the labels|separate the colours], [count the pieces|write a list], and [show every stain|mark the stains], because [fresh stains leave easier|a known stain is half gone].',
    ],
    [
      'when should I book',
      '[Month end|Saturday|December] is when everybody calls, so [take a weekday in the middle of the month|book some days ahead], because [there is more choice then|nobody is in a hurry then].',
    ],
    [
      'is one big cleaning enough',
      'A [big|deep] cleaning lasts longer if [shoes stay at the door|the bins go out daily|somebody wipes the kitchen each night], and that [is free|takes five minutes].',
    ],
    [
      'what about paint and repairs',
      'Before painting, [fix the leak|find where the water comes from] and let the wall dry, because [paint does not stop water|the wet spot comes back through fresh paint].',
    ],
    [
      'how do I avoid misunderstandings',
      '[Write the job down|Put the job in a message]: [what, where, when and how much|the rooms, the day and the price], because [what is written is not forgotten|then nobody argues at the door].',
    ],
  ],
  fits: {
    'what about laundry': /laundry|dry ?clean|wash|iron/iu,
    'what about pests': /fumig|pest|cockroach|rat/iu,
    'what about paint and repairs': /paint|leak|plumb|tiling/iu,
    'how do I save water': /plumb|tap|pipe|leak/iu,
    'what about chemicals': /clean|fumig|pest/iu,
    'is one big cleaning enough': /(?<!dry )clean/iu,
    'how often should each thing be cleaned': /(?<!dry )clean|tank/iu,
    'what should I send first': /(?<!dry )clean|paint|plumb|fumig|tiling|repair/iu,
    'when should I book': /(?<!dry )clean|paint|fumig/iu,
    'how do I check the work': /(?<!dry )clean|paint|plumb|tiling|repair/iu,
    '|kitchen floor': /(?<!dry )clean|wash/iu,
    '|every room': /(?<!dry )clean|wash/iu,
    '|the tap does': /plumb|pipe|leak|tap|drain/iu,
    '|the drain is': /plumb|pipe|leak|tap|drain/iu,
    '|the taps': /(?<!dry )clean|plumb|pipe|leak|tap|drain/iu,
    '|the house is waiting': /(?<!dry )clean|wash/iu,
    '|no strength left': /(?<!dry )clean|wash/iu,
    '|mop': /(?<!dry )clean|wash/iu,
    '|stain': /(?<!dry )clean|wash|laundry/iu,
    '|dust has moved in': /(?<!dry )clean|fumig/iu,
    '|laundry': /laundry|clean|wash|nanny|house ?keep/iu,
    '|water drops': /plumb|pipe|leak|tap|drain|electric/iu,
    '|heard the word cleaning': /(?<!dry )clean/iu,
    '|in my house': /(?<!dry )clean|wash|house ?keep/iu,
    '|at two in the night': /plumb|pipe|leak|tap|drain/iu,
    '|cloth and water': /(?<!dry )clean|wash/iu,
    '|window being wiped': /(?<!dry )clean/iu,
    '|the bucket': /(?<!dry )clean|wash/iu,
  },
  jokes: [
    '[The dust under my bed|My mop|My broom] heard the word cleaning and [has packed its bag|has asked for leave|is looking for another house], [with full luggage|without saying goodbye].',
    '[That one chair full of clothes|The cupboard nobody opens|The corner behind the fridge] in my house [knows itself|is sweating now|cannot hide any more], [but we will not mention names|and every house has one].',
    '[The tap in my kitchen|The drip in my bathroom|My old pipe] starts to [sing|drum] at two in the night, and [nobody asked for it|the whole street knows the song].',
  ],
  shots: [
    'Film [before and after|the first and the last look of one room|the stain and the clean spot] from the same [spot|height|corner], [in the same light|in two shots|by day].',
    'Film [the hands at work|cloth and water|the tools laid out|a window being wiped], [from near|over the shoulder|from the side][|, in one take|, with the sound on].',
    'Walk through the [room|house] [slowly|with your elbows at your sides], [from door to window|from corner to corner], [in one take|without zoom].',
    'Film [somebody who arrives and greets|the last check together|the bucket being carried out], [from the side|from a few steps away], [five seconds|with the sound on].',
  ],
}
