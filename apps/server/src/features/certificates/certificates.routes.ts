import { listCertificates, revokeCertificate, verifyCertificate } from '@ufaro/contract/http/certificates.ts'
import type { FastifyInstance } from 'fastify'
import { clientOf } from '../../http/client-address.ts'
import type { Limit, RateLimiter } from '../../http/rate-limiter.ts'
import { route } from '../../http/route.ts'
import type { CertificatesService } from './certificates.service.ts'

/** Limits look-ups per client: more than normal use needs, but too few to guess codes of certificates. */
const LOOKS: Limit = { name: 'verify', max: 300, windowS: 600 }

interface Deps {
  certificates: CertificatesService
  limiter: RateLimiter
}

export function certificatesRoutes(app: FastifyInstance, { certificates, limiter }: Deps) {
  route(app, verifyCertificate, async ({ params: { code }, request }) => {
    await limiter.take(LOOKS, clientOf(request))
    return certificates.verify(code)
  })

  route(app, listCertificates, ({ query, caller }) => certificates.list(caller.user.id, query))

  route(app, revokeCertificate, ({ params: { code }, caller }) => certificates.revoke(caller.user.id, code))
}
