import { events as eventsEndpoint, eventsTicket } from '@ufaro/contract/http/generations.ts'
import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route.ts'
import { type EventsService, TICKET_S } from './events.service.ts'

export function eventsRoutes(app: FastifyInstance, { events }: { events: EventsService }) {
  app.addHook('preClose', async () => events.close())

  route(app, eventsTicket, async ({ caller: { user, sessionId, key } }) => ({
    ticket: await events.issueTicket({ userId: user.id, sessionId, keyId: key?.id ?? null }),
    expires_in: TICKET_S,
  }))

  route(app, eventsEndpoint, async ({ query: { ticket }, request, reply }) => {
    // Only a look, with nobody to read the stream: the ticket stays good.
    if (request.method === 'HEAD') return reply.send()
    const stream = await events.connect(ticket)
    reply.headers({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      // Proxies that collect answers before they pass them on would hold back every event.
      'x-accel-buffering': 'no',
      // Kept alive after its stream has ended, the connection would keep the server from closing.
      connection: 'close',
    })
    return reply.send(stream.readable)
  })
}
