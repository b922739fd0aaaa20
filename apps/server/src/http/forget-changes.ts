import type { FastifyInstance } from 'fastify'
import type { Bus, Topic } from '../infra/db/bus.ts'
import type { Recents } from '../infra/recents.ts'

const OF_PERSONS: readonly Topic[] = ['credits', 'plan', 'session', 'person']

/**
 * Keeps what this process remembers true. A change made here is forgotten before its call is answered; a change made by
 * another process when PostgreSQL tells of it, which takes milliseconds.
 */
export function forgetChanges(
  http: FastifyInstance,
  { bus, recents }: { bus: Pick<Bus, 'subscribe'>; recents: Recents },
) {
  for (const topic of OF_PERSONS) {
    bus.subscribe(topic, ({ userId }) => (userId === null ? recents.clear() : recents.forget(userId)), recents.clear)
  }
  bus.subscribe('services', recents.clear, recents.clear)

  http.addHook('onSend', async (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return
    const access = request.routeOptions.config.endpoint?.access
    if (access === 'user' && request.caller) recents.forget(request.caller.user.id)
    // A call of an admin or of the payment provider may concern anybody.
    else if (reply.statusCode < 400) recents.clear()
  })
}
