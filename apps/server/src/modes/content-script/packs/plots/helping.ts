import type { Plot } from './plot.ts'

/** A request for help. */
export const helping: Plot = {
  before: [
    [
      'ASKS: [When I hear such a thing I go quiet|I read it on {day} and could not go on with my food|My {who} read it to me and nobody spoke]. [And then I think: what can I do, I am one person|Then I think: others have more than me|And then the phone rings and I forget it].',
      'TELLS: [One person is how it starts|All of them are one person|The one who reads it aloud has begun already], [so stay with it for a moment|so do not let the phone ring yet|so let us speak of it now, while you are here].',
    ],
    [
      'ASKS: [My {other} asks where such money goes|At home they will ask me who these people are|My {who} says: ask first, then open the purse].',
      'TELLS: [And she is right|A good question deserves to be asked|Ask, that is not rude], [so ask me what you want to know|so let us say it as it stands|so I tell you what I know].',
    ],
    [
      'ASKS: [I always wait until I have more|I say: when things are better, I will give|Each month I think: next month].',
      'TELLS: [And how did the last month end|And did the last month end better|And this month, how does it end]?',
      'ASKS: [With nothing over, like all months|Like all of them, with dust in the purse|As always, and my {other} laughs].',
    ],
  ],
  among: [
    [
      'ASKS: [I have more hands than money|Money is short, but I have a {day}|I can carry, I can cook, I can write].',
      'TELLS: [Then say so|Hands are a gift too|Say which, and when]. [Not everything that helps is a sum|Somebody has to carry what others pay for|A free {day} can be worth a lot].',
    ],
    [
      'ASKS: [My {other} and I could do it together|At work we are seven|In our group there are people who would join].',
      'TELLS: [Ask them in one sentence|Begin, and tell them what you did|Send it to two of them, not to all]. [People follow a first one|A first one makes a second one|To “all” nobody answers].',
    ],
    [
      'ASKS: [How do I explain it to a child?|The little ones at home heard it too.|A child asked me why.]',
      'TELLS: [Say it as it is, in small words|Let the child choose a part of it|Children ask what one can do, so answer that]. [They understand more than we think|A child that gives remembers it|And let the small hand do it].',
    ],
  ],
  after: [
    [
      'ASKS: [So I am one of many ones|I understand: not alone, only first|Then I read it aloud to somebody].',
      'TELLS: [That is all it takes to begin|And that one reads it to the next|Read it slowly].',
    ],
    [
      'ASKS: [Now I can answer at home|I have an answer for my {who}|If my {other} asks, I tell him that].',
      'TELLS: [And let them ask further|Tell it just as you heard it|Add nothing, it is enough as it is].',
    ],
    [
      'ASKS: [This is the month|I no longer wait for next month|So let it be now, and small].',
      'TELLS: [Small is a size too|Small and now is more than big and later|That is how big things look from near].',
    ],
  ],
}
