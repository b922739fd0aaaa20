import type { TradePack } from './trade-pack.ts'

export const gas: TradePack = {
  film: 'the cylinder and the flame',
  cases: [
    'the soup is [almost ready|on the fire], [it is nine at night|visitors are in the parlour], and [the flame gets small and dies|the gas finishes|the cylinder says goodbye]',
    '{I} [shake the cylinder|lift the cylinder], [it feels light|nothing moves inside], [it is Sunday morning|rain is falling], and [nobody wants to carry it|the nearest place is far|the rice is half done]',
  ],
  tips: [
    [
      'how do I know there is a leak',
      '[Brush soapy water on|Put soapy water on] [the hose and its joints|every joint of the hose], watch [for bubbles|where bubbles grow], and never test with [a match|a lighter|fire], because [gas needs only one spark|bubbles show a leak without any danger].',
    ],
    [
      'what do I do when I smell gas',
      'If you smell gas, [close the valve|turn the cylinder off], [open doors and windows|let air in from every side], [touch no switch|leave every switch alone], and [go outside with everybody|call for help from outside].',
    ],
    [
      'where should the cylinder stand',
      'The cylinder should stand upright [where air passes|in the open air|outside, if you can], [away from the cooker|out of the sun], and never in a closed cupboard, because gas is heavy and [lies low|collects near the floor].',
    ],
    [
      'how old may a cylinder be',
      '[Read the date on its collar|Look for the date on its collar], look at the foot for rust, and [have an old one tested|let somebody test a rusty one] before the next filling, because [old steel gets thin|rust eats from below|paint can hide rust].',
    ],
    [
      'what about the hose',
      'Change the hose [every two years or so|as soon as it is hard or cracked], and hold it with [proper clips|a clip at each end], not with [wire|tape|rubber bands], because [a small tear is enough|a new hose costs less than a new kitchen].',
    ],
    [
      'how do I check the weight',
      '[Find the empty weight on the collar|Read the empty weight on the cylinder], [watch the scale during the filling|look at the scale when it is full], and subtract one from the other, because [kilos are what you pay for|the sound of a cylinder tells nothing].',
    ],
    [
      'how do I make gas last',
      '[Cover the pot|Soak beans before you cook them|Cut things small], [use a burner that fits the pot|turn the fire down when it boils], and keep the burner clean, because [a yellow flame wastes gas|a clean blue flame cooks faster].',
    ],
    [
      'in what order do I turn the gas off',
      'To turn the gas off, close the [cylinder|valve on the cylinder] first, let the flame [die|go out], and then close the knob of the cooker, because [no gas stays in the hose that way|an empty hose cannot leak].',
    ],
    [
      'how do I never run out',
      '[Write the date on the cylinder each time it is filled|Note the day of every filling in your phone], and order [some days before it usually finishes|a few days before its usual time is over], because [gas likes to finish in the evening|after two fillings you know how long it lasts].',
    ],
    [
      'how do I carry a cylinder',
      'Carry the cylinder upright with the valve closed, [never lying in a keke|never beside a lit cigarette], and [check the washer before you connect it|test the joint with soapy water afterwards], because [a rolling cylinder is no toy|a cylinder that rolls can hurt its valve].',
    ],
  ],
  jokes: [
    '[My pot of beans|The kettle|My frying pan] [heard the word gas|saw the blue flame] and [started to dance|called the other pots|woke the whole kitchen], [after three days of cold food|before I could say a word].',
    '[That person who finished the gas|The one who said “it will reach till Monday”|Whoever cooked beans all day yesterday] [is very quiet now|left the house early|is looking at the ceiling], [but we will not call names|and only the soup knows why].',
  ],
  shots: [
    'Film [a blue flame|the valve being closed|bubbles on a hose|a scale that moves], [from near|close up], [five seconds|with the sound on].',
    'Film [the cylinder being carried|the cylinder at the gate|a hand that connects it], [from the side|from a few steps away], [in one take|ten seconds].',
    'Film [a pot that starts to boil|a lid being lifted|tea being poured], [from near|from above], [with the steam against the light|with the sound on].',
    'Take [one picture of the date on a cylinder|one picture of the price board|one picture of the vehicle], [in daylight|with straight lines|for the cover].',
  ],
}
