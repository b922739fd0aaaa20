import { type CreditCount, sumCredits, UNLIMITED, UPGRADE_BELOW } from '@ufaro/contract/credits.ts'
import type { Mode } from '@ufaro/contract/modes.ts'
import { useSession } from '#web/lib/session.ts'

export interface CreditView {
  /** Null until the server has told. */
  left: CreditCount | null
  /** Over all modes; unlimited counts 999. */
  total: number
  isAdmin: boolean
  /** Offer a larger plan: under ten credits in all, and not an admin. */
  upgrade: boolean
}

export function useCreditCount(mode: Mode): CreditView {
  const isAdmin = useSession(({ user }) => user?.is_admin === true)
  const credits = useSession((state) => state.credits)
  const known = useSession(({ userPlan }) => userPlan !== null)
  const total = sumCredits(credits)
  if (isAdmin) return { left: UNLIMITED, total, isAdmin, upgrade: false }
  return { left: known ? credits[mode] : null, total, isAdmin, upgrade: known && total < UPGRADE_BELOW }
}
