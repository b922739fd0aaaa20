import type { FastifyInstance, FastifyRequest, onSendHookHandler } from 'fastify'
import type { Bus, Topic } from '../infra/db/bus.ts'
import type { Recents } from '../infra/recents.ts'

const OF_PERSONS: readonly Topic[] = ['credits', 'plan', 'session', 'person']

/**
 * Invalidates cached reads: for local changes before the call is answered, for changes of other processes on
 * PostgreSQL's notification, within milliseconds.
 */
export function forgetChanges(
  http: FastifyInstance,
  { bus, recents }: { bus: Pick<Bus, 'subscribe'>; recents: Recents },
) {
  for (const topic of OF_PERSONS) {
    bus.subscribe(topic, ({ userId }) => (userId === null ? recents.clear() : recents.forget(userId)), recents.clear)
  }
  bus.subscribe('services', recents.clear, recents.clear)

  const forgetAfter = ({ caller, routeOptions }: FastifyRequest, status: number) => {
    if (routeOptions.config.endpoint?.access === 'user' && caller) recents.forget(caller.user.id)
    // A call of an admin or the payment provider may affect anybody.
    else if (status < 400) recents.clear()
  }

  const forget: onSendHookHandler = (request, reply, _payload, done) => {
    forgetAfter(request, reply.statusCode)
    done()
  }
  http.addHook('onRoute', (route) => {
    if (route.method !== 'GET' && route.method !== 'HEAD') route.onSend = [route.onSend ?? [], forget].flat()
  })
}
