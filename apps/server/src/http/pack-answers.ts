import { gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

/** Responses of fewer characters are not compressed, because that would save no network round trip. */
const LEAST = 4096

/** Compression exposes no secrets (BREACH), because other sites cannot make a browser send authenticated requests. */
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
