import { getPlan } from '@ufaro/contract/http/credits.ts'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/db.ts'
import { route } from '../../http/route.ts'
import type { CreditsService } from './credits.service.ts'

export function creditsRoutes(app: FastifyInstance, { db, credits }: { db: Db; credits: CreditsService }) {
  route(app, getPlan, ({ caller }) => credits.getUserPlan(db, caller.user))
}
