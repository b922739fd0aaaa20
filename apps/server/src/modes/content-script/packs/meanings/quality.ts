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
    [
      'You [do not see germs|cannot see it with your eyes], so [it matters that it is done|it must be done each time].',
      'Your skin [does not need another person’s story|remembers what touched it]: [that is why|so this is no small thing].',
      'Ask anybody who [caught something once|once came home with a rash]: [that is worth more than the price|they look at that first].',
    ],
  ],
  [
    /\b(?:solar|generator|inverter|light|power)\b.*(?:hours|never|always|back ?up|constant|24)|(?:24|18|20) ?hours? (?:light|power)|never goes off|constant (?:light|power)|steady light|back-?up (?:light|power)/iu,
    [
      'When the street is dark, [that is when you notice it|you see the difference], [and you will notice|and your phone stays charged].',
      'NEPA [may do what it likes|has no say in it], [and that decides more than people think|and so nothing waits for light].',
      'Light is [half of comfort|what everybody forgets to ask], [here you have the answer|so now you know].',
    ],
  ],
  [
    /take home|you keep (?:the|what|your)|yours to keep/iu,
    [
      'So you do not go home [empty-handed|with stories only], [they will see it at the door|your people will taste the proof].',
      'Somebody at home [will ask what you did all day|will ask for evidence], [and it is in your hand|and you just open the bag].',
      'That is [the best kind of receipt|better than any paper], [you carry it home|you can show it].',
    ],
  ],
  [
    /before and after|we send (?:you )?(?:pictures|videos?)|video (?:proof|update)/iu,
    [
      'You see [with your own eyes what changed|what was done], [even if you were not there|without climbing anywhere].',
      'A picture [does not argue|settles every argument]: [this was before, this is now|one look is enough].',
      'If you are [at work|in another town], [you still see it|the phone shows it], [and nobody can tell you stories|and you sleep well].',
    ],
  ],
  [
    /\b(?:original|genuine|authentic|grade a|first grade|100 ?%|pure|unmixed|brand new)\b/iu,
    [
      'You have seen [the other kind|the fake ones], so [look closely|check it with your own hand], [you will know|the eye can tell].',
      'Hold it [in your hand|beside the one you know], and [compare|judge], [that is the quickest test|it takes one minute].',
      'Cheap [imitations|copies] [cost twice|come back as a second bill], [you know that story|that lesson is dear].',
    ],
  ],
  [
    /\b(?:water ?proof|washable|foldable|portable|rechargeable|lightweight|unbreakable|rust[- ]?free|stainless|wrinkle[- ]free|non-?stick)\b/iu,
    [
      'You will [thank it|remember it] on the day [it rains|everything is in a hurry], [small word, big difference|that one word does it].',
      'That is [what you notice after a month|what you use every day], [not on the first day|not the colour].',
      'Think of [your last one|the one you have now]: [would it have survived|did it do that]?',
    ],
  ],
  [
    /\bparking\b|\bwi-?fi\b|\bpool\b|\bsecurity\b|air ?condition|\bAC\b/u,
    [
      'You notice such things [when they are missing|only where they are missing], [ask anybody who has been there|and then it is too late].',
      'That is [one worry less|one thing off your mind], [before you even arrive|for you and whoever comes with you].',
      'Put it [on your list|beside the other places], and [see how many have it|compare line by line].',
    ],
  ],
  [
    /adjust|amend|alter(?:ed|ation)|free (?:fitting|correction|touch)/iu,
    [
      'If it [pulls at the shoulder|sits one finger too tight], [you bring it back|say so], [and it is put right|it does not stay like that].',
      'Try it on [before the day, not on the day|the evening you get it], [sit down, lift your arms|in front of a mirror].',
      'A body [changes after owambe|is not a ruler], [so that one is worth having|you will be glad of that].',
    ],
  ],
  [
    /papers? (?:are |is )?(?:complete|ready|intact)|complete papers?|original (?:receipt|papers)|c of o|documents? (?:are |is )?(?:complete|ready)/iu,
    [
      'Look at them [with your own eyes|in daylight], [name by name|line by line], [and only then talk money|before any money moves].',
      'A thing without papers is [a visitor|borrowed trouble], [you know that story|ask anybody who has stood before police].',
      'So [your sleep is safe|you are not buying another man’s problem], [and you can show it to anybody|take a picture of each page].',
    ],
  ],
  [
    /^(?:\p{L}+\s?){1,3}(?:, (?:\p{L}+\s?){1,3})+,? (?:and|or|&) (?:\p{L}+\s?){1,3}$/iu,
    [
      'One of them is yours: [say which when you write|name it when you write].',
      'If you cannot choose, [think of who it is for|say who it is for], [and the choice makes itself|and one of them stands out].',
      '[Ask at home which one|Let them vote at home], [before you write|tonight], [and the list is short|it is a nice quarrel].',
    ],
  ],
  [
    /cctv|live (?:camera|video)/iu,
    [
      'You look at your phone [at work|in the bus], and [you know|your heart is calm].',
      '[You do not have to imagine|No guessing]: [look and see|one look tells you].',
      'Seen is [better than told|more than any promise], [and there you see|you can look].',
    ],
  ],
  [
    /\b(?:no|without|zero) (?:added )?(?:sugar|alcohol|preservative|chemical|bleach|msg|artificial|colou?ring|pork|hidden|hydroquinone|sulphate|paraben)|(?:sugar|alcohol|gluten|dairy)[- ]free|no (?:sugar|salt) (?:is )?added|\borganic\b|\bnatural\b|\bhalal\b|unscented/iu,
    [
      'If you [are careful about that|check that first|always ask about that], [you have your answer|you can relax].',
      'There is always one person who [asks that first|turns the pack to look for it]: [now you can answer|tell them].',
      'You did not [have to search for it|have to turn the pack to look for it], [it is said openly|we said it first].',
      'What is not in it [matters as much as what is|is also a reason], [for your body|for many people].',
      'The one at home who [reads every label|watches what enters the body] [can relax|will nod].',
      'So [that worry|that question] is [off the table|settled], [before you even try it|from the start].',
    ],
  ],
  [
    /hand ?-?made|(?:made|sewn|woven|painted|carved|cut) by hand|hand ?(?:woven|sewn|stitched|painted)/iu,
    [
      '[Look at it from near|Zoom into the picture]: [hands did that|that is somebody’s patience].',
      'Hands [made it|worked on it], so [no two look exactly alike|yours will have its own character].',
      'No machine [pushes out a thousand of it|stamps it out], [and you can see that|look at the small details].',
    ],
  ],
  [
    /^(?!.*\b(?:we|i) (?:register|file|help|get|process|handle)\b).*(?:nafdac|\bcac\b|certified|licen[sc]ed|registered|accredited|approved|insured|vaccinated)/iu,
    [
      'You can [ask to see it|look at the record] and [check it yourself|check it on your own].',
      'That was done [before it reaches you|before you come in], [not left for you|so you start one step ahead].',
      'You are not [gambling|trusting a stranger’s mouth]: [there is a record|there is something to check].',
    ],
  ],
  [
    /not included|excluded?|does not (?:include|cover)|extra charge/iu,
    [
      'So [plan that part yourself|bring your own person for that part], [and nothing surprises you on the day|you know it early].',
      'You hear it [now|before you pay], not [on the day|at the gate], [so your list is complete|so you can arrange it].',
      'That part [stays in your own hands|is yours to choose], [your taste, your person|choose whom you like].',
    ],
  ],
  [
    /(?<!not )\b(?:included|provided)\b|\bcomes? with\b|all[- ]inclusive|\bincludes\b/iu,
    [
      'That is [one list less to write|one more call you do not make], [it is already in|cross it off].',
      'You do not [rent it elsewhere|look for it elsewhere], [and you do not pay twice|it is inside the figure].',
      'When you compare, [count what is already in|count that too], [not only the big figure|the figure alone does not tell it].',
    ],
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
    /\bcolou?rs?\b|comes? in (?:black|blue|red|white|brown|wine|green|gold)/iu,
    [
      'Say [the colour you want|your colour] and [a second choice|the next best].',
      'Ask for [a picture by the window|a picture in daylight]: [bulbs change colours|the phone lies about colours].',
      'Think of [what you have at home|what it will stand beside], [and choose with that|then choose].',
    ],
  ],
  [
    /\b(?:made|baked|cooked|prepared|fried|squeezed|ground|smoked) (?:fresh(?:ly)? )?(?:every|daily|each|the same)|fresh(?:ly)? (?:made|baked|cooked|every|daily|each)|fresh\b/iu,
    [
      'What you [take home|get] did not [wait since last week|sleep three nights on a shelf].',
      '[Come early|Write early] if you want [the first of the day|it at its best], [you know how good things finish|the early ones choose].',
      'You can [taste the difference|tell by the smell], [close your eyes and try|one try is enough to know].',
    ],
    /feeds?\b|stock|flowers?/iu,
  ],
  [
    /\b(?:swap|trade[- ]in|exchange)\b/iu,
    [
      'The old one [in your hand|in your drawer] is [already part of the money|worth something there].',
      '[Charge it|Wipe it], [save your pictures first|take out your SIM], and [bring it along|let it be seen].',
      'So you do not [sell it to a stranger first|throw the old one in a drawer].',
    ],
  ],
]
