import type { Mode } from '@ufaro/contract/modes.ts'
import { toolOf } from '@ufaro/contract/tools.ts'

export type Handed = 'picture' | 'text'

export interface Destination {
  mode: Mode
  as: string
}

export const destinationsFor = (kind: Handed, from: Mode, listed: readonly Mode[]): Destination[] =>
  listed.filter((mode) => mode !== from).flatMap((mode) => placesOf(mode, kind).map((as) => ({ mode, as })))

function placesOf(mode: Mode, kind: Handed): readonly string[] {
  const { pictures = {}, texts = [] } = toolOf(mode).takes ?? {}
  return kind === 'picture' ? Object.keys(pictures) : texts
}
