import type { Rule } from '../../words/grammar.ts'
import type { PlainAsk } from '../../words/plain/plain-ask.ts'
import type { Kind } from './clauses.ts'

const ADDRESSED = '[||||||||, my people|, friends]'

/** Introductions of `{it}`, a clause of the user that is not a full sentence, by kind of clause. */
export const FRAMES: Readonly<Record<Kind, readonly Rule[]>> = {
  price: [
    `[Hear the price|Now the price|This is the price|Let us talk money|Talking of money|The price, so that nobody is surprised|For your pocket|For your budget]${ADDRESSED}: {it}.`,
  ],
  sum: [`[In figures|The amounts|Now the amounts|How much we talk about]${ADDRESSED}: {it}.`],
  pay: [`[How you pay|For payment|On payment|This is how payment works|When it is time to pay]${ADDRESSED}: {it}.`],
  offer: [
    `[Plus|On top of that|And on top|And this one will make you smile|To sweeten it|Wait for this one]${ADDRESSED}: {it}.`,
  ],
  reach: [
    `[As for delivery|On delivery|This is how it reaches you|To get it to you|From our hand to yours]${ADDRESSED}: {it}.`,
  ],
  how: [`[What you do|This is how to go about it|All you do|The way to do it|It works like this]${ADDRESSED}: {it}.`],
  must: [`[Please note|One condition|Take note of this|We say it now|Just know this]${ADDRESSED}: {it}.`],
  trust: [
    `[For your peace of mind|To put your mind at rest|This is what stands behind it|So that you can sleep well|So you know]${ADDRESSED}: {it}.`,
  ],
  when: [`[The time|Mark the time|On time|Note the time]${ADDRESSED}: {it}.`],
  place: [`[Where to find it|This is where|The place|On location|The area|If you ask where]${ADDRESSED}: {it}.`],
  does: [
    `[What it does|What to expect of it|This is what it does|Now to what it does|What you should know about it]${ADDRESSED}: {it}.`,
  ],
  more: [
    `[Also|And also|One more thing|And this|Good to know|Another thing|There is more|Do not miss this|And listen to this]${ADDRESSED}: {it}.`,
  ],
}

/** Introductions for vacancies, appeals and invitations, in which an amount is not a price. */
export const CALLED: Readonly<Partial<Record<PlainAsk, Partial<Record<Kind, readonly Rule[]>>>>> = {
  apply: {
    price: [`[The pay|Pay|The salary|What the job pays|About the pay|About salary]${ADDRESSED}: {it}.`],
    must: [`[What you need|What is required|The requirement|What we ask for|To qualify]${ADDRESSED}: {it}.`],
    reach: [`[The job|The work|About the job|What the work is]${ADDRESSED}: {it}.`],
  },
  give: {
    price: [`[Note the figure|What it takes|What a gift means|In figures|The figure]${ADDRESSED}: {it}.`],
    trust: [`[So far|What has been done|Up to now|Until today|Work already done]${ADDRESSED}: {it}.`],
  },
  come: {
    price: [`[About the fee|The fee|For your budget|The money part]${ADDRESSED}: {it}.`],
    does: [`[What to expect|At the programme|On the day|About the day]${ADDRESSED}: {it}.`],
  },
  join: { price: [`[The fee|Fees|What it costs|The cost|For your budget|About fees]${ADDRESSED}: {it}.`] },
}

/** Introductions that name the brand before `{it}`, the user’s first clause. */
export const NAMES: readonly Rule[] = [
  '[This is|Meet|You are with|Here is|Say hello to|Welcome to|Hello from] {brand}[|||, my people|, everybody]: {it}.',
  '[We are|Our name is|The name is|Remember the name|They call us|You know us as] {brand}[|||, my people|, everybody]: {it}.',
]
export const LEADS: readonly Rule[] = [
  '[From|A word from|A message from|Good news from|News from] {brand}[|||, my people|, for you]: {it}.',
  '[This is|Here is|It is|You are hearing from|You are with] {brand}[|||, my people|, everybody]: {it}.',
]
export const UNNAMED: readonly Rule[] = [
  '[Listen|Hear this|Here it is|Take note|This is it|Now listen|Let me tell you][|||, my people|, everybody|, friends]: {it}.',
]
export const TOLD: readonly Rule[] = [
  '[There is|I know|Let me tell you about|Have you heard of|Let us ask|Let us call] {brand}[|||, my friend|, my people]: {it}.',
  '[They are called|The name is|Write this name down|Keep this name] {brand}[|||, my friend|, my people]: {it}.',
]
export const QUOTED: readonly Rule[] = [
  '[They say|Their words|In their own words|Hear their own words|This is what they say|They put it like this|See what they wrote|I read it out][|||, my friend|, my people]: {it}.',
]
export const TURNS: readonly Rule[] = [
  '[That is the moment for|That is where you call|That is when you need|On a day like that, think of|For a day like that, there is] {brand}[|||, my people|, my friend]: {it}.',
  '[Before you give up|Before you lose sleep over it|Before you try one more time|Instead of going through that again], [meet|remember|here is|this is] {brand}: {it}.',
]

