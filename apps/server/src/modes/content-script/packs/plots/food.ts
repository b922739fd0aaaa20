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
  alone: [
    '[Every day at four the same question comes|There is one question that follows all of us|You know the message that comes each afternoon]: [“What are we eating?”|“What is there today?”|“Have you thought about food?”] [And your head is empty, because you cooked all week|And you pretend that you did not see it|And you look at the pot as if it will answer]. [So rest your head for once and choose|Today, let somebody else cook|That is where we come in].',
    '[Let us say your {who} calls: she is coming on {day}|Imagine your {who} will be at your door on {day}|On {day} your {who} comes, and you know her], [and she tastes soup like a judge|and she has never praised anybody’s stew|and she looks into the pot before she greets]. [Then the food must be right|For such a day you do not try anything new|I respect a woman who takes food seriously]. [Choose with her in mind|Think of what she likes, and tell me|Ask me everything that she would ask].',
    '[You close from work, and there is no strength left to cook|I know people who eat biscuits at their desk and call it lunch|When you are busy, you skip food and say “later”]. [Then your stomach reports you to everybody|By four o’clock you are quarrelling with your laptop|And bread again, and bread again]. [Your body has a point, so eat something real|You work hard, so you should eat well|Sit down for a few minutes and eat like a human being].',
    '[If there is somebody at home who finishes whatever you keep in the fridge|If your {other} eats what is not his|If nothing in the fridge is safe from your {other}], [get him a plate of his own|buy him his own food first|do not hide yours, feed him]. [Nobody fights with a full stomach|Then there is peace in that house|After that you can eat without looking behind you].',
    '[People ask me how I work with food all day and do not eat everything|They ask me if I am not tired of the smell of food|You want to know how I control myself beside all this food]. [Who told you that I control myself?|My trousers know the truth.|I taste, and then I must taste again, to be sure.]',
    '[Your {who} will say that food had more taste in the old days|“In my time food had taste,” your {who} will say|Your {who} compares each meal with her own]. [I do not argue with such people|She may be right about some things|Let her talk]. [Give her the first spoon, and ask her again after the last one|Only let her taste before she judges|Then fill her plate, and listen to the silence].',
    '[When you plan for many people, do not guess|Most people order too little or far too much|I am always asked how much food is enough]. [Count those who really eat, children too|Count everybody, and add the neighbour who only came to greet|Count the people, then add one plate]. [The friend who says “I am not hungry” will eat the most|Somebody always comes late, and very hungry|The one who never says when he is coming will come].',
    '[You will promise them at home to share it|Before the first bite, everybody says “I will share”|Nobody should promise to share food on an empty stomach]. [I have seen what happens after the first spoon|Then you taste it, and your mouth changes|Wait until you have tasted]. [If you must promise, promise the last spoon|Buy one more, it keeps families together|I heard nothing, and I will tell nobody].',
    '[At home one wants rice and the other wants swallow|You ask what they want to eat, and you get five answers|In some houses food is a parliament]. [Let each person name one thing, and write it down|Ask them before they are hungry, hungry people fight|Take turns: one chooses today, the next one tomorrow]. [Whoever does not choose eats what comes|The loudest is not always the hungriest|And the one who pays has two votes].',
    '[For me a good meal needs more than food|A simple plate can be special|I will tell you what makes food taste better]: [cold water, a quiet table and good company|enough time, and no phone in the hand|a chair that does not shake, and somebody who makes you laugh]. [Try it once this week|It costs nothing|Your food will taste different].',
    '[In many houses everybody eats at another time|We used to eat together, now everybody eats with one eye on the phone|Children eat in the room, the father eats before the television]. [Choose one evening, {day} for example|Set the table first and then call them, once|Put all the phones in another room], [and let the smell do the rest|and do not wait for the last person|and you will hear stories that you did not know].',
    '[Do not wait until you are too hungry|I have one rule about hunger|Listen to this before you order]: [a hungry person chooses with the eyes|when the stomach shouts, the head does not think|with an empty stomach you will order for three people]. [So look at what there is while you are still calm|So choose early, and choose what you can finish|So decide before the hunger comes].',
  ],
}
