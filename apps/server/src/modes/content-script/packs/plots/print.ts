import type { Plot } from './plot.ts'

/** Printed things: flyers, banners, shirts, cards. */
export const print: Plot = {
  before: [
    [
      'ASKS: [The day is on {day}, and nothing has been printed|I remembered the printing today, at breakfast|Everything is ready for {day}, only the paper is missing], [and my {other} says “is it not only paper?”|and everybody asks me where it is|and I typed the words in the bus].',
      'TELLS: [It is always the last thing that people remember|I know that voice, many people call me with it|First breathe, I hear this every week]. [Send me the words and the size|Tell me the date, then the number|Now let us take it in order].',
    ],
    [
      'ASKS: [My {other} made the design on his phone|First I gave it to my {other}, who “knows computer”|My {other} said “do not pay anybody”], [and it has eleven colours|and the name is spelled wrongly|and nobody can read the number].',
      'TELLS: [He tried, greet him|I have seen worse, believe me|It happens, even to big companies]. [Send me what there is, and I tell you what can be saved|Let us look at it together|Start with the words, the colours can wait].',
    ],
    [
      'ASKS: [The last time, with somebody else, the red came out orange|Last year I paid for paper that I could not use|Once my logo came out like soup], [and it was too late to change it|and the pile is still under my bed|and I gave it out and looked at the floor].',
      'TELLS: [Sorry, that pains|I understand why you are careful|That happens when nobody looks before]. [So look at a sample first, and say yes or no|This time, ask before the machine starts|Tell me what must not happen again].',
    ],
  ],
  among: [
    [
      'ASKS: [Who checks the spelling, you or me?|I have read it ten times and see nothing wrong.|What if there is a mistake in it?]',
      'TELLS: [Nobody sees his own mistakes|Let a second person read it aloud|Read the phone number backwards, slowly]. [After printing, no eraser helps|Then sleep, and read it again|It takes three minutes].',
    ],
    [
      'ASKS: [I want everything on it: history, vision, mission, all our services.|My {other} says that the page must be full.|Can you not make all of it big?]',
      'TELLS: [When all of it is big, nothing is big.|What must they remember when they throw it away?|And who reads that while walking?]',
      'ASKS: [The name and the number.|Where we are.|What we do, I think.]',
      'TELLS: [Then that goes on it, in big letters|So the rest can stay at home|See, you designed it yourself].',
    ],
    [
      'ASKS: [My logo is in a group chat, is that enough?|I only have a small picture.|I took the picture from our page.]',
      'TELLS: [A picture from a chat breaks when it grows|Ask the person who made it for the first file|Send it as a document, not as a photo]. [Better no picture than a bad one|If there is none, tell me before we print|The paper shows what the phone hides].',
    ],
    [
      'ASKS: [How big must the letters on a banner be?|My banner will hang over the road.|Will people see it from a car?]',
      'TELLS: [A driver has three seconds|Stand where they pass, and look at the wall|Few words, one number, big letters]. [The name must jump at you|If you need glasses for it, they do too|Measure the wall, do not guess].',
    ],
    [
      'ASKS: [How many should I print?|I do not know how many people will come.|My {who} says: print plenty.]',
      'TELLS: [Count the doors, the people or the tables|Think of who will give them out|Count first, then add a few]. [A pile in the corner brings nobody|Printing again a small number is never sweet|Then nothing lies about at home].',
    ],
    [
      'ASKS: [How do I get the shirt sizes?|Nobody tells me the true size.|In our group everybody is “medium”.]',
      'TELLS: [Let each person send it, in writing.|Do not guess from the face.|Make a list with names and sizes.] [A tight shirt stays in the cupboard|Take some in large, trust me|Then everybody wears it on the day].',
    ],
    [
      'ASKS: [Our committee has changed the colour four times|Ten people want to change something|Somebody calls me at night: change the picture].',
      'TELLS: [Choose one person who says “print”|Let them all talk today, and then stop|Give me one number, and I talk to that one]. [After the “yes”, the machine starts|That keeps the peace|Otherwise we print one for each of them].',
    ],
    [
      'ASKS: [Does a flyer still work today?|People throw paper away.|Who reads paper in these days?]',
      'TELLS: [It depends on who gives it out, and where|Put it where people wait: the salon, the chemist, the bus stop|Let somebody who smiles do it]. [Paper that stays in the office has no legs|A person who waits reads everything|That is the half that people forget].',
    ],
    [
      'ASKS: [I threw the old design away.|Must I keep the file?|Nobody knows where the last file is.]',
      'TELLS: [Save it in your e-mail, with a clear name|Keep one piece in a drawer|Write down the paper and the size too]. [The next time you only change the date|Next year you will thank yourself|Then it takes minutes].',
    ],
  ],
  after: [
    [
      'ASKS: [Tonight I read the words aloud|I will let my {who} read it, she sees everything|So first the words, then the colours].',
      'TELLS: [Good, and the number backwards|A strict reader is a gift|Then sleep, and read it again].',
    ],
    [
      'ASKS: [And what do I tell my {other} with his eleven colours?|My {other} will be angry about his design.|How do I say it to my {other}?]',
      'TELLS: [Say thank you, and let him choose one colour|Let him hang up the banner|Tell him that he was the first designer].',
    ],
    [
      'ASKS: [This time I see it before it is printed|No pile under my bed this time|So now nobody turns my red into orange].',
      'TELLS: [Look at it in daylight|Say it at once if something is not right|Good, that is how to do it].',
    ],
  ],
  alone: [
    '[The day is fixed, the people are coming, and nothing has been printed|On {day} you need it, and today you remember it|It is always the last thing that people remember]. [You type the words in a chat while you walk.|Then you call everybody who has a printer.|And somebody at home says: is it not only paper?] [I know that week|Many people call me like that|Do not worry, first breathe]. [Send me the words and the size, and we begin|Tell me the date, then the number|So let us put it in order now].',
    '[Somebody like your {other} says: I can design it on my phone|Your {other} makes the design himself, with eleven colours|First it goes to somebody in the family who “knows computer”]. [On the phone it looks fine, on the wall it looks tired|And then the name is spelled wrongly, and everybody has it|And nobody can read the number from the road]. [He tried, greet him|I do not laugh at it, I have seen worse|It happens, even to big companies]. [Send me what there is, and I tell you what can be saved|So let somebody look at it before it is printed|Bring it, and we look at it together].',
    '[You printed once, and the red came out orange|The last time, the colour was another colour|You have paid for paper that you could not use]. [And it was too late to change it|You gave it out and looked at the floor|And you still have the pile at home]. [I am sorry, that pains|That is why some people fear to print|I understand why you ask so much]. [So look at a sample first, and say yes or no|This time see it before the whole pile is done|Ask me what you like before I start].',
    '[Read it aloud before you send it|One wrong letter on a thousand papers is still one wrong letter|I tell everybody the same about words]. [Let a second person read the names and the number|Read the phone number backwards, slowly|You do not see your own mistakes, nobody does]. [Then sleep, and read it again|After printing, no eraser helps|It takes three minutes].',
    '[Too many words kill a good flyer|People want to put their whole life on one page|When all of it is big, nothing is big]. [What is the one thing that they must remember|Say what it is, where it is, and whom to call|Leave out half of it, and then leave out a little more]. [Nobody reads a page while walking|White space is not waste|Your eye needs a place to rest].',
    '[A picture from a chat is small, even if it looks big|The picture decides how it looks on paper|Your logo from a group chat will break when it grows]. [Ask for the first file, from the person who made it|Send it as a document, not as a photo|Look for the largest one that you have]. [If you do not have it, tell me, and we find a way|Better no picture than a bad one|I tell you before we print].',
    '[For a banner, stand where the people will pass|Before you choose the letters, go to the road and look|A driver has three seconds, not more]. [Can you read it from there?|Big letters, few words, one number.|The name must jump at you.] [That is the whole secret|If you need glasses, they do too|Then measure the wall].',
    '[How many do you need?|People guess the number and then print two times.|When you count, do not count with your mouth.] [Count the people, the doors or the tables|Add a few, because some get lost|Think of who will give them out]. [Printing again a small number is never sweet|Then nothing lies about at home|A pile in the corner brings nobody].',
    '[For shirts, write a list with sizes|Nobody tells the truth about shirt sizes|Before you order shirts, ask each person]. [Let them send it, do not guess from the face|Write the names beside the sizes|Take some in large, trust me]. [A tight shirt stays in the cupboard|And wash it from the inside the first time|Then everybody wears it on the day].',
    '[Who will give them out?|A flyer that stays in the office has no legs.|Printing is one half of the work.] [Choose the place and the hour before you print|Put some where people wait: the salon, the chemist, the bus stop|Let somebody who smiles do it]. [Then it works for you|Paper that nobody holds tells nobody|That is the part that people forget].',
    '[Ten people want to change something at the last minute|In your committee everybody has an idea about the colour|Somebody will call at night: change the picture]. [Choose one person who says “print”|Give me one number, and I talk to that one|Let them all talk today, and then stop]. [After the “yes”, we start the machine|Otherwise we print for each of them|That keeps the peace].',
    '[Keep the file after the job|Next year you will need it again|Do not lose the design when the day is over]. [Save it in your e-mail, with a clear name|Write down the paper and the size too|Keep one piece in a drawer]. [Then the next time takes minutes|You will thank yourself|Then you only change the date].',
  ],
}
