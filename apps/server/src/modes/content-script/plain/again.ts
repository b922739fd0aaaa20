import type { Rule } from '../../words/grammar.ts'
import type { ArcName } from './arcs.ts'
import type { Kind } from './clauses.ts'

interface Again {
  start: readonly Rule[]
  facts: Readonly<Record<Kind, readonly Rule[]>>
}

const TELL = '[the answer is|you have the answer|you can say]'

/**
 * How a long script repeats the facts: `story` runs the opening situation again, `answers` lets the viewer explain the
 * facts at home, `quick` calls them out. `{it}` is a clause that follows a colon.
 */
export const AGAIN: Readonly<Record<ArcName, Again>> = {
  story: {
    start: [
      '[Now run that day again|Now play that day once more|Let us go back to that day], [but with what you know now|and this time you have {brand}|with {brand} in your phone].',
      '[Now picture it the other way|Now turn the picture round|Now see it the other way round]: [same day, same you|same house, same people], [but you have {brand}|and {brand} is in your phone].',
    ],
    facts: {
      price: [
        '[You are not afraid of the figure|The figure is no surprise|You counted the money at home], because you heard it: {it}.',
      ],
      sum: ['[You know the amounts|You have the amounts in your head|The amounts are clear], you heard them: {it}.'],
      pay: ['[The money is planned|You know how the money moves|Your purse is ready], as we said: {it}.'],
      offer: ['[There is something on top|You remember what is added|You do not forget this one]: {it}.'],
      reach: [
        '[You are not running up and down|You do not wonder how it gets to you|The road is no question], because {it}.',
      ],
      how: ['[You know what to do|Your hand knows the step|The next step is clear]: {it}.'],
      must: ['[You come prepared|You are not caught unprepared|You knew it before], you were told: {it}.'],
      trust: ['[Your mind is at rest|You are not afraid it goes wrong|You sleep well], for this reason: {it}.'],
      when: ['[It has its place in your week|You planned for it|You are not too late], you know the time: {it}.'],
      place: ['[You go straight there|You do not ask three people for the way|Your leg knows the road]: {it}.'],
      does: ['[You know what you get|You are not guessing what it does|It does what you came for]: {it}.'],
      more: ['[And you remember|You also have this in mind|You did not forget]: {it}.'],
    },
  },
  answers: {
    start: [
      '[Somebody at home will ask you about this|Tonight somebody will ask you about this|Your people will ask you about it], [so take the answers along|so have the answers ready].',
      '[You will have to explain it at home|Now you explain it to the others|Before you talk about it at home], [here are the answers in short|let us practise the answers].',
    ],
    facts: {
      price: [`If they ask [what it costs|the price|how much], ${TELL}: {it}.`],
      sum: [`If they ask [about the amounts|which amounts|how much money we mean], ${TELL}: {it}.`],
      pay: [`If they ask [how it is paid|about payment], ${TELL}: {it}.`],
      offer: [`If they ask [what comes on top|if there is something extra], ${TELL}: {it}.`],
      reach: [`If they ask [how you get it|how it comes to you], ${TELL}: {it}.`],
      how: [`If they ask [what to do|how it goes], ${TELL}: {it}.`],
      must: [`If they ask [what to know first|if there is a condition], ${TELL}: {it}.`],
      trust: [`If they ask [why you trust it|what stands behind it], ${TELL}: {it}.`],
      when: [`If they ask [when|about the time], ${TELL}: {it}.`],
      place: [`If they ask [where|about the place], ${TELL}: {it}.`],
      does: [`If they ask [what it is like|what you get], ${TELL}: {it}.`],
      more: [`[And add|Then add|Do not forget to add] [this|this one|this point]: {it}.`],
    },
  },
  quick: {
    start: [
      '[Now test yourself|Small test|Let us see who listened], [no scrolling back|no peeping|eyes closed]: [say it with me|finish the line with me].',
      '[One more time, fast|All of it again, fast|Once more at full speed], [for those who came late|before you scroll|say it with me].',
    ],
    facts: {
      price: ['[The price was|Price|The price, together]: {it}.'],
      sum: ['[The amounts were|The amounts, together]: {it}.'],
      pay: ['[You pay like this|Payment|Payment, together]: {it}.'],
      offer: ['[On top of it|The extra was|The extra, together]: {it}.'],
      reach: ['[It comes to you like this|How you get it|The road to you]: {it}.'],
      how: ['[What you do|The step was|The step, together]: {it}.'],
      must: ['[The condition was|Do not forget the condition|The condition, together]: {it}.'],
      trust: ['[You trust it because of this|What stands behind it|For your peace of mind, again]: {it}.'],
      when: ['[The time was|When again|The time, together]: {it}.'],
      place: ['[The place was|Where again|The place, together]: {it}.'],
      does: ['[What you get|You heard what it does|What it does, together]: {it}.'],
      more: ['[You also heard|We also said|And the other point]: {it}.'],
    },
  },
}
