import type { TradePack } from './trade-pack.ts'

export const appeal: TradePack = {
  film: 'the work and the helping hands',
  cases: [
    '[somebody helps {me} once|a stranger pays {my} bus fare|a neighbour brings food in a bad week], and [{I} never find out the name|{I} never forget it|the whole week feels lighter]',
    '{I} [hear of a need|see a hard story], [feel it|want to help], and then [wonder what one person can do|wait until {I} have more|hope that somebody else does it|scroll on]',
  ],
  tips: [
    [
      'how can I help',
      'You can help [with money|with a gift], [with an hour of your time|with your hands|with what you know], or by [passing this on|telling one person]: [all of it counts|nothing is too small].',
    ],
    [
      'is a small gift enough',
      'Yes, small gifts [add up|become big] when [many give|we give together], so [do not wait until you have much|give what you can today].',
    ],
    [
      'may I ask where the money goes',
      'Yes, ask [what a gift is used for|where your gift goes|for a report], [before you give or after|with anybody you give to], because [it is your right|a clear answer builds trust].',
    ],
    [
      'how do I give with others',
      'Give [with your family|with your office|with your old classmates]: [put a box on the table|collect for one week|let one person hold the list], and [send everything as one gift|bring everything together].',
    ],
    [
      'what if I have no money now',
      'If you [cannot give now|have nothing to spare], [share this with your contacts|send this to one person who can|offer an hour of your time], because [that is help too|that also moves the work on].',
    ],
    [
      'should I give once or monthly',
      'Once is good, and a small gift [every month|at every month end] [helps people plan|keeps the work steady], even if it is only [the price of one snack|the price of a small data plan].',
    ],
    [
      'can I give things',
      'Before you give things, [ask what is needed|ask about sizes and numbers], and [send them clean and whole|bring them washed and folded], because [sorting costs time|a thing in good order helps at once].',
    ],
    [
      'how do I speak of people in need',
      '[Speak of them with respect|Tell it plainly and with respect|Tell it without pity], and [use a name only with permission|share no picture that shames anybody], because [any of us could be on the other side|dignity is part of help].',
    ],
    [
      'can I volunteer',
      'To volunteer, say [what you can do|which days you have] and [for how long|how many hours you can give], and [keep the hour you promised|come as you said], because people wait for you.',
    ],
    [
      'how do I know it is true',
      'Before you give, [look who stands behind it|look at the name on the account|ask one question], and [keep a note of what you sent|keep the receipt]. With anybody, that is [wise, not rude|care, not mistrust].',
    ],
    [
      'what can children learn',
      'Let a child [put the coin in|choose what to give|carry the bag], and [explain why you give|answer every question], because [giving is learned early|small hands remember].',
    ],
    [
      'what about my business',
      'A business can [give a part of one day’s sales|put a box at the counter|give goods instead of money], [and tell its customers why|and let the staff join in], because people like to buy where good is done.',
    ],
    [
      'what about birthdays',
      'For a birthday, [ask friends to give to this work instead|let friends give to this in your name], and [send everybody a thank you|show your friends what came together], because [you have enough cups|joy grows when it is shared].',
    ],
    [
      'why now',
      '[A need does not wait for month end|A good intention gets old quickly|The need is there today], so [do it while you think of it|do not leave it for later], and [sleep well tonight|cross it off your list].',
    ],
    [
      'how do I pass it on',
      '[Send this to|Share this with] [three people|your family group|one person who likes to help], [with your own words|with one line from you], because [your word opens it|strangers scroll past, friends do not].',
    ],
    [
      'how do I stay in touch',
      '[Ask how the work goes|Come back and ask for news] [after a month|now and then], and [tell others what you heard|share the news with a friend], because [good work takes time|it is good to see what came of a gift].',
    ],
  ],
  jokes: [
    '[The price of one shawarma|What I spend on data in a day|The money for a third pair of slippers] [can do something serious|is about to become useful|has found a purpose], and [I feel taller already|my pocket has agreed|nobody will miss it].',
  ],
  shots: [
    'Film [hands at the work itself|hands that pack|boxes being carried|a list being ticked], [from near|from the side|over the shoulder], [in soft light|ten seconds].',
    'Film [the place|the road to the place|the door that opens], [from a few steps away|wide], [in daylight|slowly|in one take].',
    'Film [a person who speaks for the work|a helper who arrives|two hands that meet], [from near|from the side], [with permission|no faces of children|five seconds].',
    'Take [one picture of what a gift becomes|one picture of the team|one picture of the figure on paper], [in daylight|from above|for the cover].',
  ],
}
