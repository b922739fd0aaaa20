import type { Plot } from './plot.ts'

/** Cooking gas, which finishes while somebody cooks. */
export const gas: Plot = {
  before: [
    [
      'ASKS: [On {day} my gas finished with the pot on the fire|It finished on {day}, when the rice was half done|My fire died in the middle of the stew], [and my {who} was already at the table|and everybody was looking at me with a plate|and I had to carry the pot to my neighbour].',
      'TELLS: [Sorry, it never finishes on a quiet day|Ah, I know that evening|It has happened to all of us], [so let us plan before the next pot|so ask me now, not with the pot in your hand|so tell me how your kitchen is].',
    ],
    [
      'ASKS: [Each time I carry the cylinder down myself|Last month I took my cylinder on a bike|I carried that cylinder under the sun], [and my back has not forgiven me|and I greeted God at each bump|and then I stood in a line for one hour].',
      'TELLS: [That is no work for a good dress|Sorry for your back|People sweat with it every month, I see them]. [Tell me where you live and what size it is|Ask me how we do it|Now let us talk about an easier way].',
    ],
    [
      'ASKS: [I smell something in my kitchen|At night I get up and smell the cooker|Since my {other} changed the hose, I do not sleep], [and my {other} says that I imagine it|and at home they laugh at my nose|and nobody takes me seriously].',
      'TELLS: [I take you seriously|Trust your nose|With gas I like people who ask too much]. [Ask me everything about the hose and the valve|Tell me what you smell, and when|Let us talk about it calmly].',
    ],
  ],
  among: [
    [
      'ASKS: [How do I know that it will soon finish?|It always finishes without greeting.|I shake it, and I still know nothing.]',
      'TELLS: [Write the date on the wall each time it is filled|Touch the side after cooking: where it is cold, there is still gas|Count the weeks from one filling to the next]. [After two times you know your house|Then you call a day early|Then no pot is left half done].',
    ],
    [
      'ASKS: [My {other} looks for leaks with a lighter|“Give me a match, I will show you,” says my {other}|My {other} says that he can hear a leak].',
      'TELLS: [Please take that lighter away from him|Tell him: no fire, never|No, and no again]. [Soap water shows it, with bubbles|A little soap on the hose is enough|If there are bubbles, close it, open the windows and go out].',
    ],
    [
      'ASKS: [May I look at the scale?|I am shy to look when it is weighed.|I want to see the figure with my own eyes.]',
      'TELLS: [Look before and after, that is your right|Please come near and look|Nobody is angry about that]. [The empty weight is written on the body|You do one small sum, and you are sure|I do the same when I am the customer].',
    ],
    [
      'ASKS: [In my house everybody forgets the valve|I close the stove, and the valve stays open|My {who} asks me each night if the valve is closed].',
      'TELLS: [Give one person that work|Close it at the top, each time|Your {who} is right]. [It takes two seconds|Then everybody sleeps|Make it a habit, like the door].',
    ],
    [
      'ASKS: [Beans finish my gas|When we cook for visitors, it is gone in days|My pot cooks for hours, and I watch the money burn].',
      'TELLS: [Soak the beans the night before|Cover the pot|Make the fire small when it boils]. [A cover is cheaper than fire|You see it at the end of the month|Your food will not know the difference].',
    ],
    [
      'ASKS: [Where should it stand in my kitchen?|Mine stands beside the generator, is that bad?|My kitchen is small, so it lives in a cupboard.]',
      'TELLS: [It likes air, and it must stand upright|Not in a cupboard, and not beside the generator|Keep it away from heat and sun]. [Move it today, it is quickly done|And tell the children that it is no chair|Nobody laughs at that kind of care].',
    ],
    [
      'ASKS: [My hose looks fine to me.|When does one change a hose?|I have never looked at my hose.]',
      'TELLS: [Bend it and look for cracks|A hard hose is a tired hose|Look at the ends, that is where it cracks]. [If there are cracks, do not wait|Change it before you change the curtains|If you are not sure, send me a picture].',
    ],
    [
      'ASKS: [Should I take the big one or the small one|What size is good for my house|I live alone, must I have a big one]?',
      'TELLS: [How many pots do you cook in a week?|Who carries it in your house?|For how many people do you cook?]',
      'ASKS: [Not many, I fry eggs and boil water|For five, and my {other} eats for two|Every day, and on {day} for the whole street].',
      'TELLS: [Then you know which one|So think of your week, not of the neighbour’s|Good, now the answer is easy].',
    ],
    [
      'ASKS: [My {who} still believes in firewood|“In my time we cooked with wood,” says my {who}|My {who} is afraid of gas].',
      'TELLS: [Let her cook on it once, with you beside her|Show her how the valve opens and closes|I respect that fear, go slowly]. [After one pot without smoke she will smile|Her eyes will thank you|Then she will not give it back].',
    ],
  ],
  after: [
    [
      'ASKS: [This time I call before the flame is gone|So I do not wait for the next half pot|I will not run to my neighbour again].',
      'TELLS: [Good, and write the date on the wall|Your rice will be grateful|Your neighbour can rest].',
    ],
    [
      'ASKS: [My back likes this talk|Then I wear my good dress in peace|So I do not carry it under the sun].',
      'TELLS: [Good, use your strength for the pot|And your good dress stays clean|Keep that back for dancing].',
    ],
    [
      'ASKS: [So tonight I check the hose with soap|I will look at the valve before I sleep|Now I know that my nose was right].',
      'TELLS: [And no match, remember|Good, trust that nose|Tell them at home too].',
    ],
  ],
  alone: [
    '[The gas finishes when the pot is half done|It never finishes on a quiet day, it finishes when the rice is on the fire|You know that small blue flame that gets weaker and weaker]. [Then you shake the cylinder, as if that helps|And everybody looks at you with a plate in the hand|You run to the neighbour, with your pot in a towel]. [I know that evening, it has happened to me|Do not laugh, you have shaken a cylinder too|All of us have stood there]. [So let us talk before it happens|So save the name before the next pot|Keep me in your phone before the flame is gone].',
    '[Carrying a cylinder is no work for a good dress|You carry a cylinder down the stairs, and your back complains|You take it on a bike and pray at each bump]. [Then you stand in a line under the sun|Then somebody jumps the line|And when you come home, the soup has waited long]. [I would not like it either|I see people sweat with it|Some people go through that each month]. [Tell me where you live and what size it is|There is an easier way, listen|So ask me how we do it].',
    '[Somebody like your {other} fits it and says: it is fine|“I smell nothing,” your {other} says|Everybody at home is an expert with gas]. [And you smell something, and you do not sleep|And you go to the kitchen three times in the night|And you stand there with your nose in the air]. [With gas I do not argue, I check|Trust your nose|I prefer a person who asks too much]. [Ask me about the hose, the clip and the smell|So bring your questions, also the small ones|I answer every question about that].',
    '[People ask me how much is left inside.|You do not have to shake it.|How do you know that it will soon finish?] [Write the date on a paper each time it is filled|Look at the day on which you filled it, and count|Put your hand on the side after cooking: where it is cold, there is still gas]. [After two times you know your own house|Then it does not surprise you any more|So you call one day before, not one hour after].',
    '[Do not light a match to look for a leak|There is one thing that I beg you not to do|Never test with fire]. [Soap water on the hose shows you everything|Take soap and water, and watch for bubbles|A little soap is enough to see it]. [If there are bubbles, close it and open the windows|Then do not touch any switch, and go out|And call somebody, do not tie it with tape].',
    '[You may want to see the scale, and that is your right|Nobody is angry when you look at the scale|Some people are shy to look when it is weighed]. [Read the empty weight on the body first|The empty weight is written on it|Look before and after]. [Then you do one small sum, and you are sure|I do it too when I am the one who buys|It is your money that goes in].',
    '[Somebody in your house leaves the valve open, I know|The valve is a small thing, and everybody forgets it|Before you sleep, do one thing]. [Close it at the top, not only at the stove|Turn it off at the top, each time|Give one person at home that work]. [It takes two seconds|Then you sleep, and your {who} sleeps too|Make it a habit, like the door].',
    '[Visitors eat gas too|On {day} when visitors come, it finishes|Before a big day of cooking, look at it first]. [Beans alone can eat plenty|Soak the beans the night before, it saves fire|Cover the pot, and make the fire small when it boils]. [That is how it lasts longer|You will see it at the end of the month|A cover is cheaper than fire].',
    '[Where does it stand in your kitchen?|Look at where your cylinder stands.|I always ask people where they keep it.] [It likes air, and it must stand upright|Not in a cupboard, and never lying down|Keep it away from the generator and from the sun]. [Do it today, it takes a minute|Nobody can laugh at that kind of care|And tell the children that it is no chair].',
    '[The hose gets old, even if it looks fine|Nobody looks at the hose|Bend your hose and look closely]. [If there are cracks, do not wait|A hard hose is a tired hose|Cracks begin where it is bent]. [That small part does a big job|Change it before you change the curtain|When you are not sure, send me a picture].',
    '[If you live alone, a small one is enough.|What size is right for your house?|The big one or the small one, people ask me.] [Count the pots that you cook in one week|Think of who carries it|If you cook for many, the big one gives you peace]. [Some people keep a small one for the bad day|Then you know what to take|I tell you honestly, as I tell my sister].',
    '[Your {who} says that firewood tastes better|“In my time we cooked with wood,” says your {who}|Your {who} is afraid of gas, and I respect that]. [Let her cook on it once, with you beside her|Show her how the valve opens and closes|Go slowly with her]. [After the first pot without smoke she will smile|Her eyes will thank you|Then she may not give it back].',
  ],
}
