import type { ContentScriptRequest } from '@ufaro/contract/tools/content-script.ts'
import { withoutEnd } from '../../own-words.ts'
import type { Random } from '../../random.ts'
import type { Rule } from '../../words/grammar.ts'
import { VERB } from '../../words/plain/own-lines.ts'
import { type OwnText, readOwnText } from '../../words/plain/own-text.ts'
import type { PlainAsk } from '../../words/plain/plain-ask.ts'
import { softened } from '../../words/softened.ts'
import { rolesIn, SELLS } from '../directions.ts'
import { farm } from '../packs/trades/farm.ts'
import { fashion } from '../packs/trades/fashion.ts'
import { food } from '../packs/trades/food.ts'
import { gadgets } from '../packs/trades/gadgets.ts'
import { anyway, choosing, neutral, ordering } from '../packs/trades/neutral.ts'
import type { Tip, TradePack } from '../packs/trades/trade-pack.ts'
import type { Wishes } from '../wishes.ts'
import { askOf } from './ask-of.ts'
import { type Clause, clausesOf } from './clauses.ts'
import { isCovered } from './covered.ts'
import { tradeOf } from './trade-of.ts'

export interface Request {
  request: ContentScriptRequest
  wishes: Wishes
  random: Random
  wanted: number
  speakers: number
}

export interface Telling extends Request {
  own: OwnText
  ask: PlainAsk
  trade: TradePack
  tips: readonly Tip[]
  further: readonly Tip[]
  cases: readonly Rule[]
  /** Questions at the start of the user's text. */
  questions: readonly string[]
  head: string
  facts: readonly Clause[]
  /** The user's sentences that say whom to call or write to; spoken last. */
  calls: readonly Clause[]
  contacts: readonly string[]
  cast: readonly string[]
  /** Someone else, such as a neighbour, talks about the brand. */
  isOutsider: boolean
  film: string
  values: Readonly<Record<'brand' | 'audience', string>>
}

const OWN_SHARE = 0.6
const OWN_LEAST = 20

export function tellingOf(request: Request, description: string, names: readonly string[]): Telling {
  const { brandName, targetAudience } = request.request
  const { wishes, speakers, random, wanted } = request
  const own = readOwnText(description, wishes.say.join(', '), brandName)
  const ask = askOf(own)
  const questions = own.sentences.filter(
    (sentence, at) => sentence.endsWith('?') && own.sentences.slice(0, at).every((each) => each.endsWith('?')),
  )
  const clauses = own.sentences
    .slice(questions.length)
    .flatMap(clausesOf)
    .map((clause) => asRequired(clause, ask))
  const [head, ...rest] = clauses
  const calls = rest.filter(({ isWhole, contacts }) => isWhole && contacts.length > 0)
  const facts = rest.filter((clause) => !calls.includes(clause))
  const most =
    Math.max(wanted * OWN_SHARE, OWN_LEAST) -
    lengthOf([...questions, ...[head, ...calls].map((clause) => clause?.words ?? '')])
  const trade = tradeOf(own, ask, brandName)
  const { cast, isOutsider } = castOf(wishes, random.shuffle(names), speakers)
  return {
    ...request,
    ...{ own, ask, trade, questions, cast, isOutsider, calls },
    tips: random.shuffle(trade.tips.filter(([asked]) => trade.fits?.[asked]?.test(description) ?? true)),
    cases: casesOf(trade, `${description} ${brandName}`),
    further: random.shuffle(
      isCalled(ask) ? anyway : [...choosing, ...(isGoods(trade, description) ? ordering : []), ...anyway],
    ),
    head: head?.words ?? '',
    facts: toldOf(facts, most, wishes),
    contacts: [...new Set([...own.contacts, ...wishes.contacts, ...clauses.flatMap((clause) => clause.contacts)])],
    film: filmOf(head?.words ?? '', trade),
    values: { brand: brandName, audience: audienceOf(targetAudience) },
  }
}

/** An invitation, an appeal or a vacancy: nothing is bought. */
export const isCalled = (ask: PlainAsk): boolean => ask === 'come' || ask === 'give' || ask === 'apply'

const lengthOf = (words: readonly string[]) => words.join(' ').split(/\s+/u).length

