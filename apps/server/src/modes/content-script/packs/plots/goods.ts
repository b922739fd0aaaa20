import type { Plot } from './plot.ts'

/** Goods that somebody compares, chooses and takes home. */
export const goods: Plot = {
  before: [
    [
      'ASKS: [It is for|I am buying it for|I need it for] my {who}, [and she turns everything over before she says thank you|and she looks at everything twice|and she can find a fault in the dark]. [If it is wrong, she only says “hm”|When she is not happy, she says one word: “hm”|She will not shout, she will say “hm”].',
      'TELLS: [I know that “hm”|Every family has that “hm”|My own aunty says it too]. [Then let us look at it with her eyes|So let us be as strict as she is|Then hold it the way she would hold it].',
    ],
    [
      'ASKS: [I bought the last one from a picture|The last one I chose at night, on my phone|The last one I bought because the picture was fine]. [The picture was a king and what came was his servant|What came was the cousin of the picture|Only the picture was good].',
      'TELLS: [A picture has no back|Nobody can turn a picture round|A picture cannot be touched]. [So look at the real one|Today you look at the real thing|So this time we begin with the thing itself].',
    ],
    [
      'ASKS: [I have asked three people and got four answers|I have been comparing since Monday|I have twelve pictures in my phone and no peace], and [{day} is the day|it must be settled by {day}|by {day} I want it off my list].',
      'TELLS: [How many of them will use it|Who of them will use it every day|And who is going to live with it]?',
      'ASKS: [Only me|Nobody but me|Just me].',
      'TELLS: [Then you have one opinion to hear|Then only one opinion counts today|Then close the twelve pictures and look at this one].',
    ],
  ],
  among: [
    [
      'ASKS: [May I hold it?|Give it to me for a moment.|Can I take it in my hand?]',
      'TELLS: [Hold it|Take it|Please]. [Hands know more than eyes|The hand decides faster than the eye|It is not a museum]. [And take it to the door, where the light is|And look at it by daylight too|And turn it round while you have it].',
    ],
    [
      'ASKS: [My {other} is on video call|I have my {other} on the line|Let me show it to my {other}]. [He says: show the back|He wants to see the back|He is asking for the other side].',
      'TELLS: [Good man|He is right|That is a proper question]. [Here is the back|Look, this is the back|The back, for the gentleman]. [Ask him if he wants the underside too|Let him see the corners as well|Tell him to look at the edges].',
    ],
    [
      'ASKS: [Be honest with me|Tell me as you would tell your sister|No sweet words now]: [would you take it for yourself|if it was your money, would you take it|is it for a person like me]?',
      'TELLS: [I would first ask what you need it for|For what, that is the question|That depends on what you will do with it]. [Every day, or only for visitors|For daily use, or for special days|Daily, or twice a year]?',
      'ASKS: [Every day|For every day, from morning till night|Day in, day out].',
      'TELLS: [Then look at how it is made before you look at how it shines|Then the strong one before the fine one|Then choose with your hand, not with your eye].',
    ],
    [
      'ASKS: [I am looking for what is wrong with it|Let me find the fault|Wait, I am inspecting].',
      'TELLS: [Look well|Take your time|Go on]. [Start with the part that people never look at|Begin at the bottom|First the corners and the edges]. [I will hold the light|I will stand here and be quiet|I am not saying a word].',
    ],
    [
      'ASKS: [What if I get home and change my mind?|What if I wake up and want the other one?|I know myself: at home I will start to doubt.]',
      'TELLS: [Then stay here one more minute|Then doubt now, while you can still touch it|Doubt here, it costs nothing here]. [Say the thing that worries you.|What is it that holds you back?|Name it, and we look at that part.]',
    ],
    [
      'ASKS: [I like this one, and I like that one|My eye says this one, my hand says that one|Now I cannot decide between the two].',
      'TELLS: [Close your eyes|Turn your back to both|Look at the wall for a moment]. [Which one do you still see|Which one is still in your head|Which of them did you take along]?',
      'ASKS: [The first one|The one I touched first|Haba, the first one].',
      'TELLS: [There is your answer|You decided before you asked me|So it was never a question].',
    ],
    [
      'ASKS: [At home there is no room for one more thing|My {other} says that the house is full|My cupboard does not close any more].',
      'TELLS: [Then something has to leave first|One comes, one goes, that is an old rule|Give one away before this one comes]. [What have you not touched since the rains|What did you not use this year|Which thing only collects dust]?',
      'ASKS: [The thing that my {other} once won|Something from a wedding, I may not say what|The present of my {who}, do not tell her].',
      'TELLS: [Then it has a new owner by {day}|Greet it from me|Let it go on a day when nobody is looking].',
    ],
    [
      'ASKS: [My {who} would ask what it is made of|Tell me how one sees good work|What do you look at yourself], [before anything else|when you buy such a thing|when nobody is watching]?',
      'TELLS: [I look at the ends|First at the places where two parts meet|At the side that lies below], because [the middle is always fine|that is where work gets tired|nobody polishes what nobody sees]. [Try it, run a finger along|Look there with me|Put your finger there].',
    ],
    [
      'ASKS: [I always buy the cheap one, and then I buy it again|My {who} says: who buys cheap buys twice|I have bought such a thing three times already].',
      'TELLS: [And what went wrong with the others|What was it that you did not like|Tell me, how did the last one end]?',
      'ASKS: [It was finished before I was|It was good for two weeks|It went the way of all my umbrellas].',
      'TELLS: [Then you know where to look today|So look first at what gave up the last time|Then check exactly that], [and let nobody hurry you|before you look at anything else|and take your time over it].',
    ],
  ],
  after: [
    [
      'ASKS: [What do I say to my {who}|And when my {who} asks|So if my {who} starts with her questions]?',
      'TELLS: [Say nothing, put it in her hand|Put it on the table and wait|Let her turn it over]. [You have turned it over already|You saw the back before she did|You know what is there, because you looked first].',
    ],
    [
      'ASKS: [I came to look, only to look|I told my {other} that I was only looking|I left the house to look, not to buy].',
      'TELLS: [And you looked|You did look|That is what we did]. [Go home and think, if you must|Nobody pulls you by the sleeve|The door is open in both directions].',
      'ASKS: [No. I know what I want|No, I have done my thinking|Thinking is finished]. [It was the picture that confused me|I only needed to see it|It is easier when it stands before you].',
    ],
    [
      'ASKS: [At home they will ask who advised me|My {other} will ask who helped me to choose|They will ask how I chose].',
      'TELLS: [And what will you say|What do you tell them|Who was it]?',
      'ASKS: [My own two hands|My eyes, and then my hands|Nobody: I looked, I asked and I decided].',
    ],
  ],
}
