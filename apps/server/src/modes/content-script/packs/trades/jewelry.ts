import type { TradePack } from './trade-pack.ts'

export const jewelry: TradePack = {
  film: 'the jewelry',
  cases: [
    '[the dress is fine|the lace is sewn|the gele is tied], and [the neck is empty|the ears are empty|something is still missing]',
    '{I} [wear a chain to the party|put on earrings in the morning], and [by evening the neck is green|by noon the ears are scratching|before the cake the hook is open]',
    '[her birthday is on Friday|the anniversary is tomorrow|{my} mother’s day is near], and {I} [do not know her size|have no idea what to buy|am still looking]',
  ],
  tips: [
    [
      'how do I know my ring size',
      '[Wrap a thread round the finger|Take a strip of paper round the finger], [mark where it meets|cut it where it meets], and [send the length in millimetres|measure it on a ruler], [in the evening, when fingers are bigger|not in the cold of the morning].',
    ],
    [
      'how long should the chain be',
      '[Hold a thread round your neck before a mirror|Lay a thread where it should end], [measure it|send the length], because [two fingers decide if it sits in or on the cloth|short and long change the whole neckline].',
    ],
    [
      'how do I keep the shine',
      '[Perfume and cream first, jewelry last|Wear it after your cream and perfume], and [take it off to bathe|remove it before you wash plates], because [sweat, soap and perfume dull it|water and soap eat the shine].',
    ],
    [
      'how do I store it',
      'Keep [each piece in its own small bag|every piece alone], [dry|in a closed box], [with the hook closed|flat, not in a heap], so that [nothing scratches|chains do not tie themselves].',
    ],
    [
      'how do I clean it',
      '[Wipe it with a soft dry cloth|Use a soft dry cloth] [each time you take it off|after every outing]; [no toothpaste, no hard brush|leave toothpaste for teeth], [it only scratches|they scratch].',
    ],
    [
      'what goes with a loud fabric',
      'With [a loud fabric|lace and sequins|a bright Ankara], [one piece speaks|choose either the neck or the ears], and [the rest keeps quiet|leave the other plain].',
    ],
    [
      'what goes with a round neck',
      '[Round neck, short chain or none|For a round neck, let the ears talk]; [deep neck, a chain that follows it|an open neck carries beads], and [a turtleneck takes a long one|a high neck wants a long chain].',
    ],
    [
      'what if my skin reacts',
      'If [your ears scratch|your skin reacts easily], say so before you choose, and [try it at home for an hour|wear it short at first].',
    ],
    [
      'how do I choose a gift',
      'For a gift, [look at what she wears every day|see if she wears yellow or white]: [the same colour again is safe|copy the colour, not the style], and [earrings need no size|a chain fits everybody].',
    ],
    [
      'what should I check when it comes',
      'When it arrives, [open and close the hook|pull the hook gently], [look at the stones in daylight|count the stones], and [write the same day|say it at once] if [something is loose|one is missing].',
    ],
  ],
  fits: {
    '|neck is empty': /chain|necklace|pendant|set|jewel/iu,
    '|the ears are': /earring|stud|set|jewel/iu,
    '|chain to the party': /chain|necklace|pendant|set|jewel/iu,
    '|earrings in the': /earring|stud|set|jewel/iu,

    'what goes with a loud fabric': /chain|necklace|pendant|earring|set|jewel/iu,
    'how do I know my ring size': /ring|band|engagement|wedding/iu,
    'how long should the chain be': /chain|necklace|bead|pendant|set|jewel/iu,
    'what goes with a round neck': /chain|necklace|bead|pendant|earring|set|jewel/iu,
    'what if my skin reacts': /earring|ring|chain|necklace|stud|jewel/iu,
  },
  jokes: [
    '[If light falls on it|When the camera flashes], [cover your eyes|the photographer will thank you|even NEPA will ask who it is].',
    '[My neck|My mirror|My left ear] [heard us|saw the box], and [has been standing straight since|has forgiven me].',
  ],
  shots: [
    'Film [the hook opening and closing|the stones when they are turned|the finish] of {film} [from near|against a dark cloth|beside a window], [slowly|in one take].',
    '[Somebody puts it on|A friend wears it] and [turns the head|moves the hand in the light|looks up and smiles], [close up|in daylight].',
    'Lay [the whole set on a dark cloth|each piece beside a coin], [from above|in daylight], [move the phone slowly across|five seconds].',
    'Take [one picture on the skin and one on cloth|one picture of the back and the hook|one picture of all colours in a row], [in daylight|no filter].',
  ],
}
