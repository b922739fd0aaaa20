import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../room.ts'
import { createPlanSync } from './plan-sync.service.ts'
import { plansRoutes } from './plans.routes.ts'
import { createPlansService } from './plans.service.ts'

type SyncDeps = Parameters<typeof createPlanSync>[0]

export function createPlansRoom({ db, recents, paystack, errors }: AppContext & SyncDeps) {
  const plans = createPlansService()
  return {
    plans,
    ...createPlanSync({ paystack, errors }),
    register: (http: FastifyInstance): void => plansRoutes(http, { db, plans, recents }),
    seed: (): Promise<void> => plans.seed(db),
  }
}
