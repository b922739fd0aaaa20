import type { FastifyInstance } from 'fastify'

/**
 * Warns once if requests come through a proxy that TRUST_PROXY does not declare, because all users would share one rate
 * limit.
 */
export function installUntoldProxy(http: FastifyInstance, warn: (message: string) => void): void {
  let warned = false
  http.addHook('onRequest', ({ headers }, _reply, done) => {
    done()
    if (warned || headers['x-forwarded-for'] === undefined) return
    warned = true
    warn('X-Forwarded-For arrives and TRUST_PROXY is not set: limits take everybody behind the proxy for one client')
  })
}
