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

/** Scripts that sell nothing: invitations, appeals and jobs. Without a story they have only advice of their own. */
type CallName = 'invited' | 'given' | 'hired'

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
  | CallName

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

const CALLS: Readonly<Partial<Record<PlainAsk, CallName>>> = { come: 'invited', give: 'given', apply: 'hired' }

const TRADES_OF: Readonly<Record<Exclude<StoryName, CallName>, readonly TradeName[]>> = {
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
}

/** Selects the story by what readers are asked to do, else by the trade. Undefined if such a call has none. */
export function storyOf({ of, any }: Stories, ask: PlainAsk, trade: TradeName | undefined): Story | undefined {
  const call = CALLS[ask]
  if (call) return of[call]
  const found = Object.entries(TRADES_OF).find(([, trades]) => trade && trades.includes(trade))
  return of[found?.[0] as StoryName] ?? any
}
