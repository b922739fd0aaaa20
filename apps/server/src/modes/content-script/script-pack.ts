import type { ContentScriptRequest } from '@ufaro/contract/tools/content-script.ts'
import type { Rules } from '../words/grammar.ts'

type Per<Field extends 'contentType' | 'contentLocation' | 'brandType', T> = Readonly<
  Record<ContentScriptRequest[Field], T>
>

export interface Concept {
  starts: Rules
  middles: Rules
  ends: Rules
  acts: Rules
}

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
  films: Rules
  shotList: string
  show: Rules
  avoid: Rules
}
