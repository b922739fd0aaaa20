import type { TradePack } from './trade-pack.ts'

/** Sale of building materials. The pack `building` is for work on a building site. */
export const materials: TradePack = {
  film: 'the material',
  films: [
    [/til(?:es?|ing)\b/iu, 'the tiles'],
    [/roofing|sheets?\b/iu, 'the sheets'],
    [/doors?\b/iu, 'the doors'],
    [/cement|blocks?\b/iu, 'the bags and blocks'],
  ],
  cases: [
    '{I} [buy for the whole house|buy for two rooms], [the last room is left|the work is nearly done], and [it finishes ten pieces short|the same one is out of stock everywhere|the new carton has another shade]',
    'the worker [is on the ladder|is on site], [he sends {my} nephew to buy|he says it is not enough], and [{I} pay for a bike for one carton|what comes back does not match|the whole day is gone]',
  ],
  tips: [
    [
      'how much do I need',
      '[Length times width gives the square metres|Measure each room, length times width], then add [one in ten for cuts|a tenth for breakage]. [A carton too many sleeps in the store|One carton too few stops the work].',
    ],
    [
      'how do I match the shade',
      'Read [the shade number on the carton|the batch number on the box], and [take all of one room from one batch|keep the carton till the end]. Two batches [look the same in the shop|are twins only in the shop], [and differ under your light|and the floor tells].',
    ],
    [
      'how do I choose by eye',
      'Lay [four of them|a few] on the ground, [step back three steps|stand up straight], and [look at them from the door|look again in daylight]. [One in the hand tells you little|The eye sees a floor, not a piece].',
    ],
    [
      'what is for the bathroom',
      'For a bathroom, [pour a little water and rub with the foot|touch it with a wet hand]: it should [hold you|not slide]. [Shiny is for the wall|The smooth one goes on the wall], [the rough one for the floor|your knees will agree].',
    ],
    [
      'who should come along',
      'Bring [the one who will lay it|your workman], [or let him speak on the phone|or his list]. He knows [the glue, the spacers and the trims|what else goes with it], and [one trip is enough|nobody goes back for a small thing].',
    ],
    [
      'how do I check it at home',
      'Open [two cartons|a few packs] [while the driver is there|at the gate], [knock on a corner|look along the edge]. [A clear sound is a whole piece|A straight edge lies well], [a dull one has a crack|a bent one gives a wide joint].',
    ],
    [
      'where do I store it',
      'Keep it [off the bare ground|on two pieces of wood], [dry and standing|under a cover], [not below the place where men work|away from the walkway]. [What breaks before it is used is paid twice|Rain does its work quietly].',
    ],
    [
      'what do I keep',
      'Keep [three or four pieces|a half carton] [under the bed|in the store]. In five years [one will crack|a pipe must be opened], and [nobody makes that pattern any more|you will be glad of them].',
    ],
  ],
  fits: {
    'how do I match the shade': /til(?:es?|ing)|paint|marble|stone|wall ?paper|panel/iu,
    'how do I choose by eye': /til(?:es?|ing)|marble|stone|panel|interlock/iu,
    'what is for the bathroom': /til(?:es?|ing)/iu,
    'how do I check it at home': /til(?:es?|ing)|sheet|panel|marble/iu,
    'what do I keep': /til(?:es?|ing)|panel|marble|stone|block/iu,
    'how much do I need': /til(?:es?|ing)|panel|marble|interlock|screed|sq/iu,
    '|shade': /til(?:es?|ing)|paint|marble|stone|panel/iu,
    '|carton': /til(?:es?|ing)/iu,
  },
  jokes: [
    '[My old floor|The crack in my corridor|My bathroom wall] [heard the price|saw the sample] and [started to pack its things|asked for a farewell party|said it is retiring], [with dignity|this week].',
    '[My uncle with the measuring tape|The workman who says “just ten more”|The friend who knows every wholesaler] [has been called|is on the way], [and he already has an opinion|with a biro behind the ear|and he will still remeasure].',
  ],
  shots: [
    'Film {film} [from near|at an angle|in a row], [with light from the side|slowly|a hand moving over it][|, five seconds].',
    'Film [a hand that lifts one|one piece laid beside another|a thumb on the edge], [from near|from above], [with the sound on|in one take].',
    'Walk along [the rows of stock|the samples on the wall], [slowly|phone at chest height], [in one take|without zoom].',
    'Take [one picture of the label with the size|one picture of four pieces laid together|one picture of the loaded car], [in daylight|from the front|for the cover].',
  ],
}
