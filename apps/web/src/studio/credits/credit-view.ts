import {
  type CreditCount,
  type CreditsBreakdown,
  sumCredits,
  UNLIMITED,
  UPGRADE_BELOW,
} from '@ufaro/contract/credits.ts'
import type { Mode } from '@ufaro/contract/modes.ts'

export interface CreditView {
  /** Null until the server has told. */
  left: CreditCount | null
  /** Over all modes; unlimited counts 999. */
  total: number
  isAdmin: boolean
  /** Offer a larger plan: under ten credits in all, and not an admin. */
  upgrade: boolean
}

interface Held {
  credits: CreditsBreakdown
  /** Whether the server has told. */
  known: boolean
  isAdmin: boolean
}

export function creditView({ credits, known, isAdmin }: Held, mode: Mode): CreditView {
  const total = sumCredits(credits)
  if (isAdmin) return { left: UNLIMITED, total, isAdmin, upgrade: false }
  return { left: known ? credits[mode] : null, total, isAdmin, upgrade: known && total < UPGRADE_BELOW }
}
