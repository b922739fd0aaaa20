import type { TradePack } from './trade-pack.ts'

export const appeal: TradePack = {
  film: 'the work and the helping hands',
  cases: [
    '[somebody helps {me} once|a stranger pays {my} bus|a neighbour brings food in a bad week], and [{I} never find out the name|{I} never forget it|that day turns]',
    '{I} [hear of a need|see a hard story], [feel it|want to help], [scroll on|put the phone down], and [think: what can one person do|wait until {I} have more|hope somebody else does it]',
  ],
  tips: [
    [
      'how can I help',
      'You can help [with money|with a gift], [with an hour of your time|with your hands|with what you know], or [by passing this on|by telling one person]: [all of it counts|nothing is too small].',
    ],
    [
      'is a small gift enough',
      'Small gifts [add up|become big] when [many give|we give together], so [do not wait until you have much|give what you can today], [and leave the rest to others].',
    ],
    [
      'where does the money go',
      '[Ask what a gift is used for|Ask where it goes|Ask for a report], [always|with anybody you give to], because [it is your right|a clear answer builds trust], and [good work is glad to be asked].',
    ],
    [
      'how do I give with others',
      'Give [with your family|with your office|with your old classmates]: [put a box on the table|collect for one week|one person holds the list], and [send it as one|bring it together].',
    ],
    [
      'what if I have no money now',
      'If you [cannot give now|have nothing to spare], [share this|send it to one person who can|offer an hour], because [that is help too|one forward can reach a giver], [and say a kind word].',
    ],
    [
      'should I give once or monthly',
      'A small gift [every month|at every month end] [helps people plan|is worth more than one big one], [like a standing order|the price of one snack], and [you can stop when you like].',
    ],
    [
      'can I give things',
      'Before you give things, [ask what is needed|ask the sizes and numbers], [send them clean and whole|bring them washed and folded], because [a useful bag helps|sorting costs time], and [nobody should receive what you would not].',
    ],
    [
      'how do I speak about it',
      '[Speak of people with respect|Tell it with respect|Use a name only with permission], [no pity in the voice|no pictures that shame], because [everybody could be on the other side|dignity is part of help].',
    ],
    [
      'can I volunteer',
      'To volunteer, [say what you can do|say which days you have], [and for how long|two hours are enough], and [keep the hour you promised|come as you said], because [people wait for you].',
    ],
    [
      'how do I know it is true',
      'Before you give, [look who stands behind it|look at the name on the account|ask one question], and [give to the name you checked|keep the receipt], [with anybody], [that is wise, not rude].',
    ],
    [
      'what can children learn',
      'Let a child [put the coin in|choose what to give|carry the bag], and [say why|answer the questions], because [giving is learned early|small hands remember].',
    ],
    [
      'what about my business',
      'A business can [give a part of one day|put a box at the counter|give goods instead of money], [and tell customers|and let staff choose], because [people like to buy where good is done].',
    ],
    [
      'what about birthdays',
      'For a birthday, [ask for gifts to this instead|let friends give in your name], because [you have enough cups|joy grows when it is shared], and [send everybody a thank you|show what came together].',
    ],
    [
      'why now',
      '[A need does not wait for month end|A term does not wait|Hunger has no calendar], so [do it while you think of it|do not leave it for later], [one minute is enough|and sleep well].',
    ],
    [
      'how do I pass it on',
      '[Send this to|Share this with] [three people|your family group|one person who likes to help], [with your own words|with one line from you], because [your word opens it|strangers scroll past, friends do not].',
    ],
    [
      'how do I stay in touch',
      '[Ask how it goes on|Come back and ask|Keep the contact], [after a month|now and then], because [good work is long|it is good to see what came of it], and [tell others what you saw].',
    ],
  ],
  jokes: [
    '[The price of one shawarma|What I spend on data in a day|That third pair of slippers] [can do something serious|is about to become useful|has found a purpose], [my stomach has agreed|no hard feelings|I feel taller already].',
  ],
  shots: [
    'Film [hands at the work itself|hands that pack|boxes being carried|a list being ticked], [from near|from the side|over the shoulder], [in soft light|ten seconds].',
    'Film [the place|the road to the place|the door that opens], [from a few steps away|wide], [in daylight|slowly|in one take].',
    'Film [a person who speaks for the work|a helper who arrives|two hands that meet], [from near|from the side], [with permission|no faces of children|five seconds].',
    'Take [one picture of what a gift becomes|one picture of the team|one picture of the figure on paper], [in daylight|from above|for the cover].',
  ],
}
