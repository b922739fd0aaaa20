import { type CreditCount, UNLIMITED } from '@ufaro/contract/credits.ts'
import { FREE_PLAN_ID, type UserPlan } from '@ufaro/contract/plan.ts'
import type { RunStatus } from '@ufaro/contract/run.ts'
import { splitCredits } from '@ufaro/contract/split-credits.ts'
import type { ToolId } from '@ufaro/contract/tool-ids.ts'
import { TOOLS, toolOf } from '@ufaro/contract/tools.ts'
import type { User } from '@ufaro/contract/user.ts'
import type { Db, Tx } from '../../db/db.ts'
import type { PlanRow, PlanTerms } from '../../db/schema/plans.ts'
import { AppError } from '../../http/app-error.ts'
import type { Bus } from '../../infra/db/bus.ts'
import type { PlansService } from '../plans/plans.service.ts'
import {
  grantCredits,
  lockPerson,
  type OpenOutcome,
  openRun,
  openRunOnce,
  refundRun,
  setGrantEnded,
  type Withdrawal,
  withdrawGrant,
} from './credits.repo.ts'
import { secondsToLagosMidnight } from './lagos-midnight.ts'
import { ADMIN_PLAN, readRunningPlan, readUserPlan } from './user-plan.ts'

type Holder = Pick<User, 'id' | 'is_admin'>
type Spender = Holder & { keyId?: string | undefined }

interface OpenOptions {
  claim?: string | undefined
  maxOutputs?: number
}

export interface OpenRun {
  runId: string
  remaining: CreditCount
}

export type RefundStatus = Extract<RunStatus, 'failed' | 'refunded' | 'expired' | 'canceled'>

export interface PlanAssignment {
  userId: string
  planId: string
  creditsTotal: number
  /** If undefined, the grant expires at the end of the plan's duration. If null, it never expires. */
  expiresAt?: Date | null | undefined
}

const DAY_MS = 86_400_000
const endOf = (plan: Pick<PlanRow, 'durationDays'>) => new Date(Date.now() + plan.durationDays * DAY_MS)

