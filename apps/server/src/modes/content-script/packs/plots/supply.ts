import type { Plots } from './plot.ts'

/** What is bought for work or a project: building material, farm inputs, stock to sell again, supplies. */
export const supply: Plots = {
  two: {
    before: [
      [
        'ASKS: [The work stands still|On {day} the work stood still|I have people there who are sitting on their tools], [because one thing finished and nobody said it|because somebody counted with his eyes|because one small thing was missing].',
        'TELLS: [There is always one thing that finishes|Waiting costs as much as working|It is always the small thing], [so first the list|so tell me what you count, and how|so show me the paper, if there is one].',
      ],
      [
        'ASKS: [I sent my {other} to buy it|Last time my {other} went to the market for me|I gave the money to my {other}, with a list], [and he came back with something that was “the same”|and it was nearly the right thing|and he forgot the list in the bus].',
        'TELLS: [“The same” is never the same|Nearly is a costly word|I have met that “the same” before], [so let us be exact|so tell me the exact thing, down to the last letter|so today the one who uses it does the buying].',
      ],
      [
        'ASKS: [I have three prices from three people|I have called everybody in my phone|Since Monday I have been asking round], [and nobody says the same|and I no longer know what is in which price|and my {who} asks when I will finally begin].',
        'TELLS: [A price without its conditions is half a price|Put them on one paper, side by side|Three prices are often three different things], [so let us say what belongs to ours|so ask me all that you asked them|so take a pen and draw three columns].',
      ],
    ],
    among: [
      [
        'ASKS: [I take a bit more, to be safe.|How much more should one take?|My {other} says: take double, then you have peace.]',
        'TELLS: [Count first, then add a little|Measure twice, and write it down|Double is not peace, double is a full corridor]. [What lies about gets wet or gets legs|What is too much sleeps on your money|Write beside each number what it is for].',
      ],
      [
        'ASKS: [I want to see it before I say yes|First show me one of them|I am a person who wants to touch it].',
        'TELLS: [That is right|Please, take it in your hand|I would do the same]. [Look at the edge, the edge says everything|Read the small print on the pack|Compare it with the one you have].',
      ],
      [
        'ASKS: [And who receives it|I am never there when something comes|On {day} I am on the road].',
        'TELLS: [Name one person, not three|Choose the one who can count and say no|Give me one name]. [With a list in the hand|Three people who receive a thing are nobody|Let that person write down what came].',
        'ASKS: [Not my {other}|Then not my {other}, he waves everybody through|My {who} counts, nobody gets past her].',
      ],
      [
        'ASKS: [If I plan it well, I run less.|How do I stop running for small things?|Each week I run for one small thing.]',
        'TELLS: [Write down for one week what you ran for|Keep the list at the door|Make one list for the week and one day for it]. [You will see the same three things|After that you know what you are short of|Running is what one pays for not writing].',
      ],
      [
        'ASKS: [My people say: we have always done it like this|My workers have their own opinion|My {other} thinks he knows the business better].',
        'TELLS: [Ask them, they hold it in their hands all day|Let them try one|Listen first, they know where it hurts]. [And then you decide, because you pay|Who has tried it talks differently|A list on which they wrote too is a good list].',
      ],
      [
        'ASKS: [Where do I keep it?|I have no room for that much.|My store is full of other things.]',
        'TELLS: [Off the ground, away from water|The old to the front, the new to the back|First take out what you will never use]. [Write the date on it|A dry corner is worth a second store|You will find things there that you bought twice].',
      ],
    ],
    after: [
      [
        'ASKS: [So now I count with a pen|Then nobody sits on his tools|I go back and count, and then I write to you].',
        'TELLS: [Count it where it lies, not at the table|Let two people count|And write down what is there, not only what is missing].',
      ],
      [
        'ASKS: [My {other} may drive, but I hold the list|I will photograph the label|This time I send a picture, not my {other}].',
        'TELLS: [Then “the same” is the same|A label has never forgotten anything|He can carry, that is also a talent].',
      ],
      [
        'ASKS: [I see it clearer, on paper|So one column is full|Now I can compare].',
        'TELLS: [Sleep over it and look again|Read it to somebody, one hears the gaps|Put a ring round what matters most to you].',
      ],
    ],
  },
  one: {
    before: [
      [
        '[Let us call the person {name}|Say it is {name}|I think of {name}]. [{name}’s people are sitting on their tools|On {day} the work of {name} stands still|At {name}’s place everybody waits], [because one thing finished and nobody said it|because somebody counted with his eyes|and waiting is paid like working].',
      ],
      [
        '[Imagine {name}|Think of {name}|There is a {name} in every street]. [{name} sends the {other} to buy it|The {other} goes to the market for {name}, with a list|{name} gives the money to the {other}], [and he comes back with something that is “the same”|and the list stays in the bus|and it is nearly the right thing].',
      ],
      [
        '[Take {name}|Picture {name}|Look at {name}]. [{name} has three prices from three people|Since Monday {name} has been asking round|{name} has called everybody in the phone], [and no two are the same thing|and the {who} asks when it will begin|and nobody knows what is in which price].',
      ],
    ],
    among: [
      [
        '[“Take double,” says {name}’s {other}.|{name} wants to take more, to be safe.|How much more should {name} take?] [Count first, {name}, then add a little|Double is a full corridor, {name}, not peace|Measure twice, {name}, and write it down], [because what is too much sleeps on your money|because what lies about gets wet or gets legs|and write beside each number what it is for].',
      ],
      [
        '[{name} wants to touch it first|“Show me one,” says {name}|{name} says nothing and takes one in the hand]. [That is right, {name}|I would do that too, {name}|Please, {name}, take your time]. [The edge says everything, look at the edge|Read the small print on the pack|Compare it with the one you have].',
      ],
      [
        '[{name} is never there when something comes.|On {day} {name} is on the road.|And who receives it, {name}?] [One person, {name}, not three|Choose the one who can count and say no, {name}|Give one name, {name}, and a list], [because three people are nobody|and not the {other}, he waves everybody through|perhaps the {who}, nobody gets past her].',
      ],
      [
        '[Each week {name} runs for one small thing.|{name} wants to run less.|How does {name} stop running?] [Write down for a week what you ran for, {name}|Keep a list at the door, {name}|One list and one day for it, {name}], [and you see the same three things|and the shoes last longer|because running is what one pays for not writing].',
      ],
      [
        '[“We have always done it like this,” {name}’s people say|{name}’s workers have their own opinion|Those who work for {name} shake their heads]. [Ask them, {name}, they hold it in their hands all day|Let them try one, {name}|Listen first, {name}, they know where it hurts], [and then decide, because you pay|and who has tried it talks differently|and put what they say on the list].',
      ],
      [
        '[{name} has no room for that much.|Where does {name} keep it?|{name}’s store is full of other things.] [Off the ground, {name}, away from water|The old to the front, {name}, the new to the back|First out with what you will never use, {name}], [and write the date on it|and a dry corner is worth a second store|and you find what you bought twice].',
      ],
    ],
    after: [
      [
        '[So now {name} counts with a pen|{name} goes back and counts|And {name} counts it where it lies]. [Two people count better than one|Write what is there too, not only what is missing|Then nobody sits on his tools]. [You can begin today|That takes one cup of tea|Try it with your own store].',
      ],
      [
        '[This time {name} sends a picture, not the {other}|{name} photographs the label|The {other} may drive, but {name} holds the list]. [A label has never forgotten anything|Then “the same” is the same|He can carry, that is also a talent]. [You have a camera too|Photograph yours today|Yours may drive as well].',
      ],
      [
        '[On {name}’s paper one column is full|Now {name} can compare|{name} sees it clearer, on paper]. [Put a ring round what matters most|Sleep over it and look again|Read it aloud, one hears the gaps], [and draw yours now|and you may ask me the same things|and three columns fit on any paper].',
      ],
    ],
  },
}
