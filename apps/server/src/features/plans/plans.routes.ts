import { listPlans } from '@ufaro/contract/http/site.ts'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/db.ts'
import { route } from '../../http/route.ts'
import type { PlansService } from './plans.service.ts'

export function plansRoutes(app: FastifyInstance, { db, plans }: { db: Db; plans: PlansService }) {
  route(app, listPlans, () => plans.listPlans(db))
}
