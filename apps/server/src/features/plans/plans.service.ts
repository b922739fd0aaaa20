import { FREE_PLAN_ID, type PublicPlan } from '@ufaro/contract/plan.ts'
import type { PlanConfig } from '@ufaro/contract/plan-config.ts'
import type { Db, Tx } from '../../db/db.ts'
import type { PlanRow } from '../../db/schema/plans.ts'
import { AppError } from '../../http/app-error.ts'
import { presentPlan, presentPlanConfig } from './plans.presenter.ts'
import { deletePlan, findPlan, insertPlan, listPlans, replacePlans, seedPlans, updatePlan } from './plans.repo.ts'
import { SEED_PLANS } from './plans.seed.ts'

const FREE_STAYS = 'The free plan cannot be deleted.'

function alreadyExists(field: string): AppError {
  const sentence = 'Plan ID already exists'
  return new AppError('ALREADY_EXISTS', sentence, { fields: { [field]: sentence } })
}

export function createPlansService() {
  const getPlan = async (db: Db, id: string): Promise<PlanRow> => {
    const plan = await findPlan(db, id)
    if (!plan) throw new AppError('NOT_FOUND', 'There is no such plan.')
    return plan
  }

  return {
    getPlan,
    getFreePlan: (db: Db): Promise<PlanRow> => getPlan(db, FREE_PLAN_ID),

    async listPlans(db: Db): Promise<PublicPlan[]> {
      return (await listPlans(db)).map(presentPlan)
    },

    async createPlan(db: Db, config: PlanConfig): Promise<PlanConfig> {
      const plan = await insertPlan(db, config)
      if (plan) return presentPlanConfig(plan)
      throw alreadyExists('id')
    },

    async listConfigs(db: Db): Promise<PlanConfig[]> {
      return (await listPlans(db)).map(presentPlanConfig)
    },

    async updatePlan(db: Db, config: PlanConfig): Promise<PlanConfig> {
      const plan = await updatePlan(db, config)
      if (!plan) throw new AppError('NOT_FOUND', 'There is no such plan.')
      return presentPlanConfig(plan)
    },

    /**
     * Takes a plan off sale.
     * @throws AppError NOT_FOUND, VALIDATION_FAILED for the free plan
     */
    async deletePlan(db: Db, id: string): Promise<void> {
      if (id === FREE_PLAN_ID) throw new AppError('VALIDATION_FAILED', FREE_STAYS)
      if (!(await deletePlan(db, id))) throw new AppError('NOT_FOUND', 'There is no such plan.')
    },

    /** @throws AppError ALREADY_EXISTS for a repeated id, VALIDATION_FAILED without the free plan */
    async replacePlans(tx: Tx, configs: readonly PlanConfig[]): Promise<PlanConfig[]> {
      const ids = configs.map(({ id }) => id)
      const twice = ids.findIndex((id, n) => ids.indexOf(id) < n)
      if (twice >= 0) throw alreadyExists(`plans.${twice}.id`)
      if (!ids.includes(FREE_PLAN_ID))
        throw new AppError('VALIDATION_FAILED', FREE_STAYS, { fields: { plans: FREE_STAYS } })
      await replacePlans(tx, configs)
      return (await listPlans(tx)).map(presentPlanConfig)
    },

    seed: (db: Db): Promise<void> => seedPlans(db, SEED_PLANS),
  }
}
export type PlansService = ReturnType<typeof createPlansService>
