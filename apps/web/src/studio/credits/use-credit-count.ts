import type { ToolId } from '@ufaro/contract/tools.ts'
import { useSession } from '#web/lib/session.ts'
import { type CreditView, creditView } from './credit-view.ts'

export function useCreditCount(mode: ToolId): CreditView {
  const isAdmin = useSession(({ user }) => user?.is_admin === true)
  const credits = useSession((state) => state.credits)
  const known = useSession(({ userPlan }) => userPlan !== null)
  return creditView({ credits, known, isAdmin }, mode)
}
