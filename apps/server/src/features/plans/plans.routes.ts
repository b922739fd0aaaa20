import { listPlans } from '@ufaro/contract/http/site.ts'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/db.ts'
import { route } from '../../http/route.ts'
import { EVERYBODY, type Recents } from '../../infra/recents.ts'
import type { PlansService } from './plans.service.ts'

export function plansRoutes(
  app: FastifyInstance,
  { db, plans, recents }: { db: Db; plans: PlansService; recents: Pick<Recents, 'read'> },
) {
  route(app, listPlans, () => recents.read(EVERYBODY, 'plans', () => plans.listPlans(db)))
}
