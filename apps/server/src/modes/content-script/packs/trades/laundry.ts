import type { TradePack } from './trade-pack.ts'

export const laundry: TradePack = {
  film: 'the clothes',
  cases: [
    'it is [Monday morning|six in the morning], {I} [open the wardrobe|reach for a shirt], and [nothing is ironed|the white one has become cream|there is no light for the iron]',
    '[Saturday comes|the only free day comes], [it goes into two buckets|{my} back goes into the washing], and [rain starts when the line is full|on Sunday night {I} still iron|the collar still tells the story]',
    '{I} [wash the native {my}self|soak the native with the others], and [it comes out with another colour|the blue has visited the white|it fits {my} younger brother now]',
  ],
  tips: [
    [
      'what do I do before clothes go out',
      'Check the pockets one by one for [pens|tissue|money|a flash drive], because [what is in the pocket washes with the shirt|a pen can write on twenty shirts|one tissue becomes snow].',
    ],
    [
      'what about stains',
      'Show every stain, say [what it is|if it is oil, ink or stew], and do not iron over it, because [fresh stains leave easier|a named stain is half gone|heat makes a stain stay].',
    ],
    [
      'how do I count',
      'Count the clothes [together at the door|before the bag is closed], and [write the number in the chat|snap them on the bed], because [nobody remembers a sock|after some days nobody is sure].',
    ],
    [
      'which clothes are special',
      'Put aside [lace, silk and native|what is new or dear], and [say so|mark it] when you hand it over, because [the first wash can take out colour|one red cloth paints the whole bag].',
    ],
    [
      'how do I get clothes back as I like them',
      'Say whether you want your shirts [on hangers or folded|with starch or soft|with a crease or without], because [it takes one sentence|you dress in two minutes when all is as you like it].',
    ],
    [
      'how often should I send clothes',
      'Send your clothes [every week on the same day|on a fixed day], not when [the chair disappears under them|you wear the last shirt], because [sweat that stays eats cloth|a habit is lighter than a mountain].',
    ],
    [
      'what of duvets and curtains',
      '[Duvets and curtains|Curtains and duvets] want a big drum and dry air, [twice a year|before the rains and after the harmattan], because [wet, they are heavier than you|the bathtub way breaks the back].',
    ],
    [
      'how do I keep whites white',
      'For whites, [wear an inner shirt|keep them away from new jeans], and send them [soon|in a bag of their own], because [old sweat turns white to cream|one blue sock is enough].',
    ],
    [
      'what if I need it quickly',
      'If you need one piece quickly, put it in its own bag and say [for which day|at the start when you need it], because [one urgent shirt is easy and twenty are not|it must not hide in the pile].',
    ],
    [
      'what do I check when my clothes return',
      'When clothes return, [count them again|look at buttons and seams], [take off the nylon|hang them without the nylon], and say the same day what you miss, because cloth [needs air|smells after days in nylon].',
    ],
  ],
  fits: {
    'what of duvets and curtains': /duvet|curtain|blanket|rug|bed/iu,
    'what if I need it quickly': /express|same day|24|48|hours|urgent|fast/iu,
  },
  jokes: [
    '[The chair in my room|My iron|My bucket] saw the laundry bag go out and [took leave|said thank you|asked for a pension], [after three years of service|because it has suffered enough].',
    '[If people ask who irons for you|When somebody praises your collar|If the whole street asks what is new], [smile and say nothing|collect the compliment|say it is a family secret].',
  ],
  shots: [
    'Film {film} [before, in the bag|after, on the hanger|in a neat stack], [from the same spot|from the side], [in daylight|slowly].',
    'Film [an iron that passes over a collar|steam that rises|hands that fold], [from near|from above], [with the sound on|in one take].',
    'Film [the bag at the door|a hand that gives the bag over|the count at the table], [from the side|from a few steps away], [five seconds|in one take].',
    'Take [one picture of ten white shirts|one picture of a wrapped pack|one picture of the price list], [with straight lines|in daylight|for the cover].',
  ],
}
