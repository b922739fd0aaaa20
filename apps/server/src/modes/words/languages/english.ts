import type { Grammar } from '../grammar.ts'

export const english: Grammar = {
  and: ' and ',
  there: 'your subject',
  people: [
    '[A good choice for|Just right for|Well suited to|Specially for|Good for|A good fit for|Meant for|Right for|Perfect for|Great for|Very good for] {words}[| too].',
    '[Good news for|Something for|A word for|A note for] {words}: [this is for you|this one is for you|this one is yours|we have you in mind].',
  ],
  occasions: [
    '[Good|Great|Perfect|Nice|Just right|Lovely|Ideal|A good choice|Wonderful|Handy|Excellent|Just the thing] for {words}[| too|, and more].',
    '[Remember us for|Think of us for|Keep us in mind for] {words}[| too|, and more].',
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
