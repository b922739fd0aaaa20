import type { TradePack } from './trade-pack.ts'

export const gifts: TradePack = {
  film: 'the gift',
  cases: [
    'the [birthday|anniversary] is [tomorrow|this weekend], {I} [have walked round the shop twice|have searched all evening], and [everything is a mug or a towel|{I} hold a card and nothing else|{I} still do not know what to carry]',
    '{I} [live far from home|cannot travel], [mama’s birthday comes|a friend gives birth], and [a text message is all that goes|an alert is all that goes|{I} promise “when I come”]',
    '{I} [bring what everybody brings|buy in a hurry], [it is opened|they say thank you], and [it goes to the shelf with the other five|{I} see it in somebody else’s house|nobody remembers who gave it]',
  ],
  tips: [
    [
      'how do I choose a gift',
      'Start from [the person’s day|what they do every morning], not [from the shop|from your own taste]. [What they touch daily|A thing they use daily] [says your name every day|is remembered].',
    ],
    [
      'what do I write on the card',
      'Write [one true line|one thing only you know about them], not [“many happy returns”|a poem from the internet]. [That line is kept|People keep that card], [long after the box is gone|you will see it again].',
    ],
    [
      'how early should I order',
      'Give it [three days|a few days], [more at Christmas, Valentine and Mother’s Day|more in December]. [Names take time|Wrapping takes time], and [the road takes its own|riders are busy on such days].',
    ],
    [
      'how do I keep it a surprise',
      'For a surprise, give [the number of a neighbour or a colleague|a second number], not [the person’s own|the celebrant’s]. [One call can spoil it|The rider will call], [so plan the door too|think of that].',
    ],
    [
      'what if my budget is small',
      'A small gift [well wrapped|with the right line] beats [a big one in a nylon bag|a big one without thought]. [Say your figure|Name your budget], and build around it.',
    ],
    [
      'what of an office',
      'For an office, [one list, one size, one colour|the same for all] [is fair|keeps the peace]. [Check the spelling of every name|Let each person check their name], [before anything is printed|twice].',
    ],
    [
      'what about children',
      'For a child, [say the age|mention the age], [no tiny parts for small ones|washable is better]. [The box will be played with too|They love the wrapping], [that is normal|so choose a good box].',
    ],
    [
      'can I return the kindness',
      'Keep a list of [who came through for you|who remembered you], [in your phone|with their dates]. [One small box on the right day|A small thing on their own day] [says it better than a long speech|is not forgotten].',
    ],
    [
      'how do I care for a candle',
      'The first time, let a candle burn [till the whole top is liquid|an hour or two]. [Cut the wick short|Trim the wick] [after that|before the next time], and [keep it from the fan|never leave it alone].',
    ],
  ],
  fits: {
    'how do I care for a candle': /candle/iu,
    'what of an office': /office|corporate|staff|company|bulk|souvenir|end of year/iu,
    'what about children': /child|kid|baby|toy|school/iu,
    'how do I keep it a surprise': /deliver|surprise|send|birthday|valentine|dispatch/iu,
  },
  jokes: [
    '[That mug from last year|The sixth towel|My “World’s best boss” cup] [is hiding|has heard us|asked if it is going home], [we will not give it out again|its time has come|sorry, mug].',
    '[My cousin who gives “prayers only”|The friend who arrives with a card and an appetite|The one who says “I am your gift”] [should hear this|needs this video|has been tagged], [with love|no vex|we still like you].',
  ],
  shots: [
    'Film {film} [being packed|with the ribbon being tied|in two hands], [from above|from near], [in soft light|with the sound on].',
    'Film [a face that opens it|hands that lift the lid|a card being written], [over the shoulder|from the side], [in one take|and wait for the smile].',
    'Film [everything laid out before packing|three sizes in a row|the closed box on a table], [from above|slowly], [in daylight|ten seconds].',
    'Take [one picture of the open box|one picture of the label|one picture of the box at a door], [in daylight|for the cover|with space for text].',
  ],
}
