import type { TradePack } from './trade-pack.ts'

export const gifts: TradePack = {
  film: 'the gift',
  cases: [
    'the [birthday|anniversary] is [tomorrow|this weekend], {I} [have walked round the shop twice|have searched all evening], and [everything is a mug or a towel|{I} still have only a card|{I} still do not know what to give]',
    '{I} [live far from home|cannot travel], [mama’s birthday comes|a friend gives birth], and [a text message is all that goes|an alert is all that goes|{I} only promise “when I come”]',
    '{I} [bring what everybody brings|buy a gift in a hurry], [it is opened|everybody claps], and [it joins five others on the shelf|a month later it stands in somebody else’s house|nobody remembers who gave it]',
  ],
  tips: [
    [
      'how do I choose a gift',
      'Start from [the person’s day|what the person does every morning], not from [the shop|your own taste], because [a thing in daily use says your name every day|what is used daily is remembered].',
    ],
    [
      'what do I write on the card',
      'On the card, write [one true line|one thing only you know about the person], not [“many happy returns”|a poem from the internet], because [that line is kept|people keep such a card] [long after the box is gone|for years].',
    ],
    [
      'how early should I order',
      'Order [at least three days|some days] before you need it, and earlier still [at Christmas, Valentine and Mother’s Day|in December], because [good wrapping takes time|riders are busy on such days].',
    ],
    [
      'how do I keep it a surprise',
      'For a surprise, give [the number of a neighbour or a colleague|a second number], not [the person’s own|the celebrant’s], because [one call can spoil it|the rider will call before he arrives].',
    ],
    [
      'what if my budget is small',
      'A small gift [well wrapped|with the right line on the card] beats [a big one in a nylon bag|a big one without thought], so [say your figure|name your budget] first and choose inside it.',
    ],
    [
      'what of an office',
      'For an office, [one list, one size and one colour|the same gift for all] [is fair|keeps the peace]; and if names go on it, [check every spelling twice|let each person check their own].',
    ],
    [
      'what about children',
      'For a child, [say the age|mention the age] when you order, and choose [something washable|something without tiny parts|a strong box], because [the box will be played with too|little hands test everything].',
    ],
    [
      'how do I thank people who helped me',
      'Keep a list of [the people who came through for you|those who remembered you], with their birthdays, because [one small box on the right day says more than a long speech|a small thing on their own day is not forgotten].',
    ],
    [
      'how do I care for a candle',
      'The first time, let a candle burn [till the whole top is liquid|an hour or two]; [after that|the next time], [cut|trim] the wick short before you light it, and [keep it away from the fan|never leave it alone].',
    ],
  ],
  fits: {
    'how do I care for a candle': /candle/iu,
    'what of an office': /office|corporate|staff|company|bulk|souvenir|end of year/iu,
    'what about children': /child|kid|baby|toy|school/iu,
    'how do I keep it a surprise': /deliver|surprise|send|birthday|valentine|dispatch/iu,
  },
  jokes: [
    '[That mug from last year|The sixth towel in my house|My “World’s best boss” cup] heard the word gift and [is hiding|asked to stay at home|ran behind the curtain], because [it has already been given out twice|it does not want to travel again].',
    '[My cousin who gives “prayers only”|The friend who arrives with a card and an appetite|The one who says “I am your gift”] [should hear this|needs this video|has been tagged], [with love|no vex].',
  ],
  shots: [
    'Film {film} [being packed|with the ribbon being tied|in two hands], [from above|from near], [in soft light|with the sound on].',
    'Film [a face that opens it|hands that lift the lid|a card being written], [over the shoulder|from the side], [in one take|ten seconds].',
    'Film [everything laid out before packing|three sizes in a row|the closed box on a table], [from above|slowly], [in daylight|ten seconds].',
    'Take [one picture of the open box|one picture of the label|one picture of the box at a door], [in daylight|for the cover|with space for text].',
  ],
}
