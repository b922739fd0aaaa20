import type { Plot } from './plot.ts'

/** Something done for people or businesses: papers, money, transport, websites, advice. */
export const service: Plot = {
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
}
