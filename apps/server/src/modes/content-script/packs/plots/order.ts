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
  alone: [
    '[It often starts with one person who says “leave it to me”|Somebody says “leave it to me” in the family group, and then they call me|I know many people who said “leave it to me” at the family meeting], [and now everybody is looking at them|and suddenly nobody else is doing anything|and by morning the smile is gone]. [If that is you, do not panic|If you are that person, breathe|If it happened to you, sit down first]: [tell me the date, and we take the rest one by one|we begin with the date and go from there|first the date, then the number of people, then everything else].',
    '[Remember the last celebration in your house|You know how it went the last time|Think of the last time your family celebrated]: [two days to go, and somebody was still running about in the sun|in the last week nobody slept|everything started too late, and your {other} still laughs about it]. [This time we begin early, step by step|This time, ask early and ask plenty|So call me while there is time, and we plan it well].',
    '[The first time you are in charge of something big, you do not even know what to ask|Some people call me with a shaking voice, because it is their first time|When it is your first big occasion, you smile and your hands are cold]. [I tell everybody the same|Here is what I always say|So let me say it to you too]: [this is not an exam|nobody was born with experience|everybody has a first time]. [Ask the small questions too, I answer simply|Ask whatever enters your mind|Ask one thing, then the next, and the fear gets small].',
    '[There is always one {other} who says “keep it small” and then calls his whole office|Somebody at home will say “small and simple”, and then the list grows|Your {other} will say “small”, and he means something else]. [So before you order, fix the number of people|So ask him for his last list, and count the names|So agree on the number first, and talk about money after that].',
    '[Some people tell me that they wake up at night and plan|I know that hour in the night when the head starts to plan|At three in the night everything looks bigger]. [Keep a pen and paper near the bed|Tell the list to your phone before you lie down|Write it all down before you sleep], [and in the morning half of those worries look funny|and your head can rest|and you see at once what is really missing].',
    '[You say one thing, and the other person sees another thing, that is how mistakes happen|Most mistakes happen because two people imagine two things|I do not like guessing, so this is how I do it]. [You tell me what you want, and I say it back to you|I repeat everything to you, and you stop me when it is wrong|We say everything twice, you once and me once]. [And tell me what you hate, that helps even more|Also say what you do not want to see at all|And please do not be polite, be exact].',
    '[Maybe your {who} has a new idea every morning|Let us say your {who} sends you new ideas at midnight|Somebody like your {who} will always have one more idea]. [Say “thank you, ma”, and write it down|Listen well, she means it well|Do not argue with her]. [Then choose the one that fits your money|After that, do what you had decided|Then ask her which of them she would like to pay for].',
    '[People spend weeks on a celebration and then they only run about on the day|I see it all the time: the host is the only person who does not enjoy the day|On the day itself, you should not be carrying chairs]. [Give your phone to one person you trust|Choose one person who answers the small questions|Tell your people: no problems before evening]. [You dress well, you eat something, you greet people|Your own work is to look good and greet people|Then wear shoes that you can stand in, and enjoy it].',
    '[When you send me thirty pictures, I know that you are confused|If your phone is full of other people’s celebrations, I understand|Pictures are sweet, and too many of them are trouble]. [Choose the one that you always go back to, and delete the rest|Close the phone and ask yourself which one you remember|Send me one, only one]. [And tell me what you like in it, the colour or the size|Then say what you would change in it|Tell me why that one, and we start there].',
    '[Ten people decide and one person pays, you know such families|When five people call me about one order, I know there will be noise|The bill is yours, and the opinions come from everywhere]. [So choose one person who has the last word|So give me one phone number, not five|So let one person talk for the whole family], [and let it be the one who pays|and the others may clap|and we all have peace].',
    '[You have told everybody that all is set, and nothing is set|When they ask how far, you say “no problem”, and you only have a date|It is easy to say “everything is ready” when nothing is ready]. [You are not the first, your secret is safe with me|I will not tell them|Do not worry, many people do that]. [Finish one thing today, and tomorrow the next one|Write down the three things that must not be missing, and begin there|Take the next thing on your list, only the next one].',
    '[If your {other} asks why you plan so early, smile|Somebody like your {other} will say that you worry too early|“Why so early?” your {other} may say]. [Ask him what he was still looking for at midnight, the last time|Ask him who had to run for him on his own day|Ask him how he slept before his own ceremony]. [Then watch his face|He will remember a phone call|He will change the topic].',
  ],
}
