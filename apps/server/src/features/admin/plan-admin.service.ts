import type { PlanConfig } from '@ufaro/contract/plan-config.ts'
import type { User } from '@ufaro/contract/user.ts'
import { type Db, transaction } from '../../db/db.ts'
import type { AuditLog } from '../audit-log/audit-log.service.ts'
import type { PlanSyncService, SyncOutcome } from '../plans/plan-sync.service.ts'
import type { PlansService } from '../plans/plans.service.ts'

interface Rooms {
  db: Db
  audit: AuditLog
  plans: PlansService
  sync: PlanSyncService['sync']
}

/**
 * A change of plans in the database and its audit log entry are committed in one transaction. `sync` changes plans at
 * the payment provider, so its entry is written afterwards.
 */
export function createPlanAdmin({ db, audit, plans, sync }: Rooms) {
  return {
    list: (): Promise<PlanConfig[]> => plans.listConfigs(db),

    create: (actor: User, config: PlanConfig): Promise<PlanConfig> =>
      transaction(db, async (tx) => {
        const plan = await plans.createPlan(tx, config)
        await audit.write(tx, actor, 'plan.create', { type: 'plan', id: plan.id }, { ...plan })
        return plan
      }),

    update: (actor: User, config: PlanConfig): Promise<PlanConfig> =>
      transaction(db, async (tx) => {
        const plan = await plans.updatePlan(tx, config)
        await audit.write(tx, actor, 'plan.update', { type: 'plan', id: plan.id }, { ...plan })
        return plan
      }),

    remove: (actor: User, id: string): Promise<void> =>
      transaction(db, async (tx) => {
        await plans.deletePlan(tx, id)
        await audit.write(tx, actor, 'plan.delete', { type: 'plan', id })
      }),

    replaceAll: (actor: User, configs: PlanConfig[]): Promise<PlanConfig[]> =>
      transaction(db, async (tx) => {
        const list = await plans.replacePlans(tx, configs)
        await audit.write(tx, actor, 'plan.replace-all', { type: 'plan', id: 'all' }, { plans: list })
        return list
      }),

    async sync(actor: User): Promise<SyncOutcome> {
      const outcome = await sync(db)
      await audit.write(db, actor, 'plan.sync', { type: 'plan', id: 'all' }, { ...outcome })
      return outcome
    },
  }
}
export type PlanAdmin = ReturnType<typeof createPlanAdmin>
