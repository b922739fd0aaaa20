import type { FastifyReply } from 'fastify'

/** Aborts when the connection closes, so that the server stops work whose result nobody would receive. */
export function goneOf(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort())
  return gone.signal
}
