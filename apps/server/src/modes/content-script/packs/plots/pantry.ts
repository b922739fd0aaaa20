import type { Plot } from './plot.ts'

/** What a household buys to keep, cook or drink: produce, frozen food, oil, spices, bottles. */
export const pantry: Plot = {
  before: [
    [
      'ASKS: [On {day} my {who} opened my kitchen|My {who} came and opened my cupboard|On {day} my {who} looked into my fridge], [and there was one onion and a light|and she found one onion, and shame|and an onion looked back at her].',
      'TELLS: [An onion is a beginning|We have all been that kitchen|That light shines in many houses]. [What should she find the next time|What do you want to see when you open it|And what do you cook most, when you cook]?',
    ],
    [
      'ASKS: [Last time I went to the market in the rain|On {day} I left for the market before six|The last time I carried it all myself], [and the bag tore at the junction|and half of it was tired before I was home|and my {other} took a picture of me instead of helping].',
      'TELLS: [The bag always tears at the junction|I have seen that picture, I think|Every market has taken one bag from each of us], [so sit down first|so put the bag down|so come in out of the rain].',
    ],
    [
      'ASKS: [I buy it, I put it away, and it disappears|I bought it on {day} and it is finished|The last one finished behind my back]. [“The heat,” says my {other}, and wipes his mouth|My {other} says it was the heat|They all say that the heat took it].',
      'TELLS: [The heat again|That heat is in every house|I know that heat, it has two hands], [so let us talk about how much you need|so we plan with the heat included|so count your {other} as two].',
    ],
  ],
  among: [
    [
      'ASKS: [May I smell it?|Let me see it from near.|I want to look before I say anything.]',
      'TELLS: [Please, that is how my own mother buys|Look, smell, take your time|A person who smells first has learned from somebody].',
      'ASKS: [My {who} taught me|I learned it from my {who}|My {who} did it with everything, even with my {other}].',
    ],
    [
      'ASKS: [And if my {other} says there is cheaper?|My {other} always knows somebody who has it for less.|My {other} will say: I know a place.]',
      'TELLS: [Then let him go there, and let him carry it|Ask him what he paid for the bus|There is always a place, and it is always far].',
    ],
    [
      'ASKS: [How do I know how much lasts a week?|I never know how much to take.|I take too little, or it looks at me for two weeks.]',
      'TELLS: [Count the pots, not the people|Think back: how often did you cook last week|Look at what was left the last time]. [Start there, and add one visitor|That is your number, and one handful more|Take that, and the week will correct you].',
    ],
    [
      'ASKS: [At the market I must talk for one hour|Elsewhere I have to bargain until I sweat|My {who} can bargain, I only get tired].',
      'TELLS: [Here you may talk too, but you need not|Keep your voice for singing|Save that hour for the pot].',
      'ASKS: [My {who} will ask how I bargained|My {who} will ask how far I brought it down|My {who} will want to know the first price].',
      'TELLS: [Say that you did not sweat|Tell her you kept the hour|Tell her the hour was free].',
    ],
    [
      'ASKS: [I see it already in the pot|When I look at it I am already cooking|My hand wants to begin now].',
      'TELLS: [What will it be?|And what do you make of it?|Tell me what you are cooking there, in your head.]',
      'ASKS: [What my {who} made on Sundays|The one thing that my {other} never leaves|What my {who} made when it rained].',
      'TELLS: [Then do it as she did it|Then you need no advice from me|Do not change it, some things are finished].',
    ],
    [
      'ASKS: [Where do I put it at home?|My kitchen is small.|In my kitchen two people cannot turn.]',
      'TELLS: [The old to the front, the new behind it|First take out what has been sleeping there|Make room before it comes, not after]. [What is behind gets forgotten|You will find things you had mourned|That way nothing grows old in the dark].',
    ],
    [
      'ASKS: [My {other} says: one pot is like another|For my {other} all of it is the same|“It is only for eating,” says my {other}].',
      'TELLS: [Cook twice, and say nothing|Put two spoons before him|Cover his eyes with a towel], [and wait which one he finishes|and let him guess|and count how often he comes back]. [A tongue is more honest than its owner|He will point, that is enough|Write down what he says, he will deny it].',
    ],
    [
      'ASKS: [I share it with the house next door|My neighbour always “borrows a little”|When I have something, the whole corridor knows].',
      'TELLS: [A corridor has one nose|That happens to people who cook well|Borrowed spoons never come home].',
      'ASKS: [She knocks when the lid goes up|They bring an empty cup and a long greeting|She says that she only wants to taste].',
      'TELLS: [Next time, hand her the onion to cut|Then she can wash the pot|Give the cup a name and a date].',
    ],
    [
      'ASKS: [I cook from memory|My {who} never measured anything|At home nobody ever wrote a recipe].',
      'TELLS: [Stand beside her once with a spoon and a pen|Write it down while she still pretends not to know it|Film her hands, not her face]. [Later everybody wants to have it|What a hand knows gets lost so easily|And put the paper where you keep the salt].',
    ],
  ],
  after: [
    [
      'ASKS: [Now my {who} may come|Let my {who} open what she wants|This time I leave the door of the kitchen open].',
      'TELLS: [Leave the onion there, for the memory|Stand beside her and say nothing|Let her find it herself, that is the best part].',
    ],
    [
      'ASKS: [And this time no bag tears|And my {other} has no picture to take|So no junction for me this week].',
      'TELLS: [Keep the old bag, it has earned its rest|Let him take one of you, sitting|Send him a picture of your dry shoes].',
    ],
    [
      'ASKS: [I will write my name on it|This time I count it in front of them|I will put a paper on it: not for the heat].',
      'TELLS: [The heat can read too|Write the name of your {who}, that helps more|Put it behind the soap].',
    ],
  ],
}
