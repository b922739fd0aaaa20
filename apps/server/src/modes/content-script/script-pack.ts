import type { ContentScriptRequest } from '@ufaro/contract/tools/content-script.ts'
import type { Ask } from '../words/ask.ts'
import type { Rule, Rules } from '../words/grammar.ts'

type Per<Field extends 'contentType' | 'contentLocation', T> = Readonly<Record<ContentScriptRequest[Field], T>>

export interface Concept {
  starts: Rules
  middles: Rules
  ends: Rules
  acts: Rules
}

export type Advice = readonly [Rule, ...Rule[]]

export type Call = Pick<ScriptPack, 'details' | 'brands' | 'story' | 'answers' | 'quick'> & { advice: Advice }

export type Flavour = 'joke' | 'slang' | 'local' | 'culture' | 'heart' | 'tip' | 'game' | 'budget'

/** Headings and stage directions of scripts in one language. The rules may contain `{it}` and `{film}`. */
export interface StagePack {
  cast: readonly [string, string, string, string, ...string[]]
  places: Per<'contentLocation', string>
  parts: Per<'contentType', readonly [string, string, string]>
  films: Rules
  shotList: string
  show: Rules
  avoid: Rules
  /**
   * Stage directions that ask the speaker to explain `{it}` in their own words. In a language without these rules, the
   * user’s requirement is written as a stage direction, as typed.
   */
  slot?: Rules
}

/** The sentences of scripts in one language. The rules may contain `{product}`, `{brand}`, `{audience}` and `{it}`. */
export interface ScriptPack extends StagePack {
  /** Sentences that add `{it}`, a further fact about the product. */
  details: Rules
  brands: Rules
  audiences: Rules
  story: Concept | Pick<Concept, 'acts'>
  answers: Concept
  quick: Concept
  flavours: Readonly<Record<Flavour, Rules>>
  advice?: Advice
  calls?: Partial<Readonly<Record<Ask, Call>>>
}
