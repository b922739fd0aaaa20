import type { TradePack } from './trade-pack.ts'

export const laundry: TradePack = {
  film: 'the clothes',
  cases: [
    'it is [Monday morning|six in the morning], {I} [open the wardrobe|smell the first shirt], and [nothing is ironed|the white one has become cream|there is no light for the iron]',
    '[Saturday comes|the only free day comes], and [it goes into two buckets|{my} back goes into the washing], and [rain starts when the line is full|on Sunday night {I} still iron|the collar still tells the story]',
    '{I} [wash the native {my}self|soak it with the others], and [it comes out with another colour|the blue has visited the white|it fits {my} younger brother now]',
  ],
  tips: [
    [
      'what do I do before it goes out',
      'Check the pockets [first|one by one]: [pens, tissue, money, flash drive|a pen can write on twenty shirts]. [What is in the pocket washes with the shirt|A tissue becomes snow], so look twice.',
    ],
    [
      'what about stains',
      'Show the stain, [and say what it is|say if it is oil, ink or stew]. [Fresh stains leave easier|A named stain has a cure], [heat makes them stay for ever|do not iron over it].',
    ],
    [
      'how do I count',
      'Count [the pieces|what you hand over] [together|at the door], [write it in the chat|snap them on the bed]. [Nobody remembers a sock|Seven days later nobody agrees], [a picture does|so count].',
    ],
    [
      'which clothes are special',
      'Put aside [lace, silk and native|what is new or dear], and [say it|mark it]. [The first wash can take colour|One red thing paints the whole bag], [so let it go alone|separate].',
    ],
    [
      'how should it come back',
      'Say if you want [hanger or fold|starch or soft], [shirts and trousers apart|which crease]. [It takes one sentence|Say it once], and [your wardrobe opens with peace|you dress in two minutes].',
    ],
    [
      'how often should I send it',
      'Send it [every week, same day|on a fixed day], [not when the chair disappears|before you are on the last shirt]. [Small loads come back quickly|Sweat that stays eats cloth], [make it a habit|like church].',
    ],
    [
      'what of duvets and curtains',
      'Duvets and curtains [want a big drum and sun|are heavy when wet], [twice a year|before the rains]. [The bathtub way breaks the back|They never dry in harmattan dust], [let somebody else wrestle|so send them].',
    ],
    [
      'how do I keep whites white',
      'For whites, [wear an inner shirt|wash soon], [not in hot bleach|no blue from the market], and [send them apart|keep them away from new jeans]. [Collars first|The neck tells], [a little soap there before|then the rest].',
    ],
    [
      'what if I need it quickly',
      'If you need one piece quickly, [say which and for what day|put it in its own bag]. [Do not hide it in the pile|One urgent shirt is easy], [twenty are not|tell it at the start].',
    ],
    [
      'what do I check when it returns',
      'When it returns, [count again|hang it at once], look at [buttons and seams|the collar], and [speak the same day|say it kindly]. [Nylon is for the road|Take off the nylon], [cloth needs air|it smells after two days].',
    ],
  ],
  fits: {
    'what of duvets and curtains': /duvet|curtain|blanket|rug|bed/iu,
    'what if I need it quickly': /express|same day|24|48|hours|urgent|fast/iu,
  },
  jokes: [
    '[The chair in my room|My iron|The bucket] [heard this|saw the bag go out] and [asked who will carry the clothes now|took leave|said thank you], [after three years|it has suffered].',
    '[If people ask who married you|When your collar stops telling your story|If your own shirt greets you], [smile and say nothing|collect the compliment|tell them it is soap], [small secret].',
  ],
  shots: [
    'Film {film} [before, in the bag|after, on the hanger|in a neat stack], [same spot, two shots|from the side], [in daylight|slowly].',
    'Film [an iron that passes over a collar|steam that rises|hands that fold], [from near|from above], [with the sound on|in one take].',
    'Film [the bag at the door|a rider who hands it over|the count at the table], [from the side|from a few steps away], [five seconds|in one take].',
    'Take [one picture of ten white shirts|one picture of a wrapped pack|one picture of the price list], [straight lines|in daylight|for the cover].',
  ],
}
