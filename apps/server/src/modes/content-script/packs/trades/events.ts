import type { TradePack } from './trade-pack.ts'

export const events: TradePack = {
  film: 'the set-up',
  cases: [
    '[the date is fixed|the hall is paid for|the families have agreed], [three hundred guests are coming|the invitations are out], and [the rest is still in {my} head|nobody is in charge of the hall|{my} phone has not stopped ringing]',
    '[the party starts at two|the ceremony begins in an hour], and [the chairs are not there|somebody forgot the canopy|one vendor is not picking calls]',
    '{I} [celebrate once in a long while|turn one year older], [everybody takes pictures with a phone|somebody’s cousin takes the pictures], and [every picture is blurred|{my} head is cut off in half of them|nobody can find them later]',
  ],
  tips: [
    [
      'when should I book',
      'Book [as soon as the date is fixed|before you print the invitations] and [get it in writing|keep the receipt], because [December dates go first|dates around Easter are taken early|the last Saturday of the month goes fast].',
    ],
    [
      'what should I tell a vendor',
      'Send every vendor [the date, the hall and the number of guests|the date, the hall and the hour when work can start], [in one message|in writing], because [nobody should have to guess|good work starts with these].',
    ],
    [
      'how do I choose a style',
      '[Save three photos you like|Collect some photos you like|Make a small folder of photos] and [say what you like in each|mark the part you mean], because [“simple and classy” means ten different things|a photo says more than “nice”].',
    ],
    [
      'what about the hall',
      '[Visit the hall|See the hall again] [at the hour of the event|with the people who will work there|in daylight], and [look at the light, the sockets and the entrance|check power and toilets|measure the stage].',
    ],
    [
      'who should be in charge',
      'On the day, [put one person in charge|give one person your phone|let one friend speak to the vendors], [somebody calm|somebody who is not the celebrant], so that [you can enjoy it|nobody calls you out of your seat].',
    ],
    [
      'what about rain',
      'For an outdoor event, [have a plan for rain|know where the tables move if it rains] and [keep cables off the ground|keep covers for the speakers near], because [clouds do not read invitations|rain comes without an invitation].',
    ],
    [
      'how do I get good pictures',
      '[Make a list of the people who must be in the pictures|Write down the ten pictures you must have], [give it to the photographer|give a copy to a cousin who knows everybody], and [start with the elders|do the family first].',
    ],
    [
      'what about timing',
      '[Write a programme|Make a time plan], [with fifteen minutes of air between the parts|hour by hour], and [give a copy to the MC|send it to every vendor|send it round the night before].',
    ],
    [
      'how many guests should I plan for',
      'Count [the invitations|the guests who answered], then add [a few more|one more table|one in ten], because [somebody always brings somebody|visitors multiply on the day].',
    ],
    [
      'what should I confirm',
      '[Three days before|In the last week|Two days before], [call|message] every vendor to confirm [the time, the address and the balance|the arrival time and the contact], and [share one number for the day|send the location pin].',
    ],
    [
      'how do I save money',
      '[Choose a weekday or a quiet month|Shorten the list of invitations, not the quality], [decide what matters most to you|spend first on what everybody will see], and [keep the rest simple|let go of the rest].',
    ],
  ],
  fits: {
    '|the canopy': /canop|chair|table|tent|rental|hire|plan|decor/iu,
    '|the chairs are': /canop|chair|table|tent|rental|hire|plan|decor/iu,
    'what about the hall': /hall|decor|plan|event cent|usher|canop|rent|dj/iu,
    'how do I get good pictures': /photo|video|shoot/iu,
    'how do I choose a style': /decor|photo|shoot|cake|balloon|plan/iu,
    'what about rain': /canop|rent|decor|plan|outdoor/iu,
    'how many guests should I plan for': /cater|rent|plan|decor|hall|canop|chair|usher/iu,
    'how do I save money': /plan|decor|hall|rent|event/iu,
    'who should be in charge': /plan|decor|hall|rent|wedding|usher|\bdj\b|\bmc\b/iu,
    'what about timing': /plan|decor|hall|wedding|\bdj\b|\bmc\b|photo|usher|party/iu,
    'what should I confirm': /plan|decor|hall|rent|wedding|usher|\bdj\b|\bmc\b|canop|chair/iu,
    '|picture': /photo|video|shoot/iu,
    '|chairs are not there': /rent|canop|chair|hall|decor|plan|usher|party/iu,
    '|three hundred guests': /decor|hall|plan|rent|wedding|cater|canop|usher|\bmc\b|\bdj\b/iu,
  },
  jokes: [
    '[That one uncle|The friend who is “on the way”|That cousin] [will still come late|will arrive with six others|will ask for take-away], [so be ready|so plan for it|so stay calm].',
    '[If you cry in front of everybody|When the spraying starts|If your aunty takes the microphone], [just smile|stay calm|act as if it was planned], [the camera is watching|we have all been there].',
  ],
  shots: [
    'Film [people arriving|the hall filling up|chairs being set|hands that arrange a table], [wide|from a corner|from the entrance], [ten seconds|in one take|with the sound on].',
    'Film {film} [from the door|from above|from the aisle], [before the guests come|with the lights on|in one slow walk].',
    'Film [small details|flowers and plates|cables and lights|a ribbon being tied], [from near|one after the other|from the side][|, five seconds each|, slowly].',
    'Film [faces that laugh|hands that clap|a couple that turns around], [from near|from the side], [with permission|in one take|ten seconds].',
  ],
}
