import type { Plot } from './plot.ts'

/** Two people, or one, who talk about a business that is not theirs. */
export const told: Plot = {
  before: [
    [
      'ASKS: [You look like somebody who knows something.|What are you not telling me?|I see it in your face, you have heard something.]',
      'TELLS: [I wanted to tell my {who} first|I only heard of it on {day}|Sit down, it is short], [but you are here|so listen|and then tell me what you think].',
    ],
    [
      'ASKS: [My {other} and I have been talking about it|All week I have asked people|On {day} I asked three neighbours], [and everybody only scratches the head|and nobody knew a name|and I got four answers].',
      'TELLS: [Why did you not ask me|I have a name for you|You could have asked over the fence], [but I only say what I know|and you may check it yourself|so write it down].',
    ],
    [
      'ASKS: [Do not tell me that you have a solution|You always have an idea|When you smile like that, there is a story].',
      'TELLS: [No story, only a name|I have no solution, I have a name|It is nothing secret], [and you can ask there yourself|and I tell you what is said of it|so hear it, and then decide].',
    ],
  ],
  among: [
    [
      'ASKS: [And who told you|Where did you hear that|Is that from you or from the street]?',
      'TELLS: [It is written there, I only read it to you|I tell you what they say, no more|From them, I add nothing].',
      'ASKS: [That is unusual for you|Since when do you add nothing|My {who} would be proud of you].',
    ],
    [
      'ASKS: [My {other} will say that it is nothing for us|At home they say: we have always managed|My {who} does not like new things].',
      'TELLS: [Did I say “buy”? I said “hear”|Let them hear it, and then say no|To listen costs nothing].',
    ],
    [
      'ASKS: [If it was for you, what would you ask|And what would you ask there first|You, what would you want to know]?',
      'TELLS: [What I ask everywhere: what exactly, and when|What is in it, and what is not|I would say what I need, and then be quiet]. [Who listens hears more than who talks|The second question comes by itself|Then one hears who knows the work].',
    ],
    [
      'ASKS: [You speak like their relative.|Are they paying you?|Is that your cousin’s place?]',
      'TELLS: [I wish I had such relatives|My relatives only borrow|Nobody pays me for talking, sadly].',
    ],
  ],
  after: [
    [
      'ASKS: [I tell it to my {who} before you do|My {who} hears it from me|Let me be the one who knows it, for once].',
      'TELLS: [Tell it right|Then do not forget the name|Only do not add anything].',
    ],
    [
      'ASKS: [So one name, and not four answers|Then I can stop asking people|And I asked three neighbours first].',
      'TELLS: [The fourth was on this side of the fence|Now ask there, not here|And if they scratch the head too, tell me].',
    ],
    [
      'ASKS: [For once it was short.|And I was afraid of a long story.|That is all? No story?]',
      'TELLS: [I said so|The story you make yourself|Save your ears for my {who}].',
    ],
  ],
}
