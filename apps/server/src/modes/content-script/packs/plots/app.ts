import type { Plot } from './plot.ts'

/** For apps and other software. */
export const app: Plot = {
  before: [
    [
      'ASKS: [My phone says “storage full” every {day}|I have eighty apps and I use four|My phone is full of apps that I never open], [so why should I add one more|so tell me why I need another one|and now I hear of a new one, what for]?',
      'TELLS: [A fair question|You are right to ask|Ask that before every download]. [Hear what this one does, then decide|First think of one thing that wastes your time every week|Listen first, and keep only what you really use].',
    ],
    [
      'ASKS: [When I hear “download”, I get tired|Every day somebody tells me to download something|The word “app” alone makes me tired]. [The last one asked for three passwords|The last one wanted my whole life story|The last one I opened once, and never again].',
      'TELLS: [I understand, that would tire anybody|You are not the only tired person|Some apps really stress people]. [So first ask what an app is for|So start with the use, not with the password|So hear what this app does before you touch anything].',
    ],
    [
      'ASKS: [My {who} does everything on her phone now|Even my {who} is better with a phone than me|My {who} pressed her phone three times and was done], [and I still carry paper about|and I nodded as if I understood|and she asked why I still do it the long way].',
      'TELLS: [Somebody showed her slowly, that is all|She also had a first day|She was not born with a phone], [so take your time too|so let us go step by step|so ask me everything, small small].',
    ],
  ],
  among: [
    [
      'ASKS: [What if I press the wrong thing?|I am afraid to press something and spoil everything.|What if my finger makes a mistake?]',
      'TELLS: [Go slowly, and read before you press “yes”|Read what the screen asks, then press|Look for the way back before you go on]. [Everybody presses wrong on the first day|Looking around spoils nothing|If a message is not clear, ask somebody first].',
    ],
    [
      'ASKS: [Who can see what I type|Will the whole street know my business|Who looks at my information]?',
      'TELLS: [Good that you ask before you type|Ask that about every app on your phone|A wise question, few people ask it]. [Read the part about your data before you agree|Allow only what makes sense to you|And choose a password that is not your birthday].',
    ],
    [
      'ASKS: [My {other} says that paper needs no charger|“Paper never runs out of battery,” says my {other}|My {other} trusts only his notebook].',
      'TELLS: [And where is his notebook now|Where is that notebook today|And where does he keep this notebook]?',
      'ASKS: [In his other trousers|In the car that he sold|He is still looking for it].',
      'TELLS: [Then I do not have to say anything|That is the trouble with paper|Help him to look, and greet him from me].',
    ],
    [
      'ASKS: [Please show me only the first step|One thing at a time, my head is full|If you show me ten buttons, I forget eleven].',
      'TELLS: [Find the one button that you need most|Do only the one thing that you need today|Look for the part that you came for]. [The other buttons can wait|Do it twice, then your finger knows the way|The rest you can learn next week].',
    ],
    [
      'ASKS: [I download apps and then I forget them|I use new things for two days, then I stop|A new app never lasts long with me].',
      'TELLS: [Use the app for one real task today|Tie the app to something that you do every day|Start with a task that you must do this week anyway]. [One real task teaches more than ten explanations|What helps you on the first day, you open again|Do not test, do something real].',
    ],
    [
      'ASKS: [Do I need an expensive phone for this|My phone is old, will it manage|My screen has a crack, is that a problem]?',
      'TELLS: [Try with the phone that you have|Check on your own phone before you buy another|See first if the app opens on yours]. [Most times a phone is only full, not old|And delete old videos, they take the most space|The good-morning pictures from five groups can go].',
    ],
    [
      'ASKS: [Will an app like this not finish my data|I buy small data, will an app not swallow everything|And my mobile data, how do I see where it goes]?',
      'TELLS: [Your phone settings show how much each app uses|Look at your data before and after the first day|Look into the settings, every app has its figure there]. [Most times videos are the real thief|Then you know, and nobody has to guess|And leave big updates for a place with Wi-Fi].',
    ],
    [
      'ASKS: [What if I lose my phone|What if somebody steals my phone|And on the day that I forget my phone in a bus, what then]?',
      'TELLS: [Write down which number or email you signed up with|Lock the screen, and tell nobody the code|Keep your password in your head, not on the back of the phone]. [And ask before you start how to sign in on another phone|Do that on the first day, not on the bad day|Then a bad day stays a small one].',
    ],
    [
      'ASKS: [There are so many fake apps, I am careful.|How do I know that an app is not a scam?|My neighbour lost money to a fake app, so how do I stay safe?]',
      'TELLS: [Stay careful, that is right|Good, do not trust every icon|Careful people sleep well]. [Check the exact name before you sign up|Do not press links in forwarded messages|Ask somebody who uses the app already].',
    ],
    [
      'ASKS: [I am not a computer person, can I still learn a new app|I am slow with new things, will I manage|What if I am the slowest person with phones]?',
      'TELLS: [If you can send a voice note, you can learn an app too|You use a phone every day, so you have begun already|Slow is fine, nobody is timing you]. [Let somebody sit beside you the first time|Write the first steps on paper, yes, on paper|Ask again when you forget, everybody forgets].',
    ],
    [
      'ASKS: [I will learn the app, but my people like paper|Me, I will manage, but the people around me fear new apps|My people will say that an app is too much stress].',
      'TELLS: [Show one person first, the most curious one|Do not teach everybody on one day|Do it in front of them, without preaching]. [The others will come and look|People copy what they see|Let them ask, then show them one step].',
    ],
  ],
  after: [
    [
      'ASKS: [Then tonight I clean my phone|Let me first delete some old apps|I will make some space on my phone].',
      'TELLS: [Start with the app that you have not opened since Christmas|Good, the games that nobody plays can go first|Keep the family photos, and delete the blurred ones].',
    ],
    [
      'ASKS: [I will look at the app once, but I promise nothing|Okay, one look, because you did not shout|I will try the app with one finger first].',
      'TELLS: [That is how everybody starts|That is fair, take your time|One honest try tells you more than my mouth].',
    ],
    [
      'ASKS: [This time I will show my {who} something on a phone|I want to see my {who}’s face when I press the buttons|Tonight I sit beside my {who} with my own phone].',
      'TELLS: [Go slowly, so that she can follow|She will say that she knew it already|Let her press too, she will like that].',
    ],
  ],
  alone: [
    '[Your phone is full, and now I come with one more|You have eighty apps and you use four|Each {day} your phone says “storage full”]. [So why should you add another one?|Good question.|You are right to ask.] [Think of one thing that wastes your time each week|Hear what this one does, then decide|Listen first, and keep only what you really use].',
    '[When you hear “download”, you get tired|Everybody tells you to download something|The word “app” alone can tire a person]. [The last one asked for three passwords|The last one wanted your whole life story|You opened the last one once, and never again]. [I understand that|It would tire me too|Some apps really stress people]. [So let me start with the use, not with the password|First hear what it is for|So I say it in plain words].',
    '[Your {who} presses her phone three times and is done|Even somebody like your {who} does everything on her phone now|Even people older than your {who} do it now], [and you still carry paper about|and you nod as if you understood|and you still do it the long way]. [She was not born with a phone|Somebody showed her slowly, that is all|She also had a first day]. [So take your time too|Let us go step by step|I show you, small small].',
    '[Some people are afraid to press something and spoil everything|You may fear that your finger makes a mistake|Everybody presses wrong on the first day]. [Read what the screen asks, then press|Looking around spoils nothing|Go slowly, and read before you press “yes”]. [If a message is not clear, ask somebody first|Look for the way back before you go on|Nothing runs away].',
    '[Ask who can see what you type|You want to know who looks at your information|A wise person asks about data first]. [Ask that about every app on your phone|Read that part before you agree|Allow only what makes sense to you]. [Choose a password that is not your birthday|Few people ask it, and everybody should|And tell nobody the code].',
    '[“Paper needs no charger,” your {other} will say|Somebody like your {other} trusts only his notebook|“Paper never breaks,” somebody like your {other} will tell you]. [And where is that notebook today?|Ask him where the notebook is now.|Good, and where does he keep it?] [In his other trousers, maybe|He is still looking for it|Help him to look, and greet him from me].',
    '[Do not learn ten buttons on one day|When somebody shows you everything at once, you forget it|One thing at a time, your head has other work]. [Find the one button that you need most|Look for the part that you came for|Do the one thing that you need today]. [The others can wait|Do it twice, then your finger knows the way|The rest you can learn next week].',
    '[Many people download and forget|New things last two days, then you stop|An app that you only test, you never open again]. [So use it for one real task today|Tie it to something that you do every day|Start with a task that you must do this week anyway]. [One real task teaches more than ten explanations|What helps you on the first day, you open again|Do not test, do something real].',
    '[Do you need an expensive phone for it?|You may think that your phone is too old.|Before you buy another phone, wait.] [Try it with the one that you have|See if it opens on yours|Check on your own phone first]. [Most times a phone is only full, not old|Delete old videos, they take the most space|The good-morning pictures from five groups can go].',
    '[Will it finish your data?|Data is money, so ask where it goes.|You buy small data, I understand.] [Your phone settings show how much each app uses|Look at your data before and after the first day|Look into the settings, the figure is there]. [Most times videos are the real thief|Then you know, and nobody has to guess|And leave big updates for a place with Wi-Fi].',
    '[Think of the day on which you lose your phone|One day a phone stays in a bus, it happens|Before you start, do one small thing for a bad day]. [Write down which number or email you signed up with|Lock the screen|Keep the password in your head, not on the back of the phone]. [Then a bad day stays a small one|Do it on the first day, not on the bad day|Ask me how to sign in on another phone].',
    '[Be careful with icons, there are many false ones|I like careful people|Somebody you know has lost money to a false app]. [Check the exact name before you sign up|Do not press links in forwarded messages|Ask somebody who uses it already]. [Careful people sleep well|When in doubt, wait and ask|You may check us too].',
  ],
}
