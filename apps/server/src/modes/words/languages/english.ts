import type { Grammar } from '../grammar.ts'

export const english: Grammar = {
  and: ' and ',
  from: 'from {price}',
  ours: 'our work',
  there: 'your subject',
  seen: { food: 'the food', fashion: 'the piece' },
  products: [
    '[We bring you|Think of|Remember|Come for|Ask us for] {product}{price}{place}[, simple as that||, any day].',
    '{product}{price}{place}[: that is what we do|: that is the offer|, and you are welcome|, for you and yours].',
  ],
  clauses: {
    price: [' for {price}', ' at {price}', ', {price}'],
    place: [' in {place}', ', in {place}'],
  },
  prices: [
    '[Price|The price|Our price|Your price|What you pay]: {price}[|, plain and simple|, no stories|, and that is it|].',
    '[The price is|You pay|It costs|Our price is|Your price is] {price}[|, plain and simple|, simple as that|, and that is it].',
  ],
  inAndAt: [' in {place}', ' at {place}'],
  places: [
    '[You will find us|Find us|We are|Meet us|Reach us] in {place}[|, and you are welcome|, any day].',
    '[The place|Location|Where to find us|Find us here|Where we are]: {place}[|, and you are welcome].',
  ],
  deals: [
    '[Plus|Also|Bonus|Good news|Even better|For you|On top of that|One more thing|Special offer|And there is more|Do not miss this]: {deal}[|, just for you|, from us to you].',
    '[We add this|You also get this|This comes with it|Take this along|Do not forget]: {deal}[|, just for you|, from us to you|, with our thanks].',
  ],
  qualities: [
    '[Simply|Truly|Really|Always] {words}[|, every time|, as it should be|, just how you like it|, no stories|, and you will notice].',
    '{words}[|, yes|, of course|, always]: [that is our standard|that is what you get|just how you like it|nothing less|that is the promise].',
  ],
  people: [
    '[A good choice for|Just right for|Well suited to|Specially for|Good for|A good fit for|Meant for|Right for|Perfect for|Great for|Very good for] {words}[| too].',
    '[Good news for|Something for|A word for|A note for] {words}: [this is for you|this one is for you|this one is yours|we have you in mind].',
  ],
  occasions: [
    '[Good|Great|Perfect|Nice|Just right|Lovely|Ideal|A good choice|Wonderful|Handy|Excellent|Just the thing] for {words}[| too|, and more].',
    '[Remember us for|Think of us for|Keep us in mind for] {words}[| too|, and more].',
  ],
  expects: [
    '[Expect|Come for|Look forward to|Get ready for|Think] {words}[| and more| too|, and come early|, and bring somebody].',
    '[On the day|Also on the list|Part of it|On the programme]: {words}[| and more|, for everybody|, and you].',
  ],
  causes: [
    '[This is|It is|It is all|All of this is] about {words}[|, and you can be part of it].',
    '[It starts with|At the heart of it|The reason|What matters to us]: {words}[|, together].',
  ],
  audiences: {
    'Gen Z': [
      '[No cap|No stress|No long talk|Zero drama]: [this is real|we say it as it is|we keep it simple|only the facts], and [your people will ask about it|you will be glad you listened|you can judge for yourself|you know it when you see it].',
      'You [spot fakes from far|scroll past nonsense in a second|know at once what is real], so [we keep it honest|we kept it simple|look closely|judge for yourself].',
    ],
    Millennials: [
      'Between [work|traffic|deadlines] and [family|rent|everything else], [every minute counts|your time is short|time is gold], so [we keep it short|we come to the point|here are only the facts].',
      'You [have|carry|juggle] enough [already|this week|as it is], so [we keep it simple|one message is enough|let this be easy].',
    ],
    Professionals: [
      'Your [day|calendar|inbox] is [full|busy enough], so [we keep this short|this takes one minute|here are only the facts][| and you decide| and nothing more].',
      '[Clear words|Straight answers|Punctual answers|Good manners] [matter to us|count with us], [and you will notice|every day|and always will].',
    ],
    Families: [
      '[From the little ones to grandma|Big or small|Young and old], [everybody at home|the whole house|each of your people] [is welcome to ask|may want to hear this|can ask us anything].',
      '[At home|With children in the house|In a busy house], [time is short|every minute counts|there is always something to do], so [we keep it simple|we come to the point|one message is enough].',
    ],
    'Luxury Consumers': [
      'You do not need [more noise|many words|a long speech]: [a clear answer is enough|a quiet word is enough|a short talk is enough|one message is enough].',
      '[Quality|True luxury|Good taste] [does not shout|takes its time|is in the details], and [you notice it at once|that is how we see it|you know it when you see it].',
    ],
  },
}
