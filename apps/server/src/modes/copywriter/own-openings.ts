import type { CopyStyle } from '@ufaro/contract/tools/copywriter.ts'
import type { Rule } from '../words/grammar.ts'
import type { Trade } from '../words/trades/trade-nouns.ts'
import { TONES } from './openings.ts'
import type { Tone } from './trade-openings.ts'
import type { TypedFacts } from './typed-facts.ts'

const DAY: Readonly<Record<Tone, readonly Rule[]>> = {
  straight: [
    '[{day} is closer than it looks|{day} does not wait|It is nearly {day}], so [settle it today|move early|do it now|do not leave it till the last minute].',
    '[Note {day} down|Put {day} in your phone|Write {day} on your calendar], [then read this|and read the details now|and act early].',
  ],
  warm: [
    '[Keep {day} in mind|Make a note of {day}|Circle {day} on your calendar], [and read on|and tell somebody too|there is something good here].',
    '{day} is [a date worth keeping|a good day to look forward to|on its way], [so have a look|here is why|and you still have time].',
  ],
  witty: [
    '[{day} has your name on it|{day} will not wait for African time|{day} does not do “I am on my way”], [read this first|so read this now|we have told you].',
    '[Tell your memory, {day}|Tie a knot in your handkerchief for {day}|Set three alarms for {day}], [and read this|then read this|we know you].',
  ],
}
const FEW: readonly Rule[] = [
  '[Only {few}|Just {few}|{few}, not one more|{few} and no more][, so do not sleep on it|: read this now|, so move early|: is one of them yours?|, so settle yours first|, so think fast|, and one can be yours].',
]
const GREET: readonly Rule[] = [
  '[Hello|Hi|Hey|Good day|Greetings] {them}, [this one is for you|here is something for you|have a look at this|see what is here for you|this is for you].',
  '[For|Good news for|One for|A note for|Something for|This one is for] [{them}|all {them}][ today| this week|]:',
]
const IS_PLACE = /(?:restaurants|hotels|shops|supermarkets|schools|offices|churches|companies|businesses)$/u
const TOWN: Readonly<Record<Tone, readonly Rule[]>> = {
  straight: [
    '[Do you live or work|Are you] in {either}? [Read this|Save this|Here is one close to you|You do not have to go far].',
    '[Good news for|Now in|Close to you in|For everybody in] {towns}:',
  ],
  warm: [
    '[Good news for|For our neighbours in|For our people in|To everybody in] {towns}[, with love|]:',
    '[If you live|If you work|If you live or work] in {either}, [this one is close to you|this is for you|you will not have to go far].',
  ],
  witty: [
    '{towns}, [stop scrolling|put that phone down for a second|hold that thumb|drop what you are doing]: [read this first|look at this|this has your name on it].',
    '[Dear {towns}|People of {towns}|{towns} people], [stop pretending you did not see this|you asked, so here it is|please read this before your data finishes].',
  ],
}
// Openings for trades in which `{towns}` is where the house, land or room is, not where the reader lives.
const SOUGHT_IN: Readonly<Partial<Record<Trade, readonly Rule[]>>> = {
  property: [
    '[Looking for a place in|House hunting in|Moving to|Settling in|Still searching in] {towns}[ this month| this season| soon|]?',
  ],
  land: ['[Planning to build in|Looking for land in|Thinking of a plot in|Buying land in] {towns}[ this year| soon|]?'],
  stays: [
    '[Coming to|Visiting|Working for a few days in|Spending some nights in|Passing through] {towns}[ soon| this week| this month|]?',
  ],
  cars: [],
  travel: [],
  moving: [],
  transport: [],
}

const filled = (rules: readonly Rule[], name: string, value: string): Rule[] =>
  rules.map((rule) => rule.replaceAll(`{${name}}`, value))

// Returns openings that name a day, a limited number or the buyers, as the request states them.
export function ownOpenings(facts: TypedFacts, style: CopyStyle): Rule[] {
  const day = facts.last || facts.day
  return [
    ...(facts.few ? filled(FEW, 'few', facts.few) : []),
    ...(day ? filled(DAY[TONES[style]], 'day', day) : []),
    ...(facts.buyers ? filled(IS_PLACE.test(facts.buyers) ? GREET.slice(1) : GREET, 'them', facts.buyers) : []),
  ]
}

export function townOpenings({ towns }: TypedFacts, trade: Trade | null, style: CopyStyle): Rule[] {
  const rules = (trade && SOUGHT_IN[trade]) ?? TOWN[TONES[style]]
  return towns
    ? filled(rules, 'towns', towns).map((rule) => rule.replaceAll('{either}', towns.replace(' and ', ' or ')))
    : []
}
