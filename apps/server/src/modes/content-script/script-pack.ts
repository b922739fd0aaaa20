import type { ContentScriptRequest } from '@ufaro/contract/tools/content-script.ts'
import type { Ask } from '../words/ask.ts'
import type { Rule, Rules } from '../words/grammar.ts'
import type { Trade } from '../words/trades.ts'

type Per<Field extends 'contentType' | 'contentLocation' | 'brandType', T> = Readonly<
  Record<ContentScriptRequest[Field], T>
>

export interface Concept {
  starts: Rules
  /** Starts where the brand stands for the product. */
  meets?: Rules
  middles: Rules
  ends: Rules
  acts: Rules
}

export interface Guide {
  /** What introduces `{it}`, a sentence of theirs. */
  leads: Rules
  /** What introduces `{it}`, a name without a verb, with the brand's. */
  names: Rules
  words: Rules
  /** Advice that is true whoever speaks, and what is added where it is certain what readers do. */
  neutral: readonly Rule[]
  asks: Readonly<Record<Ask, readonly Rule[]>>
}

export type Advice = readonly [Rule, ...Rule[]]

export type Call = Pick<ScriptPack, 'details' | 'brands' | 'story' | 'answers' | 'quick'> & { advice: Advice }

export type Shots = Trade | 'homes'

export const FLAVOURS = ['joke', 'slang', 'local', 'culture', 'heart', 'tip', 'game', 'budget'] as const
export type Flavour = (typeof FLAVOURS)[number]

/** A script's sentences in one language. Slots: `{product}`, `{brand}`, `{audience}`, `{it}`. */
export interface ScriptPack {
  cast: readonly [string, string, string, string]
  places: Per<'contentLocation', string>
  parts: Per<'contentType', readonly [string, string, string]>
  /** `{it}`: one more thing about the product. */
  details: Rules
  brands: Rules
  names: Rules
  audiences: Rules
  brandTypes: Per<'brandType', Rules>
  replies: Rules
  story: Concept
  answers: Concept
  quick: Concept
  flavours: Readonly<Record<Flavour, Rules>>
  guide?: Guide
  advice?: Advice
  calls?: Partial<Readonly<Record<Ask, Call>>>
  /** What to film of each trade, before `films`. */
  shots?: Readonly<Record<Shots, Rules>>
  films: Rules
  shotList: string
  show: Rules
  avoid: Rules
}
