import type { FastifyInstance } from 'fastify'

/** Warns once about an undeclared proxy: all users would share one rate limit. */
export function installUntoldProxy(http: FastifyInstance, warn: (message: string) => void): void {
  let told = false
  http.addHook('onRequest', ({ headers }, _reply, done) => {
    done()
    if (told || headers['x-forwarded-for'] === undefined) return
    told = true
    warn('X-Forwarded-For arrives and TRUST_PROXY is not set: limits take everybody behind the proxy for one client')
  })
}
