import type { TradePack } from './trade-pack.ts'

export const bags: TradePack = {
  film: 'the bag',
  cases: [
    '{I} [enter the bus|run for the bus|am at the gate], and [the strap cuts|the zip refuses|the bottom gives way], [everything on the floor|and people are helping {me} pick things]',
    '[{my} phone is ringing|the transport fare is somewhere], and {I} [search the whole bag|am digging with one hand] [like a mechanic|before it stops]',
    '[the outfit is ready|{I} {am} dressed], and [the only bag is the nylon from the market|the bag {I} have fits nothing|the bag is older than the dress]',
  ],
  tips: [
    [
      'how do I choose the size',
      '[Put on the table|Gather] what you carry [every day|on a normal day], [phone, charger, water, book|with the water and the umbrella], and [measure the pile|choose by that], [not by the picture|because pictures hide size].',
    ],
    [
      'will it carry a laptop',
      '[Measure the laptop|Take the laptop’s width and height] and [leave two fingers all round|compare it with the inside, not the outside], [with the charger in it|so that the zip closes easily].',
    ],
    [
      'how do I know it is strong',
      '[Look where the handle meets the bag|Check the place the strap is sewn]: [double stitches or a rivet|more than one line of thread] [hold weight|do the work], and [pull it once|give it one honest pull].',
    ],
    [
      'what about the zip',
      'Run the zip [to the end and back|five times], [with the bag full|not empty], because [a zip that is stiff on the first day|the zip that catches today] [gets no better|will fail in the bus].',
    ],
    [
      'how do I clean it',
      '[Empty it and shake it out|Turn it upside down] [once a week|every Sunday], [wipe it with a damp cloth|use a little soap for stains], and [dry it in the shade|let it dry open].',
    ],
    [
      'how do I keep its shape',
      'When you do not use it, [fill it with paper|put a scarf inside], [stand it up|do not hang it by one handle], and [close it half|let air pass], so that [it does not fold|no crease stays].',
    ],
    [
      'which colour should I take first',
      '[The first bag is plain|Start with black, brown or wine]: [it goes with the whole week|it follows every cloth], and [the bright one comes second|the loud one is for parties].',
    ],
    [
      'how do I carry it safely',
      'In [the market|a full bus|traffic], [wear the strap across|keep the zip to the front], and [money in the inside pocket|phone in the middle], [never on top|not at the back].',
    ],
    [
      'what should I check when it comes',
      '[When it arrives|Before you carry it out], [open every zip|count the pockets|smell the inside], [fill it once|hang it on your shoulder before a mirror], and [write the same day|say it at once] if [something is off|a stitch is loose].',
    ],
    [
      'how do I choose one as a gift',
      'For a gift, [think of what she carries|think of how he goes to work]: [hands free for a mother|room for papers for a teacher|small and fine for a party], and a plain colour is never wrong.',
    ],
  ],
  jokes: [
    '[A bag has no bottom|In {my} bag there is everything], [only not what {I} search|except the key]: [this one at least is fine outside|at least {I} search in style].',
    '[My old bag|The nylon in {my} kitchen] [saw this|heard this], and [folded itself|is packing|asked for leave].',
  ],
  shots: [
    'Film [the zip running to the end and back|the stitching at the handle|the lining|the pockets, one after the other] [from near|in daylight|beside a window], [slowly|in one take].',
    '[Pack it before the phone|Fill it before the phone]: [phone, bottle, book, umbrella|the things of a normal day], [from above|from the side], [then close it|then lift it].',
    '[Somebody hangs it on the shoulder|A friend carries it] and [turns once|walks past|walks to the door], [full height|so that its size is seen].',
    'Take [one picture beside a bottle of water|one picture in the hand and one on the shoulder|one picture of all colours in a row], [in daylight|on a plain wall|no filter].',
  ],
}
