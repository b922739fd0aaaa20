import type { TradePack } from './trade-pack.ts'

export const jewelry: TradePack = {
  film: 'the jewelry',
  cases: [
    '[the dress is fine|the lace is sewn|the gele is tied], and [the neck is empty|the ears are empty|something is still missing]',
    '{I} wear a chain to [the party|work|church], and [by evening the neck is green|on the way the hook opens|by daylight it looks dull]',
    '{I} put on earrings in the morning, and [by noon the ears are scratching|by evening one of them is gone|a stone falls out on the way]',
    '[a birthday is on Friday|the anniversary is tomorrow|mama’s birthday is near], and {I} [know nothing about sizes|have no idea what to buy|{am} still looking]',
  ],
  tips: [
    [
      'how do I know my ring size',
      '[Wrap a thread round the finger|Lay a strip of paper round the finger] in the evening, mark where it meets, and [send the length in millimetres|measure it on a ruler], because fingers are bigger later in the day.',
    ],
    [
      'how long should the chain be',
      '[Hold a thread round your neck before a mirror|Lay a thread round your neck till it ends where you like it], and then [measure the thread|send its length], because [two fingers more or less make a difference|short and long change the whole neckline].',
    ],
    [
      'how do I keep the shine',
      '[Put on perfume and cream first and jewelry last|Put your jewelry on after cream and perfume], and take it off [to bathe|before you wash plates], because [sweat, soap and perfume dull it|water and soap eat the shine].',
    ],
    [
      'how do I store jewelry',
      'Keep each piece of jewelry [in its own small bag|alone in a small box], dry and [out of the sun|flat, not in a heap], so that [nothing scratches|nothing gets tangled].',
    ],
    [
      'how do I clean jewelry',
      '[Wipe it with a soft dry cloth|Use only a soft dry cloth] [each time you take it off|after every outing], and leave out [toothpaste|hard brushes|toothpaste and hard brushes], because that only scratches.',
    ],
    [
      'what goes with a loud fabric',
      'With [a loud fabric|lace and sequins|a bright Ankara], [choose either the neck or the ears|let one piece speak], and [let the rest keep quiet|keep the rest plain].',
    ],
    [
      'what goes with a round neck',
      'For a round neck, [a short chain is enough|let the ears talk]; a deep neck wants a chain that follows it, and [a high neck|a turtleneck] carries a long one.',
    ],
    [
      'what if my skin reacts',
      'If [your ears scratch|your skin reacts easily], say so before you choose, and try the piece at home for [an hour|one evening] first.',
    ],
    [
      'how do I choose a gift',
      'For a gift, [look at what the person wears every day|see if the person wears gold or silver], and copy the [tone|colour], not the style, because [it will go with all the rest|the same tone again is safe].',
    ],
    [
      'what should I check when it comes',
      'When your jewelry arrives, [look at it in daylight|look at every part], [open and close it gently|try it on once], and write the same day if [something is loose|something is missing].',
    ],
  ],
  fits: {
    '|neck is empty': /chain|necklace|pendant|set|jewel/iu,
    '|the ears are empty': /earring|stud|set|jewel/iu,
    '|wear a chain': /chain|necklace|pendant|set|jewel/iu,
    '|put on earrings': /earring|stud|set|jewel/iu,
    '|your ears': /earring|stud|set|jewel/iu,
    '|know nothing about sizes': /ring|band|bangle|bracelet|engagement|jewel/iu,
    '|My neck': /chain|necklace|bead|pendant|set|jewel/iu,
    '|My left ear': /earring|stud|set|jewel/iu,
    '|My ring finger': /ring|band|engagement|wedding|jewel/iu,
    '|the hook': /chain|necklace|pendant|bracelet|set|jewel/iu,
    '|whole set': /set|jewel/iu,
    'what goes with a loud fabric': /chain|necklace|pendant|earring|set|jewel/iu,
    'how do I know my ring size': /ring|band|engagement|wedding/iu,
    'how long should the chain be': /chain|necklace|bead|pendant|set|jewel/iu,
    'what goes with a round neck': /chain|necklace|pendant|set|jewel/iu,
    'what if my skin reacts': /earring|ring|chain|necklace|stud|jewel/iu,
  },
  jokes: [
    '[If light falls on this jewelry|When the camera flashes], [cover your eyes|say sorry to the photographer|even NEPA will ask where the light comes from].',
    '[My neck|My mirror|My left ear|My ring finger] [heard us|saw the box], and [has been standing straight since|has forgiven me].',
  ],
  shots: [
    'Film [the hook opening and closing|the stones being turned|{film} on a hand] [from near|against a dark cloth|beside a window], [slowly|in one take].',
    'Film [somebody who puts it on|a friend who wears it] and [turns to the light|moves a little|looks up and smiles], [close up|in daylight].',
    'Lay [the whole set on a dark cloth|each piece beside a coin] [in daylight|near a window], and [move the phone slowly across|film from above for five seconds].',
    'Take [one picture on the skin and one on cloth|one picture of the back and the hook|one picture of all colours in a row], [in daylight|without a filter].',
  ],
}
