import type { ToolId } from '@ufaro/contract/tools.ts'
import { toolOf } from '@ufaro/contract/tools.ts'

export type ResultKind = 'picture' | 'text'

export interface Destination {
  mode: ToolId
  as: string
}

export const destinationsFor = (kind: ResultKind, from: ToolId, listed: readonly ToolId[]): Destination[] =>
  listed.filter((mode) => mode !== from).flatMap((mode) => placesOf(mode, kind).map((as) => ({ mode, as })))

function placesOf(mode: ToolId, kind: ResultKind): readonly string[] {
  const { pictures = {}, texts = [] } = toolOf(mode).accepts ?? {}
  return kind === 'picture' ? Object.keys(pictures) : texts
}
