import type { Plot } from './plot.ts'

/** For what is made or delivered for an occasion: cakes, meals for guests, decoration, pictures, sewn clothes. */
export const order: Plot = {
  before: [
    [
      'ASKS: [At the family meeting I said “leave it to me”|In the family group chat I wrote “leave it to me”|I opened my big mouth and said “leave it to me”], [and now nobody else is doing anything|and now everybody is looking at me|and they left everything to me, everything].',
      'TELLS: [Ah, that sentence is expensive|Your mouth has found work for you|Many people come to me after that sentence]. [Do not panic, first the date, then the rest|Begin with the date, then ask me the rest|Breathe first, then take things one after the other].',
    ],
    [
      'ASKS: [For our last occasion I left everything till the last week|Last year I started two days before the day|The last time we celebrated, we began too late], [and I was running up and down in the sun|and nobody in our house slept|and my {other} still laughs about it].',
      'TELLS: [Last-minute running can age a person|Ah, I have seen people cry in that last week|Sorry, I know that kind of week]. [This time, ask early and ask plenty|So today we take everything, step by step|So let us sit down and talk well this time].',
    ],
    [
      'ASKS: [This is the first time that I am in charge of an occasion|I have never arranged a big occasion before|My people have put me in charge of our next celebration], [and I do not even know what to ask|and I am afraid to forget the most important thing|and I am smiling, but my hands are cold].',
      'TELLS: [Relax, this is not an exam|Do not fear, everybody has a first time|Relax, nobody was born with experience]. [Ask simple questions, and I answer simply|Ask whatever enters your mind|Ask one question after the other, and your fear will get small].',
    ],
  ],
  among: [
    [
      'ASKS: [My {other} said “keep it small”, and now he is inviting people|My {other} wants everything small, except his own list of friends|My {other} said “small and simple”, then he called his whole office].',
      'TELLS: [Everybody says “small” until they remember their friends|In every family “small” means something else|That is how small things grow in this country]. [Agree with him on the number of people before you order|Ask him for his last list, and count the names|Fix the number of people first, then talk about money].',
    ],
    [
      'ASKS: [I wake up at night and my head starts to plan|At three in the night I am lying there and thinking|My sleep has finished because of this planning]: [did I forget somebody|did I forget something|what if something is missing]?',
      'TELLS: [Keep a pen and paper near the bed|Write your list before you lie down|Tell the list to your phone before you sleep]. [In the morning half of those worries look funny|When the worry is on a list, your head can rest|On a list you see at once what is really missing].',
    ],
    [
      'ASKS: [What if I say one thing and you understand another?|How do I make sure that we mean the same thing?|I am afraid that you imagine one thing and I imagine another.]',
      'TELLS: [Say what you want, and then I say it back to you|Let us say everything twice, you once and me once|Tell me in your own words, and I repeat after you]. [Tell me also what you hate|And say what you do not want to see at all|If I repeat it wrongly, stop me at once].',
    ],
    [
      'ASKS: [My {who} has a new idea every morning|All week my {who} has been calling me with new ideas|My {who} sends me new ideas at midnight].',
      'TELLS: [Thank her, and write the ideas down|Say “good idea, ma”, and do not argue|Listen well, she means it well]. [Then do what you have already decided|Then choose one idea, the one that fits your money|Then ask her which of the ideas she wants to pay for].',
    ],
    [
      'ASKS: [On the day itself, what should I be doing?|What is my own work on the day itself?|I am afraid that I will only be running about on the day.]',
      'TELLS: [Dress well and greet people|Eat something in the morning, then greet people|Wear shoes that you can stand in]. [Give your phone to one person you trust|Choose one person who answers all the small questions|Tell your people not to bring you any problem before evening].',
    ],
    [
      'ASKS: [I have saved so many pictures that I am confused|My phone is full of pictures from other people’s celebrations|All week I have been looking at pictures, and each is finer than the last].',
      'TELLS: [Choose one picture and delete the rest|Keep the picture that you always go back to|Close the phone and think which picture you remember]. [Then tell me what you like about it, the colour or the size|Tell me what you like there, and forget the rest|Tell me also what you would change in it].',
    ],
    [
      'ASKS: [In my family ten people decide and one person pays|Everybody has an opinion, but the bill is mine alone|Too many people are giving me advice].',
      'TELLS: [One person must have the last word|Let one person speak for the whole family|Choose one person to talk for all]. [The others may clap|Give me one phone number, not five|And let it be the one who pays].',
    ],
    [
      'ASKS: [I told everybody that all is set, and nothing is set|When people ask, I say “no problem”, and I have only a date|Everybody thinks that I have finished, and I have not even started].',
      'TELLS: [Do not worry, you are not the first|Your secret is safe with me|Many people say so, and then they run home to plan]. [Finish one thing today, then you lie a little less|Take the next thing on your list, only the next thing|Write down the three things that must not be missing].',
    ],
    [
      'ASKS: [My {other} asks why I plan so early|“Why so early?” my {other} keeps saying|My {other} says that I worry too early].',
      'TELLS: [Ask him how he spent the night before his own ceremony|Ask him what he was still looking for at midnight, the last time|Ask him who had to run for him the last time]. [He will change the topic|Then watch his face|He will suddenly remember a phone call].',
    ],
  ],
  after: [
    [
      'ASKS: [So what do I write in the group chat tonight?|They will ask me “how far?” tonight, what do I say?|If my {who} calls tonight to ask how far, what do I say?]',
      'TELLS: [Tell them the date and what you decided|Say what you decided, and stop there|Say: I have asked, and I know what to do]. [Do not open another discussion|If they bring new ideas, let them bring money too|Then put the phone on silent].',
    ],
    [
      'ASKS: [This time nobody will run in the sun|So no running in the last week|This time I want to sleep the night before].',
      'TELLS: [Then put the date in your phone today|Then do your own part today|Then write the date where everybody can see it]. [People who start early still find time to do their hair|The last week is always shorter than you think|What you finish now cannot disturb you later].',
    ],
    [
      'ASKS: [I thought I could not be in charge, but look at me|I did not know that I had so many good questions|You answered me, and my heart has come down].',
      'TELLS: [You did well|You see, you only had to start|I told you it was not an exam]. [Write the answers down tonight, before you forget them|Now do not let anybody frighten you|One day people will come and ask you].',
    ],
  ],
}
