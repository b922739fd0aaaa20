import type { Mode } from '@ufaro/contract/modes.ts'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'

/** What the studio knows of a mode: a sign, and its panel where it has been built. */
export interface ModeScreen {
  icon: LucideIcon
  Panel: ComponentType | null
}

export type ModeScreens = Record<Mode, ModeScreen>
