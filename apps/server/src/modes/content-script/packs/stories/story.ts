import type { TradeName } from '../../../words/frames/trades/trade-talk.ts'
import type { Rule, Rules } from '../../../words/grammar.ts'
import type { PlainAsk } from '../../../words/plain/plain-ask.ts'

/** A customer’s line and the seller’s answer. Neither states a fact of the business. Slot: `{brand}`. */
export type Beat = readonly [asks: Rule, tells: Rule]

/** What happens in a script beside its facts. Any beat may be left out. */
export interface Story {
  /** Before the facts: who comes, and why. */
  before: readonly Beat[]
  /** Between the facts: doubts, and what happened elsewhere. */
  among: readonly Beat[]
  /** Before the call: what the customer decides. */
  after: readonly Beat[]
}

/** The ways in which things are sold and used. */
export type StoryName =
  | 'eaten'
  | 'cooked'
  | 'bought'
  | 'made'
  | 'feast'
  | 'mended'
  | 'worked'
  | 'cared'
  | 'healed'
  | 'learned'
  | 'taught'
  | 'hired'

export interface Stories {
  of: Readonly<Partial<Record<StoryName, Story>>>
  /** For trades without a story. Its beats also fill up the stories of other trades. */
  any: Story
  /** Words of one of several speakers before a beat of `any`. May be empty. */
  next?: Rule
  /** How a single speaker tells a question or another sentence of a customer, and the answer, which `{it}` holds. */
  asked: Rules
  said: Rules
  answered: Rules
}

const TRADES_OF: Readonly<Record<StoryName, readonly TradeName[]>> = {
  eaten: ['food', 'bread'],
  cooked: ['foodstuff', 'frozen', 'eggs', 'provisions'],
  bought: ['phones', 'cars', 'shoes', 'cloth', 'accessories', 'perfume', 'furniture'],
  made: ['tailors', 'cakes', 'print'],
  feast: ['hire', 'halls', 'catering', 'photos'],
  mended: ['phoneRepairs', 'carRepairs', 'appliances', 'generators', 'electric'],
  worked: ['cleaning', 'laundry'],
  cared: ['hair', 'makeup', 'nails', 'skin'],
  healed: ['clinic', 'medicines'],
  learned: ['skills'],
  taught: ['schools', 'lessons'],
  hired: [],
}

/** Selects the story by what readers are asked to do and by the trade. Undefined if a job has none. */
export function storyOf({ of, any }: Stories, ask: PlainAsk, trade: TradeName | undefined): Story | undefined {
  if (ask === 'apply') return of.hired
  const found = Object.entries(of).find(([name]) => trade && TRADES_OF[name as StoryName].includes(trade))
  return found?.[1] ?? any
}
