import type { TradePack } from './trade-pack.ts'

export const spices: TradePack = {
  film: 'the spice in a spoon',
  cases: [
    '{I} [cook with everything in the kitchen|use three cubes], {I} [taste|bring the spoon to {my} mouth], and [something is missing|the pot is still asking a question|it tastes of salt and hope]',
    '{I} [take the spice from the back of the cupboard|open the old jar of spice], and [there is only a spoon left|it has become one lump|it smells of nothing]',
    '[Sunday comes|visitors are on the way], {I} [want the taste from home|remember grandma’s pot], and [every packet in the kitchen smells the same|{I} have no time to grind|the stew is red and silent]',
  ],
  tips: [
    [
      'when do I add it',
      'Add dry spice [early, in the oil|together with the onions], and a little more [at the end|before you turn off the fire]. [Oil wakes the spice, and the end keeps the smell|Heat opens it].',
    ],
    [
      'how much do I use',
      'Start with [half a teaspoon|less than you think] for [a pot for four|a family pot], wait [two minutes|a little], and taste before you add more. [You can add, but you cannot remove|The spoon only goes one way].',
    ],
    [
      'how do I keep it',
      'Keep your spice [in a closed glass jar|in a jar with a good lid], [away from the cooker|not above the fire], and take it out with a dry spoon. [Heat and sun take the smell|Steam makes lumps].',
    ],
    [
      'how do I know it is fresh',
      'Rub a little of the spice [between two fingers|in your palm] and smell it. [Fresh spice greets you at once|If you have to search for the smell, it is old].',
    ],
    [
      'which spice goes with what',
      'Fish likes [light spices|ginger and pepper], meat [can carry more|likes garlic and ginger], and beans want [only a little|one good spice]. [Let one spice lead|One should be in front], and [the rest support it|the others stay behind it].',
    ],
    [
      'how do I use it for grilling',
      'For grilling, rub the spice on [meat that you have dried first|the meat with a little oil], [an hour before|the night before if you can], and [add a little more when the meat comes off the fire|finish with a little more]. [Wet meat washes it off|Time does the work].',
    ],
    [
      'what about salt',
      'See if there is [salt in the mix|salt inside already] before you salt the pot, and [leave one cube out|start without a cube]. [You can still add it later|Then you taste the spice].',
    ],
    [
      'what of children',
      'For children, [take out their portion first|season their portion lightly], and then [pepper the rest|finish yours]. [One pot can serve two tongues|Then everybody eats in peace].',
    ],
    [
      'can I toast it',
      'You can toast whole spice [in a dry pan|for half a minute] [on low fire|while you keep stirring], and stop [when you smell it|at the first smell]. [After that it turns bitter|That smell is the sign].',
    ],
    [
      'how do I buy for the month',
      'Buy [what your kitchen finishes in two months|a jar that you finish in some weeks], and [write the date on the lid|open one jar at a time]. [Smell does not wait for anybody|An open jar loses its smell].',
    ],
  ],
  fits: {
    'how do I use it for grilling': /suya|yaji|grill|barbecue|bbq|meat|chicken|spices?|seasoning|pepper/iu,
    'which spice goes with what': /spices|seasoning|curry|thyme|ginger|herbs/iu,
    'can I toast it': /spices|seeds?|whole|uda|ehuru|cumin|uziza/iu,
    'what about salt': /mix|seasoning|suya|yaji|blend|spices?/iu,
    'when do I add it': /^(?![\s\S]*\b(?:suya|yaji|ogiri|iru|dawadawa|locust)\b)/iu,
    '|three cubes': /spices?|seasoning|cube|curry|thyme|mix/iu,
  },
  jokes: [
    '[My pot|My nose|The cat next door] [heard the lid open|smelt this] and [came without invitation|sat down at the table|started to wait], [so add one plate|so the house is full now].',
    '[If your neighbours come with a plate|When people ask for the recipe|If somebody licks the spoon], [say that your grandmother taught you|smile and say nothing|act busy]. [The jar can keep a secret|We will not tell].',
  ],
  shots: [
    'Film {film} [from near|from the side|against the light], [slowly|in one take], [with the sound on|by the window].',
    'Film [a hand that rubs meat|a jar that opens|a pot that is stirred], [from above|over the shoulder], [with the sound on|for ten seconds].',
    'Film [the first taste|a nose over the pot|a finger on the lip], [from the side|from near], [and wait for the face|in one take].',
    'Take [one picture of all jars in a row|one picture of the label|one picture of the finished plate], [in daylight|from above|for the cover].',
  ],
}