/** If not everything fits, prices, contacts and requested points come first. */
function toldOf(facts: readonly Clause[], most: number, { say }: Wishes): Clause[] {
  const isVital = ({ words, contacts }: Clause) =>
    words.includes('₦') || contacts.length > 0 || say.some((wish) => isCovered(words, wish))
  let told: Clause[] = []
  for (const clause of [...facts.filter(isVital), ...facts.filter((each) => !isVital(each))])
    if (lengthOf([...told, clause].map(({ words }) => words)) <= most) told = [...told, clause]
  return facts.filter((clause) => told.includes(clause))
}

function castOf(wishes: Wishes, names: readonly string[], speakers: number) {
  const directions = [...wishes.show, ...wishes.starts, ...wishes.staged.map(({ words }) => words), ...wishes.finals]
  const roles = speakers > 1 ? rolesIn(directions).slice(0, speakers) : []
  const seller = roles.find((role) => SELLS.test(role))
  const isFull = roles.length === speakers && roles.length > 0
  const first = seller ?? (isFull ? roles.at(-1)! : names[0]!)
  const others = roles.filter((role) => role !== first)
  const cast = [first, ...others, ...names.filter((name) => name !== first)].slice(0, speakers)
  return { cast, isOutsider: isFull && !seller }
}

const CAPITALS = /^(?:Gen|Nigerians?|Africans?|Lagosians?|Muslims?|Christians?|Catholics?|Yorubas?|Igbos?|Hausas?)\b/u

/** The audience as written inside a sentence: lower case only if it is certainly a common word. */
function audienceOf(typed: string): string {
  const words = withoutEnd(typed.replace(/\s+/gu, ' ').trim())
  return CAPITALS.test(words) ? words : softened(words)
}

const NOUN_END = /\s(?:for|from|in|at|with|on|to|of|by|is|are|that|which|made|starting|straight)\s.*$|[,:;(–-]\s.*$/iu
const MOST_NOUNS = 3
const NAMED_AFTER = /^(?:Ijebu|Ofada|Abakaliki|Jos|Aba|Ibadan|Kano|Lagos)(?![\p{L}])/u

/** What to film: the product if the text begins with it (`the red velvet cakes`), else the typical one of the trade. */
function filmOf(head: string, trade: TradePack): string {
  const noun = withoutEnd(head.replace(NOUN_END, '')).replace(/^(?:our|the|fresh|quality|original)\s/iu, '')
  const isName =
    noun.split(/\s+/u).length <= MOST_NOUNS &&
    !VERB.test(noun) &&
    !/[\d₦?!]|ing\b|services?$|\s(?:and|n|&)\s/iu.test(noun) &&
    /\p{L}{3}/u.test(noun)
  return isName && GOODS.has(trade) ? `the ${NAMED_AFTER.test(noun) ? noun : softened(noun)}` : trade.film
}

/** Keeps a case if the text names what its words require; `|laptop` applies to cases that mention a laptop. */
function casesOf({ cases, fits = {} }: TradePack, text: string): readonly Rule[] {
  const required = Object.entries(fits).filter(([named]) => named.startsWith('|'))
  const fitting = cases.filter((each) =>
    required.every(([named, pattern]) => !each.includes(named.slice(1)) || pattern.test(text)),
  )
  return fitting.length > 0 ? fitting : neutral.cases
}

const GOODS: ReadonlySet<TradePack> = new Set([neutral, food, fashion, farm, gadgets])
const SOLD =
  /(?<![\p{L}\p{M}])(?:we sell|i sell|for sale|deliver\w*|waybill|sizes?|colou?rs?|jars?|packs?|pieces|per (?:piece|set|dozen|carton|kg)|in stock|wholesale|order)(?![\p{L}\p{M}])/iu
const isGoods = (trade: TradePack, text: string): boolean => (trade === neutral ? SOLD.test(text) : GOODS.has(trade))

/** In a vacancy, experience is a requirement and not a reason to trust. */
const asRequired = (clause: Clause, ask: PlainAsk): Clause =>
  ask === 'apply' && clause.kind === 'trust' ? { ...clause, kind: 'must' } : clause
