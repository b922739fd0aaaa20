import type { Mode } from '@ufaro/contract/modes.ts'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'

export interface ModeScreen {
  icon: LucideIcon
  Panel: ComponentType | null
}

export type ModeScreens = Record<Mode, ModeScreen>
