import type { TradePack } from './trade-pack.ts'

export const fashion: TradePack = {
  film: 'the pieces',
  cases: [
    '[the wedding is on Saturday|the owambe is two weeks away|the invitation came this morning], and [{my} wardrobe has nothing for it|everything {I} have was already in the pictures|the dress code is a colour {I} do not own]',
    '{I} [open the wardrobe|stand before the wardrobe] on [Monday morning|Sunday morning], [everything is there|it is full], and [still there is nothing to wear|nothing suits the day|nothing goes with the shoes]',
    '{I} [order|buy] something online, it [looks sweet in the picture|shines in the picture], and [at the door it is another size|what comes is a different colour|it does not pass the shoulder]',
  ],
  tips: [
    [
      'how do I get the right size',
      'Take your measurements [with a tape, not by guess|again today, not from last year], and [send the numbers|compare them with the size chart], because [size 12 is not the same everywhere|every maker cuts differently].',
    ],
    [
      'should I ask for a size chart',
      'Ask for the size chart [before you pay|before you order], and [check bust, waist and hip|check the length too|check the shoulder], because [the number on a label tells little|one size is cut in many ways].',
    ],
    [
      'how do I wash it',
      '[Turn it inside out|Wash it with its own colours|Use cold water first], [dry it in the shade|hang it away from hot sun], and [the colour stays longer|it keeps its shape].',
    ],
    [
      'when should I order for an event',
      'For an event, order [three weeks before|as early as you can|before the rush], so that [there is time to adjust|a small mistake can be corrected|nothing is left for the last night].',
    ],
    [
      'what about returns',
      'Find out [what happens if it does not fit|how an exchange works|how a return works] [before you pay|before you order], and [keep the tag on|try it at home at once|try it on before you go out in it].',
    ],
    [
      'what do I show a tailor',
      '[Show|Bring|Send] [one clear picture of the style|the front and the back of the style], and [say what you do not want|say what you would change|mark the neck and the sleeve].',
    ],
    [
      'how do I dress for a long day',
      'For [a long day|a long party|a whole wedding], choose [something you can sit in|something you can move in|shoes you can stand in] [first|before you think of the colour], and [you will last till the end|you will still smile in the last picture].',
    ],
    [
      'how do I match colours',
      '[Start with one strong colour|Choose one loud piece|Let one thing shine], keep the rest [quiet|plain], and [you cannot go far wrong|it looks planned|the eye can rest].',
    ],
    [
      'what should I check when it arrives',
      'When it arrives, [check the seams|check the zip|look at the stitches], [try it on the same day|try it before a mirror], and [speak up early|say it at once] if [something is off|it needs a touch].',
    ],
    [
      'how do I buy for somebody else',
      'To buy for [somebody else|a friend|a surprise], [borrow one of their clothes|look at the label in something they wear], [measure it|send that size], and keep the secret.',
    ],
    [
      'what about shoes and bags',
      'For shoes, measure your foot [in centimetres|in the evening], and [say if your foot is wide|leave a little room at the toes], because [feet swell a little|sizes differ from brand to brand].',
    ],
    [
      'what does a group need',
      'For aso ebi or a group, collect everybody’s size [in one list|through one person], [with names and numbers|name by name], and [agree the date for payment|do not wait for the last person].',
    ],
  ],
  fits: {
    'how do I buy for somebody else':
      /gown|dress|shirt|wear|set|shoe|suit|size|kaftan|agbada|senator|jean|trouser|skirt|top/iu,
    'how do I get the right size':
      /gown|dress|shirt|wear|set|shoe|suit|size|kaftan|agbada|senator|jean|trouser|skirt|top|tailor|sew/iu,
    'should I ask for a size chart': /gown|dress|shirt|set|suit|size|jean|trouser|skirt|top/iu,
    'what about returns': /gown|dress|shirt|set|shoe|suit|size|jean|trouser|skirt|top|bag/iu,
    'what do I show a tailor': /tailor|sew|fabric|ankara|lace|adire|material|yards/iu,
    'how do I dress for a long day': /gown|dress|wear|shoe|suit|kaftan|agbada|sandal|native|aso/iu,
    'what should I check when it arrives': /gown|dress|shirt|set|suit|bag|jean|skirt|top|kaftan/iu,
    'what about shoes and bags': /shoe|sandal|slipper|sneaker|heel/iu,
    'what does a group need': /aso|ankara|lace|fabric|sew|tailor|yards/iu,
    'how do I wash it': /gown|dress|shirt|fabric|ankara|lace|adire|kaftan|agbada|jean|cloth|wear|top|set|uniform/iu,
    '|size': /gown|dress|shirt|wear|set|shoe|suit|size|kaftan|agbada|senator|jean|trouser|skirt|top/iu,
  },
  jokes: [
    '[My wardrobe|My mirror|My iron] [heard we are talking clothes|saw this|was listening], and [it is blushing|it asked for a new neighbour|it told my old shirt to rest].',
    '[If your ex sees you in this|When the photographer sees you|Once the aunties see you], [stand where the light is|act as if it is an ordinary day|smile slowly|turn once], [for history|and walk on].',
  ],
  shots: [
    'Film [the finish|the seams|the colours|the details] of {film} [from near|in daylight|beside a window], [a hand moving over it|slowly|in one take].',
    '[Somebody wears|One person tries on|A friend puts on] {film} and [turns once|walks towards the phone|looks back and smiles], [full height|head to toe|in daylight].',
    'Film [the hanger|the folded piece|the fabric in a hand] [against a plain wall|near a window|from above], [five seconds|slowly|twice].',
    'Take [one picture from the front and one from the back|one picture of the label and the size|one picture of all colours side by side], [in daylight|from the same spot|without a filter].',
  ],
}
