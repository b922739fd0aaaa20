import type { TradePack } from './trade-pack.ts'

export const moving: TradePack = {
  film: 'the boxes and the truck',
  cases: [
    'the rent [ends on Sunday|is up this week], [half of the house is still on the wall|nothing is packed], and [the “truck man” has switched off his phone|the friend with the pickup has travelled|rain is gathering]',
    '{I} [open the boxes in the new house|enter the new place], and [the plates have become puzzles|the TV has a line across the face|the screws of the bed stayed in the old house]',
    'the truck [comes late|is too small], the neighbours [are watching|have come out], and [{I} carry a mattress {my}self|the landlord is at the gate with his torch|it takes three trips and all {my} money]',
  ],
  tips: [
    [
      'how do I pack plates',
      'Stand plates on their side, like books, with [paper|old newspaper] between them, and fill the corners of the box with cloth, because [what cannot move cannot break|a box that rattles loses a plate].',
    ],
    [
      'how do I pack the kitchen',
      'Pack the kitchen last, and keep one box open till the end for [two plates, one pot and tea|what you need tonight], because [the first evening needs food|nobody likes to search for a pot at night].',
    ],
    [
      'which size of box do I need',
      'Heavy things[|, books above all,| such as books] go in small boxes, and [pillows and curtains|clothes and bedding] can fill the big ones, because [the man who carries has one back|a big box of books stays on the floor].',
    ],
    [
      'what about the screws',
      'Put the screws of each bed in [one nylon|a small bag], [tape it|tie it] to the frame, and take a picture of the bed before it comes apart, because [you will need that picture at night|everything must find its place again].',
    ],
    [
      'what do I tell movers',
      'Tell the movers [about the floor, the stairs and the gate|how far the truck can come] at both places, and say what is heaviest, because [a narrow gate changes the truck|then the right ropes come along].',
    ],
    [
      'which day is best',
      'Take [a weekday|a Tuesday or Wednesday] in the middle of the month, [early in the morning|before eight], because [everybody moves at month end|trucks are scarce at month end|the roads are calmer then].',
    ],
    [
      'what stays with me',
      'Papers, gold, laptop and medicine stay with you in one bag, [on your own shoulder|from the first minute to the last key], because [you may need them before the boxes are open|nobody should have to search for them].',
    ],
    [
      'what about the fridge',
      'Switch the fridge off [the day before|the evening before], [dry it|leave the door open], and let it stand some hours in the new house before you plug it in, because [the oil inside needs to settle|patience saves a compressor].',
    ],
    [
      'how do I label the boxes',
      'Write [the room and a number|the room and what is inside] on the side of each box, not on the top, because [boxes are stacked and tops are hidden|then everybody knows where to drop it].',
    ],
    [
      'what do I throw away',
      'Before you pack, [open each cupboard once|go through every room] and give away what slept for a year, because [every box takes space in the truck|somebody else can use it].',
    ],
    [
      'what do I check at the end',
      'At the end, walk through [both houses|every room], look [behind the doors|on the balcony|in the cupboards], count the boxes, and take pictures of the empty rooms and the meters, because [such a picture can save your caution fee|the key goes last].',
    ],
  ],
  jokes: [
    '[My mattress|The wardrobe I built inside the room|That carton I never opened] [heard “moving”|saw the truck] and [refused to pass the door|asked for its own seat|started to cry], [but we are talking to it|and we are still begging it].',
    '[The friend who promised to help you move|My cousin with the strong arms|The one who said “call me when you start”] [has a fever today|has been “on the road” since morning|will come when the food is ready], [no vex|as every time].',
  ],
  shots: [
    'Film {film} [being filled|one by one|as the door closes], [from above|from the side], [in one take|with the sound on].',
    'Film [plates being wrapped|a bed coming apart|a box that gets its label], [from near|over the shoulder], [slowly|ten seconds].',
    'Film [the empty room|the first box in the new house|hands on a sofa at the stairs], [from the door|from the corner], [in one take|ten seconds].',
    'Take [one picture of the loaded truck|one picture of a labelled box|one picture of the team], [in daylight|with straight lines|for the cover].',
  ],
}
