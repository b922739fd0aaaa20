import type { TradePack } from './trade-pack.ts'

export const pests: TradePack = {
  film: 'the corners and the spraying',
  cases: [
    '{I} [switch on the kitchen light|open the cupboard] [at night|for a glass of water], and [three of them run behind the cooker|one is sitting on the bread|something moves under the sink]',
    '{I} [wake up|lie down] and [scratch|count new bites], {I} [lift the mattress|turn the pillow], and [there they are, along the seam|there are small brown spots on the sheet]',
    '{I} [spray a tin every week|buy powder from the roadside], [the smell stays three days|the house coughs], and [they come back from the drain|the same ones walk past it]',
  ],
  tips: [
    [
      'how do I prepare the house',
      'Before spraying, [cover the food|put all food in closed bowls], [take out plates and toothbrushes|clear the kitchen tops], and [pull the bed and the sofa from the wall|open every wardrobe].',
    ],
    [
      'what of the children and pets',
      '[Children, pets and plants|Children and pets] leave [before the first spray|before the mask goes on], and [the fish tank is covered|pet bowls are washed after|come back when the floor is dry].',
    ],
    [
      'what do I show the sprayer',
      'Show [where you saw them|each place], and [at what hour|how many at once]: [behind the fridge, under the sink, along the bed frame|the drain, the ceiling edge, the cupboard hinge].',
    ],
    [
      'what do I do when I return',
      'When you return, [open all windows|let air pass through], [wipe the tables and the cooker|wash what touches food], but [do not mop along the walls yet|leave the edges dry for some days].',
    ],
    [
      'what about the bed',
      'For the bed, [wash the sheets in hot water|put sheets and pillowcases in the sun], [stand the mattress upright|open the seams with your fingers], and [look at the slats too|look behind the headboard].',
    ],
    [
      'how do they come back',
      'They come [through the drain|with the carton from the market|from the flat next door], so [cover the drain at night|empty cartons outside|close the gap under the door].',
    ],
    [
      'what do I do at night',
      'At night, [no plates in the sink|tie the bin bag], [no crumbs under the cooker|wipe under the cooker], and [leave no water standing|dry the sink], [for the first two weeks|every night].',
    ],
    [
      'how do I know it works',
      'For [one week|ten days], [write down what you see|count them], [with the room and the hour|dead or alive], and [send that list|show that list] if [you still see live ones|the number does not fall].',
    ],
  ],
  jokes: [
    '[The cockroach in my kitchen|The one behind my fridge|The rat in the ceiling] [pays no rent|has a room of its own|walks like the landlord], and [it looked at me first|it knows my cooking times|it wants to renew].',
    '[I shouted, it shouted|It ran, I also ran|It flew, and I jumped higher], [and the neighbours came|and we both hid|and nobody won], [at midnight|in my own house].',
  ],
  shots: [
    'Film {film}, [along the wall|behind the cooker|under the bed], [with a torch|from near], [slowly|ten seconds].',
    'Film [the mask going on|the tank being pumped|gloves and nozzle], [from near|from the side], [with the sound on|in one take].',
    'Film [covered bowls|the bed pulled from the wall|windows being opened], [before and after|from the door], [same spot|five seconds each].',
  ],
}
