import type { TradePack } from './trade-pack.ts'

export const bags: TradePack = {
  film: 'the bag',
  cases: [
    '{I} [enter the bus|run for the bus|reach the gate], and [the strap cuts|the zip bursts|the bottom gives way]: [everything is on the floor|people are helping {me} pick things]',
    '[{my} phone is ringing|the conductor wants the fare], and {I} [search the whole bag|dig with one hand] [like a mechanic|until everybody is watching]',
    '[the outfit is ready|{I} {am} dressed], and [the only bag is the nylon from the market|the one bag at home matches nothing|the bag is older than the shoes]',
  ],
  tips: [
    [
      'how do I choose the size',
      '[Put on the table|Gather] what you carry [every day|on a normal day], [phone, charger, water and book|with the water and the umbrella], and choose by that pile, [not by the picture|because pictures hide size].',
    ],
    [
      'will it carry a laptop',
      '[Measure the laptop’s width and height|Note the laptop’s width and height], [leave two fingers all round|compare them with the inside of the bag, not the outside], and [leave room for the charger|see that the zip closes easily].',
    ],
    [
      'how do I know it is strong',
      'Look where [the handle meets the bag|the strap is sewn] for [double stitches or a rivet|several lines of thread], and [pull it once|give it one honest pull]. [That place carries all the weight|A bag mostly gives way there first].',
    ],
    [
      'what about the zip',
      'Run the zip [to the end and back|five times], with [the bag full|something in the bag], because [a zip that is stiff on the first day|a zip that catches today] [rarely gets better|can fail in the bus].',
    ],
    [
      'how do I clean it',
      'Empty the bag and shake it out [once a week|every Sunday], [wipe it with a damp cloth|use a little soap for stains], and [dry it in the shade|let it dry open].',
    ],
    [
      'how do I keep its shape',
      'When you do not use the bag, [fill it with paper|put a scarf inside], and [stand it up|do not hang it by one handle], so that [it does not fold|no crease stays].',
    ],
    [
      'which colour should I take first',
      '[Let the first bag be plain|Start with black, brown or wine]: [it goes with the whole week|it follows every outfit], and [the bright one comes second|the loud one can come next].',
    ],
    [
      'how do I carry it safely',
      'In [the market|a full bus|traffic], [wear the strap across|keep the zip to the front], and keep [money in the inside pocket|the phone in the middle], [never on top|not at the back].',
    ],
    [
      'what should I check when it comes',
      '[When it arrives|On the day it comes], [open every zip|count the pockets|look at every seam], [fill it once|hang it on your shoulder before a mirror], and say it at once if [something is off|a stitch is loose].',
    ],
    [
      'how do I choose one as a gift',
      'For a gift, think of [what the person carries|what the person does all day]: [a mother needs free hands|a teacher needs room for papers|an evening out asks for something small], and a plain colour is never wrong.',
    ],
  ],
  fits: {
    'will it carry a laptop': /laptop|back ?pack|tote|work|office|school|briefcase|leather/iu,
    '|outfit is ready': /hand ?bag|purse|clutch|tote|lad(?:y|ies)|women|fashion|outfit|leather|shoe/iu,
    '|dressed': /hand ?bag|purse|clutch|tote|lad(?:y|ies)|women|fashion|outfit|leather|shoe/iu,
  },
  jokes: [
    '[My bag has no bottom|In my bag there is everything except the key|My bag hides whatever I search], but at least [it is fine outside|I search in style].',
    '[My old bag|The nylon in my kitchen] [saw this|heard this], and [folded itself|is already packing|asked for leave].',
  ],
  shots: [
    'Film [the zip running to the end and back|the stitching at the handle|the lining|the pockets, one after the other] [from near|in daylight|beside a window], [slowly|in one take].',
    '[Pack it before the phone|Fill it before the phone]: [phone, bottle, book, umbrella|the things of a normal day], [from above|from the side], [then close it|then lift it].',
    '[Somebody hangs it on the shoulder|A friend carries it] and [turns once|walks past|walks to the door], [full height|so that its size is seen].',
    'Take [one picture beside a bottle of water|one picture in the hand and one on the shoulder|one picture of all colours in a row], [in daylight|on a plain wall|no filter].',
  ],
}
