import { gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

/** Characters. A smaller answer fits the first packets of a connection as it is. */
const LEAST = 4096

/** Safe beside secrets: callers are known by a header that no other site can make a browser send. */
export function installAnswerPacking(http: FastifyInstance): void {
  http.addHook('onSend', (request, reply, payload, done) => {
    const takesGzip = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))
    if (!takesGzip || typeof payload !== 'string' || payload.length < LEAST) return done(null, payload)
    gzip(payload, (error, packed) => {
      if (error) return done(error)
      reply.removeHeader('content-length').headers({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
      done(null, packed)
    })
  })
}
