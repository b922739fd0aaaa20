import type { Rule } from '../../words/grammar.ts'
import type { Kind } from './clauses.ts'

type Labels = Readonly<Record<Kind, Rule>>

/**
 * A way in which a long script says the facts again. The slot `{it}` is a fact that follows a colon, `{label}` a choice
 * of `labels`.
 */
export interface Again {
  start: readonly Rule[]
  fact: Rule
  labels: Labels
  end: readonly Rule[]
}

/** Repeats the facts as the steps of a customer who orders. */
export const WALK: Again = {
  start: [
    '[Let us walk through it|Now step by step|Here is the whole way|Let me take you through it][, from the first message to the last|, from start to finish|, as if today is your day|, one step at a time].',
  ],
  fact: '{label}: {it}.',
  labels: {
    more: '[You look at what you get|You check what is in it|You see what you choose from|You go through what there is][|, line by line|, with your own list beside you]',
    does: '[You know what to expect|You check what it does for you|You see what you get|You hold it against your need][|, point by point|, before you decide]',
    price:
      '[You count the money|You check the figure|You set the money aside|You do your sum][|, before you write|, before you call|, on paper]',
    sum: '[You choose your amount|You fix the amount|You decide how much][|, inside these figures|, first|, before you write]',
    how: '[You do your part|You make your move|You act][|, like this|, in this way|, and it is one step]',
    pay: '[You pay|You settle the payment|You plan the payment|The payment goes][|, like this|, in this order|, by this rule]',
    when: '[You keep the time|You mark the time|You fix the time|You plan the hour][|, in your phone|, on the calendar|, with the others]',
    reach:
      '[You receive it|You get it|You plan how it comes to you|You arrange the last part][|, like this|, this way|, at your side]',
    place:
      '[You find the place|You come to the place|You look for the place|You enter the address][|, on the map|, with this name|, by this address]',
    offer:
      '[You ask for the extra|You take what is added|You claim the extra|You do not leave the extra behind][|, by name|, the same day|, in the same message]',
    trust:
      '[You keep this in hand|You have this behind you|You rely on this|You note this for later][|, in case|, with the receipt|, from day one]',
    must: '[You keep the condition|You check the condition|You prepare for the condition|You mind one thing][|, before the day|, first|, and it is soon done]',
  },
  end: [],
}

const NAMED: Labels = {
  price: '[The price|Price|What it costs|The money|For the budget]',
  sum: '[The amounts|The figures|How much]',
  pay: '[Payment|How it is paid|The payment|For the payment]',
  offer: '[The extra|The offer|What is added|On top]',
  reach: '[How it gets there|How it comes|How you get it|For the road]',
  how: '[The step|What to do|How to go about it|The next move]',
  must: '[The condition|What to mind|The rule|Needed]',
  trust: '[The security|What stands behind it|What backs it up|For safety]',
  when: '[The time|When|Time|The clock]',
  place: '[The place|Where|Place|The address]',
  does: '[What it does|What you get|What to expect|In use]',
  more: '[What there is|What you get|What it is about|In the offer]',
}

const MINE: Labels = {
  price: '[the price|what I pay|for my budget|the figure]',
  sum: '[the amounts|the figures|how much it is]',
  pay: '[how I pay|payment|my payment]',
  offer: '[what is added for me|the extra|what comes on top]',
  reach: '[how it reaches me|how I get it|how it comes]',
  how: '[what I do|my part|my next step]',
  must: '[what I must mind|the condition|what is asked of me]',
  trust: '[what stands behind it|my security|what backs it up]',
  when: '[the time|when|the time I keep]',
  place: '[where I go|the place|where I find it]',
  does: '[what it does|what I can expect|in use]',
  more: '[what I get|what there is|what it is about|what is offered]',
}

/** A listener says the facts back to the speaker, who confirms them. */
export const READ_BACK: Again = {
  start: [
    '[Let me say it back|Let me see if I have it|Wait, I want to repeat it|Correct me if I miss one][, point by point|, before I forget|, the way I will say it at home|, from my own note].',
  ],
  fact: '[|So, |Then, |And, ]{label}: {it}.',
  labels: MINE,
  end: [
    '[You have it|That is all of it|Nothing to add|You missed nothing|Complete][, every point|, word for word|, so keep that note|, so send it to whoever needs it].',
  ],
}

/** The facts as answers that the viewer can give to others. */
export const TOLD_ON: Again = {
  start: [
    '[Now suppose a friend asks you about it|Imagine somebody at home asks you about it|Let us test it, as if your neighbour asks you][, and you have to answer|, one question at a time|, without looking back].',
  ],
  fact: '[Asked|If they ask|To the question] {label}[, you say|, you answer|, the answer is]: {it}.',
  labels: {
    more: '[what it is|what is on offer|what there is to get]',
    does: '[what it does|what to expect|what it is good for]',
    price: '[how much it is|what it costs|what the price is]',
    sum: '[how much it is about|which amounts they are|what the figures are]',
    how: '[what to do|how to go about it|how it works]',
    pay: '[how to pay|how it is paid|how payment goes]',
    when: '[when it is|at what time|how the time is]',
    reach: '[how it gets there|how to receive it|how it is sent]',
    place: '[where it is|where to go|how to find it]',
    offer: '[what comes on top|what is extra|what is added]',
    trust: '[what stands behind it|how safe it is|what backs it up]',
    must: '[what to mind|what the condition is|what is needed]',
  },
  end: [],
}

/** Sums up the facts before the end. */
export const RECAP: Again = {
  start: [
    '[Once more, short|All of it in short|The short version|If you joined late, the short version|Last time, in short][, for your notes|, screenshot this part|, before you go|, with the screen as it is].',
  ],
  fact: '{label}[ again|, once more|, for your notes|, in short|, one last time]: {it}.',
  labels: NAMED,
  end: [],
}
