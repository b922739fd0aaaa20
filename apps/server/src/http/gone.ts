import type { FastifyReply } from 'fastify'

/** Aborts when the client is gone, so that nothing is worked out for nobody. */
export function goneOf(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort())
  return gone.signal
}
