import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../room.ts'
import type { PlansService } from '../plans/plans.service.ts'
import { creditsRoutes } from './credits.routes.ts'
import { createCreditsService } from './credits.service.ts'

export function createCreditsRoom({ db, bus, recents, plans }: AppContext & { plans: PlansService }) {
  const credits = createCreditsService({ bus, plans })
  return { credits, register: (http: FastifyInstance): void => creditsRoutes(http, { db, credits, recents }) }
}
