import type { Plot } from './plot.ts'

/** For goods that are bought for work or a project: building material, farm inputs, stock to resell, supplies. */
export const supply: Plot = {
  before: [
    [
      'ASKS: [On {day} my work stopped|I lost a whole day this week|On {day} everybody was standing there and looking at me], [because one small thing had finished|because nobody told me that something was finishing|because I had guessed instead of counting].',
      'TELLS: [Sorry, waiting costs money too|Ah, it is always one small thing|Sorry, I have seen one small thing hold big work]. [Ask me everything now, before the next thing finishes|First write down what finishes fastest|A list on the wall can save you from such a day].',
    ],
    [
      'ASKS: [I sent my {other} to buy for me|Last week I gave my {other} the list and the money|My {other} said “I know the one”, so I sent him], [and he came back with something “nearly the same”|and what he brought was the wrong type|and nobody could use what he brought].',
      'TELLS: [Sorry, so you paid two times|Ah, somebody has done that to me too|That kind of mistake eats transport]. [This time, write down the exact name and type|This time you are asking me yourself, so ask everything|Next time, give nobody money without the exact name].',
    ],
    [
      'ASKS: [I have asked three people and got three prices|I have been calling people for prices all week|I have prices on three different papers], [and I no longer know what is included in which price|and no two people are saying the same thing|and my work has not started].',
      'TELLS: [Maybe they are not talking about the same thing|Three prices are often for three different things|No wonder your head is hot]. [Ask everybody the same questions, me too|Put the prices side by side on one paper|Ask first what is inside the price and what is not].',
    ],
  ],
  among: [
    [
      'ASKS: [How much extra should I take, to be safe?|My {other} says: buy double and rest.|I always buy more than I need, because I am afraid.]',
      'TELLS: [Count first, then add a little|Check what was left over the last time|Let us calculate first, fear is not a calculator]. [What lies about can spoil or walk away|Leftovers are money that is sleeping|You need that money for other things].',
    ],
    [
      'ASKS: [Before I pay for plenty, I want to check well|I do not buy in bulk what I have not checked|For my work I cannot buy with closed eyes].',
      'TELLS: [That is correct, I would do the same|Check well, your own name is at stake|Good, careful buyers have fewer quarrels]. [Compare what you see with what you use now|And what you cannot see, ask me about that|Let somebody who knows the work look too].',
    ],
    [
      'ASKS: [When goods come in, nobody in my place counts them.|My people sign first and count later.|Who should count the goods, me or my people?]',
      'TELLS: [Give that job to one person, not to three|Choose one person who can count and say no|Let one person count while another one writes]. [Count first and sign after|With the list in the hand, not from memory|When three people are in charge, nobody is in charge].',
    ],
    [
      'ASKS: [Every week I run out again for one small thing.|How do I stop running up and down for small things?|I buy small small, and transport is eating me.]',
      'TELLS: [Write down for one week what you ran for|Keep one list where everybody can see it|Ask your people every {day} what is finishing]. [You will see the same three things again and again|Then buy each thing before it finishes|One trip with a list is better than five without].',
    ],
    [
      'ASKS: [My people are used to the old type|If I bring a new type, people will complain|“We have always used the old type,” my people say].',
      'TELLS: [Ask them what they like about the old type|Let one of them try the new type first|Listen to them, they know the old type well]. [Then decide, because you are the one who pays|If they help you to choose, they complain less|They may know something that you do not know].',
    ],
    [
      'ASKS: [I am afraid that I buy and then have no space.|My space is nearly full, what do I do?|Should I prepare my space before I buy?]',
      'TELLS: [Prepare the space before you pay|First remove what you will never use again|Clear a space first, even a small one]. [Rain and sun will not wait for you to arrange|Then you know how much you can really take|That is easier than moving everything again].',
    ],
    [
      'ASKS: [Mathematics was never my friend, how do I calculate the quantity?|How do I know the quantity that I need?|I am not good at calculating quantities.]',
      'TELLS: [Start with what you used the last time|Measure or count, do not use only your eyes|Write down everything you know, even rough figures]. [Then let a second person check it|Bring me those figures, and we look at them together|A rough figure is better than no figure].',
    ],
    [
      'ASKS: [If I cannot buy everything at once, what comes first?|My money is not complete, where do I start?|I cannot pay for my whole list this month.]',
      'TELLS: [Start with what your work cannot do without|Begin with what is holding you today|Write three lists: now, soon and later]. [The fine things can wait|The rest can follow when money comes|Do not put all your money in one thing].',
    ],
    [
      'ASKS: [My {other} thinks that he knows my business better than me|My {other} has advice for everything, but he never pays|“You should have asked me first,” my {other} always says].',
      'TELLS: [Let him write down what he would buy|Ask him for figures, not for advice|Thank him, and ask him for a list]. [If his list is better than yours, use it|Then put his list beside your own|People give less advice when they must write it down].',
    ],
  ],
  after: [
    [
      'ASKS: [So I go back and count with a pen|I will count first, and then I come back to you|Next time I will not guess, I will count].',
      'TELLS: [Count where the things are, not from your chair|Let two people count|Count twice and write the number down]. [That is cheaper than another lost day|Guessing has cost you enough|And note what is nearly finished too].',
    ],
    [
      'ASKS: [This time my {other} can drive, but I hold the list|I will not send my {other} again without a written list|Next time my {other} goes with a picture of the label].',
      'TELLS: [Good, then nobody can say “nearly the same”|Good, then nobody has to remember anything|Good, that saves both of you a quarrel]. [Write the quantity beside each name|Keep a copy for yourself|And let him call you before he pays].',
    ],
    [
      'ASKS: [Now I can sit down and compare|With your answers I can compare properly|Now I know what to ask the others too].',
      'TELLS: [Compare the total, not only the first figure|Use the same questions for everybody|Compare the same type and the same quantity]. [Then decide, and stop calling people|Then choose, and let the work go on|After that, your head can cool down].',
    ],
  ],
  alone: [
    '[On a busy day the work stops because one small thing has finished|It is always one small thing that stops everything|You know such a {day}: everybody stands there and looks at you], [and nobody told you that it was finishing|because somebody guessed instead of counting|and you lose half of the day]. [Waiting costs money too|I have seen one small thing hold big work|I am sorry, I know that kind of day]. [So write down what finishes fastest|A list on the wall saves you from such a day|Ask me now, before the next thing finishes].',
    '[You send somebody like your {other} to buy|You give your {other} the list and the money|Somebody says “I know the one”, and you send him], [and he comes back with something “nearly the same”|and it is the wrong type|and nobody can use it]. [So you pay two times|That kind of mistake eats transport|It has happened to me too]. [Give nobody money without the exact name|Write down the exact name and type, or send a picture of the label|This time call me yourself, and say exactly what you need].',
    '[You ask three people, and you hear three figures|You compare and compare, and each seller counts in another way|One gives you the small figure first, the other one the total], [and the work stands still|and you only get a headache|and nothing is comparable]. [I like people who compare|Compare, it is your money|Do it, I do it too]. [But take the same type and the same quantity|Ask everybody for the total|Ask all of us the same question].',
    '[How much extra should you take?|Buy double and rest, your {other} says.|People buy too much, because they are afraid.] [Fear is not a calculator|Count first, then add a little|Look at what was left over the last time]. [What lies about can spoil or walk away|Leftovers are money that is sleeping|You need that money for other things].',
    '[Before you pay for plenty, check well|For your work you cannot buy with closed eyes|Do not buy in bulk what you have not checked]. [Your own name is at stake|I would do the same|Careful buyers have fewer quarrels]. [Put it beside what you use now|Bring somebody who knows the work|What you cannot see, ask me].',
    '[When goods come in, who counts them at your place?|In many places they sign first and count later.|I always ask people who counts when the goods come.] [Give that job to one person, not to three|One person counts and another one writes|Count first, sign after]. [When three people are in charge, nobody is in charge|With the list in the hand, not from memory|A wrong number is easy to put right at the door].',
    '[Every week you run out for one small thing|If you buy small small, transport eats you|You run up and down, and the day is gone]. [Write down for one week what you ran for|Keep one list where everybody can see it|Ask your people each {day} what is finishing]. [You will see the same three things again and again|Then buy each of them before it finishes|One trip with a list is better than five without].',
    '[Your people are used to the old type|“We have always used the old type,” they will tell you|If you bring a new type, somebody will complain]. [Let one of them try it first|Hear what they like about the old one|Listen, they know the old one well]. [If they help you to choose, they complain less|Then decide, because you are the one who pays|They may know something that you do not know].',
    '[Prepare the space before you buy.|Some people pay first, and then they look for space.|Where will it stand when it comes?] [Remove what you will never use again|Rain and sun will not wait for you to arrange|Clear one dry corner, off the floor]. [Then you know how much you can really take|Put the old stock in front, so that it goes first|That is easier than moving everything twice].',
    '[Mathematics is not everybody’s friend|People ask me how to calculate the quantity|If you are not good at calculating, that is no shame]. [Start with what you used the last time|Measure or count, do not use only your eyes|Bring me rough figures]. [We look at them together|A rough figure is better than no figure|Then let a second person check it].',
    '[If the money is not complete, make three lists|If you cannot pay for the whole list this month, make three|When you cannot buy everything at once, make three lists]: [now, soon and later|what holds you today, what comes next, what can wait|what your work needs, what helps, and what only shines]. [The fine things can wait|Do not put all your money in one thing|The rest can follow when money comes].',
    '[Somebody like your {other} thinks that he knows your business better|There is always one who says “you should have asked me first”|Your {other} has advice for everything]. [Ask him for figures|Let him write down what he would buy|Thank him, and let him write a list]. [People give less advice when they must write it down|If his list is better, use it|Then put his list beside your own].',
  ],
}
