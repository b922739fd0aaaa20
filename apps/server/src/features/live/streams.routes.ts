import { events, eventsTicket } from '@ufaro/contract/http/generations.ts'
import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route.ts'
import { type StreamsService, TICKET_S } from './streams.service.ts'

export function streamsRoutes(app: FastifyInstance, { streams }: { streams: StreamsService }) {
  app.addHook('preClose', async () => streams.close())

  route(app, eventsTicket, async ({ caller: { user, sessionId, key } }) => ({
    ticket: await streams.issueTicket({ userId: user.id, sessionId, keyId: key?.id ?? null }),
    expires_in: TICKET_S,
  }))

  route(app, events, async ({ query: { ticket }, request, reply }) => {
    // A HEAD request must not use up the ticket.
    if (request.method === 'HEAD') return reply.send()
    const stream = await streams.connect(ticket)
    reply.headers({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      // Tells proxies not to buffer the response.
      'x-accel-buffering': 'no',
      // Close the connection when the stream ends, because a connection that stays open would delay shutdown.
      connection: 'close',
    })
    return reply.send(stream.readable)
  })
}
