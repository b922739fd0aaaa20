import type { Plot } from './plot.ts'

/** For everyday meals that customers eat at the restaurant or order. */
export const food: Plot = {
  before: [
    [
      'ASKS: [Every day at four my {other} sends me the same message|Each afternoon I hear one question at home|Everybody at home asks me the same thing]: [“What are we eating?”|“What is there today?”|“Have you thought about food?”] [My head is empty|Yesterday I pretended not to hear|I no longer know what to say].',
      'TELLS: [That is the hardest question of the day|Everybody who cooks at home knows that question|Many people run from that question], [so let us find an answer|so rest your head and choose|so let somebody else cook for once].',
    ],
    [
      'ASKS: [My {who} is coming on {day}|On {day} my {who} will visit us|My {who} called: she will be here on {day}], [and she judges everybody’s food|and I cannot cook like her|and she tastes soup like a judge].',
      'TELLS: [Then the food must be right|Some people take food seriously, I respect that|A visitor who loves food is a good visitor], [so tell me what she likes|so ask everything that she would ask|so let us choose with her in mind].',
    ],
    [
      'ASKS: [When I close from work, I have no strength to cook|At work I eat biscuits at my desk|I skip food because there is always something to do], [and my stomach reports me to everybody|and I am tired of bread|and I keep promising to eat better].',
      'TELLS: [Your body has a point|You work hard, you should eat well|Nobody thinks well when hungry], [so tell me what you feel like eating|so let us talk about real food|so choose something that you really like].',
    ],
  ],
  among: [
    [
      'ASKS: [How do I hide my food from my {other}?|My {other} finishes whatever I keep in the fridge.|If my {other} sees my food, I will not see it again.]',
      'TELLS: [Get a plate for him too|Give him his own food first|Ask him early if he is hungry too]. [Then there is peace at home|In a fridge, nothing is safe|Nobody fights with a full stomach].',
    ],
    [
      'ASKS: [I always eat with my eyes first|When food looks good, I forget my diet|Wait, my mouth is already watering].',
      'TELLS: [It happens to me too|I understand you very well|Food does that to people]. [Just do not order with your eyes alone|Choose what you can finish|Ask your stomach too].',
    ],
    [
      'ASKS: [How do you work with food all day and not eat everything|With so much food around you, how do you control yourself|You smell food all day, so how do you keep your hands away]?',
      'TELLS: [Who says that I control myself?|I get hungry like everybody.|I taste, and then I taste again.] [My trousers know the truth|Somebody has to taste|Please do not look at my stomach].',
    ],
    [
      'ASKS: [My {who} says that food tasted better in the old days|My {who} compares every meal with her own|“In my time, food had taste,” says my {who}].',
      'TELLS: [Do not argue with her|She may be right about some things|I respect a woman who knows food]. [Let her taste before she talks|Give her the first spoon|Ask her again after the last spoon].',
    ],
    [
      'ASKS: [How do I know how much food to order|How do I stop ordering too little, or far too much|For how many people should I plan]?',
      'TELLS: [Count the people who really eat|Count everybody at home, children too|Count the people, then add the one who comes late].',
      'ASKS: [And the neighbour who only comes to greet|What of the friend who says “I am not hungry”|And the one who never says when he is coming]?',
      'TELLS: [Add one more plate|That one will eat the most|Count that one first].',
    ],
    [
      'ASKS: [I have promised them at home to share my food|Today I will share my food, I promise|I always say that I will share my food].',
      'TELLS: [We all say so before the first bite|A hungry person should not promise|Wait until you have tasted].',
      'ASKS: [I said that I will share, not how much|I can share the last spoon|I will share the smell first].',
      'TELLS: [I heard nothing|Your secret is safe with me|I will not tell them].',
    ],
    [
      'ASKS: [At home one wants rice and the other wants swallow|Everybody at home wants to eat something different|I ask what they want to eat, and I get five answers].',
      'TELLS: [Let them take turns to choose|Ask them early, before they are hungry|Let each person name one thing]. [Whoever does not choose eats what comes|Write everything down before you order|The loudest is not always the hungriest].',
    ],
    [
      'ASKS: [What do I need for a good meal, apart from the food|What makes you enjoy your own plate|What makes a simple meal special]?',
      'TELLS: [Cold water|A quiet table|Enough time], [and good company|and a chair that does not shake|and no phone in your hand].',
    ],
    [
      'ASKS: [In my house everybody eats at a different time|We used to eat together, now everybody eats alone|At home people eat with one eye on the phone].',
      'TELLS: [Choose one evening, {day} for example|Set the table before you call them|Call everybody once, then start], [and put all phones in another room|and do not wait for the last person|and let the smell do the rest].',
    ],
  ],
  after: [
    [
      'ASKS: [So when they ask about food today, I have an answer|When the food question comes again, I am ready|Now I know what to say when they are hungry].',
      'TELLS: [Answer before they ask|Send them a picture of the food|Tell them to wash their hands], [and enjoy the silence|and sit down first|and let them clear the table].',
    ],
    [
      'ASKS: [What do I say if my {who} asks who cooked|What if my {who} thinks that I cooked|And when my {who} asks for the recipe]?',
      'TELLS: [Tell her the truth|Say our name, clearly|Be honest], [but let her eat first|and fill her plate again|and smile].',
    ],
    [
      'ASKS: [I think my stomach has decided|My stomach has heard enough|So I can stop eating anyhow].',
      'TELLS: [I also listen to my stomach|Your stomach talks sense|Good, you should eat well], [but ask your pocket too|so order before you get too hungry|and a hungry person should not wait].',
    ],
  ],
}
