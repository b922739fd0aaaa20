import type { TradePack } from './trade-pack.ts'

export const pests: TradePack = {
  film: 'the corners and the spraying',
  cases: [
    '{I} [switch on the kitchen light|open the cupboard] [at night|for a glass of water], and [three cockroaches run behind the cooker|a cockroach is sitting on the bread|something moves under the sink]',
    '{I} [wake up|lie awake] and count new bites, {I} [lift the mattress|turn the pillow], and [the bedbugs are there, along the seam|there are small brown spots on the sheet]',
    '{I} [spray a tin every week|put powder in every corner], [the smell stays three days|the whole house coughs], and [two days later the pests are back|the pests just walk past it|something still moves at night]',
  ],
  tips: [
    [
      'how do I prepare the house',
      'Before spraying, [cover the food|put all food in closed bowls], [take out plates and toothbrushes|clear the kitchen tops], and [pull the bed and the sofa from the wall|open every wardrobe].',
    ],
    [
      'what of the children and pets',
      'Children and pets [should leave|should go out] [before the first spray|before the mask goes on], [the fish tank should be covered|pet bowls should be washed afterwards], and everybody comes back when the floor is dry.',
    ],
    [
      'what do I show the sprayer',
      'Show each place where you saw [pests|their traces], be it [behind the fridge or under the sink|at the drain or a cupboard hinge|along the ceiling edge], and say [at what hour it was|how many there were].',
    ],
    [
      'what do I do when I return',
      'When you return after spraying, [open all windows|let air pass through], [wipe the tables and the cooker|wash what touches food], but [do not mop along the walls yet|leave the edges dry for some days].',
    ],
    [
      'what about the bed',
      'For the bed, [wash the sheets in hot water|put sheets and pillowcases in the sun], [stand the mattress upright|look along the seams of the mattress], and [look at the slats too|look behind the headboard].',
    ],
    [
      'how do pests come back',
      'Pests come [through the drain, under the door and in cartons|in cartons, through the drain and under the door], so [cover the drain at night|empty cartons outside|close the gap under the door], because [what cannot enter cannot move in|a closed way is half the work].',
    ],
    [
      'what do I do at night',
      'At night, [leave no plates in the sink|tie the bin bag], wipe under the cooker, and [leave no water standing|dry the sink], because [crumbs and water are their dinner|what finds no food goes elsewhere].',
    ],
    [
      'how do I know it works',
      'For [one week|ten days] after the spraying, write down [what you see|how many you see], with the room and the hour, and [send|show] that list if [you still see live ones|the number does not fall].',
    ],
  ],
  fits: {
    'what about the bed': /bed ?bug|insect|mattress|pest/iu,
    'what do I do at night':
      /cockroach|roach|rats?\b|rodent|ants?\b|pest|^(?![\s\S]*(?:termite|bed ?bug|mosquito|snake))/iu,
    'how do I know it works': /cockroach|roach|bed ?bug|ants?\b|insect|pest|fumig/iu,
    '|new bites': /bed ?bug|insect|pest/iu,
    '|cockroach': /cockroach|roach|insect|pest|^(?![\s\S]*(?:termite|\brats?\b|bed ?bug|mosquito|snake))/iu,
    '|The rat': /rats?\b|rodent|pest/iu,
    '|bed pulled': /cockroach|roach|bed ?bug|insect|pest|fumig/iu,
  },
  jokes: [
    '[The cockroach in my kitchen|The tenant behind my fridge|The rat in the ceiling] [pays no rent|has a room of its own|walks like the landlord], and [yesterday it greeted me first|it knows my cooking times|now it wants a bigger room].',
    '[I saw the cockroach and the cockroach saw me|The cockroach ran, and I also ran|The cockroach flew, and I jumped higher], [until the neighbours came|and we both hid|and nobody won], [at midnight|in my own house].',
  ],
  shots: [
    'Film {film} [along the wall|behind the cooker|under the bed], [with a torch|from near], [slowly|ten seconds].',
    'Film [the mask going on|the tank being pumped|gloves and nozzle], [from near|from the side], [with the sound on|in one take].',
    'Film [covered bowls|the bed pulled from the wall|windows being opened], [from near|from the door], [in daylight|five seconds each].',
  ],
}
