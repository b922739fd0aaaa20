import type { ContentScriptRequest } from '@ufaro/contract/tools/content-script.ts'
import type { Rules } from '../words/grammar.ts'

type Per<Field extends 'contentType' | 'contentLocation' | 'brandType', T> = Readonly<
  Record<ContentScriptRequest[Field], T>
>

/** One way to carry a message: how it begins, what it goes on with, how it lands, and what is seen meanwhile. */
export interface Concept {
  starts: Rules
  middles: Rules
  ends: Rules
  acts: Rules
}

/** Lines for what people ask of a script by a word. */
export const FLAVOURS = ['slang', 'local', 'culture', 'heart', 'tip', 'game', 'budget'] as const
export type Flavour = (typeof FLAVOURS)[number]

/** What scripts say beside the facts, in one language. Slots: `{product}`, `{brand}`, `{audience}`, `{it}`. */
export interface ScriptPack {
  /** Names of those who speak. */
  cast: readonly [string, string, string, string]
  /** Where it takes place, as the heading of a scene. */
  places: Per<'contentLocation', string>
  /** Headings of beginning, middle and end. */
  parts: Per<'contentType', readonly [string, string, string]>
  brands: Rules
  audiences: Rules
  brandTypes: Per<'brandType', Rules>
  /** What somebody else says in between. */
  replies: Rules
  /** An unexpected story, a clear answer, and quick cuts. */
  story: Concept
  answers: Concept
  quick: Concept
  flavours: Readonly<Record<Flavour, Rules>>
  /** How to film with a phone. */
  films: Rules
  shotList: string
  /** Directions out of what was asked for: `{it}` is to be seen, or is to be left out. */
  show: Rules
  avoid: Rules
}