/** Every change of credits must go through this service. Its events are sent when the caller's transaction commits. */
export function createCreditsService({ bus, plans }: { bus: Pick<Bus, 'publish'>; plans: PlansService }) {
  const publish = (db: Db, topic: 'credits' | 'plan', userId: string) => bus.publish(db, { topic, userId, id: userId })

  const getUserPlan = async (db: Db, user: Holder): Promise<UserPlan> =>
    user.is_admin ? ADMIN_PLAN : readUserPlan(db, user.id)

  return {
    getUserPlan,

    publishPlan: (db: Db, userId: string) => publish(db, 'plan', userId),

    async setGrantActive(tx: Tx, userId: string, grantId: string, isActive: boolean): Promise<boolean> {
      await lockPerson(tx, userId)
      const changed = await setGrantEnded(tx, grantId, !isActive)
      if (changed) await publish(tx, 'plan', userId)
      return changed
    },

    /**
     * Makes concurrent credit changes of one user wait for each other. To prevent deadlocks, a caller that also locks a
     * run must lock the run first.
     */
    holdPerson: (tx: Tx, userId: string) => lockPerson(tx, userId),

    async getRemaining(db: Db, user: Holder, mode: ToolId): Promise<CreditCount> {
      return (await getUserPlan(db, user)).credits_breakdown[mode]
    },

    /**
     * Opens a run and spends one credit of the live grant that expires first. Admins spend nothing.
     * @param options `claim`: the idempotency claim of a call that only opens a run. The run id is stored with it.
     * `maxOutputs`: number of slots, if it differs from the tool's.
     * @throws AppError NO_CREDITS, PLAN_EXPIRED, DAILY_LIMIT, UNAUTHENTICATED if the API key is no longer valid, or
     * IDEMPOTENCY_IN_PROGRESS. After an error nothing has changed.
     */
    async openRun(db: Db, user: Spender, mode: ToolId, { claim, maxOutputs }: OpenOptions = {}): Promise<OpenRun> {
      const { id: userId, is_admin: unlimited, keyId = null } = user
      const wanted = { userId, mode, maxOutputs: maxOutputs ?? TOOLS[mode].outputs, unlimited, keyId }
      const opened = await (claim ? openRunOnce(db, wanted, claim) : openRun(db, wanted))
      if (opened.outcome !== 'ok' || opened.runId === null) throw refusalOf(opened.outcome, mode)
      if (!user.is_admin) await publish(db, 'credits', user.id)
      return { runId: opened.runId, remaining: opened.remaining ?? UNLIMITED }
    },

    async openUnpaid(db: Db, { id: userId }: Holder, mode: ToolId): Promise<{ runId: string }> {
      const { runId } = await openRun(db, { userId, mode, maxOutputs: 1, unlimited: true, keyId: null })
      if (runId === null) throw new Error('a run that costs nothing was refused')
      return { runId }
    },

    /** @returns true if this call ended the run; false for a repeated call, or if the run has delivered an output */
    async refundRun(tx: Tx, runId: string, status: RefundStatus): Promise<boolean> {
      const { handed_back, user_id } = await refundRun(tx, runId, status)
      if (handed_back && user_id) await publish(tx, 'credits', user_id)
      return handed_back
    },

    /**
     * Grants the free plan, once per user. The grant never expires.
     * @returns false if it was granted before
     */
    async grantSignup(tx: Tx, userId: string): Promise<boolean> {
      const plan = await plans.getFreePlan(tx)
      const { credits } = plan
      const given = {
        userId,
        plan,
        source: 'signup',
        reference: null,
        credits,
        expiresAt: null,
        replace: false,
      } as const
      return grantCredits(tx, given)
    },

    /**
     * Grants a purchased plan, which starts at once. Earlier grants remain.
     * @returns false if the reference was granted before
     */
    async grantPurchase(tx: Tx, userId: string, plan: PlanTerms, reference: string): Promise<boolean> {
      const { credits } = plan
      const expiresAt = endOf(plan)
      const fresh = await grantCredits(tx, {
        userId,
        plan,
        source: 'payment',
        reference,
        credits,
        expiresAt,
        replace: false,
      })
      if (fresh) await publish(tx, 'plan', userId)
      return fresh
    },

    /** Withdraws the refunded share of the credits that are left, rounded up per tool. Spent credits stay spent. */
    async withdrawPurchase(tx: Tx, reference: string, withdrawal: Withdrawal): Promise<void> {
      const userId = await withdrawGrant(tx, reference, withdrawal)
      if (userId) await publish(tx, 'plan', userId)
    },

    /**
     * Replaces all grants of a user by one with `creditsTotal` credits, divided among the tools as in the plan.
     * @throws AppError NOT_FOUND, VALIDATION_FAILED for the free plan, CONFLICT if the plan is already active
     */
    async assignPlan(tx: Tx, { userId, planId, creditsTotal, expiresAt }: PlanAssignment): Promise<void> {
      const plan = await plans.getPlan(tx, planId)
      if (plan.id === FREE_PLAN_ID) throw new AppError('VALIDATION_FAILED', 'The free plan cannot be assigned.')
      const credits = splitCredits(creditsTotal, plan.credits)
      await lockPerson(tx, userId)
      if ((await readRunningPlan(tx, userId)) === plan.id) {
        throw new AppError('CONFLICT', 'This plan is running already.')
      }
      const end = expiresAt === undefined ? endOf(plan) : expiresAt
      await grantCredits(tx, { userId, plan, source: 'admin', reference: null, credits, expiresAt: end, replace: true })
      await publish(tx, 'plan', userId)
    },
  }
}
export type CreditsService = ReturnType<typeof createCreditsService>

export function refusalOf(outcome: OpenOutcome, mode: ToolId): AppError {
  if (outcome === 'superseded') return new AppError('IDEMPOTENCY_IN_PROGRESS')
  if (outcome === 'plan_expired') return new AppError('PLAN_EXPIRED')
  if (outcome === 'key_gone') return new AppError('UNAUTHENTICATED')
  if (outcome === 'daily_limit' || outcome === 'key_limit') {
    const sentence = outcome === 'key_limit' ? 'This API key has used up its credits for today.' : undefined
    return new AppError('DAILY_LIMIT', sentence, { retryAfter: secondsToLagosMidnight(new Date()) })
  }
  return new AppError('NO_CREDITS', toolOf(mode).noCredits)
}
