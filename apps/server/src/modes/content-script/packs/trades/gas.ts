import type { TradePack } from './trade-pack.ts'

export const gas: TradePack = {
  film: 'the cylinder and the flame',
  cases: [
    'the soup is [almost ready|on the fire], [it is nine at night|visitors are in the parlour], and [the flame goes blue, small, gone|the gas finishes|the cylinder says goodbye]',
    '{I} [shake the cylinder|lift the cylinder], [it feels light|nothing moves inside], [it is Sunday morning|rain is falling], and [nobody wants to carry it|the nearest place is far|the rice is half done]',
  ],
  tips: [
    [
      'how do I know there is a leak',
      '[Put soapy water on the hose|Brush soapy water on the joint], [bubbles tell you|watch for bubbles], and [never test with a match|keep fire far away], because [gas gives no second warning].',
    ],
    [
      'what do I do when I smell gas',
      'If you smell gas, [close the valve|open doors and windows], [touch no switch|no light, no phone near it], and [go outside with everybody|call for help from outside], [at once|calmly].',
    ],
    [
      'where should the cylinder stand',
      'The cylinder should stand [upright and outside|where air passes], [away from the cooker|not in the sun], and [never in a closed cupboard|far from children], because [gas is heavy and lies low].',
    ],
    [
      'how old may a cylinder be',
      '[Read the date on the collar|Look at the date on the cylinder], and leave a rusty one, because [old steel gets thin|rust eats from below], [painted or not|fine paint hides much].',
    ],
    [
      'what about the hose',
      'Change the hose [every two years or so|when it is hard or cracked], and [use proper clips|do not tie it with wire], because [a small tear is enough|a new hose costs less than a kitchen].',
    ],
    [
      'how do I check the weight',
      '[Watch the scale|See the empty weight on the collar], [before and after|while it is filled], and do the small sum, because [kilos are what you pay for|sound tells nothing].',
    ],
    [
      'how do I make gas last',
      '[Cover the pot|Soak beans first|Cut things small], [use the right burner|turn it down when it boils], and [clean the burner|look for a blue flame], because [a yellow flame wastes gas].',
    ],
    [
      'in what order do I switch',
      'To stop, [close the cylinder first|turn the cylinder off first], [then the knob|let the flame die], [each night|before you sleep or travel], because [an empty hose cannot leak].',
    ],
    [
      'how do I never run out',
      '[Write the date on the cylinder|Note when it was filled], [you will know your weeks|after two rounds you know], and [order some days before|keep a small spare], because [it always finishes in the evening].',
    ],
    [
      'what about carrying it',
      'Carry it [upright|with the valve closed], [not lying in a keke|never with a lit cigarette near], and [let it rest before you connect|check the washer], because [a rolling cylinder is no toy].',
    ],
  ],
  jokes: [
    '[My pot of beans|The kettle|My frying pan] [heard the word gas|saw the blue flame] and [started to dance|sat down again|called the others], [at once|before me|after three days of cold food].',
    '[That person who finished the gas|The one who said “it will reach till Monday”|Whoever cooked beans yesterday] [knows himself|is quiet now|left the house early], [we will not call names|the soup knows|stand up].',
  ],
  shots: [
    'Film [a blue flame|the valve being closed|bubbles on a hose|a scale that moves], [from near|close up], [five seconds|with the sound on].',
    'Film [the cylinder being carried|the cylinder at the gate|a hand that connects it], [from the side|from a few steps away], [in one take|ten seconds].',
    'Film [a pot that starts to boil|a lid being lifted|tea being poured], [from near|from above], [steam against the light|with the sound on].',
    'Take [one picture of the date on a cylinder|one picture of the price board|one picture of the vehicle], [in daylight|straight lines|for the cover].',
  ],
}
