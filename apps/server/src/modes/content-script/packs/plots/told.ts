import type { Plots } from './plot.ts'

/** Two people, or one, who talk about a business that is not theirs. */
export const told: Plots = {
  two: {
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
  },
  one: {
    before: [
      [
        '[Let us call my neighbour {name}|I have a neighbour, call her {name}|Say the neighbour is {name}]. [{name} sees it in my face that I know something|“What are you not telling me?” asks {name}|On {day} {name} stands at my fence], [and I tell it|so I say it|and I say what I know, no more].',
      ],
      [
        '[Imagine somebody like {name}|Think of {name}, three doors from here|There is a {name} in every street]. [All week {name} has asked people|{name} asks three neighbours|{name} has talked about it with the {other}], [and got four answers|and nobody knows a name|and everybody only scratches the head].',
      ],
      [
        '[Take {name}|Picture {name}|Look at {name}]. [“You always have an idea,” says {name}|{name} says: when you smile like that, there is a story|“Do not tell me you have a solution,” says {name}]. [I have only a name|No story, only a name|It is nothing secret].',
      ],
    ],
    among: [
      [
        '[“Who told you?” asks {name}|{name} asks where I heard it|“Is that from you or from the street?” asks {name}]. [I only read to {name} what is written there|I add nothing, {name}|They say it themselves, {name}], [and you may ask there|and that is unusual for me|and {name} raises an eyebrow].',
      ],
      [
        '[“We have always managed,” says {name}’s {other}|{name}’s {who} does not like new things|At home they tell {name}: it is nothing for us]. [Let them hear it, {name}, and then say no|Nobody said “buy”, {name}, I said “hear”|To listen costs nothing, {name}].',
      ],
      [
        '[“And what would you ask first?” asks {name}.|{name} wants to know what I would ask there.|What should {name} ask first?] [What exactly, {name}, and when|What is in it, {name}, and what is not|Say what you need, {name}, and then be quiet], [and one hears who knows the work|because who listens hears more|and the second question comes by itself].',
      ],
      [
        '[“Is that your cousin’s place?” asks {name}|{name} says that I talk like a relative|“Are they paying you?” asks {name}]. [I wish I had such relatives, {name}|My relatives only borrow, {name}|Nobody pays me for talking, {name}].',
      ],
    ],
    after: [
      [
        '[Now {name} tells it to the {who}|{name} wants to be the one who knows it|{name} tells it before I do]. [Only the name must be right|Let her|Nothing needs to be added], [and now you know it too|and you may tell it as well|so tell it as you heard it].',
      ],
      [
        '[So {name} has one name, and not four answers|{name} can stop asking people|The fence has a use, {name}]. [Now ask there, not here|The fourth neighbour was the right one|And if they scratch the head too, come back], [and that goes for you as well|and you need not ask three people|and you have it from me].',
      ],
      [
        '[“That is all?” asks {name}|{name} was afraid of a long story|For once it was short, says {name}]. [I said so|The story one makes oneself|That is all], [and you have the name too|and save your ears for something else|and it is your turn now].',
      ],
    ],
  },
}
