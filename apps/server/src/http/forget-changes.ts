import type { FastifyInstance, FastifyRequest, onSendHookHandler } from 'fastify'
import type { Bus, BusEvent, Topic } from '../infra/db/bus.ts'
import { creditsOwner, type Recents } from '../infra/recents.ts'

const OF_CREDITS: readonly Topic[] = ['credits', 'plan']
const OF_PERSONS: readonly Topic[] = ['plan', 'session', 'person']

/**
 * Invalidates cached reads. A change by this process takes effect before its response is sent, a change by another
 * process when PostgreSQL's notification arrives.
 */
export function forgetChanges(
  http: FastifyInstance,
  { bus, recents }: { bus: Pick<Bus, 'subscribe'>; recents: Recents },
) {
  const forgetOn = (topics: readonly Topic[], ownerOf: (userId: string) => string) => {
    for (const topic of topics) {
      const forget = ({ userId }: BusEvent) => (userId === null ? recents.clear() : recents.forget(ownerOf(userId)))
      bus.subscribe(topic, forget, recents.clear)
    }
  }
  forgetOn(OF_PERSONS, (userId) => userId)
  forgetOn(OF_CREDITS, creditsOwner)
  bus.subscribe('services', recents.clear, recents.clear)

  const forgetAfter = ({ caller, routeOptions }: FastifyRequest, status: number) => {
    const { endpoint } = routeOptions.config
    if (endpoint?.access === 'user' && caller) {
      recents.forget(creditsOwner(caller.user.id))
      // Endpoints that accept an Idempotency-Key change neither the user nor the session, so the user's cached reads
      // stay.
      if (!endpoint.idempotent) recents.forget(caller.user.id)
      return
    }
    // Any other call, such as one by an admin or the payment provider, may affect any user.
    if (status < 400) recents.clear()
  }

  const forget: onSendHookHandler = (request, reply, _payload, done) => {
    forgetAfter(request, reply.statusCode)
    done()
  }
  http.addHook('onRoute', (route) => {
    if (route.method !== 'GET' && route.method !== 'HEAD') route.onSend = [route.onSend ?? [], forget].flat()
  })
}
