import { getPlan } from '@ufaro/contract/http/credits.ts'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/db.ts'
import { route } from '../../http/route.ts'
import { creditsOwner, type Recents } from '../../infra/recents.ts'
import type { CreditsService } from './credits.service.ts'

export function creditsRoutes(
  app: FastifyInstance,
  { db, credits, recents }: { db: Db; credits: CreditsService; recents: Pick<Recents, 'read'> },
) {
  route(app, getPlan, ({ caller: { user } }) =>
    recents.read(creditsOwner(user.id), 'plan', () => credits.getUserPlan(db, user)),
  )
}
