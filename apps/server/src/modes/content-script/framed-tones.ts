import type { CopyStyle } from '@ufaro/contract/tools/copywriter.ts'
import type { Grammar, Rules } from '../words/grammar.ts'
import type { ScriptPack } from './script-pack.ts'
import type { Tone } from './wishes.ts'

/** Tones that are greeted with, in a language whose text stands in a frame. */
export const GREETINGS: Readonly<Partial<Record<Tone, CopyStyle>>> = {
  inspiring: 'Inspirational & Aspirational',
  casual: 'Friendly & Casual',
}

/** What is said because a tone was asked for. */
export function tonesOf(tones: readonly Tone[], { flavours }: ScriptPack, { audiences }: Grammar): Rules[] {
  const rules: Partial<Record<Tone, Rules>> = {
    ...flavours,
    professional: audiences.Professionals,
    youth: audiences['Gen Z'],
    family: audiences.Families,
    luxury: audiences['Luxury Consumers'],
  }
  return tones.map((tone) => rules[tone]).filter((each) => each !== undefined)
}
