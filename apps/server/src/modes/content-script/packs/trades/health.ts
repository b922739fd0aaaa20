import type { TradePack } from './trade-pack.ts'

export const health: TradePack = {
  film: 'the place and the people who care',
  cases: [
    '{I} [feel tired for weeks|have the same pain every evening|have not slept well for days], and [everybody at home is a doctor|the internet has ten answers|{I} keep saying “next week”]',
    '[January comes|a birthday comes], {I} [want to live better|want to move more], and [after ten days the shoes are back in the corner|nobody goes with {me}|{I} do not know how to begin]',
    '[mama’s check-up is due|a child is not well|somebody at home needs care], and [the queue takes the whole day|{I} do not know whom to ask|everybody says something else]',
  ],
  tips: [
    [
      'when should I see somebody',
      '[A pain that stays|Fever that stays|A cough that stays] [for days|for more than a few days] [should be seen by a professional|belongs before a professional], [not before a group chat|not in the comments].',
    ],
    [
      'what should I prepare',
      '[Write down|Note] [when it started|what you take already|what makes it worse], and [bring old results|bring the packs], because [details help more than fear|a doctor works with details].',
    ],
    [
      'can I trust advice online',
      'Advice online [can be a start|is general], but [your body is not a post|it does not know you], so [ask a professional before you take anything|show it to somebody trained].',
    ],
    [
      'what about check-ups',
      '[Blood pressure, sugar and eyes|Pressure and sugar] [can be high without any sign|do not knock before they enter], so [have them checked|put a check in your calendar], [once a year at least|even when you feel fine].',
    ],
    [
      'how do I start moving',
      '[Start with ten minutes|Walk ten minutes], [every day|most days], [at the same hour|with one friend], and [add a little each week|go slowly], because [what is small is kept|the body likes patience].',
    ],
    [
      'what about water and food',
      '[Water first|A glass of water in the morning], [less sugar in the drink|fruit before the biscuit], [a smaller plate at night|earlier in the evening]: [small changes hold|nobody needs a miracle diet].',
    ],
    [
      'how do I sleep better',
      '[Put the phone away|Switch the screen off] [an hour before bed|earlier], [keep the room cool and dark|go to bed at one hour], and [leave the coffee after four|write your worries on paper].',
    ],
    [
      'how do I help an older person',
      'With [mama|papa|an older person], [go along to the visit|sit with them at the visit], write down what was said, and [keep one list of medicines|put the next date in your phone].',
    ],
    [
      'what about the mind',
      '[The mind gets tired too|Worry is not weakness|Sadness that stays is no shame]: [talk to somebody|say it to one person you trust|ask a professional], [early|before it gets heavy].',
    ],
    [
      'how do I keep an appointment',
      '[Come ten minutes early|Bring your card|Eat or do not eat, as you were told], and [if you cannot come, say so|move it early], because [somebody else can take the hour].',
    ],
    [
      'what should children have',
      'For children, [keep the vaccination card safe|know the weight|never guess a dose], and measure with the right spoon, because a child is not a small adult.',
    ],
  ],
  fits: {
    'how do I start moving': /gym|fitness|weight|yoga|wellness/iu,
    'what about water and food': /gym|weight|diet|fitness|wellness|sugar/iu,
    'how do I sleep better': /wellness|therap|mental|massage|yoga/iu,
    'what about the mind': /therap|counsel|mental|wellness/iu,
    'what about check-ups': /clinic|hospital|lab|test|screening|pressure|check|eye|dental/iu,
    'how do I help an older person': /clinic|hospital|eye|care|elder|40|50|60/iu,
    'what should children have': /clinic|hospital|child|baby|vaccin/iu,
    'what should I prepare': /clinic|hospital|doctor|test|screening|lab|eye|dental|physio/iu,
    'when should I see somebody': /clinic|hospital|doctor|physio|eye|dental|pharmac/iu,
    'how do I keep an appointment': /clinic|hospital|doctor|physio|eye|dental|lab|appointment|test/iu,
    '|move more': /gym|fitness|weight|yoga|wellness/iu,
    '|birthday comes': /gym|fitness|weight|yoga|wellness/iu,
    '|January comes': /gym|fitness|weight|yoga|wellness|supplement/iu,
    '|check-up': /clinic|hospital|doctor|eye|dental|lab|care|test/iu,
    '|same pain': /clinic|hospital|doctor|physio|massage|therap/iu,
  },
  jokes: [
    '[My running shoes|My water bottle|The gym card] [heard about this|saw me looking] and [asked who I am|nearly fainted|said: you again], [since January|we have not met in months].',
    '[Google said I have everything|My aunty has a leaf for it|The group chat gave me nine cures], [so I am asking a human being|so let us calm down|and I still only needed sleep].',
  ],
  shots: [
    'Film [the entrance|a greeting at the desk|a clean table|hands being washed], [from the side|from a few steps away], [with permission|five seconds].',
    'Film [a person who listens|a hand that writes|a careful explanation], [over the shoulder|from the side], [no face of a patient|with permission|in soft light].',
    'Film [shoes that start to walk|a glass of water|fruit being cut|a mat being rolled out], [from near|from above], [with the sound on|five seconds].',
    'Take [one picture of the room|one picture of the team|one picture of the opening hours], [in daylight|straight lines|for the cover].',
  ],
}
