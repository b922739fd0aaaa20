import type { ContentScriptRequest } from '@ufaro/contract/modes/content-script.ts'

type Per<Field extends 'contentType' | 'contentStyle' | 'contentLocation' | 'brandType'> = Readonly<
  Record<ContentScriptRequest[Field], string>
>
type Choice = readonly [string, string, ...string[]]

/** How an option moves: what is seen first, and what is seen between. */
export interface Approach {
  starts: Choice
  moves: Choice
}

/**
 * Everything the template writer can put into a script in one language, in whole sentences. Slots follow a colon or are
 * quotations, so that they hold for any words.
 */
export interface ScriptPack {
  and: string
  /** True where the person's words are set apart from the language around them. */
  quotes: boolean
  /** Names of those who speak. */
  cast: readonly [string, string, string, string]
  /** Where it takes place, as the heading of a scene. */
  places: Per<'contentLocation'>
  /** Headings of the three parts. */
  parts: Readonly<Record<ContentScriptRequest['contentType'], readonly [string, string, string]>>
  openings: Readonly<Record<ContentScriptRequest['contentType'], Per<'contentStyle'>>>
  turns: Readonly<Record<ContentScriptRequest['contentStyle'], readonly [string, string, string]>>
  closes: Readonly<Record<ContentScriptRequest['contentStyle'], Choice>>
  /** `{brand}` and what it is: `{it}`. */
  brands: Choice
  /** `{audience}`. */
  audiences: Choice
  /** `{it}`: another sentence about it. */
  details: Choice
  brandTypes: Per<'brandType'>
  /** What somebody else says in between: to hear it again, to hear more, that it is the right thing, and what now. */
  replies: readonly [string, string, string, string]
  creative: Approach
  professional: Approach
  dynamic: Approach
  /** Directions for those who make it, with `{it}`. */
  notes: { length: string; musts: string; guidance: string }
}
