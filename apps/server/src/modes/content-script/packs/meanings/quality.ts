import type { Meaning } from './meaning.ts'

export const quality: readonly Meaning[] = [
  [
    /bring your own (?!mechanic|lawyer|surveyor|technician|engineer|electrician|friend|wife|husband|mother|pastor|tailor)\p{L}+/iu,
    [
      'So you pay for [the work|the hands] only, [what you have is used|the rest is already yours].',
      'Have it [ready the night before|clean and in a bag], [and you start at once|so that no minute is lost].',
      'It is [your own thing|what you chose yourself], so you know [what it is|where it has been].',
    ],
  ],
  [
    /sterili[sz]ed|disinfect|hygien|sanitis|clean (?:tools|towels?|sheets)|fresh (?:towels?|sheets)/iu,
    ['You [do not see germs|cannot see it with your eyes], so [it matters that it is done|it must be done each time].'],
  ],
  [
    /\b(?:solar|generator|inverter|light|power)\b.*(?:hours|never|always|back ?up|constant|24)|(?:24|18|20) ?hours? (?:light|power)|never goes off|constant (?:light|power)|steady light|back-?up (?:light|power)/iu,
    [
      '[Write down|List] what must stay on [at night|when the light goes], and [compare it with that|ask if it is covered].',
    ],
  ],
  [
    /take home|you keep (?:the|what|your)|yours to keep/iu,
    ['So you do not go home [empty-handed|with stories only], [you carry it home|it goes with you].'],
  ],
  [
    /before and after|we send (?:you )?(?:pictures|videos?)|video (?:proof|update)/iu,
    [
      'You see [with your own eyes what changed|what was done], [even if you were not there|without climbing anywhere].',
      'If you are [at work|in another town], [you still see it|the phone shows it], [before you pay the rest|the same day].',
    ],
  ],
  [
    /\b(?:original|genuine|authentic|grade a|first grade|100 ?%|pure|unmixed|brand new)\b/iu,
    [
      'Hold it [in your hand|beside the one you know], and [compare|judge], [that is the quickest test|it takes one minute].',
    ],
  ],
  [
    /adjust|amend|alter(?:ed|ation)|free (?:fitting|correction|touch)/iu,
    [
      'If it [pulls at the shoulder|sits one finger too tight], [say so|bring it back], [and it is put right|and have it put right].',
      'Try it on [before the day, not on the day|the evening you get it], [sit down, lift your arms|in front of a mirror].',
    ],
  ],
  [
    /papers? (?:are |is )?(?:complete|ready|intact)|complete papers?|original (?:receipt|papers)|c of o|documents? (?:are |is )?(?:complete|ready)/iu,
    [
      'Look at them [with your own eyes|in daylight], [name by name|line by line], [and only then talk money|before any money moves].',
    ],
  ],
  [
    /^(?:\p{L}+\s?){1,3}(?:, (?:\p{L}+\s?){1,3})+,? (?:and|or|&) (?:\p{L}+\s?){1,3}$/iu,
    [
      'Which of them do you need? [Name it when you write|Say it first when you write].',
      'If you need [more than one|two of them], [put them in one message|say so in the same message].',
      'Think of [the one you need first|which one comes first], [and begin with it|and start from there].',
    ],
  ],
  [
    /cctv|live (?:camera|video)/iu,
    ['You look at your phone [at work|in the bus], and [you see the room|you see it live].'],
  ],
  [
    /\b(?:no|without|zero) (?:added )?(?:sugar|alcohol|preservative|chemical|bleach|msg|artificial|colou?ring|pork|hidden|hydroquinone|sulphate|paraben)|(?:sugar|alcohol|gluten|dairy)[- ]free|no (?:sugar|salt) (?:is )?added|\borganic\b|\bnatural\b|\bhalal\b|unscented/iu,
    [
      'If you [are careful about that|check that first|always ask about that], [you have your answer|there is the answer].',
    ],
  ],
  [
    /hand ?-?made|(?:made|sewn|woven|painted|carved|cut) by hand|hand ?(?:woven|sewn|stitched|painted)/iu,
    [
      '[Look at it from near|Zoom into the picture]: [you can see the hand in it|that is hand work].',
      'It is hand work, so [no two look exactly alike|yours will differ a little from the picture].',
    ],
  ],
  [
    /^(?!.*\b(?:we|i) (?:register|file|help|get|process|handle)\b).*(?:nafdac|\bcac\b|certified|licen[sc]ed|registered|accredited|approved|insured|vaccinated)/iu,
    ['You can [ask to see it|look at the record] and [check it yourself|check it on your own].'],
  ],
  [
    /not included|excluded?|does not (?:include|cover)|extra charge/iu,
    [
      'So [plan that part yourself|bring your own person for that part], [and nothing surprises you on the day|you know it early].',
      'That part [stays in your own hands|is yours to choose], [your taste, your person|choose whom you like].',
    ],
  ],
  [
    /(?<!not )\b(?:included|provided)\b|\bcomes? with\b|all[- ]inclusive|\bincludes\b/iu,
    ['You do not [rent it elsewhere|look for it elsewhere], [and you do not pay twice|it is inside the figure].'],
  ],
  [
    /\bsizes\b|\bsize \d/iu,
    [
      'Send your size [with the first message|when you write], so that [nobody guesses|it is one message].',
      'If you are between two sizes, [say it|mention it], and send your measurements [too|with it].',
      'Measure [today|at home], [not from memory|bodies change], and [write it down|keep the number].',
    ],
    /wholesale|minimum \d|per dozen|resell/iu,
  ],
  [
    /\bcolou?rs?\b(?! (?:do|does|will|stay|remain))|comes? in (?:black|blue|red|white|brown|wine|green|gold)/iu,
    [
      'Say [the colour you want|your colour] and [a second choice|the next best].',
      'Ask for [a picture by the window|a picture in daylight]: [bulbs change colours|the phone lies about colours].',
      'Think of [what you have at home|what it will stand beside], [and choose with that|then choose].',
    ],
  ],
  [
    /\b(?:made|baked|cooked|prepared|fried|squeezed|ground|smoked) (?:fresh(?:ly)? )?(?:every|daily|each|the same)|fresh(?:ly)? (?:made|baked|cooked|every|daily|each)|fresh\b/iu,
    [
      '[Come early|Write early] if you want [the first of the day|it at its best], [and say how much you need|and say when you come].',
    ],
    /feeds?\b|stock|flowers?/iu,
  ],
  [
    /\b(?:swap|trade[- ]in|exchange)\b/iu,
    [
      'The old one [in your hand|in your drawer] is [already part of the money|worth something there].',
      '[Charge it|Clean it], [save your pictures first|save your files first], and [bring it along|let it be seen].',
      'So you do not [sell it to a stranger first|throw the old one in a drawer].',
    ],
  ],
]
