import type { Mode } from '@ufaro/contract/modes.ts'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'

/** What a tool takes over from others: for each kind its places, as people call them. */
export interface Takes {
  picture?: readonly string[]
  text?: readonly string[]
}

/** What the studio knows of a mode: a sign, its panel where it has been built, and what it takes from other tools. */
export interface ModeScreen {
  icon: LucideIcon
  Panel: ComponentType | null
  takes?: Takes
}

export type ModeScreens = Record<Mode, ModeScreen>
