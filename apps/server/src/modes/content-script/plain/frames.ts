import type { Rule } from '../../words/grammar.ts'
import type { PlainAsk } from '../../words/plain/plain-ask.ts'
import type { Kind } from './clauses.ts'

const ADDRESSED = '[||||||, my people|, friends]'

/** Introductions of `{it}`, a clause of the user's that is not a full sentence. */
export const FRAMES: Readonly<Record<Kind, readonly Rule[]>> = {
  price: [
    `[The price|Price|What it costs|What you pay|For your budget|For your pocket|About the money]${ADDRESSED}: {it}.`,
  ],
  pay: [`[How you pay|Payment|For payment|About payment|On payment|How payment works]${ADDRESSED}: {it}.`],
  offer: [`[On top of that|Plus|And on top|Added to that|And to sweeten it|As an extra]${ADDRESSED}: {it}.`],
  reach: [
    `[For delivery|Delivery|How it gets to you|How it reaches you|About delivery|On delivery]${ADDRESSED}: {it}.`,
  ],
  how: [`[What to do|How to do it|How it works|The way to do it|How to go about it]${ADDRESSED}: {it}.`],
  must: [`[What to know first|Please note|One condition|Before you start|Take note of this]${ADDRESSED}: {it}.`],
  trust: [
    `[For your peace of mind|What stands behind it|To put your mind at rest|What backs it up|So you know]${ADDRESSED}: {it}.`,
  ],
  when: [`[The time|When|For your calendar|Timing|About the time|Mark the time]${ADDRESSED}: {it}.`],
  place: [`[Where|The place|Location|About the place|The area|For location]${ADDRESSED}: {it}.`],
  does: [`[What it does|About it|What you should know about it|How it is|More about it]${ADDRESSED}: {it}.`],
  more: [`[Also|And also|Next|More|One more thing|And this|Good to know|Another point]${ADDRESSED}: {it}.`],
}

/** How a job, an appeal or an invitation introduces an amount. */
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

