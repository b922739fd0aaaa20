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
    '{I} [buy for the whole house|buy for two rooms], [the last room is left|the work is nearly done], and [it falls ten pieces short|the same kind is out of stock everywhere|the new carton has another shade]',
    'the workman is [on the ladder|on site], he says [the material is not enough|he needs a little more], and [{I} pay for a bike for one carton|what comes back does not match|the whole day is gone]',
  ],
  tips: [
    [
      'how much do I need',
      'Measure each room, length times width, and add a tenth for [cuts|breakage|cuts and breakage], because [one too few stops the whole work|a second trip costs more than a spare piece].',
    ],
    [
      'how do I match the shade',
      'Read the [shade number|batch number] on the pack, and take all of one room from one batch, because [two batches look the same only in the shop|two batches differ under your own light].',
    ],
    [
      'how do I choose by eye',
      'Lay [four pieces|a few pieces] on the ground, step back, and look at them [from the door|again in daylight], because [one in the hand tells you little|the eye sees a surface, not a piece].',
    ],
    [
      'what is for the bathroom',
      'For a bathroom floor, [pour a little water on the tile and rub it with the foot|touch the tile with a wet hand] and feel whether it is [rough enough|slippery], because [the shiny one belongs on the wall|wet feet need a rough floor].',
    ],
    [
      'who should come along',
      'Bring [the one who will do the work|your workman], or [let him speak on the phone|take his list along], because [he knows what else the job needs|he thinks of the small things].',
    ],
    [
      'how do I check what arrives',
      'Open [two or three packs|a few packs] [while the driver is there|at the gate], and look along the edges [for cracks|for bent corners], because [a straight edge lies well|what is seen at once is sorted out easily].',
    ],
    [
      'where do I store the material',
      'Keep the material off the bare ground, [on two pieces of wood|on a pallet], dry and [under a cover|away from the walkway], because [what spoils before it is used is paid twice|rain does its work quietly].',
    ],
    [
      'should I keep some pieces',
      'Keep [three or four spare pieces|half a carton of spares] [under the bed|in the store] after the work, because [in five years one may crack|one day a pipe must be opened|the pattern may be gone by then].',
    ],
  ],
  fits: {
    'how do I match the shade': /til(?:es?|ing)|paint|marble|stone|wall ?paper|panel/iu,
    'how do I choose by eye': /til(?:es?|ing)|marble|stone|panel|interlock/iu,
    'what is for the bathroom': /til(?:es?|ing)/iu,
    'how do I check what arrives': /til(?:es?|ing)|sheet|panel|marble/iu,
    'should I keep some pieces': /til(?:es?|ing)|panel|marble|stone/iu,
    'how much do I need': /til(?:es?|ing)|panel|marble|interlock/iu,
    '|shade': /til(?:es?|ing)|paint|marble|stone|wall ?paper|panel/iu,
    '|ten pieces': /til(?:es?|ing)|sheet|block|panel|marble|stone/iu,
    '|does not match': /til(?:es?|ing)|paint|marble|stone|wall ?paper|panel/iu,
    '|My old floor': /til(?:es?|ing)|marble|stone|cement/iu,
    '|My bathroom wall': /til(?:es?|ing)|paint|panel/iu,
    '|The crack in my': /til(?:es?|ing)|paint|cement/iu,
    '|The leak in my roof': /roof|sheet/iu,
    '|carton': /til(?:es?|ing)/iu,
  },
  jokes: [
    '[My old floor|The crack in my corridor|My bathroom wall|The leak in my roof] [heard us measure|saw the material] and [started to pack its things|asked for a farewell prayer|said it is retiring with dignity].',
    '[My uncle with the measuring tape|The workman who says “just ten more”|The friend who knows every wholesaler] [has been called|is on the way], [and already has an opinion|with a biro behind the ear|and will measure everything again].',
  ],
  shots: [
    'Film {film} [from near|at an angle|in a row], [with light from the side|slowly|with a hand moving over it][|, five seconds].',
    'Film [a hand that lifts one|one piece laid beside another|a thumb on the edge], [from near|from above], [with the sound on|in one take].',
    'Walk along [the rows of stock|the samples on the wall], [slowly|with the phone at chest height], [in one take|without zoom].',
    'Take [one picture of the label with the size|one picture of a few laid together|one picture of the loaded car], [in daylight|from the front|for the cover].',
  ],
}