export const TURNS_OF: Readonly<Partial<Record<PlainAsk, readonly Rule[]>>> = {
  give: [
    '[There is a way to help|You can do something|One person can begin|You are not alone in this|It can start small][||, my friend|, my people]. [This is|Meet|Here is] {brand}: {it}.',
  ],
  come: [
    '[There is a place for you|There is something for you|Then hear this|For days like that, hear this|You have an invitation][||, my friend|, my people]. [From|This is|It is from|It comes from] {brand}: {it}.',
  ],
  apply: [
    '[Then read this well|Here is one that says it clearly|Then this is for you|Hear this one|There is an opening][||, my friend|, my people]. [From|It is from|It comes from|Straight from] {brand}: {it}.',
  ],
}
/** Lines that name the brand after a customer’s problem, if the offer was named before the problem. */
export const TURNED: readonly Rule[] = [
  '[That is the day for|That is a case for|That is when to think of|Then remember|That is where to look for] {brand}[||, my people|, my friend].',
]

const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'] as const
export const counting = (count: number): readonly Rule[] => [
  `[Now|Quick|Listen|Ready|Okay][||, my people|, everybody]: [${NUMBERS[count]} things|${NUMBERS[count]} points|${NUMBERS[count]} facts][||, count with me|, fingers out|, no story].`,
]

export const AUDIENCES: readonly Rule[] = [
  '[This one is for|We are talking to|This message is for|This is for|Today we talk to|We made this for|This goes out to] {audience}[|||, yes, you].',
  '{audience}, [this is for you|this one is yours|we are talking to you|we had you in mind|hear this|stay with us for a minute|do not scroll past this].',
]
export const AUDIENCES_TOLD: readonly Rule[] = [
  '[This one is for|It is for|They mean|It is meant for|It fits|It is made for] {audience}[||, they say|, so tell them|, so pass it on|, specially].',
  '{audience}: [this is for you|this one is yours|they mean you|this is about you|all of this is for you].',
]
export const WORDS: readonly Rule[] = [
  '[In short|In a few words|In brief|In plain words|Briefly|To put it shortly|Think of|Words to remember|Keep in mind|Also to note][||, my people|, friends|, please]: {it}.',
]
export const BRAND: readonly Rule[] = [
  '[Remember the name|The name again|Keep the name|Write down the name|One name to keep|Do not forget the name|The name to remember][||, please|, my people|, friends]: {brand}.',
]

/** Optional words before a question that another speaker answers. */
export const TO_ASK =
  '[|So, |Okay, |And |Now, |Please, |Tell me, |Alright, |Okay, but |Wait, |My own question: |May I ask: |One question: ]'
