import type { Plot } from './plot.ts'

/** For the transport of parcels, goods or whole households. */
export const carried: Plot = {
  before: [
    [
      'ASKS: [My load must be there on {day}|My load has to leave on {day}|On {day} my load must move], [and I have not found anybody to carry it|and I do not want to start looking on that same morning|and a friend with a small car says “I will help you”|and last time I started too late].',
      'TELLS: [Good that you are asking before {day}|{day} is easier when you plan it today|It is better to ask now than on that morning]. [Ask me everything that you want to know first|Let me answer your questions one by one|First we talk about your load, then you decide].',
    ],
    [
      'ASKS: [The last driver kept me waiting the whole day|Last time I waited at the gate for a driver until it was dark|Last month I waited six hours for a driver], [and each time I called, he said “five minutes”|and he kept saying “I am round the corner”|and my food got cold while I was calling him|and in the end he did not pick up].',
      'TELLS: [Waiting for a driver is tiring work|I am sorry, that was a long day|You are not the only person who waited like that], [so this time, ask everything before you agree|so ask me all that you did not ask that driver|so let us be clear before any load moves].',
    ],
    [
      'ASKS: [I cannot be at work and on the road together|My boss will not let me go and carry a load|I cannot leave work to carry a load], [and on {day} I sat in traffic for half of the day|and a bus is no place for a big load|and traffic has already eaten my free day].',
      'TELLS: [You do not have to carry everything yourself|Nobody can be in two places|Your work is already enough load for one person], [so let somebody else sit in the traffic|and carrying is our work|so leave the road to us].',
    ],
  ],
  among: [
    [
      'ASKS: [What if something breaks on the road?|I am afraid for the things that can break.|How does glass travel without breaking?|My {who} gave me plates, and I am afraid for them.]',
      'TELLS: [Say what can break before anybody lifts the load|Show the fragile things first|Write “fragile” on what can break]. [People carry more gently when they know|Wrap each piece in cloth, so that nothing knocks together|Fill the empty space with old clothes, so that nothing shakes].',
    ],
    [
      'ASKS: [My house is hard to find.|How do I describe my street to a driver?|No driver finds my street the first time.|My gate has no number.]',
      'TELLS: [Name the big road first, then the turn and the side|Draw the last turn on paper and send a picture|Name something near you that nobody can miss]. [Short words help more than a long story|And please do not say “you will see it”|Then pick up when the driver calls].',
    ],
    [
      'ASKS: [I will call you every ten minutes, I know myself.|What do I do while my load is on the road?|I cannot sit still while my load is on the road.|I am bad at waiting for a load.]',
      'TELLS: [Agree on two calls: when the load leaves and when it arrives|Ask for one call at the start and one at the end|Save one number for questions, and call once]. [A driver who talks on the phone is not watching the road|Until then, cook something that takes long|In between, let the driver look at the road].',
    ],
    [
      'ASKS: [How do I make sure that nothing is missing?|I fear that one bag will stay behind.|At the end I never know if everything has arrived.|Last year one of my boxes never arrived.]',
      'TELLS: [Count everything before it leaves, and write the number down|Put a number on each piece|Take a picture of the whole load before it goes]. [Then count again when the load arrives|And let the person at the other end count too|At the other end, count before anybody signs].',
    ],
    [
      'ASKS: [What if it rains while my load is on the road?|My phone says that it will rain on {day}.|Rain is coming, and my load has papers in it.|What do I do about rain?]',
      'TELLS: [Put papers and clothes in nylon before you pack them|Wrap what must stay dry in nylon|Keep one big nylon ready], [and do not wait for the first drop|because rain does not call before it comes|because the sky can change while you are packing].',
    ],
    [
      'ASKS: [Must I be there myself when my load arrives?|I will be at work when my load arrives.|Who receives my load if I am not around?|I cannot stand at both ends of the road.]',
      'TELLS: [Give us the name and number of one person|Choose one person you trust, and tell us the name|Let one person with a phone stand there], [and ask that person to look before signing|and tell that person what is coming|and let that person keep the phone close].',
    ],
    [
      'ASKS: [I do not know how big my load is.|Will everything enter one vehicle?|I think my load is small, but I always think so.|My {other} says that everything will enter a small car.]',
      'TELLS: [Put everything in one corner and take a picture|Make a list of the biggest pieces|Measure the longest piece]. [“It is not much” means something different to everybody|People who guess end up making two trips|Then nobody has to guess on the day].',
    ],
    [
      'ASKS: [What if I am not ready when the driver comes?|I am always late with packing.|What if the day changes on my side?|I start packing when the driver is at the gate.]',
      'TELLS: [Call as soon as you know|Say so the evening before|Tell us before the driver starts]. [Nobody likes to wait at a closed gate|One early call saves a long quarrel|And put what is packed near the door].',
    ],
    [
      'ASKS: [And what about traffic?|The road on my side is always full.|On {day} nothing moves on our road.|There is always a hold-up near my house.]',
      'TELLS: [Tell us which hour is worst on your road|Say which turn drivers should avoid|Ask your neighbours when the road is free]. [People on your street know more than a map|A map does not know your market day|Some minutes earlier can save a long wait].',
    ],
    [
      'ASKS: [Do I cook for the people who carry?|My {who} wants to give the driver rice.|Is it enough if I give the driver water?]',
      'TELLS: [Cold water makes every driver smile|Water is always welcome|Water is more than enough], [but please open the gate too|but a free way to the door helps even more|but tie the dog first].',
    ],
    [
      'ASKS: [My {other} says that he can carry everything himself.|A friend with a car told me not to spend money on carrying.|A friend wants to carry my load in his small car.]',
      'TELLS: [Ask him how many trips he will make|Ask him if he is free for the whole day|Ask him who will help him to lift]. [Add the fuel and the food, and then compare|Then compare, with paper and pen|A friend is good, and a plan is also good].',
    ],
  ],
  after: [
    [
      'ASKS: [So today I make a list of my load|Then I start packing for {day}|Then I know what to prepare before {day}].',
      'TELLS: [Begin with the small things, your back will be grateful|Write down the two addresses first|And put a pen and tape where you can find them].',
    ],
    [
      'ASKS: [This time I ask before I wait|This time everything is clear before I agree|So this time no driver surprises me].',
      'TELLS: [Write the answers down, then nobody forgets|And save the number before you go|Asking before is better than shouting after].',
    ],
    [
      'ASKS: [Then I can stay at my work|So somebody else will sit in the traffic|I can already feel my back resting].',
      'TELLS: [Let the traffic miss you for one day|Good, you have run around enough|Drink something cold, you have carried enough].',
    ],
  ],
  alone: [
    '[Your load must be there on {day}, and nobody has been found to carry it|On {day} something big has to move|A friend with a small car says “I will help you”, and the load is not small], [and you do not want to start looking on that same morning|and the last time you started too late|and each day you say: tomorrow]. [It is better to ask now than on that morning|Good that you hear this before {day}|It gets easier when you plan it early]. [Ask me everything first|First we talk about the load, then you decide|Tell me what it is and where it goes].',
    '[You wait for a driver until it is dark|The driver says “five minutes”, and you know those five minutes|You have stood at a gate for a driver who was “round the corner”], [and your food gets cold|and in the end he does not pick up|and the whole day is gone]. [I am sorry, that tires a person|You are not the only one|I have waited like that too]. [So be clear before any load moves|This time ask before you agree: what time, which road, whom do I call|So ask me all that you did not ask that driver].',
    '[You cannot be at work and on the road|Your boss will not let you go because of a load|A bus is no place for a big load], [and traffic eats your free day|and you only have two hands|and somebody must still do your work]. [You do not have to carry everything yourself|Carrying is our work|Let somebody else sit in that traffic]. [Leave the road to us|Stay at your work, and let it move|Keep your strength for what only you can do].',
    '[Say what can break before anybody lifts it|Show us the fragile things first|If your {who} gave you plates, tell us about the plates]. [People carry more gently when they know|Wrap each piece in cloth, so that nothing knocks together|Fill the empty space with old clothes, so that nothing shakes]. [Write “fragile” on it, in big letters|Nobody can guess what is in a closed box|It takes a few minutes, and you sleep well].',
    '[If your house is hard to find, do not say “you will see it”|Some streets have no name and some gates have no number|No driver finds some streets the first time]. [Name the big road first, then the turn, then the side|Tell us something near you that nobody can miss|Draw the last turn on paper and send a picture]. [Short words help more than a long story|And pick up when the driver calls|Then nobody drives round in circles].',
    '[I know that you will want to call every ten minutes|Waiting for a load is hard, I know|While your load is on the road, you cannot sit still]. [Let us agree on two calls: when it leaves and when it arrives|Save one number, and call once|Ask for one call at the start and one at the end]. [A driver who talks on the phone is not watching the road|In between, cook something that takes long|In between, let the driver look at the road].',
    '[Count everything before it leaves|I tell everybody: put a number on each piece|One bag stays behind when nobody counts]. [Take a picture of the whole load|Write the number down, and let the other side count too|Count again when it arrives, before anybody signs]. [Then nobody has to argue|Two minutes, and your head is at rest|A picture does not forget].',
    '[Rain does not call before it comes|In rainy season, papers and clothes go into nylon first|You look at the sky, and the load has papers in it]. [Wrap what must stay dry|Keep one big nylon ready|Do not wait for the first drop]. [The sky can change while you are packing|Wet paper has no friend|Then let it rain].',
    '[You do not have to stand at both ends of the road|Maybe you are at work when it arrives|If you are not around, choose one person you trust]. [Give us a name and a number|Let that person look before signing|Tell that person what is coming]. [And let the phone stay close|One person is enough, with a charged phone|Then the driver is not left standing].',
    '[“It is not much” means something different to everybody|Your {other} will say that everything enters a small car|Most people think that their load is small]. [Put everything in one corner and take a picture|Measure the longest piece|Make a list of the biggest pieces]. [People who guess end up making two trips|Then nobody has to guess on the day|Send it to me, and I tell you].',
    '[If you are late with packing, say so the evening before|Some people start packing when the driver is at the gate|Your day may change, it happens]. [Call as soon as you know|Tell us before the driver starts|Put what is packed near the door]. [One early call saves a long quarrel|Nobody likes to wait at a closed gate|We can only plan with what we know].',
    '[Somebody with a car will tell you not to spend money|Your {other} says that he can carry everything himself|A friend is good, and a plan is also good]. [Ask him how many trips he will make|Ask him who will help him to lift|Ask if he is free for the whole day]. [Add the fuel and the food, and then compare|Then take paper and pen and compare|And think of his back].',
  ],
}
