import type { ToolId } from '@ufaro/contract/tools.ts'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'

export interface ModeScreen {
  icon: LucideIcon
  Panel: ComponentType | null
}

export type ModeScreens = Record<ToolId, ModeScreen>
