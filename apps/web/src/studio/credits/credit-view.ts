import {
  type CreditCount,
  type CreditsBreakdown,
  sumCredits,
  UNLIMITED,
  UPGRADE_BELOW,
} from '@ufaro/contract/credits.ts'
import type { ToolId } from '@ufaro/contract/tools.ts'

export interface CreditView {
  left: CreditCount | null
  total: number
  isAdmin: boolean
  upgrade: boolean
}

interface Balance {
  credits: CreditsBreakdown
  known: boolean
  isAdmin: boolean
}

export function creditView({ credits, known, isAdmin }: Balance, mode: ToolId): CreditView {
  const total = sumCredits(credits)
  if (isAdmin) return { left: UNLIMITED, total, isAdmin, upgrade: false }
  return { left: known ? credits[mode] : null, total, isAdmin, upgrade: known && total < UPGRADE_BELOW }
}
