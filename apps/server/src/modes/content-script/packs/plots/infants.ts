import type { Plot } from './plot.ts'

/** Places where small children stay while their parents work. */
export const infants: Plot = {
  before: [
    [
      'ASKS: [On {day} I go back to work|My leave is over on {day}|From {day} my boss wants to see me again], [and I have cried twice already, in the bathroom|and I look at the small feet and count the hours|and my {who} says: we all went through it].',
      'TELLS: [Nobody cries alone in that bathroom|That week is hard for big people|The small ones often take it better than we do], [so ask me everything, twice if you like|so let us say what you want to know|so sit down, you need not be strong here].',
    ],
    [
      'ASKS: [My {other} watched the little one for one hour|I left the baby with my {other}, for one hour|On {day} my {other} said “go, I can do it”]. [When I came back, both were crying|I found them asleep, on the floor, both|He asked me where babies are switched off].',
      'TELLS: [He will tell that story at the wedding|One hour can be long|It is work, he knows that now], [so let us talk about a whole day|so ask what you want to know of a day|so now about people who do it every day].',
    ],
    [
      'ASKS: [Everybody tells me something else|My {who} says: too early, my {other} says: it is good for them|I have read so much that I no longer sleep], [and it is my baby|and on {day} I must decide|and nobody asks what the little one likes].',
      'TELLS: [What is it that calms your little one|Tell me about the little one first|What does the little one like]?',
      'ASKS: [A cloth, always the same cloth|To be carried to the window|A song that my {who} sings].',
      'TELLS: [Good, that should be known here from the first day|Write that on the first page|That is worth more than ten books].',
    ],
  ],
  among: [
    [
      'ASKS: [And if there are tears when I leave?|I cannot go while I hear crying.|What if I cry first?]',
      'TELLS: [Make it short, and do not creep out|One kiss, one sentence, and go|Say that you come back, and go]. [Your voice at the door is part of the day|The longer one stands, the harder for both|Cry at the bus stop, there are others].',
    ],
    [
      'ASKS: [I am a person who wants to see it first|Let me look round, at the corners too|I want to get down on the floor and look].',
      'TELLS: [On your knees, that is the right height|Look from where a small child looks|Please, and open what you like]. [Ask at each thing what it is for|See what a small hand can reach|Stay until you have heard one quarrel and one laugh].',
    ],
    [
      'ASKS: [My {who} will come to fetch, sometimes|If I am late, my {other} comes|Who may fetch, if I am stuck on the road]?',
      'TELLS: [Write the names down, with a picture|Say it before the day, not from the bus|Nobody gets a child because of a nice face]. [That is a rule which one should love|Better one question too many at the gate|And tell them to bring patience].',
    ],
    [
      'ASKS: [And what does such a small person learn?|My {other} asks what they do all day.|What does the day bring, at that age?]',
      'TELLS: [That things fall down, every time|To wait for a spoon, that is a lot|To look at somebody and laugh]. [It is hard work, look how they sleep|Grown people have forgotten how much that is|Sing to it at home, that is homework enough].',
    ],
    [
      'ASKS: [What do you want to know from me|What must I tell, so that you know my little one|Is there something I should write down]?',
      'TELLS: [What it eats, what it fears, what makes it sleep|The sign it makes before it cries|How it is carried at home]. [You are the book, we read in it|Say also what you do not want|Change it when it changes, that goes fast].',
    ],
    [
      'ASKS: [If it has a cough, what then?|And on a day with a hot forehead?|My {who} says: a little cold is nothing.]',
      'TELLS: [Then look first, and call before you leave the house|A hot forehead stays at home, with you|Say it at the door, also if it is small]. [There are other small noses|Keep one person in reserve for such days|Write down who comes when you cannot].',
    ],
  ],
  after: [
    [
      'ASKS: [On {day} I will look at the clock all the time|I will think of it at my desk|And at noon I will want to call].',
      'TELLS: [At noon the little one is asleep, and you should eat|The first week is longer for you|Put the picture on your desk].',
    ],
    [
      'ASKS: [My {other} asks if he may visit too|I will tell my {other} that he may rest|My {other} wants to know what is left for him].',
      'TELLS: [He may carry the bag, it is heavy enough|He sings, I hope|He can learn how to fold the small blanket].',
    ],
    [
      'ASKS: [So it is the cloth and the window|I bring the cloth, and I bring the song|I will write it on the first page].',
      'TELLS: [And the name, on everything|Wash it, but not too well|One of each for us, one for home].',
    ],
  ],
}
