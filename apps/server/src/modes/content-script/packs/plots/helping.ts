import type { Plot } from './plot.ts'

/** For an appeal for help or donations. */
export const helping: Plot = {
  before: [
    [
      'ASKS: [When I hear that people need help, I become quiet|I read about this need on {day} and could not finish my food|Such a message makes my heart heavy]. [But I am only one person.|What can one person do?|And then I think of my own bills.]',
      'TELLS: [Every helper is one person|Nobody has to do everything alone|Many people feel like that at first], [and a small part is also a part|so just listen first|so ask, and decide after that].',
    ],
    [
      'ASKS: [At home they will ask me where the money goes|My {who} says: ask first, then give|Before I give, I ask who is behind an appeal], [because I work hard for my money|and I want a clear answer|and I do not want to be a fool].',
      'TELLS: [That is a fair question|You should always ask that|Please ask, nobody is offended], [so I will tell you what I know|so hear the whole story and then ask more|so check everything before you give].',
    ],
    [
      'ASKS: [I always say: I will give when I have more|Every month I tell myself: I will give next month|I keep waiting for a better month to give], [and then school fees come|and then the rent is due|and at the end nothing is left].',
      'TELLS: [Most of us know that|That happens in many houses|You are honest, and many are like you], [so think of something small|so give only what you can spare|and small help is also help].',
    ],
  ],
  among: [
    [
      'ASKS: [There are so many needs, where do I start?|Everywhere somebody needs help.|Each week I hear of another need.]',
      'TELLS: [Begin with the need that you heard of today|Choose one need and stay with it|Nobody can carry all of them]. [One need is enough for one person|Helping once is better than sighing ten times|You do not have to feel bad about the others].',
    ],
    [
      'ASKS: [In my office everybody talks and nobody gives.|My colleagues will say “who sent you?”|I want to ask my colleagues, but I am shy.]',
      'TELLS: [Begin yourself, and then tell one colleague|Do not ask the whole office, ask one person|Ask at lunch, not in a meeting]. [One colleague brings the next one|Say what is needed in one sentence and be quiet|After the first person, asking is easy].',
    ],
    [
      'ASKS: [My child asked me why some people have so little.|My little one asked why we do not help everybody.|My children ask me questions about such needs.]',
      'TELLS: [Say the truth in small words|Say “I do not know” when you do not know|Listen to the whole question first]. [Children understand more than we think|A child does not need a long speech|And let the child help you].',
    ],
    [
      'ASKS: [I do not like it when people force me to give.|When people cry at me for money, I run away.|I do not give when somebody presses me.]',
      'TELLS: [Nobody should force you|You can also say no|I only tell you what is needed]. [A gift should be given gladly|You decide, I only explain|Help that hurts does not last].',
    ],
    [
      'ASKS: [I mean well, and then my phone rings and I forget.|I want to help, and in the evening I have forgotten.|My heart is good, but my memory is not.]',
      'TELLS: [Then write the name down before the phone rings|Put a note on the fridge|Set an alarm with one word: help]. [My memory is the same|Good people forget too|Nobody remembers everything, that is normal].',
    ],
    [
      'ASKS: [There are many fake appeals.|Last year I gave to people who did not exist.|Somebody once cheated me with a sad story.]',
      'TELLS: [I am sorry, that makes all of us careful|You are right to be careful|Such people spoil the road for others]. [Ask who is responsible, by name|Take your time and check every name|When something is not clear, ask again].',
    ],
    [
      'ASKS: [Why does the government not help?|Is this not the work of the government?|Others have more money than me, why do they not help?]',
      'TELLS: [I ask the same question|That is a fair thing to ask|Many people ask that], [but the need does not wait for the answer|and while we ask, we can also do something|but today somebody is asking you and me].',
    ],
    [
      'ASKS: [Somebody once paid my school fees.|In a bad month, a neighbour fed us.|I was helped too when I had nothing.]',
      'TELLS: [Then you know how help feels|Then I do not have to explain much|Thank God for such people]. [Not everybody remembers who helped them|That person would be happy to hear you now|You can tell others how it feels].',
    ],
    [
      'ASKS: [At least I can pray for this need.|I have no money, but I will pray.|In my house we can pray together for this need.]',
      'TELLS: [Thank you, prayer is welcome|Please pray|Pray, and thank you], [and tell one more person about the need|and come back when you can do more|and mention the need by name].',
    ],
    [
      'ASKS: [Will you call me every week if I give once?|I gave somewhere once, and then they did not stop calling.|I am afraid that one gift becomes a bill.]',
      'TELLS: [You can give once and say so|Say at once what you do not want|A gift is not a debt]. [And a kind no is always allowed|You decide each time again|Nobody should be angry with a giver].',
    ],
    [
      'ASKS: [I do not want my name to be announced.|People will say that I am showing off.|I like to give quietly.]',
      'TELLS: [Then say so when you give|Tell us so before you give|One word from you is enough]. [Not everybody likes a microphone|Quiet help is real help|The gift is the same without a name].',
    ],
    [
      'ASKS: [My {other} says: charity begins at home.|At home we decide about money together.|My {who} says that we have our own problems.]',
      'TELLS: [Your own house comes first, that is true|That is a fair thing to say|Nobody should go hungry in order to give], [so talk about it together|so give only what your house does not need|but maybe one small part can go out].',
    ],
  ],
  after: [
    [
      'ASKS: [I can do one small part.|I think I will begin with something small.|So I am not alone with this worry.]',
      'TELLS: [Thank you for not looking away|Thank you, many people begin like that|One small part is a good beginning].',
    ],
    [
      'ASKS: [If they ask me about the money now, I can explain.|I have something to tell them at home now.|Now I can explain this need to others.]',
      'TELLS: [Explain it just as you heard it|Add nothing, and leave nothing out|And if they ask for more, ask us].',
    ],
    [
      'ASKS: [I will not wait for next month.|This time I do not postpone my gift.|Let my gift be today, even if it is small.]',
      'TELLS: [Thank you, today is a good day|Do it while you still remember|Then next month you can smile].',
    ],
  ],
  alone: [
    '[When you hear that people need help, you become quiet|You read such a message, and the food loses its taste|Such news makes the heart heavy]. [And you think: I am only one person.|Then you think of your own bills.|What can one person do?] [Every helper is one person|Nobody has to do everything alone|Many people feel like that at first]. [So just listen first|A small part is also a part|Hear me, and decide after that].',
    '[Before you give, ask who is behind it|At home they will ask you where the money goes|“Ask first, then give,” your {who} says, and she is right]. [You work hard for your money|You want a clear answer|Nobody wants to be a fool]. [Please ask, nobody is offended|That is a fair question|I would ask the same]. [So I tell you what I know, and then you ask more|Hear the whole story first|Check everything before you give].',
    '[You say: I will give when I have more|Each month you tell yourself: next month|We all wait for a better month], [and then school fees come|and then the rent is due|and at the end nothing is left]. [Most of us know that|It happens in my house too|You are honest, and many are like you]. [So think of something small|Give only what you can spare|Small help is also help].',
    '[There are so many needs, where do you start|Each week you hear of another need|Everywhere somebody needs something]. [Nobody can carry all of them|Begin with the one that you heard of today|Choose one and stay with it]. [Helping once is better than sighing ten times|One need is enough for one person|You do not have to feel bad about the others].',
    '[You would like to ask your colleagues, but you are shy|In the office everybody talks and nobody gives|If you are shy to ask others, begin with one]. [Ask at lunch, not in a meeting|Say what is needed in one sentence and be quiet|Do it yourself first, then tell one colleague]. [One colleague brings the next one|After the first person, asking is easy|Someone has to begin].',
    '[Your child may ask you why some people have so little.|Children ask the hardest questions.|A little one asks: why do we not help everybody?] [Say the truth in small words|Say “I do not know” when you do not know|Listen to the whole question first]. [Let the child help you|Children understand more than we think|A child does not need a long speech].',
    '[Nobody should force you to give|I do not like it either when people cry at me for money|If somebody presses you, you may say no]. [A gift should be given gladly|I only tell you what is needed|You decide, I only explain]. [Help that hurts does not last|A no is also an answer|Give when your heart says yes].',
    '[You mean well, and then the phone rings and you forget|In the evening you have forgotten, it happens to me too|A good heart with a bad memory, that is most of us]. [Write the name down now|Put a note on the fridge|Set an alarm with one word: help]. [Good people forget too|Then you will not forget|Do it while you listen].',
    '[There are many false appeals, so be careful|Somebody once cheated you with a sad story, maybe|People who lie spoil the road for all others]. [Ask who is responsible, by name|Check every name, and take your time|When something is not clear, ask again]. [That makes nobody angry here|You are right to be careful|An honest person can answer].',
    '[You may ask why the government does not help.|Others have more money, why do they not help?|Is it not the work of others?] [I ask the same|Many people ask that|It is a fair thing to ask]. [But the need does not wait for the answer|While we ask, we can also do something|Today somebody is asking you and me].',
    '[Maybe somebody once paid your school fees|In a bad month a neighbour may have fed you|Some of you know how it is to have nothing]. [Then I do not have to explain much|Then you know how help feels|Thank God for such people]. [That person would be happy to see you now|You can tell others how it feels|Not everybody remembers who helped them].',
    '[If you have no money, you can still pray|You like to give quietly, without your name|Some of you fear that we will call you every week]. [One word from you is enough|Tell us how you want it|Say so, and it is respected]. [A gift is not a debt|Quiet help is real help|And tell one more person about the need].',
  ],
}
