import type { TradePack } from './trade-pack.ts'

export const events: TradePack = {
  film: 'the set-up',
  cases: [
    '[the date is fixed|the hall is paid|the families have agreed], [three hundred guests are coming|the invitations are out], and [the rest is still in {my} head|nobody is in charge of the hall|{my} phone has not stopped ringing]',
    '[the party starts at two|the ceremony begins in an hour], and [the chairs are not there|somebody forgot the canopy|the vendor is not picking calls]',
    '{I} [celebrate once in a long while|turn one year older], [everybody takes pictures with a phone|somebody’s cousin takes the pictures], and [every picture is blurred|{my} head is cut off in half of them|nobody can find them later]',
  ],
  tips: [
    [
      'when should I book',
      '[December|Easter|The last Saturday of the month] [goes first|is taken early], so fix your date [before you print invitations|before you pay for the hall], and [get it in writing|keep the receipt].',
    ],
    [
      'what should I tell a vendor',
      '[Tell|Send] every vendor [the date, the hall and the number of guests|the hall and the hour you may enter], [in one message|in writing], because [a hall with stairs is another job|set-up needs time].',
    ],
    [
      'how do I choose a style',
      '[Save three pictures you like|Collect pictures|Make a small folder of pictures] and [say what you like in each|mark the part you mean], because [“simple and classy” means ten different things|words like “nice” help nobody].',
    ],
    [
      'what about the hall',
      '[Visit the hall|See the hall again] [at the same hour|with your vendor|in daylight], and [look at light, sockets and entrance|check power and toilets|measure the stage].',
    ],
    [
      'who should be in charge',
      'On the day, [put one person in charge|give one person the phone|let one friend speak to the vendors], [not the bride|not the celebrant], so that [you can enjoy it|nobody calls you on the stage].',
    ],
    [
      'what about rain',
      'For an outdoor event, [have a plan for rain|know where guests run to], because [clouds do not read invitations|rain also likes jollof], and [keep cables off the ground|cover the speakers].',
    ],
    [
      'how do I get good pictures',
      '[Make a list of the people who must be in the pictures|Write down the ten pictures you must have], [give it to the photographer|give it to a cousin], and [start with the old ones|do the family first].',
    ],
    [
      'what about timing',
      '[Write a programme|Make a time plan] [with fifteen minutes of air between things|hour by hour], and [give a copy to the MC|send it to every vendor|send it the night before].',
    ],
    [
      'how many guests should I plan for',
      '[Count invitations|Count those who answered], [then add some|add one table], because [somebody brings somebody|in our place visitors multiply], and [it is better to have one chair too many|food should not finish first].',
    ],
    [
      'what should I confirm',
      '[Three days before|In the last week|Two days to the day], [call every vendor|confirm every vendor]: [time, address, balance|arrival time and contact], and [share one number|send the location pin].',
    ],
    [
      'how do I save money',
      '[Choose the month with care|A weekday costs less in many halls|Cut the list, not the quality], [put money where guests look|spend on food and sound first], and [borrow what can be borrowed|let go of the rest].',
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
    '[That uncle|The MC|Your village people] [will still come late|will arrive with six others|will ask for take-away], [so be ready|so plan for it|so stay calm], [we know him|it is tradition].',
    '[If you see yourself crying in the video|When the spraying starts|If your aunty takes the microphone], [it is normal|just smile|hold your purse], [the camera saw it too|we have all been there].',
  ],
  shots: [
    'Film [people arriving|the hall filling up|chairs being set|hands that arrange it], [wide|from a corner|from the entrance], [ten seconds|in one take|with the sound on].',
    'Film {film} [from the door|from above|from the aisle], [before the guests come|with the lights on|in one slow walk].',
    'Film [small details|flowers and plates|cables and lights|a ribbon being tied], [from near|one after the other|from the side][|, five seconds each|, slowly].',
    'Film [faces that laugh|hands that clap|a couple that turns around], [from near|from the side], [with permission|in one take|ten seconds].',
  ],
}
