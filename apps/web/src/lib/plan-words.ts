import { type CreditsBreakdown, countCredits } from '@ufaro/contract/credits.ts'
import { ADMIN_PLAN_NAME, type PublicPlan, type UserPlan } from '@ufaro/contract/plan.ts'
import type { ServiceStatus } from '@ufaro/contract/service.ts'
import { TOOL_IDS } from '@ufaro/contract/tool-ids.ts'
import { TOOLS, type ToolId } from '@ufaro/contract/tools.ts'
import type { User } from '@ufaro/contract/user.ts'
import { formatDate } from './formats.ts'

export function planLabel(
  user: Pick<User, 'is_admin'> | null,
  plan: Pick<UserPlan, 'plan_name'> | null,
  plans: readonly Pick<PublicPlan, 'id' | 'name'>[] = [],
): string {
  if (user?.is_admin) return ADMIN_PLAN_NAME
  if (!plan?.plan_name) return 'Free Plan'
  return plans.find(({ id }) => id === plan.plan_name)?.name ?? plan.plan_name
}

export function planTerm({ is_active, expires_at }: Pick<UserPlan, 'is_active' | 'expires_at'>): string | null {
  if (is_active) return expires_at && `Until ${formatDate(expires_at)}`
  const isPast = expires_at !== null && Date.parse(expires_at) <= Date.now()
  return isPast ? `Ended ${formatDate(expires_at)}` : 'Ended'
}

/** While the statuses are not loaded, and if they do not mention the tool's service, the tool counts as enabled. */
export const isToolEnabled = (mode: ToolId, services: readonly ServiceStatus[] | undefined): boolean =>
  services?.find(({ id }) => id === TOOLS[mode].service)?.enabled ?? true

export function visibleModes(
  credits: CreditsBreakdown,
  services: readonly ServiceStatus[] | undefined,
  isAdmin: boolean,
): readonly ToolId[] {
  if (isAdmin || !services) return TOOL_IDS
  return TOOL_IDS.filter((mode) => isToolEnabled(mode, services) && countCredits(credits[mode]) > 0)
}
