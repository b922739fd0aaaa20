import type { CopyStyle } from '@ufaro/contract/tools/copywriter.ts'
import type { Grammar, Rules } from '../words/grammar.ts'
import type { ScriptPack } from './script-pack.ts'
import type { Tone } from './wishes.ts'

export const GREETINGS: Readonly<Partial<Record<Tone, CopyStyle>>> = {
  inspiring: 'Inspirational & Aspirational',
  casual: 'Friendly & Casual',
}

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
