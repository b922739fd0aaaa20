import type { Plot } from './plot.ts'

/** For cleaning, washing and pest control: clothes, homes, cars, tanks. */
export const cleaning: Plot = {
  before: [
    [
      'ASKS: [On {day} my {who} came without calling|My {who} visited me on {day}|My {who} stopped by on {day}, with no warning], [and she saw what I wanted to hide|and she noticed everything in one minute|and I was ashamed of what she saw].',
      'TELLS: [Every family has one person with sharp eyes|Some visitors notice everything|I have such a visitor too], [so tell me what she saw|so let us start where she looked|so say what made you ashamed].',
    ],
    [
      'ASKS: [First I tried to do the work myself|I watched a video and tried the work alone|My {other} said “leave the work to me”, and I believed him], [and after two days everything looked the same|and the result made us laugh and cry|and in the end I only lost my {day}].',
      'TELLS: [Trying is no shame|From outside, the work always looks easy|Many people try at home first], [so tell me what was used|so say what is still left|so tell me how things look now].',
    ],
    [
      'ASKS: [I work until evening, and at home more work is waiting|All week I say: on {day} I will do everything|Between work and traffic, nothing gets done at home], [and on {day} I only want to sleep|and there is nobody to help me|and then somebody calls to visit].',
      'TELLS: [You cannot work all week and also do everything at home|You are tired, you are not lazy|One person has only two hands], [so tell me what you want to hand over first|so say which part you hate most|so let us see what you can stop doing yourself].',
    ],
  ],
  among: [
    [
      'ASKS: [I am ashamed to show you my mess|You will be shocked when you see how things look|Before you see anything, let me first put things in order].',
      'TELLS: [Do not be ashamed, this is our work|We have not come to judge you|Please leave everything as it is]. [Nobody looks for us when all is perfect|If there was nothing to do, you would not need us|If you do the work first, nothing is left for us].',
    ],
    [
      'ASKS: [My {other} says that nothing is wrong|My {other} says that I complain too much|“Where?” asks my {other}, when I show him the problem].',
      'TELLS: [Let him do the work for one week|Ask him to look again in the morning light|Ask him what a visitor would say]. [After that, ask him again|Then you two can talk|Maybe he will see what you see].',
    ],
    [
      'ASKS: [I have something delicate, and I worry about it.|What do I do about delicate things?|One of my things was a gift, and it must not spoil.]',
      'TELLS: [Tell us before the work starts|Point out every delicate thing at the start|Name each thing that worries you]. [We can only watch what we know about|Saying it twice is better than not at all|Do not wait until the work has begun].',
    ],
    [
      'ASKS: [What should I check before the work starts|What do people always forget before the work starts|What must I put away first]?',
      'TELLS: [Look for money, keys and small things|Take out jewellery and papers|Keep your small valuable things with you]. [People forget even gold|Somebody always forgets a key|You do not want to search later].',
    ],
    [
      'ASKS: [After your work, I will do well for one week, and then forget.|How do I keep things in order after your work?|And what can I do myself, after your work?]',
      'TELLS: [A little every evening, before you pick up your phone|One small thing a day, not everything on {day}|Make one rule that everybody at home can keep]. [Little by little is easier|Your back will thank you|Let everybody at home do a part].',
    ],
    [
      'ASKS: [What do you want to know from me first|How do I describe my problem|What should I tell you before I book]?',
      'TELLS: [Say how much there is, and how bad|Say what the trouble is, and since when|Tell us what you have tried so far]. [Do not hide the worst part|Short and honest is fine|If you are not sure, describe what you see].',
    ],
    [
      'ASKS: [Is it lazy to pay somebody for such work|Why should I pay for work that I could do myself|What do I tell people who say “you have two hands”]?',
      'TELLS: [Your two hands already have enough work|You can do it yourself, if you have the time|Rich people never worry about that question]. [Think of what you would do with those hours|Rest is also worth money|Pay for the part that you hate, and do the rest].',
    ],
    [
      'ASKS: [Should I wait until things get worse|Must I wait until visitors are coming|When should I call somebody for such work]?',
      'TELLS: [Do not wait for a disaster|Call while the trouble is small|Call before your visitors do]. [Such a problem does not solve itself|Waiting only adds more work|What you postpone will meet you again].',
    ],
    [
      'ASKS: [I must warn you, I look at everything closely|I am the type who checks everything twice|People say that I am too picky].',
      'TELLS: [Good, look as closely as you like|I like people who know what they want|Being picky is no crime]. [Just say at the start what matters most to you|Tell us what you will check first|Say what you did not like the last time, with others].',
    ],
  ],
  after: [
    [
      'ASKS: [Then I can invite my {who} again|Next time I will be the one to call my {who}|I want my {who} to come and see].',
      'TELLS: [I like your courage|She will be happy to be invited|That call will surprise her]. [Just do the work before her visit, not after|Then let her notice everything by herself|And do not tell her how things looked before].',
    ],
    [
      'ASKS: [This time I will not try it alone|Then I can stop buying things that do not help|So I leave the work to people who know it].',
      'TELLS: [You have tried enough|That is a wise decision|Your back agrees with you]. [Just tell us what you used before|Keep your strength for other things|Only say clearly what you want].',
    ],
    [
      'ASKS: [Then I can keep a free day for myself|So my free day can be free again|At last I will rest on my free day].',
      'TELLS: [Put your legs up|Sleep late|Visit a friend], [and do not feel guilty|and switch off your phone|and leave the work to others].',
    ],
  ],
  alone: [
    '[Your {who} comes without calling, and she sees the one thing that you wanted to hide|On {day} somebody like your {who} stops by without warning|Your {who} is at the door, and she notices everything in one minute]. [You talk fast and stand in front of it|You laugh, and inside you want to disappear|You start to explain before she has said anything]. [I have such a visitor too|Many people call me the day after|Every family has one person with sharp eyes]. [So we start exactly where she looked|Tell me what she saw, and we begin there|Let her come again when the work is done].',
    '[Many people try it at home first|You watch one video, and it looks so easy|Somebody like your {other} says “leave the work to me”], [and after two days everything looks as before|and the result makes everybody laugh and cry|and the whole {day} is gone]. [Trying is no shame|I do not laugh at that|From outside, the work always looks easy]. [Just tell me what was used, and leave the rest to us|Say what is still left, and we take over|Tell us honestly what was tried, that helps].',
    '[You work until evening, and at home more work is waiting|All week you say: on {day} I will do everything|Between work and traffic nothing gets done at home], [and when {day} comes, you only want to sleep|and then somebody calls to visit|and there is nobody to help you]. [You are not lazy, you are tired|One person has only two hands|Nobody can work all week and do all that too]. [So give away the part that you hate most|So choose one thing that you stop doing yourself|Let us take one part from you].',
    '[Some people clean before we come, because they are ashamed|Please do not arrange anything before you show it to us|People say to me: you will be shocked]. [We have not come to judge you|If all was perfect, you would not need us|We have seen worse, believe me]. [Leave it as it is|Open the door and show us everything|The worst corner is the one I want to see first].',
    '[If your {other} says that nothing is wrong, ask him to look again in the morning light|“Where?” somebody like your {other} will ask when you show him|Your {other} has lived with it for so long that he no longer sees it]. [Then ask him what a visitor would say|Let him do the work for one week|Take a picture, and look at it together]. [After that you two can talk|Maybe he will see what you see|Then ask him again].',
    '[If something is delicate, tell us before we start|That one piece that was a gift, show it to us first|Everybody has one thing that must not spoil]. [Say it twice, it is better than not at all|We can only watch what we know about|Point at it, and we know]. [Nobody will call you difficult|I prefer one warning to one apology|That takes a minute and saves a long talk].',
    '[Before anybody starts to work, look for money, keys and small things|People forget even gold, so check first|Empty your pockets, I say it to everybody]. [Somebody always forgets a key|Papers and jewellery go into your own bag|Keep what is small and dear with you]. [You do not want to search later|Then we all have peace|After that, you can rest].',
    '[You may ask how to keep it like that afterwards|The work is one thing, and the week after it is another thing|Many people do well for three days, and then they forget]. [A little every evening, before you pick up your phone|Make one rule that everybody at home can keep|One small thing a day, and not everything on {day}]. [Your back will thank you|Little by little is easier|And let everybody at home do a part].',
    '[When you call me, you do not need big grammar|People ask me how to describe their problem|Before you book, three things help me]: [say how much there is, how bad it is, and since when|tell me what the trouble is and what you have tried|what it is, how much of it, and what worries you]. [Do not hide the worst part|Short and honest is fine|If you do not know the name, tell me what you see].',
    '[Somebody will tell you: you have two hands, do it yourself|People say that it is lazy to pay for such work|You could do it yourself, that is true]. [Those two hands already have enough work|Then look at what your evening is worth|Think of what you would do with those hours]. [Rest is also worth money|Give away the part that you hate, and do the rest|I have never seen a medal for being tired].',
    '[Do not wait for a disaster before you call somebody|People call when the visitors are already on the road|The best time to call is while the trouble is small]. [Such a problem does not solve itself|What you postpone will meet you again|Waiting only adds more work]. [Call before your visitors do|So look at your calendar today|One call now is better than a long one later].',
    '[If you look at everything twice, I like you|People warn me that they are picky|You may check our work with a white cloth]. [Being picky is no crime|Tell me at the start what you will check first|Say what you did not like the last time, with others]. [Then we both know when it is good|That makes my work easier|And if something is not right, show us while we are there].',
  ],
}
