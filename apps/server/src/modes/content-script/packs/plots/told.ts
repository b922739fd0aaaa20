import type { Plot } from './plot.ts'

/** For speakers who talk about a business that is not theirs. */
export const told: Plot = {
  before: [
    [
      'ASKS: [You look like somebody who has news.|I can see that you want to tell me something.|You are smiling, what have you heard?]',
      'TELLS: [I want to tell you about a business|I have heard of a business that you should know|Sit down, I found a name for you], [and I only say what I know|and then you tell me what you think|and my story is short].',
    ],
    [
      'ASKS: [All week I have asked people for a good name|On {day} I asked three neighbours for a good name|My {other} and I have asked everybody for a good name], [and nobody could help|and each person said something different|and now I know less than before].',
      'TELLS: [You should have asked me first|I can give you one name|I know of one business], [but I only tell you what I have heard|and you can check everything yourself|so take a pen].',
    ],
    [
      'ASKS: [You know somebody for everything|Every time I complain, you know a name|Whatever I need, you know where to go], [and your face says that you have news again|and today you are smiling again|so tell me, I am listening].',
      'TELLS: [I know a name, nothing more|Yes, I know a business|One name, yes, but no miracle], [and you can ask them yourself|so listen first and then decide|and I tell you what they say about their work].',
    ],
  ],
  among: [
    [
      'ASKS: [Who told you about this business?|Where did you hear about them?|Is that from you or from them?]',
      'TELLS: [They say so themselves|I tell you what they tell everybody|I heard it from them], [and I add nothing|and you can ask them the same|and I keep to their words].',
    ],
    [
      'ASKS: [At home they will say that we need nobody new.|My {who} does not trust new names.|My {other} will say that we have always managed.]',
      'TELLS: [Let them hear everything and then decide|Nobody has to buy today|Listening costs nothing]. [Ask them what they would want to know|Sit together and write the questions down|If they say no, nothing is lost].',
    ],
    [
      'ASKS: [What would you ask them first?|If you were me, what would you ask them?|I never know what to ask a new business.]',
      'TELLS: [I would ask what is in the price and what is not|I would say what I need and let them talk|I would ask them to explain each step]. [The answer already shows how they work|Write your question down first|Then listen more than you talk].',
    ],
    [
      'ASKS: [Are they paying you?|You talk as if they were your family.|Is it your cousin’s business?]',
      'TELLS: [I wish somebody paid me for talking|No, I only talk too much|No, all I get is a dry mouth]. [I tell you because I know that you need a name|Tomorrow I will talk about food again|You would do the same for me].',
    ],
    [
      'ASKS: [That sounds too good to me.|There must be something behind it.|I do not believe everything that people tell me.]',
      'TELLS: [Do not believe me, ask them|Check everything yourself|Put your own questions to them], [before you pay anything|and take your time|and write the answers down].',
    ],
    [
      'ASKS: [I have another name on my list.|My {other} knows somebody too.|Somebody at work praised another business.]',
      'TELLS: [Ask both the same questions|Put both names on one paper|Compare them, I am not offended]. [Look at what each price includes|The clearer answer helps you to choose|In the end you choose, not your neighbour].',
    ],
    [
      'ASKS: [I will ask them next week.|You know me, I postpone everything.|Remind me at the end of the month.]',
      'TELLS: [You said the same last month|If you wait, you will forget the name|You always say that, and then you complain]. [Save the name now, and ask when you are ready|Write at least the name on your hand|One short message is quickly written].',
    ],
    [
      'ASKS: [Not so loud, the neighbours are listening.|My neighbour has already come closer.|The whole street can hear you.]',
      'TELLS: [Let them hear, it is no secret|Good, then I do not have to say it twice|Let them come, I have enough breath]. [Maybe they need a name too|They can ask the same questions as you|They hear everything anyway].',
    ],
    [
      'ASKS: [You are good at spending other people’s money.|My money is not for experiments.|I do not spend money only because you talk well.]',
      'TELLS: [I only talk, you decide|Keep your money until you are sure|That is fair, first ask and then spend]. [Ask for the whole price before you say yes|A question does not cost anything yet|Nobody is pulling your hand].',
    ],
    [
      'ASKS: [Do you think this business is right for me?|Are they also for people like us?|I am not sure that I need this business.]',
      'TELLS: [Tell them what you need, and listen to the answer|You know best what you need|Ask them that openly]. [If the answer does not fit, say thank you and go|Asking is better than guessing|Then you do not have to rely on me].',
    ],
    [
      'ASKS: [The last place that somebody recommended to me was bad.|Last time I believed sweet words.|The last business that I tried made me angry.]',
      'TELLS: [I remember, you talked about it for weeks|That is why I only tell you what I know|Then be careful this time too], [so ask before you pay, not after|so write down what they promise|so read everything twice].',
    ],
    [
      'ASKS: [Can I tell others about this business?|My {who} must hear this.|Now I want to tell somebody at work.]',
      'TELLS: [Yes, but do not make it bigger|Yes, but add nothing to it|Of course, the name is not a secret]. [In our street every story grows|By evening somebody will have added a helicopter|Keep to what you heard].',
    ],
  ],
  after: [
    [
      'ASKS: [I will tell my {who} before you do.|For once my {who} will hear news from me.|Let me be the first to tell my {who}.]',
      'TELLS: [Then do not forget the name|Go, I will keep quiet until then|Tell her only what you heard].',
    ],
    [
      'ASKS: [So now I have one good name.|Then I can stop asking the whole street.|I asked everybody except you.]',
      'TELLS: [Now ask them, not the street|Next time begin with me|And tell me afterwards what they said].',
    ],
    [
      'ASKS: [For once your story was short.|That was all, no long story?|I was afraid of a long story.]',
      'TELLS: [The long version comes with a cold drink|I can also be short, you see|If you want more, ask them].',
    ],
  ],
  alone: [
    '[I want to tell you about a business|I found a name that you should know|You know me, when I hear of something, I must share it]. [I only say what I know|My story is short|I tell you what they say about their work], [and you can check everything yourself|and then you tell me what you think|and you decide].',
    '[All week you have asked people for a good name|You asked three neighbours, and each said something different|You need a name, and nobody could help you]. [You should have asked me first|So I can give you one|Let me give you the one that I have], [but I only tell you what I heard|and you ask them the rest yourself|so take a pen].',
    '[Each time you complain, I know a name|People say that I know somebody for everything|My friends laugh, because I have a name for each problem]. [One name, yes, but no miracle|It is only a name, nothing more|I am not their family], [so listen first and then decide|and you can ask them yourself|and I add nothing to it].',
    '[Where did I hear it?|You want to know who told me.|I can tell you where it comes from.] [They say so themselves|I tell you what they tell everybody|I heard it from them], [and you can ask them the same|and I keep to their words|and I add nothing].',
    '[At home somebody will not trust a new name|Your {who} does not like new names|“We have always managed,” your {other} will say]. [Nobody has to buy today|Listening costs nothing|Let them hear everything first]. [Sit together and write the questions down|Ask them what they would want to know|If they say no, nothing is lost].',
    '[If I were you, I would ask them three things|This is what I would ask them first|With a new business I always ask the same]: [what is in the price, and what is not|what comes first, what comes after, and how long|what they need from me, and what I get]. [The answer already shows how they work|Then listen more than you talk|Write it down before you forget].',
    '[Nobody pays me for this talk|You think that they pay me, I can see it on your face|It is not my cousin’s business]. [All I get is a dry mouth|I only talk too much|I wish somebody paid me for talking]. [I tell you because you need a name|You would do the same for me|Tomorrow I will talk about food again].',
    '[Do not believe me, ask them|It may sound too good to you|I do not believe everything that people tell me, and you should not either]. [Put your own questions to them|Check it yourself|Ask before you pay anything], [and write the answers down|and take your time|and then choose].',
    '[Maybe you have another name on your list|Somebody at work may have praised another business|Your {other} knows somebody too]. [Ask both the same questions|Put both names on one paper|Compare them, I am not offended]. [The clearer answer helps you to choose|Look at what each price includes|In the end you choose, not your neighbour].',
    '[You will say: next week|I know you, you postpone everything|“Remind me at the end of the month,” you will tell me]. [You said the same last month|If you wait, you will forget the name|Then you complain again]. [Save it now, and ask when you are ready|Write at least the name on your hand|One short message is quickly written].',
    '[Your money is not for experiments|Do not spend money only because I talk well|Keep your money until you are sure]. [I only talk, you decide|First ask, then spend|A question does not cost anything yet]. [Ask for the whole price before you say yes|Nobody is pulling your hand|That is how I would do it].',
    '[The last place that somebody recommended may have been bad|Sweet words have deceived all of us once|I also know a place that made me angry]. [That is why I only tell you what I know|So be careful this time too|So read everything twice]. [Ask before you pay, not after|Write down what they promise|Then nobody can say that you did not ask].',
  ],
}
