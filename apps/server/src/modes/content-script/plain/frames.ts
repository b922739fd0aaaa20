import type { Rule } from '../../words/grammar.ts'
import type { PlainAsk } from '../../words/plain/plain-ask.ts'

/** A speaker from outside the business quotes what the business says of itself. */
export const QUOTED: readonly Rule[] = [
  '[They say|In their own words|They put it like this|This is what they say]: “{it}”.',
]
/** Sentences between the problem of a customer and the offer. */
export const TURNS: readonly Rule[] = [
  '[On a day like that|For a day like that|When that happens], [call|think of|there is|remember] {brand}.',
  '[That is why there is|That is why people call|That is the day for] {brand}.',
  '[You do not have to go through that|It does not have to be like that]: [there is|call|come to] {brand}.',
]
export const TURNS_OF: Readonly<Partial<Record<PlainAsk, readonly Rule[]>>> = {
  give: [
    '[There is a way to help|You can do something about it|You can help|One person can begin], [with|together with|through] {brand}.',
  ],
  come: ['[There is a place for you|There is a day for you|Then this is for you|You are expected], [at|with] {brand}.'],
  apply: ['[There is a job for you|Then this is for you|There is an opening|A place is open], [at|with] {brand}.'],
}
export const AUDIENCES: readonly Rule[] = [
  '[This one is for|This is for|We made this for|I am talking to] {audience}.',
  '{audience}, [this is for you|this one is yours|I am talking to you|listen to this|stay with me].',
]
/** A listener asks who the offer is for. `FOR_THEM` answers. */
export const FOR_WHOM: readonly Rule[] = [
  '[Who is it for|And who is it for|Who should hear this|Tell me, who is it for]?',
]
export const FOR_THEM: readonly Rule[] = ['[It is for|This is for|For] {audience}.']
/** Matches the user’s wish that the script begins with a question. `ASKED_FIRST` and `KNOWN` are such questions. */
export const ASKS_FIRST = /(?:start|begin|open)\s(?:it\s)?with (?:a|one) question$/iu
export const ASKED_FIRST: Rule = '[Has this happened to you|Do you know this|May I ask you something]:'
export const KNOWN: readonly Rule[] = [
  '[May I ask you something|One question first|Tell me honestly]: [what do you know about|have you heard of] {brand}?',
]
export const AUDIENCES_TOLD: readonly Rule[] = [
  '[This one is for|It is for|They mean|It is meant for|It is made for] {audience}[|, so pass it on].',
  '{audience}: [this is for you|this one is yours|they mean you|this is about you].',
]
/** Lines for words that the user wants to be said: `QUALITIES` for properties, `SUBJECTS` for all others. */
export const QUALITIES: readonly Rule[] = [
  '[It is|And it is|It is also|Yes, it is|You will find it|Everything is|All of it is] {it}.',
]
export const SUBJECTS: readonly Rule[] = [
  '[Ask us about|You can ask us about|We can talk about|Come to us for|Think of us for|Write to us about] {it}[| too].',
]
export const BRAND: readonly Rule[] = ['[This is|Welcome to|Meet|You are with|Here is] {brand}.']
/** Short reactions of listeners, for speakers who have no other line. */
export const SHORT_HEARD: readonly Rule[] = [
  '[Ehen|Okay|Noted|I see|Alright|Good|Ah|Oh|Nice one|That is clear|True|I hear you|Go on|Correct|Fine|Is it so|I like that][||, my friend|, my dear]!',
]
export const SCREENS: readonly Rule[] = [
  '[On screen|Text on screen|Big letters on screen|Text in the picture|Letters fill the screen][||, two seconds|, then cut|, word by word]: “{it}”.',
]
export const SCENES: readonly Rule[] = [
  '[Picture this|Imagine this|See this one|Look at this|You have seen this before]: {it}.',
]
/** Closing lines of a script that began with a situation. */
export const CALLED_BACK: readonly Rule[] = [
  '[So the next time that happens|So when that day comes again|Next time], [you know the name|remember the name|one name is enough|you know whom to call]: {brand}.',
]
export const FELT: readonly Rule[] = [
  '[That is me|That is my house|You are talking about me|It is like you were there|I know that one][|, honestly], [so what now|so what do I do|what is the way out|so who can help]?',
]
export const THANKS: readonly Rule[] = [
  '[Thank you|Thanks|Okay, thank you|That is clear, thank you]. [I will tell my people|I will pass it on|I will share this|My sister must hear this|I know what to do now].',
]
/** Introduces the advice in a script with one speaker. */
export const ADVISES: readonly Rule[] = [
  '[Now a few things|A few things|Some small things|Let me add a few things] [that help|worth knowing|that make it easier], [from me to you|before you go|while you are here].',
]
/** Repeats the facts: a listener says `RECAP_HEARD` and the seller confirms, or the only speaker says `RECAP`. */
export const RECAP_HEARD: readonly Rule[] = [
  '[Wait, I say it back|Let me say it back|I repeat it, so that I do not tell it wrong at home]: {it}. [Correct|Did I hear well|Did I get it right]?',
  '[This is what I wrote down|My note says|On the back of my hand it says]: {it}. [Is it right|Did I write it well|Can I read it out like that]?',
]
export const RECAP_CONFIRMED: readonly Rule[] = [
  '[Correct|Exactly|Yes|You heard well|That is right], [you listen well|you can put the pen away|tell it just like that|you can tell it at home].',
]
export const RECAP: readonly Rule[] = [
  '[In short|All of it in one breath|Here it is again|Everything in one line|To put it together|Once more]: {it}.',
  '[If you are writing it down|For your notes|For those with a pen|If you came in late|Screenshot this]: {it}.',
]
/** What the user asked to have repeated, before the call. */
export const AGAIN: readonly Rule[] = [
  '[I say it again|Let me say it again|Once more, so that nobody forgets|Hear it again|One more time]: {it}.',
  '[Write it down now|Keep this in your head|If you forget the rest, keep this|Remember this part]: {it}.',
]
/** A customer who doubts, in general or about `{it}`, and the answer of a business. */
export const DOUBTED: readonly Rule[] = [
  '[Honestly, I doubt it|I am not sure, to be honest|Sorry, I do not believe it yet|I have my doubts]. [Everybody talks well|I have heard sweet talk before|Talk is easy|My people have been deceived before]. [What can you say to that|Why should I believe you|What makes you different|Can you blame me]?',
]
export const DOUBTED_IT: readonly Rule[] = [
  '[But I doubt|To be honest, I doubt|Let me be open, I doubt|Sorry, I doubt|Okay, but I doubt|I must say, I doubt] {it}. [What do you say to that|Can you answer that|How do I know|Am I wrong|Can you calm me|What do you tell people like me]?',
]
export const REASSURED: readonly Rule[] = [
  '[Good that you say it|I would doubt too|Doubt is not an insult|I understand you|That is fair|You may doubt]. [Do not take my word, take what I said before|Hold me to what I tell you here|Take what I can write down for you|Put this beside your doubt|Here is what you can hold on to|I can only repeat what I said]: {it}. [Then decide|And then you choose|After that, your doubt can rest|Let your head decide|The rest is up to you].',
]
export const REASSURED_BARE: readonly Rule[] = [
  '[Good that you say it|I would doubt too|Doubt is not an insult|I understand you|That is fair|You may doubt]. [Do not believe me yet|Keep your doubt for now|You do not have to trust me today|Doubt is cheaper than regret]. [Put your hardest question to me|Look, ask, and then decide|Come with that doubt, and let us look at it together].',
]
export const DOUBT_TOLD: readonly Rule[] = [
  '[You may doubt it|Maybe you do not believe it yet|Some of you are not sure], [and that is fair|everybody talks well|sweet talk is everywhere].',
]
export const DOUBT_TOLD_OF_IT: readonly Rule[] = [
  '[Perhaps you doubt|Maybe you doubt|You may say that you doubt|It may be that you doubt] {it}.',
]
/** The first line of an advert, with the user’s first clause as `{it}` or, with a capital, `{typed}`. */
export const HEADLINES: readonly Rule[] = [
  '{brand}: {it}.',
  '{typed}. [That is|This is|At|Look for|Remember|Ask for] {brand}.',
  '[Meet|Here is|You found] {brand}: {it}.',
]
