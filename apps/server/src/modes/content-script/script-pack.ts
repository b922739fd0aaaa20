import type { ContentScriptRequest } from '@ufaro/contract/tools/content-script.ts'
import type { CopyStyle } from '@ufaro/contract/tools/copywriter.ts'
import type { Ask } from '../words/ask.ts'
import type { Rule, Rules } from '../words/grammar.ts'
import type { PlainAsk } from '../words/plain/plain-ask.ts'
import type { Trade } from '../words/trades.ts'

type Per<Field extends 'contentType' | 'contentLocation' | 'brandType', T> = Readonly<
  Record<ContentScriptRequest[Field], T>
>

export interface Concept {
  starts: Rules
  middles: Rules
  ends: Rules
  acts: Rules
}

/** What a script around the person's own text is made of. */
export interface Guide {
  /** Openings, and a direction that sets the mood. */
  tones: Readonly<Record<CopyStyle, Rules>>
  moods: Readonly<Record<CopyStyle, readonly Rule[]>>
  /** What introduces `{it}`, a sentence of theirs. */
  leads: Rules
  /** What introduces `{it}`, a name without a verb, with the brand's. */
  names: Rules
  words: Rules
  /** A second voice, which asks; any fact may follow, and `answers` introduce the first. */
  talk: Readonly<Record<'starts' | 'answers' | 'more' | 'prices' | 'again' | 'reach' | 'thanks', readonly Rule[]>>
  /** A question before their sentences are repeated, and what introduces each. */
  recall: Rules
  recaps: Readonly<Record<'price' | 'time' | 'other', readonly Rule[]>>
  /** Their words as a text in the picture. */
  screens: readonly Rule[]
  /** Advice that is true whoever speaks, the best first, and what is added where it is certain what readers do. */
  neutral: readonly Rule[]
  asks: Readonly<Record<Exclude<PlainAsk, 'write'>, readonly Rule[]>>
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
