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
    // HEAD does not use up the ticket.
    if (request.method === 'HEAD') return reply.send()
    const stream = await events.connect(ticket)
    reply.headers({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      // Disables response buffering in proxies.
      'x-accel-buffering': 'no',
      // A kept-alive connection would delay shutdown.
      connection: 'close',
    })
    return reply.send(stream.readable)
  })
}