export const ASKED: Readonly<Record<Kind, readonly Rule[]>> = {
  price: [`[how much is it|what does it cost|what is the price|how much do I pay]?`],
  sum: [`[how much money is it about|which amounts are we talking about|what are the figures]?`],
  pay: [`[how do I pay|how does payment work|what about payment|how is it paid]?`],
  offer: [`[is there anything extra|any extra|what comes with it|what is added]?`],
  reach: [`[how does it get to me|what about delivery|how will I get it|must I come and pick it myself]?`],
  how: [`[what do I do|how do I go about it|what is the next step|how does it work]?`],
  must: [`[is there a condition|what should I know first|what do I need|anything I must know]?`],
  trust: [`[what backs it up|what if something goes wrong|how do I know it is serious|why should I trust it]?`],
  when: [`[when is that|what about the time|when exactly|how about timing]?`],
  place: [`[where is that|where do I find it|which area|where exactly]?`],
  does: [`[what does it do|what do I get|what is special about it|what is it like]?`],
  more: [`[what else|anything else|what more should I know|is there more|is that all]?`],
}
export const ASKED_OF: Readonly<Partial<Record<PlainAsk, Partial<Record<Kind, readonly Rule[]>>>>> = {
  apply: {
    price: [`[how much is the pay|what is the salary|what does the job pay]?`],
    must: [`[who can apply|what do I need to have|what do they ask for|what papers do I need]?`],
    reach: [`[what is the job|what is the work|who is needed]?`],
    how: [`[how do I apply|what do I send|where do I apply]?`],
  },
  give: {
    price: [`[what can one gift do|how much is needed|how far does money go]?`],
    trust: [`[what has been done so far|is it really working|has anybody been helped already]?`],
  },
  come: {
    price: [`[is there a fee|does it cost anything|do I pay to enter]?`],
    does: ASKED.more,
    reach: [`[how do I get there|is there transport|how do I come]?`],
  },
  join: { price: [`[how much is the fee|what are the fees|what does it cost]?`] },
}
const OKAY = '[|Okay, |Good, |Alright, |Ah, |Ehen, |Fine, ]'
export const HEARD: Readonly<Record<Kind, readonly Rule[]>> = {
  price: [
    `${OKAY}[I can plan with that|now I know what to plan for|let me check my wallet|I have the figure|so that is the figure].`,
  ],
  sum: [`${OKAY}[I have the figures|that I can work with|now I can do my sum].`],
  pay: [`${OKAY}[so that is how it is paid|I understand the payment|that I can arrange|I will plan it that way].`],
  offer: [`${OKAY}[that one I like|now you are talking|that I will not forget|that one is for me].`],
  reach: [`${OKAY}[so it can get to me|that saves me a trip|I will send my address|then I do not have to run around].`],
  how: [`${OKAY}[that I can do|simple enough|I will do that|that is not hard].`],
  must: [`${OKAY}[I take note|I will keep to that|good that you say it|that is clear].`],
  trust: [`${OKAY}[that was my fear|that is what I wanted to ask|then I can relax small|I was going to ask that].`],
  when: [`${OKAY}[let me mark it|I will put it in my phone|that time I can manage|I have noted the time].`],
  place: [`${OKAY}[I know that side|I will find it|let me look at the map|so that is the place].`],
  does: [`${OKAY}[so that is what it does|that I can use|I see|now I get the picture].`],
  more: [
    `${OKAY}[I did not know that|that is good to know|so that is how it is|now it is clear|I am listening|let me write it down].`,
  ],
}
/** Short reactions of listeners, for speakers who have no other line. */
export const SHORT_HEARD: readonly Rule[] = [
  '[Ehen|Okay|Noted|I see|Alright|Good|Ah|Oh|Nice one|That is clear|True|I hear you|Go on|Correct|Fine|Is it so|I like that][||, my friend|, my dear]!',
]

export const COUNTED: readonly (readonly Rule[])[] = [
  'One|First',
  'Two|Second',
  'Three|Third',
  'Four|Fourth',
  'Five|Fifth',
  'Six|Sixth',
  'Seven|Seventh',
  'Eight|Eighth',
].map((words) => {
  const [number, order] = words.split('|')
  return [`[Number {n}|${order}|${number}][|||, hear this|, my people]: {it}.`.replaceAll('{n}', number!.toLowerCase())]
})
export const SCREENS: readonly Rule[] = [
  '[On screen|Text on screen|Big letters on screen|Text in the picture|Letters fill the screen][||, two seconds|, with the beat|, then cut|, word by word]: “{it}”.',
]
export const SCENES: readonly Rule[] = [
  '[Picture this|Imagine this|See this one|Let me paint it for you|Look at this|You have seen this before][||, my people|, everybody]: {it}.',
]
/** Closing lines of a script that began with a situation. */
export const CALLED_BACK: readonly Rule[] = [
  '[So the next time that happens|So when that day comes again|Next time you are in that corner|The next time you meet that day], [you know the name|remember the name|one name is enough|you know whom to call][||, my friend|, my people]: {brand}.',
]
export const FELT: readonly Rule[] = [
  '[That is me|That is my house|You are talking about me|It is like you were there|I know that one|Do not remind me][||, honestly|, I swear], [so what now|so what do I do|what is the way out|so who can help]?',
]
export const THANKS: readonly Rule[] = [
  '[Thank you|Thanks|Noted|That is clear|Very clear|Now I know|Okay, thank you], [I will tell my people|I have written it down|I will pass it on|I will share this|my sister must hear this|I know what to do now][||, my friend].',
]
