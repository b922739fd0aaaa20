import type { Plot } from './plot.ts'

/** For food and drink that a household stores or cooks: produce, frozen food, oil, spices, bottles. */
export const pantry: Plot = {
  before: [
    [
      'ASKS: [On {day} visitors came and looked into my fridge|My {who} came without calling and opened my fridge|On {day} my {who} walked straight into my kitchen], [and all there was to see was one onion|and I could only look at the floor|and the only thing I could offer was a chair].',
      'TELLS: [Sorry, my own kitchen has shamed me like that|Ah, it has happened to all of us|Sorry, that shame is real]. [Let us prepare for the next visitor|The next visitor must find something|Ask me everything now, before the next visitor comes].',
    ],
    [
      'ASKS: [Last week I went to the market in the rain|On {day} I left for the market before six|Last month I carried everything from the market alone], [and my nylon tore at the junction|and half of the things were spoiled when I got home|and a keke splashed me from head to toe].',
      'TELLS: [Sorry for your legs|Ah, sorry, that market can finish a person|Sorry, I know that kind of trip]. [Forget that day, and ask me what you want to know|Rest small, then ask me|Sit down, and let us talk about today].',
    ],
    [
      'ASKS: [I buy for two weeks, and in four days everything is gone|What I bought on {day} is already finished|I fill the kitchen, and everything disappears]. [“It is the heat,” says my {other}|My {other} says that the heat dried everything|When I ask who finished it, they all blame the heat].',
      'TELLS: [That is not heat, that is a human being|Heat does not open doors|I know that heat, it walks about at night]. [So add one extra person when you count|When you buy, count the night visitors too|Buy for all who really come, not only for those at the table].',
    ],
  ],
  among: [
    [
      'ASKS: [May I check well before I buy?|Let me look from near first.|I like to see before I pay, I hope you are not angry.]',
      'TELLS: [Check well, my own mother buys like that|Please look, I like people who check|Of course, what you buy is going into your own stomach]. [What your eyes cannot tell you, ask me|If something is not clear, ask me|And ask me how to keep it at home].',
    ],
    [
      'ASKS: [And if my {other} says that he knows a cheaper place?|My {other} always knows somebody who sells for less.|My {other} will say: there is a cheaper place.]',
      'TELLS: [Ask him to add the transport|Let him go there and carry the load home|Ask him when he last went there himself]. [Then see if he still talks|Then do the calculation again|Cheap and far is not always cheap].',
    ],
    [
      'ASKS: [I never know how much to buy.|How do I know how much my house needs?|Either I buy too little, or something spoils.]',
      'TELLS: [Think of what was left over the last time|Write down for one week what your house finishes|Count the mouths in the house, then the visitors]. [Start from there, and correct it the next time|Use that number once, and you will see|That is better than guessing in front of me].',
    ],
    [
      'ASKS: [Should I buy plenty at once or just enough for a few days?|Is it better to buy for a week or for a month?|How much can I buy at once, so that nothing spoils?]',
      'TELLS: [Look at your space and your pocket first|That depends on how fast your people finish things|First ask me how long each thing keeps]. [Never buy more than you can keep well|What spoils fast, buy little, and what keeps long, buy more|It is better to come back than to throw things away].',
    ],
    [
      'ASKS: [I am still here, and my stomach is already talking|My mind is already at the dinner table|I have not even paid, and my mouth is watering].',
      'TELLS: [Patience, first finish your questions|Easy, talk first, enjoyment later|Hold on small, do not swallow yet]. [What else do you want to know?|Is there anything you have not asked?|Ask me the rest before you forget.]',
    ],
    [
      'ASKS: [Where do I keep everything? My kitchen is small.|In my kitchen two people cannot turn.|My fridge is full of small small bowls.]',
      'TELLS: [Put the old things in front and the new things behind|First bring out what has been sleeping there|Make space before you buy, not after]. [What hides at the back gets forgotten|You will be surprised what you find there|That way nothing spoils in secret].',
    ],
    [
      'ASKS: [For my {other} everything tastes the same|My {other} says that there is no difference in taste|“It all goes to the same stomach,” says my {other}].',
      'TELLS: [Serve him two kinds, and do not say which is which|Let him taste two kinds with his eyes closed|Put two kinds before him and say nothing]. [Then see which kind he asks for again|Watch his face, not his mouth|If he tastes no difference, let him do the shopping].',
    ],
    [
      'ASKS: [My neighbour always comes to “borrow small”|When my kitchen is full, the whole compound knows|My neighbour greets me longest when I come back with bags].',
      'TELLS: [That means people like your kitchen|Every compound has such a person|Good neighbours have good noses]. [Add that person when you count|Keep a small portion aside for such visits|Next time, let your visitor wash the plates].',
    ],
    [
      'ASKS: [I always forget one thing and remember it at home|I buy from memory, and my memory is not serious|Every time I get home, one thing is missing].',
      'TELLS: [Hang a paper on the kitchen door|Keep the list on your phone|Let the person who finishes something write it down]. [Then your head does not have to carry the whole list|Then you buy what is missing, not what you see|After one month you will know your house].',
    ],
  ],
  after: [
    [
      'ASKS: [Now my {who} can come without calling|Let visitors come and open my fridge now|Next time somebody enters my kitchen, I will not be ashamed].',
      'TELLS: [Open the fridge slowly, so that people can see|Stand beside the fridge and smile|Act normal, as if it was always like that]. [You have suffered enough|That will be a sweet day|Then sit down and enjoy their faces].',
    ],
    [
      'ASKS: [So I make a list before I leave the house|This time the list comes first, then the bag|I will not go out again without a list].',
      'TELLS: [Add a strong bag to the list|Good, a list is cheaper than a second trip|Put the heavy things at the top of the list]. [Your neck will thank you|Your legs will thank you|Even your temper will be better].',
    ],
    [
      'ASKS: [This time I will write my name on everything|I will count everything in front of the whole house|I will put a paper on the door: “I know the number”].',
      'TELLS: [That may work for two days|In my house nobody respects that|Try it, people have tried worse]. [Still, plan a little extra|But keep one portion where only you know|If the plan fails, let them pay too].',
    ],
  ],
  alone: [
    '[A visitor comes without calling and walks straight into your kitchen|Your {who} stops by on {day} and opens your fridge|You know the kind of visitor who opens your fridge before sitting down], [and all there is to see is one onion|and you can only look at the floor|and the only thing that you can offer is a chair]. [It has happened to me too|My own kitchen has shamed me like that|All of us have stood there once]. [So let us prepare for the next one|The next visitor must find something|Let us fill that kitchen before the next one comes].',
    '[Some of you leave for the market before six, in the rain|You go to the market alone, and you carry everything yourself|You come back from the market with two full hands], [and the nylon tears at the junction|and a keke splashes you from head to toe|and half of it is spoiled when you get home]. [I am sorry for your legs|That market can finish a person|I know that kind of trip]. [Sit down, and hear what I have|Rest small, and let us talk about today|This time you can ask me first].',
    '[You fill the kitchen, and in four days everything is gone|You buy for two weeks, and by {day} the shelf is empty|You ask at home who finished it], [and they all tell you that it was the heat|and your {other} blames the heat|and nobody has seen anything]. [That heat has hands, my dear|Heat does not open doors|I know that heat, it walks about at night]. [So when you count, add one person for the night|So buy for all who really eat, not only for those at the table|So plan for the night visitors too].',
    '[Please check before you pay, I like that|You may look from near, turn it and ask me|If you want to look well before you buy, I am not angry]. [It is going into your own stomach|My own mother buys like that|I would do the same in your place]. [What your eyes cannot tell you, I will tell you|And ask me how to keep it at home|If something is not clear, just ask].',
    '[The question that I hear most is about keeping|Everybody asks me how to keep food at home|You buy it well, and then you lose it at home, that pains me]. [Keep it dry, and away from the sun|Use the old one first, and put the new one behind it|Close it well each time, even when you are tired]. [Small habits save plenty of food|Then you throw nothing away|That is how our mothers did it, without a fridge].',
    '[Your neighbour comes to “borrow small”|When your kitchen is full, the whole compound knows|The neighbour who greets you longest has seen your bags]. [Do not be angry, it means that people like your kitchen|Good neighbours have good noses|Every compound has such a person]. [Only add that person when you count|Keep a small portion aside for such visits|And next time, let your visitor wash the plates].',
    '[You buy from memory, and one thing is always missing|You get home, and you remember the one thing that you forgot|My memory is not serious in the market, and yours may be like that]. [Hang a paper on the kitchen door|Put the list on your phone|Let the person who finishes something write it down], [and you buy what is missing, not what you see|and your head does not have to carry everything|and after one month you know your own house].',
    '[I know people who buy small every day and spend more in the end|Some people pay transport twice a week for one small thing|Small small buying looks cheap, until you add the transport]. [Write down what your house eats in one week|Look at one normal week and count|Count what you really use]. [Then buy for that week, at one time|That number tells you how much to take|After that you stop guessing].',
    '[If your {other} says “they are all the same”, let him cook once|Somebody like your {other} will say that he tastes no difference|There is always one person who says that everything tastes the same]. [Give him two spoons with closed eyes|Let him taste before he talks|Put the two before him, and say nothing]. [Then ask him again|If he still tastes no difference, let him do the shopping|The tongue does not lie].',
    '[Before you cook for many people, tell me the number|When visitors are many, do not count with your eyes|For a full house people always ask me how much to take]. [Count the plates first, then the pots|Add the one who comes late and very hungry|Think of those who take some home in a nylon]. [It is better to have one spoon left than one plate missing|Then nobody has to pretend to be full|And you can sit down with them].',
    '[I like people who ask where their food comes from|Some people are shy to ask what they are eating|You have a right to know what is in your pot]. [Ask when it came in, and how it was kept|Ask me what you would ask your own sister|Ask, smell it, look at the colour], [and trust your nose|and take your time|and if something is not right, leave it].',
    '[Do not go shopping when you are hungry|Let me tell you a small secret about shopping|There is one mistake that empties many purses]: [a hungry person buys with the eyes|the hungry eye takes double and forgets the onion|when you are hungry, everything looks like food]. [Eat something first, then write the list|Drink water, look at your list, and then come|So eat, then count, then buy].',
  ],
}
