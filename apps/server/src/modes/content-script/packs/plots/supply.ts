import type { Plot } from './plot.ts'

/** What is bought for work or a project: building material, farm inputs, stock to sell again, supplies. */
export const supply: Plot = {
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
}
