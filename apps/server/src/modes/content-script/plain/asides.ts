import type { ContentScriptRequest } from '@ufaro/contract/tools/content-script.ts'
import type { Rule } from '../../words/grammar.ts'
import type { Spoken } from '../stage.ts'
import type { Kind } from './clauses.ts'
import type { Room } from './room.ts'

/** What a speaker adds to a fact of a kind, in the style of the script. It is true of any fact of the kind. */
const ASIDES: Readonly<Record<ContentScriptRequest['contentStyle'], Readonly<Partial<Record<Kind, Rule>>>>> = {
  funny: {
    price:
      '[Breathe, it is only a figure|See, nobody has fainted|You can close your mouth now][||, I said it without shaking|, I did not say dollars].',
    pay: '[Your wallet may sit down|Tell your wallet to stop crying|No need to sell the goat][||, we are not in court|, I checked].',
    offer:
      '[Yes, you heard well|No, it is not a prank|Clean your ears if you must][||, I said it with my full chest|, the camera is my witness].',
    when: '[Set an alarm, not a prayer|African time is not invited|Write it down, you know your memory][||, I beg|, thank you].',
    place:
      '[If you miss it, blame the driver|Your legs know the road|Even the map will not cry][||, just follow your nose|, I believe in you].',
    trust:
      '[So even your mother-in-law can relax|Now you can stop squeezing your face|You may unfold your arms][||, please|, small small].',
    must: '[Rules are rules, even for my cousin|My cousin tried to escape it, he failed|I do not make the law, I only suffer it][||, sorry|, honestly].',
  },
  dramatic: {
    price:
      '[Let that figure stand|Say it once to yourself|Look at that figure again]. [Now you know|Now nobody has to guess|There you have it].',
    pay: '[Hear that again|Let that sink in|Keep that in mind]. [Then nobody can confuse you|Now you know the way|Let nobody tell you another thing].',
    offer:
      '[You heard right|Hear that again|You may hear it twice]. [I say it to your face|I say it before this camera|I do not whisper it].',
    reach: '[The road is no excuse|Distance is no excuse|No road stands in between][||, not today|, not this time].',
    when: '[Mark it|Do not miss it|Keep that in your head]. [Time waits for nobody|The clock is already walking|A day like that does not knock twice].',
    trust: '[That is no small word|Weigh that word|Hold us to it][||, always|, from the first day].',
    must: '[Take it seriously|Do not forget it|Remember it well][||, it matters|, before it is too late].',
  },
  inspirational: {
    price:
      '[Now you have a figure to plan with|A plan needs a figure, and you have one|That is where your plan can begin][||, step by step|, calmly].',
    pay: '[You can prepare for that|Put it into your plan|Plan it with a calm mind][||, step by step|, and sleep well].',
    offer: '[Let that be your start|It is there for you|Take it as a beginning][||, with joy|, and smile].',
    reach:
      '[Where you live should not stop you|Good things may travel|Your street is part of the story][||, wherever it is|, too].',
    when: '[Give it a place in your week|Let that be your moment|Write your own name beside it][||, today|, in ink].',
    trust:
      '[So you can begin with a calm heart|A calm heart decides better|You do not have to carry that worry][||, breathe|, let it go].',
    must: '[Prepare, and you walk in with your head high|A prepared person has no fear|You can do that][||, I know it|, one thing at a time].',
  },
  professional: {
    price: '[Please plan with that figure|That is the figure to plan with|You can put that figure into your plan].',
    pay: '[So you can plan it|Please plan for that|That way you know what to expect].',
    when: '[Please note it|Please keep it in mind|Kindly plan with that].',
    trust: '[You can hold us to that|We stand by that|That is our word].',
  },
  casual: {
    price: '[Simple|No long talk|That is it][||, so you can plan|, now you know].',
    pay: '[No stress|Easy|See, it is not that deep][||, you see|, honestly].',
    offer: '[Nice, right?|Yes, you heard me.|I like that one myself.]',
    reach: '[So no running up and down|One less thing to think about|That side is easy][||, at least|, you see].',
    when: '[Put it in your phone|Remember that one|Write it down small][||, you know how we forget|, before you scroll on].',
    place: '[You know that side|Not hard to find|If you get lost, call][||, okay|, I will not laugh].',
    trust: '[So relax|So you can rest|At least you can sleep][||, honestly|, I mean it].',
    must: '[Just so you know|I am only telling you now, so nobody is surprised|Small thing, but remember it].',
  },
}

/** Matches a day or an hour to remember, as against how long something takes. */
const TIMED = /\d ?(?:am|pm)(?!\p{L})|\p{L}{3,}days?(?!\p{L})/iu

/** One aside for so many words of a script. */
const WORDS_AN_ASIDE = { single: 35, several: 70 }

/** Adds an aside to some facts that the seller states, one of each kind. */
export function withAsides(facts: readonly (readonly Spoken[])[], kinds: readonly Kind[], room: Room) {
  const { telling, writer, left } = room
  const { wanted, speakers, request, isOutsider } = telling
  const every = speakers > 1 ? WORDS_AN_ASIDE.several : WORDS_AN_ASIDE.single
  let more = isOutsider || telling.ask === 'give' || telling.ask === 'apply' ? 0 : Math.round(wanted / every)
  return facts.map((lines, at): readonly Spoken[] => {
    const isApt = kinds[at] !== 'when' || lines.some(({ text }) => TIMED.test(text))
    const rule = isApt ? ASIDES[request.contentStyle][kinds[at]!] : undefined
    const isFirst = kinds.indexOf(kinds[at]!) === at
    const place = lines.findIndex(({ by, text }) => by === 0 && !text.endsWith('?'))
    if (!rule || !isFirst || more === 0 || left() <= 0 || place < 0) return lines
    const [aside] = room.fit([{ by: 0, text: writer.sayAnew([rule]) }])
    if (!aside) return lines
    more--
    return lines.map((line, index) => (index === place ? { ...line, text: `${line.text} ${aside.text}` } : line))
  })
}
