import type { Plot } from './plot.ts'

/** For places that people visit, view or stay in: restaurants, rooms, houses, showrooms, shops. */
export const place: Plot = {
  before: [
    [
      'ASKS: [In my family we discuss every small thing for one hour|We are five people at home, with five opinions|When my family has to choose, nobody agrees]: [my {who} wants it simple, my {other} wants to show off|my {who} asks only about the money, my {other} only about the looks|my {other} says “anything is fine”, and later he complains].',
      'TELLS: [I come from such a family myself|Your family is not the only one|Every family I know is like that], [so ask me for all of them|so let us take their questions one after the other|so start with the question of the one who complains most].',
    ],
    [
      'ASKS: [I once went far because of a fine picture|Last year I believed a picture and lost a whole day|Because of a fine picture I once paid transport for nothing], [and what I met was a different story|and the real thing did not look like the picture|and I turned back without greeting anybody].',
      'TELLS: [Sorry, a picture can hide many things|Ah, that has happened to many people|Sorry for your transport money]. [So ask before you leave the house this time|So ask me what a picture cannot show|Today, begin with what matters most to you].',
    ],
    [
      'ASKS: [I have been saying “one day” since last year|For months I have told people that I will go and ask|I keep saying “next week, next week”], [and something else always comes up|and before I know it, the month is gone|and nothing has happened].',
      'TELLS: [And what changed today|So why are you asking today|What brought you today]?',
      'ASKS: [I got tired of my own excuses|My {who} laughed when I said “next week” again|Nothing, I am only tired of postponing]. [So please tell me everything|So let me ask before I run away again|So answer me well].',
    ],
  ],
  among: [
    [
      'ASKS: [I do not like to be rushed, I look at everything twice|I want to see everything before I say yes|I am a slow person when it comes to money].',
      'TELLS: [Look twice, nobody is chasing you|Good, slow people make fewer mistakes|That is wise, look well]. [Do not look only at the front|Check what people normally forget to check|And what you cannot see, ask me].',
    ],
    [
      'ASKS: [If you were me, what would you ask first|What do people forget to ask|What would you ask if it was your own money]?',
      'TELLS: [I would ask what is included and what is extra|I would ask for the total, with everything inside|I would ask if anything comes on top of the price]. [Many people ask that only at the end|After that, the other questions are easy|Then you can plan without fear].',
    ],
    [
      'ASKS: [My {who} wants to come along, and her knees are not strong|I want to bring my {who}, and she gets tired fast|If my {who} comes with me, I do not want to stress her].',
      'TELLS: [Then call first and ask about the steps|Then ask first how far she has to walk|Then say before you come that she is with you]. [It is easier to ask than to carry somebody|She should enjoy the day too|When she is comfortable, she will have less to say].',
    ],
    [
      'ASKS: [If I come and ask, and then I do not pay, will you be angry?|I am shy to come and only ask questions.|I feel bad when I ask and ask and go home without paying.]',
      'TELLS: [Asking is not buying|Come with your questions, nobody will lock the gate|No, people may ask and go home to think]. [I do the same when I am the customer|Nobody will hold your shirt|It is your money, you may think].',
    ],
    [
      'ASKS: [What do I say when I come?|I never know how to start when I come to a new place.|When I arrive, how do I begin?]',
      'TELLS: [Greet, and say what you are looking for|Say your name and what you need|Say good day, and ask your first question]. [You do not need big grammar|Nobody will set you an exam|If you forget the rest, just smile].',
    ],
    [
      'ASKS: [When I get home, they will question me like police|At home I have to explain everything to everybody|My people will ask me one hundred questions tonight].',
      'TELLS: [Write the answers down while you hear them|Record a voice note before you forget|Let them send you their questions first]. [Then nobody can say that you forgot something|Then they can argue without you|Then you can eat in peace].',
    ],
    [
      'ASKS: [When I like something, my brain goes on leave|I know myself: when a thing is fine, I forget to check|I am afraid that I will fall in love and forget my questions].',
      'TELLS: [Then write your questions down before you come|Then bring somebody who does not get excited|Then look first and talk about money later]. [You can still fall in love after that|Your pocket will thank you|Love is sweet, but checking is sweeter].',
    ],
    [
      'ASKS: [How do I know that people are serious?|I have met too many people who only talk.|How do I make sure that nobody deceives me?]',
      'TELLS: [Ask for names and receipts|Ask for things in writing|Ask the same question twice, on two different days]. [Serious people do not get angry about that|If somebody gets angry, you have your answer|Do not be ashamed, it is your money].',
    ],
    [
      'ASKS: [My {other} says that everybody offers the same thing|“Why compare, there is no difference,” says my {other}|My {other} thinks that I am only wasting my time with questions].',
      'TELLS: [Bring him along and let him ask too|Ask him what he would check|Let him look with his own eyes]. [Two people see more than one|Maybe he sees something that you did not see|If he sees no difference, let him carry your bag].',
    ],
  ],
  after: [
    [
      'ASKS: [Now I have an answer for each of them at home|Tonight I can answer the whole family|So I can go home and end that discussion].',
      'TELLS: [And you, what do you want yourself|And what about your own opinion|But what do you say yourself]?',
      'ASKS: [Me, I want peace|I want what I can pay without a headache|I want everybody to stop talking]. [And I like what I heard|Now at least I know the facts|That is why I asked you and not them].',
    ],
    [
      'ASKS: [This time I asked before I spent transport|Now I know more than a picture can tell me|So now I have asked what no picture shows].',
      'TELLS: [You see, talking is cheaper than transport|That is how to do it|Good, that saves you a wasted day]. [Still, check everything with your own eyes|If something is not clear, ask again|Ask the same questions everywhere you go].',
    ],
    [
      'ASKS: [So no more “one day” from me|I will not say “next week” again|My excuses have finished].',
      'TELLS: [Then choose a date tonight|Then write a real date on your calendar|Then tell somebody the date, so that you cannot run]. [Without a date it is only talk|If not, we will have the same talk next year|I will not laugh, but somebody else will].',
    ],
  ],
  alone: [
    '[In your house you are five people with five opinions|When a family has to choose, everybody has a vote|You know how it is when the family must agree]: [your {who} wants it simple, your {other} wants to show off|one asks only about the money, the other one only about the looks|your {other} says “anything is fine”, and later he complains]. [I come from such a family|Every family that I know is like that|You are not the only one]. [So take their questions one after the other, and ask me|So begin with the one who complains most|Let us answer all of them here].',
    '[Because of a fine picture people have gone far and met another story|You see a fine picture, you pay transport, and the real thing looks different|A picture can hide many things], [and a whole day is gone|and you turn back without greeting anybody|and nobody gives you the fare back]. [I am sorry for that day|It happens to many people|I do not like it either]. [So ask me before you leave the house|So ask me what a picture cannot show|Begin with the thing that matters most to you].',
    '[You have been saying “one day” since last year|“Next week, next week,” you say|For months you tell people that you will go and see], [and something else comes up|and before you know it the month is gone|and nothing happens]. [I do not blame you|All of us have such a plan|Time runs, I know]. [But today you are listening, so let me tell you|So here is all that you need, in one minute|Today you get the answers, and then you choose a day].',
    '[Look at everything twice, nobody is chasing you|If you are slow with money, I like you|Take your time when you come]. [Do not look only at the front|Open the doors, ask about the noise, look at the corners|Check what people normally forget]. [What you cannot see, ask me|Slow people make fewer mistakes|Then say yes, or go home and think].',
    '[If it was my own money, this is what I would ask|There is one question that people ask too late|People forget the same question each time]. [What is included, and what is extra|What is the total, with everything inside|Does anything come on top of that]? [Ask it first, and you plan without fear|After that, the rest is easy|I answer it before you ask].',
    '[If you bring somebody whose knees are not strong, call first|Your {who} may want to come along, and she gets tired fast|Some of you will come with an older person]. [Ask me about the steps|I tell you how far it is to walk|Say it before you come, and we talk about it]. [It is easier to ask than to carry somebody|Older people should enjoy the day too|Who sits well complains less].',
    '[Nobody will be angry if you only come to ask|You may come, look, and go home to think|Some people are shy to ask and then not pay]. [I do the same when I am the customer|Nobody will hold your shirt|Asking is not buying]. [It is your money, so think|So come with your questions|Then talk to your people and come back].',
    '[When you arrive, you do not need any grammar|Some people stand at the gate and do not know how to begin|You come, you greet, you say what you are looking for]. [That is all|It is not an exam|Nobody bites here]. [If you forget the rest, just smile|Then ask the first thing on your mind|We take it from there].',
    '[At home they will question you like police|When you get home, you will have to explain everything|Your people will ask you one hundred things tonight]. [Record a voice note while you still remember|Write the answers down while you hear them|Send them this video]. [Then they can argue without you|Then you can eat in peace|And nobody can say that you forgot something].',
    '[When a thing is fine, the brain goes on leave|I have seen people fall in love at the door and forget all their questions|You come in, you like it, and you forget to check]. [Write your questions down before you come|Bring somebody who does not get excited|Look first, and talk about money later]. [Love is sweet, and checking is sweeter|You can still fall in love after that|Your pocket will thank you].',
    '[How do you know that people are serious?|You have met many people who only talk, so be careful.|Please be careful, also with me.] [Ask for names and for a receipt|Ask for it in writing|Ask the same question on two different days]. [Serious people do not get angry about that|It is your money, do not be ashamed|If somebody gets angry, you have your answer].',
    '[Somebody like your {other} will say that everybody offers the same|“Why compare, there is no difference,” he will say, your {other}|There is always one who thinks that comparing wastes time]. [Bring him along, and let him ask too|Let him see with his own eyes|Ask him what he would check]. [Two people see more than one|Maybe he sees what you did not see|If he sees no difference, let him carry your bag].',
  ],
}
