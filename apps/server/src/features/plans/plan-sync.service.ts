import { FREE_PLAN_ID } from '@ufaro/contract/plan.ts'
import { sql } from 'drizzle-orm'
import { type Db, transaction } from '../../db/db.ts'
import type { PlanRow } from '../../db/schema/plans.ts'
import { AppError } from '../../http/app-error.ts'
import type { Paystack, PlanFields } from '../../infra/paystack/paystack.ts'
import { PaystackFault } from '../../infra/paystack/paystack-fault.ts'
import type { ProviderPlan } from '../../infra/paystack/shapes.ts'
import type { ErrorsService } from '../errors/errors.service.ts'
import { intervalOf } from './plan-interval.ts'
import { listPlans, setProviderCode } from './plans.repo.ts'

interface Deps {
  paystack: Pick<Paystack, 'listPlans' | 'createPlan' | 'updatePlan'> | null
  errors: Pick<ErrorsService, 'record'>
}

export interface SyncOutcome {
  created: number
  updated: number
  unchanged: number
}

const SYNC_FAILED = 'Failed to sync Paystack plans'

const markOf = (id: string) => `Ufaro plan ${id}`

const fieldsOf = ({ id, name, price, durationDays }: PlanRow): PlanFields => ({
  name,
  amount: price,
  interval: intervalOf(durationDays),
  description: markOf(id),
})

const isSame = (theirs: ProviderPlan, ours: PlanFields): boolean =>
  theirs.name === ours.name &&
  theirs.amount === ours.amount &&
  theirs.interval === ours.interval &&
  theirs.description === ours.description

/** Copies plans to Paystack. Purchases do not use the copies. Deleted plans stay there: the API cannot delete them. */
export function createPlanSync({ paystack, errors }: Deps) {
  const syncOne = async (db: Db, provider: NonNullable<Deps['paystack']>, plan: PlanRow, known: ProviderPlan[]) => {
    const fields = fieldsOf(plan)
    const theirs =
      known.find(({ plan_code }) => plan_code === plan.providerCode) ??
      known.find(({ description }) => description === fields.description)
    if (!theirs) {
      await setProviderCode(db, plan.id, (await provider.createPlan(fields)).plan_code)
      return 'created'
    }
    if (theirs.plan_code !== plan.providerCode) await setProviderCode(db, plan.id, theirs.plan_code)
    if (isSame(theirs, fields)) return 'unchanged'
    await provider.updatePlan(theirs.plan_code, fields)
    return 'updated'
  }

  return {
    /**
     * Updates Paystack's copies of the plans. May be repeated and called concurrently.
     * @throws AppError PAYMENTS_OFF, PROVIDER_FAILED. After a failure, the next call continues.
     */
    async sync(db: Db): Promise<SyncOutcome> {
      if (!paystack) throw new AppError('PAYMENTS_OFF')
      const outcome: SyncOutcome = { created: 0, updated: 0, unchanged: 0 }
      try {
        await transaction(db, async (tx) => {
          await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('sync plans', 0))`)
          const known = await paystack.listPlans()
          const ours = (await listPlans(tx)).filter(({ id, price }) => id !== FREE_PLAN_ID && price > 0)
          for (const plan of ours) outcome[await syncOne(tx, paystack, plan, known)]++
        })
        return outcome
      } catch (cause) {
        if (!(cause instanceof PaystackFault)) throw cause
        const { kind, message } = cause
        const code = `PAYSTACK_${kind.toUpperCase()}`
        await errors.record({ severity: 'error', service_type: 'payments', code, message: `Plans: ${message}` })
        throw new AppError('PROVIDER_FAILED', SYNC_FAILED, { cause })
      }
    },
  }
}
export type PlanSyncService = ReturnType<typeof createPlanSync>
