import type { Mode } from '@ufaro/contract/modes.ts'
import type { ModeScreens, Takes } from '../shell/mode-screen.ts'

export interface Destination {
  mode: Mode
  as: string
}

/** Every place of every tool but the one it comes from. */
export const destinationsFor = (
  kind: keyof Takes,
  from: Mode,
  listed: readonly Mode[],
  screens: ModeScreens,
): Destination[] =>
  listed
    .filter((mode) => mode !== from)
    .flatMap((mode) => (screens[mode].takes?.[kind] ?? []).map((as) => ({ mode, as })))
