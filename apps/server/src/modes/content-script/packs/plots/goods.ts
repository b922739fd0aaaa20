import type { Plot } from './plot.ts'

/** For goods that customers compare, choose and take home. */
export const goods: Plot = {
  before: [
    [
      'ASKS: [My {who} inspects everything I buy|Whatever I buy, my {who} checks it first|In our house my {who} is the quality control], [and she finds the fault before she greets|and when something is wrong, the whole street hears it|and she has never said “well done” to anybody].',
      'TELLS: [Then you and I must be stricter than her|My family has one like that too|Such people keep sellers on their toes]. [Ask me everything that she will ask you|Let us answer her questions before she asks them|Start with the first question that she will ask].',
    ],
    [
      'ASKS: [Last month I bought something from a picture|Last year I ordered something at night on my phone|I once paid for something because the picture was fine], [and what came was the cousin of the picture|and I did not recognise what was inside the nylon|and I have not told anybody how much I paid].',
      'TELLS: [Sorry, that one pains|Ah, many of us have cried like that|I know that pain, it has happened to me too]. [This time, ask everything before you pay|Today the questions come first|So do not only look today, ask too].',
    ],
    [
      'ASKS: [I have been comparing for two weeks|I have asked everybody on my contact list|My phone is full of screenshots], [and now I am more confused than before|and I still have not bought anything|and everything looks the same to me].',
      'TELLS: [Then let us forget the other sellers for a moment|Put the phone down for two minutes|Too much comparing can give a person fever]. [Ask me first about the one thing that must not be missing|First know what you need, and what is only nice to have|Decide first how much you want to spend].',
    ],
  ],
  among: [
    [
      'ASKS: [Please, be honest with me|Tell me as you would tell your own sister|No sweet mouth, please]: [how do I know good quality|what do you check when you buy for yourself|what do people forget to check]?',
      'TELLS: [I never buy in a hurry|I do not let fine looks deceive me|I forget the price for one minute]. [First I check that nothing is broken and nothing is missing|I ask how long it should last and how to take care of it|I ask what people complain about after some weeks].',
    ],
    [
      'ASKS: [What if I get home and start to doubt?|What if I buy now and change my mind tonight?|I know myself: tonight I will lie down and start to doubt.]',
      'TELLS: [Then doubt now, while I am here to answer|Then let us finish the doubting before you pay|Bring the doubt out now, do not carry it home]. [Ask me about the thing that worries you.|What you are not sure about, ask me.|Which question have you not asked me yet?]',
    ],
    [
      'ASKS: [I like two things here, and my money is for one|My eye is on two things, but my pocket says one|I cannot decide between the two that I like].',
      'TELLS: [Which of the two will you use more often|If the two had the same price, which would you take|Which of the two would you miss if somebody else took it]?',
      'ASKS: [The first one, no doubt|Ah, the first one|The first one, if I am honest]. [I do not know why I was disturbing myself|I think I knew it already|Thank you, I was giving myself a headache].',
    ],
    [
      'ASKS: [I am tired of buying the wrong thing and then buying again.|How do I make sure that I do not buy the wrong thing again?|Three times I have bought the wrong thing, what am I not seeing?]',
      'TELLS: [Remember what annoyed you the last time|Think back to what went wrong the last time|Write down what you did not like the last time]. [Check that point first today|Ask me about that point before anything else|Make that point your first question].',
    ],
    [
      'ASKS: [I am asking too many questions|You must be tired of my questions|Sorry, I have one hundred more questions].',
      'TELLS: [Keep asking, your money did not fall from the sky|Ask, it is your money|I like customers who ask, they buy well]. [I still have breath|My ears are open|Bring the next question].',
    ],
    [
      'ASKS: [Please do not rush me|Let me look well first|I want to look around small before I talk]. [The last time I bought in a hurry, I regretted it for months|I am a slow buyer, I know it|When somebody pushes me, I buy nonsense].',
      'TELLS: [Take your time, nobody is pushing you|Look well, I am not going anywhere|Slow is fine with me]. [I will keep quiet until you ask me something|When you have a question, I am here|Look from every side, then talk to me].',
    ],
    [
      'ASKS: [My {other} will say that I paid too much, he says so about everything|My {other} always claims that he could have paid less|Whatever I pay, my {other} tells me that I was cheated].',
      'TELLS: [Ask him to show you the same thing|Tell him to bring the same thing first|Let him go and find the same thing]. [Not something that looks like it from far|The same quality, not only the same colour|Then put the two side by side and compare].',
    ],
    [
      'ASKS: [What should I tell you, so that I get the right thing?|What do you need to know before I choose?|Before I choose, what will you ask me?]',
      'TELLS: [Tell me what you are looking for|Tell me who you are buying for|Tell me what you have been using until now], [and how much you want to spend|and what you do not want at all|and what disappointed you before].',
    ],
    [
      'ASKS: [I am shy to say my budget|My money is not plenty, and I am shy to say so|When I tell people my budget, they look at my shoes].',
      'TELLS: [Do not be shy, everybody has a budget|There is no shame in a budget, I have one too|Say the figure, I will not laugh]. [Then we do not waste time on what will only pain you|When I know the figure, we can talk straight|It is better to say it now than at the end].',
    ],
  ],
  after: [
    [
      'ASKS: [When my {who} starts her inspection, what do I say?|And if my {who} still finds a fault?|So what do I tell my {who} when she begins?]',
      'TELLS: [Tell her what you asked and what I answered|Say that you asked her questions before she could|Repeat to her what you heard from me]. [If she has one more question, let her ask me herself|Then keep quiet and let her look|Talk slowly, and do not fight].',
    ],
    [
      'ASKS: [I only came to ask, I did not plan to buy|I told my {other} that I was only going to look|I wanted to ask the price and go].',
      'TELLS: [No problem, nobody will drag you|Go home and think if you want|Looking is allowed, I will not hold your bag].',
      'ASKS: [No, I have made up my mind|No, I have thought enough|No need, I know what I want now]. [I only wanted a person to answer me|After that bad picture, I just needed somebody to talk to|I was only afraid to be deceived again].',
    ],
    [
      'ASKS: [At home they will ask who helped me to choose|My {other} will want to know who convinced me|They will ask me who I listened to in the end].',
      'TELLS: [And what will you say|So what is your answer|So, who was it]?',
      'ASKS: [I will say: nobody, I asked and I decided|Me, I asked my own questions and used my own head|Nobody, I deleted the screenshots and I decided].',
    ],
  ],
  alone: [
    '[Your {who} inspects everything that enters the house|Your {who} finds the fault before she greets|Your {who} has never said “well done” to anything]. [You bring something home, and she turns it round three times|When something is wrong, the whole street hears it|She looks, she says nothing, and you start to sweat]. [I like such people, they keep sellers awake|So let us be stricter than she is|My family has one like that too]. [Whatever she would ask, ask me now|Let us answer her before she opens her mouth|Start with the first thing that she would check].',
    '[You ordered something from a fine picture, and what came was the cousin of the picture|Many of us have paid for a picture and opened the nylon and cried|Somebody shows you a fine picture, you pay, and something else comes]. [And you have told nobody how much it was|You keep it under the bed, because you are ashamed|I know that pain, it has happened to me too]. [So with me, ask first and pay after|This time the questions come before the money|So look well today, and ask me what a picture cannot show].',
    '[You have been comparing for two weeks|You have asked everybody on your contact list|Your phone is full of screenshots], [and now all of it looks the same|and you are more confused than before|and still you have bought nothing]. [Too much comparing can give a person fever|Put the phone down for one moment|Forget the other sellers for two minutes]. [What is the one thing that must not be missing|What do you need, and what is only nice to have|What is it for, and how often will you use it]? [Begin there|That is your answer|The rest is only colour].',
    '[People ask me what I check when I buy for myself|You want to know how I would choose|I will tell you what I tell my own sister]. [I never buy in a hurry|I forget the price for one minute|I do not let fine looks deceive me]. [I check that nothing is broken and nothing is missing|I think of how long it should last|I ask myself what will annoy me after three weeks].',
    '[Tonight you will lie down and start to doubt|Some people buy, go home, and start to doubt|I know that feeling when you have paid and the doubt comes]. [So doubt now, while I am here to answer|Bring the doubt out before you pay|Do not carry it home with you]. [Which question have you not asked me?|Ask the one that you are shy to ask.|Tell me what worries you, and I answer you straight.]',
    '[You like two things, and your money is for one|Your eye is on two, but your pocket says one|When somebody stands before two things for a long time, I ask one question]. [Which of the two would you miss if somebody else took it|If the two had the same price, which would you take|Which one will you use more often]? [Nearly everybody knows it at once|You knew the answer already|See how fast that was].',
    '[If you have bought the wrong thing before, do not blame yourself|Three times the wrong thing, it happens to many people|Some people buy cheap, and then they buy again]. [Only remember what annoyed you the last time|Think back to what went wrong|Take a paper and write down what you did not like]. [Check that point first today|Make that your first question to me|Begin with that, and the rest is easy].',
    '[You may ask me one hundred questions|Some people say sorry before they ask|Nobody has to say sorry for a question]. [Your money did not fall from the sky|I like people who ask, they buy well|It is your money, so ask]. [I still have breath|My ears are open|Bring the next one].',
    '[I do not rush anybody|If you are a slow buyer, take your time|You can look for as long as you like]. [When somebody pushes me, I buy nonsense, so I push nobody|Slow is fine with me|I would rather wait than see you regret it]. [Look from every side, then talk to me|I keep quiet until you ask me something|When you have a question, I am here].',
    '[Somebody like your {other} will say that you paid too much|Whatever you pay, your {other} could have paid less, he says|“They cheated you,” your {other} will say at home]. [Tell him to bring the same thing first|Let him go and find the same|Ask him to show you one]. [Not one that looks like it from far|The same quality, not only the same colour|Then put the two side by side, and let them talk].',
    '[To help you well, I need to know two or three things|Before you choose, I will ask you something|When you write to me, do not only ask for the last price]. [Tell me who it is for|Say what you are using now|Tell me what disappointed you before], [and how much you want to spend|and what you do not want at all|and when you need it]. [Then I can talk straight with you|With that I can help you|That saves both of us time].',
    '[There is no shame in a budget|Some people are shy to say their budget|Do not be shy to say your figure]. [I have one too|Everybody has a limit, even people in big cars|I will not look at your shoes]. [When I know it, we do not waste time on what will only pain you|It is better to say it now than at the end|Say it first, and we talk about what fits].',
  ],
}
