import type { ToolId } from '@ufaro/contract/tools.ts'
import type { LucideIcon } from 'lucide-react'
import type { Loadable } from '#web/lib/loadable.tsx'

export interface ModeScreen {
  icon: LucideIcon
  Panel: Loadable
}

export type ModeScreens = Record<ToolId, ModeScreen>
