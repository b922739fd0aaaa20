import type { CopyStyle } from '@ufaro/contract/tools/copywriter.ts'
import type { Rule } from '../words/grammar.ts'
import type { Trade } from '../words/trades/trade-nouns.ts'
import type { TypedFacts } from './typed-facts.ts'

const DAY: readonly Rule[] = [
  '[{day} comes faster than you think|{day} does not wait for anybody|Before you know it, it is {day}|{day} is closer than it looks][, so read this now|, so settle it today|, so do not push it to tomorrow|, so move early|].',
  '[Put {day} in your phone|Keep {day} in mind|Write {day} down|Do not let {day} pass you by|Remember {day}][, and read this now|, then read this|, and thank yourself later|, please|].',
]
const FEW: readonly Rule[] = [
  '[Only {few}|Just {few}|{few}, not one more|{few} and no more][, so do not sleep on it|: read this now|, so move early|: is one of them yours?|, so settle yours first|, so think fast|, and one can be yours].',
]
const GREET: readonly Rule[] = [
  '[Hello|Hi|Hey|Good day|Greetings] {them}, [this one is for you|here is something for you|have a look at this|see what is here for you|this is for you].',
  '[For|Good news for|One for|A note for|Something for|This one is for] [{them}|all {them}][ today| this week|]:',
]
const IS_PLACE = /(?:restaurants|hotels|shops|supermarkets|schools|offices|churches|companies|businesses)$/u
const TOWN: Readonly<Record<'plain' | 'witty', readonly Rule[]>> = {
  plain: [
    'If you [are|live|work|live or work] in {either}, [read this|this one is for you|keep this one|see this|look at this|this is for you][ today| now|].',
    '[Hello|Hi|Good day|Greetings] {towns}, [this one is for you|here is something for you|have a look at this|see what is here for you].',
  ],
  witty: [
    '{towns}, [stop scrolling|put that phone down for a second|no more excuses|you are not serious|hold that thumb|drop what you are doing]: [this one is for you|read this first|this is for you|look at this|this has your name on it].',
    '[Dear {towns}|People of {towns}|{towns} people], [stop pretending you did not see this|you asked, so here it is|please read this before your data finishes|let us not lie to ourselves: you need this].',
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
export function ownOpenings(facts: TypedFacts): Rule[] {
  const day = facts.last || facts.day
  return [
    ...(facts.few ? filled(FEW, 'few', facts.few) : []),
    ...(day ? filled(DAY, 'day', day) : []),
    ...(facts.buyers ? filled(IS_PLACE.test(facts.buyers) ? GREET.slice(1) : GREET, 'them', facts.buyers) : []),
  ]
}

export function townOpenings({ towns }: TypedFacts, trade: Trade | null, style: CopyStyle): Rule[] {
  const rules = (trade && SOUGHT_IN[trade]) ?? TOWN[style === 'Humorous & Witty' ? 'witty' : 'plain']
  return towns
    ? filled(rules, 'towns', towns).map((rule) => rule.replaceAll('{either}', towns.replace(' and ', ' or ')))
    : []
}
