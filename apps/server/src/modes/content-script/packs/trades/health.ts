import type { TradePack } from './trade-pack.ts'

export const health: TradePack = {
  film: 'the place and the people who care',
  cases: [
    '{I} [feel tired for weeks|have the same pain every evening|have not slept well for days], and [everybody at home is a doctor|the internet has ten answers|{I} keep saying “next week”]',
    '[January comes|a birthday comes], {I} [want to live better|want to move more], and [after ten days the sports shoes are back in the corner|nobody goes with {me}|{I} do not know how to begin]',
    '[mama’s check-up is due|a child is not well|somebody at home needs care], and [the whole day goes on queues|{I} do not know whom to ask|everybody advises something else]',
  ],
  tips: [
    [
      'when should I see a professional',
      '[A pain|A fever|A cough] that stays [for days|for more than a few days] [should be seen by a professional|belongs before a professional], not [in a group chat|in the comments].',
    ],
    [
      'what should I prepare',
      'Before the visit, [write down|note] [when the trouble started|which medicines you take already|what makes it worse], and bring [old results|the packs of your medicines], because [details help more than fear|a doctor works with details].',
    ],
    [
      'can I trust advice online',
      'Advice online can be a start, but [your body is not a post|it does not know your body|it was written for everybody], so ask a professional before you [take anything|change anything|follow it].',
    ],
    [
      'what about check-ups',
      '[Blood pressure and sugar|Sugar and blood pressure] can be high without any sign, so have them checked [once a year at least|even when you feel fine|before they surprise you].',
    ],
    [
      'how do I start moving',
      '[Start with ten minutes|Walk for ten minutes] [every day|most days], [at the same hour|with a friend], and add a little each week, because [small steps are kept|the body likes patience].',
    ],
    [
      'how do I begin to eat better',
      '[Drink a glass of water in the morning|Put less sugar in your tea|Eat a fruit before the biscuit|Take a smaller plate at night], and [add one small change each week|change only one thing at a time], because [small changes hold|nobody needs a miracle diet].',
    ],
    [
      'how do I sleep better',
      '[Put the phone away|Switch the screen off] an hour before bed, [keep the room cool and dark|go to bed at the same hour each night], and [take no coffee after four|write your worries on paper].',
    ],
    [
      'how do I help an older person',
      'With [mama|papa|an older person], go along to the visit, write down what [was said|the doctor says], and [keep one list of all medicines|put the next date in your phone].',
    ],
    [
      'what about the mind',
      '[The mind gets tired too|Worry is not weakness|Sadness that stays is no shame], so talk to [one person you trust|a professional|somebody who listens] [before it gets heavy|while it is still small].',
    ],
    [
      'how do I keep an appointment',
      'Come ten minutes early, [bring your card|bring your last results], and if you cannot come, [say so the day before|call before the hour], because somebody else can take that place.',
    ],
    [
      'what should children have',
      'For children, [keep the vaccination card safe|know the weight], [never guess a dose|ask before you give a dose], and measure medicine with the right spoon, because a child is not a small adult.',
    ],
  ],
  fits: {
    'how do I start moving': /gym|fitness|weight|yoga|wellness/iu,
    'how do I begin to eat better': /gym|weight|diet|fitness|wellness|sugar|nutrition/iu,
    'how do I sleep better': /wellness|therap|mental|massage|yoga/iu,
    'what about the mind': /therap|counsel|mental|wellness/iu,
    'what about check-ups': /clinic|hospital|lab|test|screening|pressure|check/iu,
    'how do I help an older person': /clinic|hospital|eye|care|elder|40|50|60/iu,
    'what should children have': /clinic|hospital|child|baby|vaccin/iu,
    'what should I prepare': /clinic|hospital|doctor|physio/iu,
    'when should I see a professional': /clinic|hospital|doctor|physio|pharmac/iu,
    'how do I keep an appointment': /clinic|hospital|doctor|physio|eye|dental|lab|appointment|test/iu,
    '|move more': /gym|fitness|weight|yoga|wellness/iu,
    '|birthday comes': /gym|fitness|weight|yoga|wellness/iu,
    '|January comes': /gym|fitness|weight|yoga|wellness|supplement/iu,
    '|sports shoes': /gym|fitness|weight|yoga|wellness/iu,
    '|check-up': /clinic|hospital|doctor|eye|dental|lab|care|test/iu,
    '|child is not well': /clinic|hospital|doctor|pharmac|pa?ediatric/iu,
    '|needs care': /clinic|hospital|doctor|nurs|care|physio/iu,
    '|same pain': /clinic|hospital|doctor|physio|massage|therap/iu,
    '|saw me coming': /gym|fitness|weight|yoga|wellness/iu,
    '|shoes that start': /gym|fitness|weight|yoga|wellness|physio/iu,
    '|a mat being': /gym|fitness|yoga|wellness|physio/iu,
    '|fruit being': /gym|fitness|weight|diet|wellness|nutrition/iu,
  },
  jokes: [
    '[My running shoes|My water bottle|My gym card] saw me coming and [asked who I am|nearly fainted|said, “do I know you?”], because [we had not met since January|we had not seen each other for months].',
    '[Google said I have everything|The group chat gave me nine cures|My aunty read one article and became a doctor], and [I only needed sleep|I was only hungry|it was only my old pillow].',
    'My [aunty|uncle|neighbour] has a [leaf|root|tea] for everything, [even for traffic|even for bad network], but this time [I am asking a professional|I want to hear a professional].',
  ],
  shots: [
    'Film [the entrance|a greeting at the desk|a clean table|hands being washed], [from the side|from a few steps away], [with permission|five seconds].',
    'Film [a person who listens|a hand that writes|a careful explanation], [over the shoulder|from the side], [without the face of a patient|with permission|in soft light].',
    'Film [shoes that start to walk|a glass of water|fruit being cut|a mat being rolled out], [from near|from above], [with the sound on|five seconds].',
    'Take [one picture of the room|one picture of the team|one picture of the opening hours], [in daylight|with straight lines|for the cover].',
  ],
}
