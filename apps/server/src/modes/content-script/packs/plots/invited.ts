import type { Plot } from './plot.ts'

/** A gathering to which people are invited. */
export const invited: Plot = {
  before: [
    [
      'ASKS: [I always hear of such a day when it is over|Every time I only see the pictures afterwards|My {other} always tells me one day too late], [and everybody has been there except me|and then I am angry with my phone|and then I sit at home and watch the videos].',
      'TELLS: [This time you hear about it before the day|This time nobody forgot you|Now you cannot say that nobody told you], [so write the date down|so put the date in your phone|so listen well].',
    ],
    [
      'ASKS: [If I say that I am going out, my {who} has ten questions|At home they ask me everything before I go out|I cannot leave the house without explaining], [and I never have the answers|and they begin with the time|and “I will see” is not an answer for them].',
      'TELLS: [Then take the answers home from here|Then listen well, so that you can explain|Good, let us collect the answers], [and write everything down|and say it at home before they ask|and begin with day and time].',
    ],
    [
      'ASKS: [After a long week I only want my bed|By {day} I am always tired|When I am free, I like to stay at home], [and outside there is traffic|and my slippers agree with me|and I need a reason to dress up].',
      'TELLS: [I understand you, rest is sweet|Many people say so, and then they stay to the end|Your bed will still be there afterwards], [but first hear what is planned|so decide when you have heard everything|but do not say no before you have heard the rest].',
    ],
  ],
  among: [
    [
      'ASKS: [I will not know anybody there.|Whom do I talk to when I know nobody?|What do I do there in the first five minutes?|I am shy with strangers.]',
      'TELLS: [Greet the person beside you|Greet the people at the entrance first|Ask somebody where to go, even if you know]. [After a greeting, talking is easy|The other person is often shy too|After five minutes you are no longer new].',
    ],
    [
      'ASKS: [My {other} answers every invitation with “we will see”.|My {other} never decides before the day.|How do I get my {other} out of the house?]',
      'TELLS: [Tell him the exact time, nothing else|Say that you will pass by his house|Stand at his door with your shoes on]. [Then he has to say yes or no|And do not ask him a second time|It is easier to say yes to a person than to a message].',
    ],
    [
      'ASKS: [Who will watch my house when I go?|Who cooks at home while I am out?|I have so much to do at home.]',
      'TELLS: [Cook the evening before|Do the small things the day before|Lock the door and tell one neighbour]. [The house will manage without you for once|The plates will wait for you, they always do|Housework does not run away].',
    ],
    [
      'ASKS: [What do I wear on the day?|I have nothing to wear for such a day.|Is it a day for my good shoes?]',
      'TELLS: [Clean and comfortable is enough, unless a dress code is named|Wear what the invitation says, or what you feel well in|If nobody names a colour, wear what you feel well in]. [And choose shoes that do not hurt|And iron the evening before, in case the light goes|And take something along for rain].',
    ],
    [
      'ASKS: [I am always late.|What do I do so that I do not come late?|My people start to dress when others have arrived.]',
      'TELLS: [Tell yourself that it begins one hour earlier|Put the clothes ready the night before|Dress first, then look for your phone]. [When you come early, you have time to greet|Nobody turns round when you come early|The beginning is a pity to miss].',
    ],
    [
      'ASKS: [What do I do with my children on that day?|Can I come with a baby?|My children do not sit still for long.]',
      'TELLS: [Ask about children before the day|Ask now about children, not at the entrance|Ask first, then plan]. [If children can come, bring water and one small toy|If children stay at home, find somebody early|A little one with something to do is quiet].',
    ],
    [
      'ASKS: [I do not know that side of town.|I get lost when I go to a new place.|How do I make sure that I find the place?]',
      'TELLS: [Look at the map one evening earlier|Ask somebody who knows that side|Write the address on paper too], [and leave your house early|and charge your phone before you go|and tell the driver one landmark].',
    ],
    [
      'ASKS: [I do not want to go alone.|Whom can I ask to go with me?|Alone, I will end up staying at home.]',
      'TELLS: [Ask one friend today|Write to the friend who says “call me next time”|Ask the neighbour who is always at home]. [People are happy when somebody asks them|With a friend, the way is shorter|Whoever is asked early has no excuse].',
    ],
    [
      'ASKS: [How do I tell my friends about the day?|My friends do not read long invitations.|Nobody in my group reads to the end.]',
      'TELLS: [Write the day, the time and the place, nothing else|Send one line with day, time and place|Send a short voice note]. [And say that you are going too|Send it to each friend alone, not to the group|Everybody reads a message with their own name in it].',
    ],
    [
      'ASKS: [I will forget the date, I know myself.|My head does not keep dates.|By {day} I will have forgotten the date.]',
      'TELLS: [Put an alarm in your phone now|Write the date on the fridge|Send yourself a message with the date]. [And set one more alarm for the day before|And tell somebody at home who does not forget|Then your head can rest].',
    ],
    [
      'ASKS: [Maybe such a day is not for people like me.|Am I not too old for such a gathering?|Is it not only for people who know one another?]',
      'TELLS: [Listen to who is invited, and then decide|Ask, and you will know|Do not send yourself home before you have asked]. [Many people think so about themselves|You are surely not the only one who wonders|A short question costs nothing].',
    ],
    [
      'ASKS: [Should I bring something?|I do not like to come with empty hands.|My {who} says that nobody visits with empty hands.]',
      'TELLS: [Ask beforehand if something is needed|Bring what the invitation says|Listen if anything is asked for]. [The main thing is that you come|Nobody will look at your hands|And come with a little patience].',
    ],
  ],
  after: [
    [
      'ASKS: [This time I will be in the pictures.|This time I am the one who sends the pictures.|So this time I do not watch the videos at home.]',
      'TELLS: [Then charge your phone well|Good, and take a friend into the picture|Then iron something that looks good in pictures].',
    ],
    [
      'ASKS: [Now I can say at home where I am going.|Let them ask me at home, I am ready.|I have the answers for home.]',
      'TELLS: [Begin with the date|Say it before they see you dressed|And say when you expect to be back].',
    ],
    [
      'ASKS: [All right, my bed can wait.|I will get up from the sofa for that day.|You have talked to my tired legs.]',
      'TELLS: [Your bed will forgive you|Put your shoes at the door already|Good, and sleep well the night before].',
    ],
  ],
}
