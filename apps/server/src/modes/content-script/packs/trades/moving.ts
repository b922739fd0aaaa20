import type { TradePack } from './trade-pack.ts'

export const moving: TradePack = {
  film: 'the boxes and the truck',
  cases: [
    'rent [ends on Sunday|is up this week], [half of the house is still on the wall|nothing is packed], and [the “truck man” has switched off his phone|the friend with the pickup has travelled|rain is gathering]',
    '{I} [open the boxes in the new house|enter the new place], and [the plates have become puzzles|the TV has a line across the face|the screws of the bed stayed in the old house]',
    'the truck [comes late|is too small], the neighbours [are watching|have come out], and [{I} carry a mattress {my}self|the landlord is at the gate with his torch|it takes three trips and all {my} money]',
  ],
  tips: [
    [
      'how do I pack plates',
      'Stand plates [on their side, like books|up, not flat], with [paper between each two|old newspaper between them], and [no space left in the box|fill the corners with cloth]. [What cannot move cannot break|Shake it: if it talks, open it again], [then write “glass” on top and sides].',
    ],
    [
      'how do I pack the kitchen',
      'Pack the kitchen [last but one|with one box open till the end]: [two plates, one pot, tea|what you need tonight]. [That box travels with you|Carry that one in your own hand], [so that the first evening has food|not under the sofa].',
    ],
    [
      'which size of box',
      'Heavy things go in small boxes, [books above all|pots and books]. Light things [may fill the big ones|can be big]: [pillows, curtains, clothes|clothes and bedding]. [The man who carries has one back|A big box of books stays on the floor], [yours too|remember him].',
    ],
    [
      'what about the screws',
      'Put the screws of each bed [in one nylon|in a small bag] and [tape it to the bed|tie it to the frame]. [Film it before it comes apart|Snap it before you open it], [you will need that picture at night|so that everything returns to its place].',
    ],
    [
      'what do I tell movers',
      'Tell them [the floor, the stairs and the gate|how far the truck can come], and [what is heaviest|if there is a fridge, a safe or a piano], at both places. [A narrow gate changes the truck|What they know, they bring rope for], [and the price is the price|no surprise on the day].',
    ],
    [
      'which day is best',
      'Take [a weekday|a Tuesday or Wednesday], [early|before eight], and not [the last Saturday of the month|month end]. [Everybody moves that day|Trucks are scarce then], [roads and movers are tired|choose peace].',
    ],
    [
      'what stays with me',
      'Papers, gold, laptop and medicine [stay with you|do not enter the truck]. [One bag, on your own shoulder|Put them in one bag], [from the first minute to the last key|and nobody has to search later].',
    ],
    [
      'what about the fridge',
      'Switch the fridge off [the day before|the evening before], [dry it|leave the door open], and let it stand [some hours before you plug it in|a while in the new house]. [The oil inside needs to settle|It has also travelled], [patience saves a compressor].',
    ],
    [
      'how do I label',
      'Write [the room, not only the thing|room and number] on [two sides|the side, not the top]. [Boxes are stacked, tops are hidden|Then everybody knows where to drop it], [and you are not a traffic warden|and you rest].',
    ],
    [
      'what do I throw away',
      'Before you pack, [give away what slept for a year|open each cupboard once]. [You pay to carry rubbish|Every box costs], [and somebody can use it|the neighbour’s child may need it].',
    ],
    [
      'what do I check at the end',
      'At the end, walk through [both houses|every room], [behind doors, in the ceiling, the balcony|and count boxes against your list], and [read the meters|snap the empty rooms]. [The key last|Then give the key], [that picture can save your caution fee].',
    ],
  ],
  jokes: [
    '[My mattress|The wardrobe I built inside the room|That carton I never opened] [heard “moving”|saw the truck] and [refused to pass the door|asked for its own seat|started to cry], [we are talking to it|since 2015].',
    '[The friend who promised to help you move|My cousin with the strong arms|The one who said “call me when you start”] [has a fever today|is “on the road” since morning|will come for the food], [we know them|no vex].',
  ],
  shots: [
    'Film {film} [being filled|one by one|as the door closes], [from above|from the side], [in one take|with the sound on].',
    'Film [plates being wrapped|a bed coming apart|a box that gets its label], [from near|over the shoulder], [slowly|ten seconds].',
    'Film [the empty room|the first box in the new house|hands on a sofa at the stairs], [from the door|from the corner], [in one take|before and after].',
    'Take [one picture of the loaded truck|one picture of a labelled box|one picture of the team], [in daylight|straight lines|for the cover].',
  ],
}
