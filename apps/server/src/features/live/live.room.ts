import type { FastifyInstance } from 'fastify'
import { sweepTickets } from './event-tickets.repo.ts'
import { eventsRoutes } from './events.routes.ts'
import { createEventsService } from './events.service.ts'

type Deps = Parameters<typeof createEventsService>[0]

export function createLiveRoom(deps: Deps) {
  const events = createEventsService(deps)
  return {
    register: (http: FastifyInstance): void => eventsRoutes(http, { events }),
    timers: [{ name: 'sweeping tickets', everyMs: 600_000, work: () => sweepTickets(deps.db) }],
  }
}