/** Names the brand before `{it}`, the user's first clause. */
export const NAMES: readonly Rule[] = [
  '[This is|Meet|You are with|Here is|Say hello to|Welcome to|Hello from] {brand}[||, my people|, good people|, everybody]: {it}.',
  '[We are|Our name is|The name is|Remember the name|They call us|You know us as] {brand}[||, my people|, good people|, everybody]: {it}.',
]
export const LEADS: readonly Rule[] = [
  '[From|A word from|A message from|Straight from|News from] {brand}[||, in short|, in plain words|, for you]: {it}.',
  '[This is|Here is|It is|You are hearing from] {brand}[||, my people|, good people|, everybody]: {it}.',
]
export const UNNAMED: readonly Rule[] = [
  '[Listen|Hear this|Here it is|Here is the news|Take note|This is it][||, my people|, everybody|, good people|, friends]: {it}.',
]
export const TOLD: readonly Rule[] = [
  '[There is|I know|Let me tell you about|Have you heard of|Let us ask|Let us call] {brand}[||, my friend|, my people|, listen]: {it}.',
  '[They are called|The name is|Write this name down|Keep this name] {brand}[||, my friend|, my people]: {it}.',
]
export const QUOTED: readonly Rule[] = [
  '[They say|Their words|In their own words|Hear their own words|This is what they say|They put it like this|See what they wrote|I read it out][||, listen|, my friend|, my people]: {it}.',
]
export const TURNS: readonly Rule[] = [
  '[That is a case for|That is the moment for|That is where you call|That is the time for|This is where you need|Then you look for|Then somebody mentions] {brand}[||, my people|, my friend]: {it}.',
  '[Before you give up, hear this|No need to panic|There is a way out|Here is one way|Now breathe][, my people|, my friend||]. [This is|Meet|It is called] {brand}: {it}.',
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
/** Used after the problem if the offer was already named. */
export const TURNED: readonly Rule[] = [
  '[That is the day for|That is a case for|That is when to think of|Then remember|That is where to look for] {brand}[||, my people|, my friend].',
]

export const STARTS: readonly Rule[] = [
  '[Stop|Wait|Hold on|Pause|Stop scrolling|Stay here|Eyes here|One minute][||, please|, my people|, everybody|, my friend]!',
]
const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'] as const
export const counting = (count: number): readonly Rule[] => [
  `[Now|Quick|Listen|Ready|Okay][||, my people|, everybody]: [${NUMBERS[count]} things|${NUMBERS[count]} points|${NUMBERS[count]} facts][||, count with me|, fingers out|, no story].`,
]

export const AUDIENCES: readonly Rule[] = [
  '[This one is for|We are talking to|This message is for|This is for|Today we talk to|This is meant for|We made this for|This goes out to] {audience}[||, yes, you|, specially|, in particular].',
  '{audience}: [this is for you|this one is yours|we mean you|we are talking to you|we had you in mind|this is about you|all of this is for you].',
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

const SO = '[|So, |Okay, |And |Now, |Please, |Tell me, |Alright, |Good, and |Okay, but |Then ]'
export const ASKED: Readonly<Record<Kind, readonly Rule[]>> = {
  price: [`${SO}[how much is it|what does it cost|what is the price|how much do I pay]?`],
  pay: [`${SO}[how do I pay|how does payment work|what about payment|how is it paid]?`],
  offer: [`${SO}[is there anything extra|any extra|what comes with it|what is added]?`],
  reach: [`${SO}[how does it get to me|what about delivery|how will I get it|must I come and pick it myself]?`],
  how: [`${SO}[what do I do|how do I go about it|what is the next step|how does it work]?`],
  must: [`${SO}[is there a condition|what should I know first|what do I need|anything I must know]?`],
  trust: [`${SO}[what backs it up|what if something goes wrong|how do I know it is serious|why should I trust it]?`],
  when: [`${SO}[when is that|what about the time|when exactly|how about timing]?`],
  place: [`${SO}[where is that|where do I find it|which area|where exactly]?`],
  does: [`${SO}[what does it do|what do I get|tell me about it|what is special about it]?`],
  more: [`${SO}[what else|anything else|what more should I know|is there more|what comes next]?`],
}
export const ASKED_OF: Readonly<Partial<Record<PlainAsk, Partial<Record<Kind, readonly Rule[]>>>>> = {
  apply: {
    price: [`${SO}[how much is the pay|what is the salary|what does the job pay]?`],
    must: [`${SO}[who can apply|what do I need to have|what do they ask for|what papers do I need]?`],
    reach: [`${SO}[what is the job|what is the work|who is needed]?`],
    how: [`${SO}[how do I apply|what do I send|where do I apply]?`],
  },
  give: {
    price: [`${SO}[what can one gift do|how much is needed|how far does money go]?`],
    trust: [`${SO}[what has been done so far|is it really working|has anybody been helped already]?`],
  },
  come: {
    price: [`${SO}[is there a fee|does it cost anything|do I pay to enter]?`],
    does: ASKED.more,
    reach: [`${SO}[how do I get there|is there transport|how do I come]?`],
  },
  join: { price: [`${SO}[how much is the fee|what are the fees|what does it cost]?`] },
}
export const FIRST_ASKED: readonly Rule[] = [
  `[|So, |Please, |Hello, |Good day, |Okay, ][who are you and what do you do|what is {brand} about|what should we know about {brand}|what is {brand}|who is {brand}|what do people get from {brand}]?`,
]
const OKAY = '[|Okay, |Good, |Alright, |Ah, |Ehen, |Fine, ]'
export const HEARD: Readonly<Record<Kind, readonly Rule[]>> = {
  price: [
    `${OKAY}[I can plan with that|now I know what to plan for|let me check my wallet|I have the figure|so that is the figure].`,
  ],
  pay: [`${OKAY}[so that is how it is paid|I understand the payment|that I can arrange|I will plan it that way].`],
  offer: [`${OKAY}[that one I like|my ears are open now|that I will not forget|write that one down for me].`],
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
/** Short lines for three or four speakers when little time is left. */
export const SHORT_HEARD: readonly Rule[] = [
  '[Ehen|Okay|Noted|I see|Alright|Good|Ah|Oh|Nice one|That is clear|True|I hear you|Go on|Correct|Fine|Is it so|I like that][||, my friend|, my dear]!',
]

export const RECAP: readonly Rule[] = [
  '[Let us go through it once more|Let me say it all again|Now everything once more|For those who came late, once more|Before we close, the facts again|Pens out, here are the facts again][||, slowly|, one by one|, for everybody].',
]
export const RECALLS: readonly Rule[] = [
  '[Once more|Again|To repeat|Worth repeating|Note again|As we said|Write it down|Slowly, once more][||, my people|, everybody|, friends|, please]: {it}.',
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
  return [
    `[Number {n}|${order}|${number}][||, listen|, note it|, hear this|, quickly]: {it}.`.replaceAll(
      '{n}',
      number!.toLowerCase(),
    ),
  ]
})
export const SCREENS: readonly Rule[] = [
  '[On screen|Text on screen|Big letters on screen|Text in the picture|Letters fill the screen][||, two seconds|, with the beat|, then cut|, word by word]: “{it}”.',
]
export const NOTE: readonly Rule[] = [
  '[Before you pay anybody|Wherever you go|Whoever you choose|Even if you choose another|Before you decide], [keep these in mind|check these things|remember these points|there are things to know|note a few things][||, my people|, my friend].',
]
export const THANKS: readonly Rule[] = [
  '[Thank you|Thanks|Noted|That is clear|Very clear|Now I know|Okay, thank you], [I will tell my people|I have written it down|I will pass it on|I will share this|my sister must hear this|I know what to do now][||, my friend].',
]
