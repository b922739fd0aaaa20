import type { Plots } from './plot.ts'

/** Something done for people or businesses: papers, money, transport, websites, advice. */
export const service: Plots = {
  two: {
    before: [
      [
        'ASKS: [There is one thing on my list that I never do|One line has stood on my list since the rains|There is a line on my list that I copy each week], [and each week it moves to the next page|and on {day} I looked at it and closed the book|and my {who} asks when I will do it].',
        'TELLS: [Every house has such a line|I know that line, it never gets shorter|A line like that can wait for years], [so read it to me|so let us read it together|so today we begin with it].',
      ],
      [
        'ASKS: [My {other} said that he can do it|First I gave it to my {other}|My {other} knows somebody who knows somebody]. [That was in the dry season|Since then he is always “almost done”|Since then he does not pick up].',
        'TELLS: [“Almost done” is a long road|Everybody has that relative|A favour cannot be hurried, that is the trouble], [so now you ask a person who does it for a living|so tell me where it stands|so begin with what is there].',
      ],
      [
        'ASKS: [I do everything alone|In my place I am the boss, the cleaner and the messenger|During the day I work, at night I do the rest]. [On {day} I fell asleep over it|My {who} says: you cannot be everywhere|And this one thing I keep pushing to next week].',
        'TELLS: [And next week has its own work|Nobody has ten hands|Somebody who does everything does one thing too much]. [What would you like to give away|Which part of it robs your sleep|What is it that you push most]?',
      ],
    ],
    among: [
      [
        'ASKS: [Explain it so that my {who} understands it|Please, no big words|Say it without English, I mean without that kind of English].',
        'TELLS: [What do you want to have at the end?|Tell me how it looks when it is done.|Say what must be different afterwards.]',
        'ASKS: [That I sleep|That nobody asks me about it again|One paper less and one worry less].',
        'TELLS: [That is clear enough to begin|You see, no big word was needed|Then we talk about the way from here to there].',
      ],
      [
        'ASKS: [I am ashamed of the disorder|You will see a mess|I must first tidy it, then I show you].',
        'TELLS: [Do not tidy, or you need another month|Bring it as it is|A mess is honest]. [I have seen rice bags full of it|Order is what comes out at the end, not at the start|Whoever waits for order never begins].',
      ],
      [
        'ASKS: [And what if I ask a stupid question?|I have a question, but it is a stupid one.|You will think that I know nothing.]',
        'TELLS: [The stupid ones save the most money|Those are the ones everybody has|Ask it first, before the clever ones].',
        'ASKS: [Where do I even begin|What is the first thing|How does one begin with such a thing]?',
        'TELLS: [The beginning is what you have just done: asking|You have begun already, you asked|First I listen, and that is half of it].',
      ],
      [
        'ASKS: [My {other} says that one can do it alone, with the phone.|There are people who do it alone.|Could I not do it myself?]',
        'TELLS: [You can|Of course|Many do]. [And what would you do with those evenings|What would you do with that time instead|But with a free evening, what would you do]?',
        'ASKS: [Sleep|I would sell, that is what I am good at|Sit with my people].',
      ],
      [
        'ASKS: [What do you need from me|And what is my part|What should I look for at home]?',
        'TELLS: [Less than you think|Only what you have|Start with what lies on top]. [What is missing, one sees after that|Take a picture of it where it lies|Put it in one bag, and do not sort it].',
      ],
      [
        'ASKS: [I am a person who calls every day and asks how far|My {who} will call you three times|I do not like silence].',
        'TELLS: [Then let us say at the start when we talk|Silence is what makes people nervous|Say which day suits you for news]. [An appointment is better than ten calls|Then nobody has to guess|That helps both of us to sleep].',
      ],
      [
        'ASKS: [Somebody told me once that it takes for ever|My {other} says that such things never end|I have heard stories about it].',
        'TELLS: [Long stories come from long silences|Everybody tells the one that went badly|Nobody tells the story of a normal day]. [Ask what comes first and what comes after|Cut it into pieces, then it is no elephant|One step and a date, then the next step].',
      ],
      [
        'ASKS: [What do people get wrong most?|Which mistake do all of us make?|Tell me the mistake before I make it.]',
        'TELLS: [They wait|They begin at the end|They ask ten people and write down nothing]. [I understand it, it looks bigger from outside|From near it is mostly one sheet of paper|It starts to shrink when one looks at it].',
        'ASKS: [That is me|You have been in my house|So I am not alone].',
      ],
      [
        'ASKS: [I have to explain it to my {who} tonight|My {other} will want it in one sentence|At home they only listen to short things].',
        'TELLS: [Say what it was and what it will be|Begin with the end|Tell them what changes for them], [and leave out the middle|the middle is my business|and then talk about food].',
      ],
    ],
    after: [
      [
        'ASKS: [So tonight I cross it off|Tonight I take the pen|When I go home, I open that page].',
        'TELLS: [Draw the line slowly, with a ruler|One line, that is enough for tonight|Take a thick pen, you have waited for it].',
      ],
      [
        'ASKS: [And what do I tell my {other}?|My {other} will say that he was almost done.|When he calls, what do I say?]',
        'TELLS: [Thank him, he has tried|Say that he may rest now|Tell him that “almost” is finished].',
      ],
      [
        'ASKS: [Then there are eight hands left for me|So one thing leaves my table|I go back to what I am good at].',
        'TELLS: [And on {day} you sleep in a bed|Keep the messenger, he does good work|That is what tables are for: to be empty in the evening].',
      ],
    ],
  },
  one: {
    before: [
      [
        '[Let us call the person {name}|Say it is {name}|I think of {name}]. [There is one thing on {name}’s list that is never done|One line has stood on {name}’s list since the rains|{name} copies one line each week], [and each week it moves to the next page|and on {day} {name} looks at it and closes the book|and the {who} asks when it will be done].',
      ],
      [
        '[Imagine {name}|Think of {name}|There is a {name} in every street]. [The {other} has told {name} that he can do it|First {name} gives it to the {other}|{name}’s {other} knows somebody who knows somebody]. [That was in the dry season|Since then {name} hears “almost done”|Since then he does not pick up].',
      ],
      [
        '[Take {name}|Picture {name}|Look at {name}]. [{name} is the boss, the cleaner and the messenger in one|By day {name} works, at night {name} does the rest|{name} does everything alone], [and this one thing is pushed to next week|and on {day} {name} falls asleep over it|and nobody has ten hands].',
      ],
    ],
    among: [
      [
        '[“Please, no big words,” says {name}|{name} wants to hear it in plain words|“So that my {who} understands it,” says {name}]. [I ask {name} what should be there at the end.|So I ask {name} how it looks when it is done.|What must be different afterwards, {name}?] [“That I sleep,” says {name}|“One worry less,” says {name}|“That nobody asks me again,” says {name}]. [That is clear enough to begin|No big word was needed|And from there we go backwards].',
      ],
      [
        '[{name} is ashamed of the disorder|“I must tidy it first,” says {name}|{name} warns me that it is a mess]. [Do not tidy, {name}, or it takes another month|Bring it as it is, {name}|A mess is honest, {name}]. [Order comes out at the end, not at the start|Whoever waits for order never begins|Some people bring it in a rice bag, and that is fine].',
      ],
      [
        '[{name} has a question and thinks that it is stupid|“It is a stupid question,” says {name}|{name} is afraid to ask]. [Ask that one first, {name}|The stupid ones save the most money, {name}|Those are the ones everybody has, {name}]. [“Where do I even begin?” asks {name}|“What is the first thing?” asks {name}|“How does one begin?” asks {name}]. [You have begun already, you asked|With what you have just done: asking|First I listen, and that is half of it].',
      ],
      [
        '[The {other} tells {name} that one can do it alone.|Could {name} not do it alone?|“Can I not do it myself?” asks {name}.] [Of course, {name}|Many do, {name}|Yes, {name}]. [What would {name} do with a free evening|With those evenings, {name}, what would you do|And what would {name} do with the time]? [Sleep|Sit with the people at home|The work that only {name} can do].',
      ],
      [
        '[“What do you need from me?” asks {name}.|{name} asks what to look for at home.|And what is {name}’s part?] [Less than {name} thinks|What lies on top, {name}|Only what is there, {name}]. [Put it in one bag and do not sort it|Take a picture of it where it lies|What is missing, one sees after that].',
      ],
      [
        '[{name} does not like silence|{name} is a person who calls every day|“I will call you three times,” says {name}]. [Then we say at the start when we talk, {name}|Choose a day for news, {name}|An appointment is better than ten calls, {name}], [and nobody has to guess|because silence makes people nervous|and both of us sleep].',
      ],
      [
        '[“Such things never end,” says {name}’s {other}|{name} has heard stories about it|Somebody told {name} that it takes for ever]. [Everybody tells the one that went badly, {name}|Long stories come from long silences, {name}|Nobody tells the story of a normal day, {name}], [so cut it into pieces|so ask what comes first and what comes after|and one step with a date is no elephant].',
      ],
      [
        '[“Which mistake does everybody make?” asks {name}|{name} wants to hear the mistake before making it|Everybody makes one mistake, {name} has heard]. [They wait, {name}|They begin at the end, {name}|They ask ten people, {name}, and write down nothing], [because it looks bigger from outside|and from near it is mostly one sheet of paper|and it shrinks when one looks at it].',
      ],
      [
        '[Tonight {name} must explain it to the {who}|{name}’s {other} will want it in one sentence|At {name}’s house they only listen to short things]. [Begin with the end, {name}|Say what it was, {name}, and what it will be|Tell them what changes for them, {name}], [and leave out the middle|and then talk about food|because the middle is my business].',
      ],
    ],
    after: [
      [
        '[Tonight {name} takes the pen|That evening {name} opens the page|{name} goes home and crosses it off]. [Slowly, with a ruler|One line is enough for tonight|A thick pen is right for it]. [You have such a line too|I think you know your own line|Yours can be crossed off in the same way].',
      ],
      [
        '[And the {other}, what does {name} tell him|The {other} calls and says “almost”, {name}|Then {name}’s {other} asks]. [{name} thanks him, he has tried|“You may rest now,” says {name}|“Almost is finished,” says {name}]. [You can say that as well|Perhaps you have an “almost done” too|Nobody has to wait for ever].',
      ],
      [
        '[Then one thing leaves {name}’s table|So {name} has hands left for the rest|{name} goes back to what {she} does best]. [On {day} there is sleep, in a bed|Tables should be empty in the evening|The messenger stays, he does good work]. [Think of what you would give away first|Look at what lies on yours|Choose the one thing that you push most].',
      ],
    ],
  },
}
