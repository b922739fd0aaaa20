import {
  createPlan,
  deletePlan,
  listPlanConfigs,
  replacePlanConfigs,
  syncPlans,
  updatePlan,
} from '@ufaro/contract/http/admin.ts'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../http/app-error.ts'
import { route } from '../../http/route.ts'
import type { PlanAdmin } from './plan-admin.service.ts'

export function planAdminRoutes(app: FastifyInstance, { admin }: { admin: PlanAdmin }) {
  route(app, listPlanConfigs, async () => ({ plans: await admin.list() }))

  route(app, replacePlanConfigs, async ({ body, caller }) => ({
    plans: await admin.replaceAll(caller.user, body.plans),
  }))

  route(app, createPlan, ({ body, caller }) => admin.create(caller.user, body))

  route(app, updatePlan, ({ params: { id }, body, caller }) => {
    if (body.id !== undefined && body.id !== id) {
      const sentence = 'The plan ID cannot be changed.'
      throw new AppError('VALIDATION_FAILED', sentence, { fields: { id: sentence } })
    }
    return admin.update(caller.user, { ...body, id })
  })

  route(app, deletePlan, ({ params, caller }) => admin.remove(caller.user, params.id))

  route(app, syncPlans, ({ caller }) => admin.sync(caller.user))
}
