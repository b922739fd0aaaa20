import type { Plot } from './plot.ts'

/** A request for help. */
export const helping: Plot = {
  before: [
    [
      'ASKS: [When I hear that people need help, I become quiet|I read about this need on {day} and could not finish my food|Such a message makes my heart heavy]. [But I am only one person.|What can one person do?|And then I think of my own bills.]',
      'TELLS: [Every helper is one person|Nobody has to do everything alone|Many people feel like that at first], [and a small part is also a part|so just listen first|so ask, and decide after that].',
    ],
    [
      'ASKS: [At home they will ask me where the money goes|My {who} says: ask first, then give|Before I give, I ask who is behind an appeal], [and I think that is right|and I want a clear answer|and I do not want to be a fool].',
      'TELLS: [That is a fair question|You should always ask that|Please ask, nobody is offended], [so I will tell you what I know|so hear the whole story and then ask more|so check everything before you give].',
    ],
    [
      'ASKS: [I always say: I will give when I have more|Every month I tell myself: I will give next month|I keep waiting for a better month to give], [and then school fees come|and then the rent is due|and at the end nothing is left].',
      'TELLS: [Most of us know that|That happens in many houses|You are honest, and many are like you], [so think of something small|so give only what you can spare|and small help is also help].',
    ],
  ],
  among: [
    [
      'ASKS: [I have more time than money.|I have no money now, but I have two hands.|Can a person help without money?|I am free on {day}, but my account is empty.]',
      'TELLS: [Ask if hands are needed|Say what you can do: carry, cook, write|Ask which work is still open], [because money is not the only help|because somebody also has to do the work|and say on which days you are free].',
    ],
    [
      'ASKS: [My colleagues and I could help together.|In our group there are people who would join.|My {other} and I want to put our money together.|I could ask my friends to join.]',
      'TELLS: [Write to two people first|Tell them in one sentence what is needed|Begin yourself, and tell them that you began]. [In a big group, everybody waits for somebody|People join when they see one person begin|Ask them one by one, that works better].',
    ],
    [
      'ASKS: [How do I explain such a need to a child?|My children heard about it too and asked me why.|My little one wants to give her sweets.]',
      'TELLS: [Use small words and tell the truth|Tell the child what is needed and what you will do|Let the child choose one small thing to give]. [Children understand more than we think|A child remembers such a day|And say thank you to the child].',
    ],
    [
      'ASKS: [I am ashamed to give a small amount.|Is a small amount not an insult?|What I can give is really small.]',
      'TELLS: [Nobody laughs at a small gift|A small gift needs no excuse|There is no shame in a small amount]. [Many small gifts make a big one|Give what lets you sleep well|A small gift today is better than a big plan].',
    ],
    [
      'ASKS: [How do I tell my friends without disturbing them?|I do not like to beg people.|My friends are tired of long messages.]',
      'TELLS: [Write two sentences, no more|Write to one friend by name|Say it as you would say it over food]. [Then let each person decide|And do not write again the next day|Short messages are read to the end].',
    ],
    [
      'ASKS: [There are many fake appeals.|Last year I gave to people who did not exist.|How do I know that an appeal is real?]',
      'TELLS: [Check the name before you send anything|Ask who is responsible, by name|Ask your questions before you send anything]. [Take your time|Whoever asks for help must also answer questions|When something is not clear, ask again].',
    ],
    [
      'ASKS: [Is it better to give once or every month?|I could give a little every month.|I would like to help for longer.]',
      'TELLS: [Both are good, once and every month|Choose an amount that does not hurt you|Think of an amount that you can also give in a bad month], [and write the day in your calendar|and say what you prefer|and be free to stop when things change].',
    ],
    [
      'ASKS: [I have clothes and books at home.|Can I bring things and not money?|My wardrobe is full of good things for somebody.]',
      'TELLS: [Ask first what is needed|Ask before you bring anything|Make a list of your things and ask], [because the wrong things only take space|because every need is different|and choose only what you would wear or use yourself].',
    ],
    [
      'ASKS: [I have no money, but I will pray.|At least I can pray for these people.|Our fellowship can pray about this need.]',
      'TELLS: [Thank you, prayer is welcome|Please pray|Pray, and thank you], [and tell one more person about the need|and come back when you can do more|and then see what else you can do].',
    ],
    [
      'ASKS: [How will I hear what my gift did?|I like to know what happened after I gave.|Most times I give and then I hear nothing.]',
      'TELLS: [Say that you would like news|Ask for news when you give|Leave your number and ask for news]. [A person who gives may also ask|Write down the name of the person you spoke to|Then you can tell your friends too].',
    ],
    [
      'ASKS: [I do not want my name to be announced.|Can I give without my name?|I like to give quietly.]',
      'TELLS: [Then say so when you give|Tell us so before you give|One word from you is enough]. [Not everybody likes a microphone|Quiet help is real help|The gift is the same without a name].',
    ],
    [
      'ASKS: [My {other} says: charity begins at home.|At home they say that we also need help.|My {who} says that we have our own problems.]',
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
}
