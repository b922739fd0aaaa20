import type { TradePack } from './trade-pack.ts'

export const spices: TradePack = {
  film: 'the spice in a spoon',
  cases: [
    '{I} [cook with everything in the kitchen|use three cubes], [taste|bring the spoon to {my} mouth], and [it is still asking a question|something is missing|it tastes of salt and hope]',
    '{I} [buy it in the market|scoop from an open basin], and [there is sand between the teeth|half of it is flour|after two weeks it smells of nothing]',
    '[Sunday comes|visitors come], {I} [want the taste from home|remember grandma’s pot], and [every packet smells the same|{I} have no time to grind|the stew is red and silent]',
  ],
  tips: [
    [
      'when do I add it',
      'Add dry spice [early, in the oil|with the onions], and [a pinch again at the end|a little more before you turn off]. [Oil wakes it|Heat opens it], [the end keeps the smell|two times, two jobs].',
    ],
    [
      'how much do I use',
      'Start with [half a teaspoon|less than you think] for [a pot for four|a family pot]. Wait [two minutes|a little], [taste, then add|then taste again]. [You can add, you cannot remove|The spoon only goes one way].',
    ],
    [
      'how do I keep it',
      'Keep it [in glass, closed|in a jar with a good lid], [away from the cooker|not above the fire]. [Steam and sun take the smell|Steam makes it lump], [dry spoon only|quietly].',
    ],
    [
      'how do I know it is fresh',
      'Rub a little [between two fingers|in the palm] and smell. [It should meet you halfway|It should greet you at once]: [if you have to search, it is old|dust has no smell].',
    ],
    [
      'what goes with what',
      'Fish likes [light ones|ginger and pepper], meat [can carry more|likes garlic and heat], beans [want little|want one good spice]. [Let one lead|One should be in front], [the rest support|not all at once].',
    ],
    [
      'how do I use it for grilling',
      'For grilling, rub it [on dry meat|with a little oil], [an hour before|overnight if you can], and [add again when it comes off|finish with a little more]. [Wet meat washes it off|Time does the work], [try it].',
    ],
    [
      'what about salt',
      'Check if there is [salt in the mix|salt inside already], [before you salt|read the label]. Then [leave one cube out|start without cube], [you will taste more|the pot will thank you].',
    ],
    [
      'what of children',
      'For children, [take out their portion first|season theirs lightly], then [pepper the rest|finish yours]. [One pot, two tongues|Everybody eats], [nobody cries|and peace remains].',
    ],
    [
      'can I toast it',
      'Toast it [in a dry pan|for half a minute] [on low fire|and keep stirring]. [When you smell it, stop|Stop at the first smell], [after that it turns bitter|that is the point].',
    ],
    [
      'how do I buy for the month',
      'Buy [what you finish in two months|small and often]. [Smell does not wait|A big bag goes quiet], [even in the best jar|before you finish it].',
    ],
  ],
  jokes: [
    '[My pot|My nose|The cat next door] [heard the lid open|smelt this] and [came without invitation|sat at the table|is asking who died and left money], [we are many now|add one plate].',
    '[If your neighbours start to greet you|When they ask for the recipe|If somebody licks the spoon], [say it is your grandmother|smile and say nothing|act busy], [the jar can keep a secret|we will not tell].',
  ],
  shots: [
    'Film {film} [falling into hot oil|from near|against the light], [slowly|in one take], [with the sound on|from the side].',
    'Film [a hand that rubs meat|a jar that opens|a pot that is stirred], [from above|over the shoulder], [steam in the picture|ten seconds].',
    'Film [the first taste|a nose over the pot|a finger on the lip], [from the side|from near], [and wait for the face|in one take].',
    'Take [one picture of all jars in a row|one picture of the label|one picture of the finished plate], [in daylight|from above|for the cover].',
  ],
}
