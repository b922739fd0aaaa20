import type { FastifyInstance } from 'fastify'

/** Says once that a proxy stands in front and nobody told us: to every limit all people would be one client. */
export function installUntoldProxy(http: FastifyInstance, warn: (message: string) => void): void {
  let told = false
  http.addHook('onRequest', ({ headers }, _reply, done) => {
    done()
    if (told || headers['x-forwarded-for'] === undefined) return
    told = true
    warn('X-Forwarded-For arrives and TRUST_PROXY is not set: limits take everybody behind the proxy for one client')
  })
}
