import {
  certificateDocument,
  certificatePicture,
  credentialBadge,
  credentialJwt,
  issuerDocument,
  refuseMails,
  statusList,
} from '@ufaro/contract/http/credentials.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { clientOf } from '../../http/client-address.ts'
import { contentDisposition } from '../../http/content-disposition.ts'
import type { LinkOrigin } from '../../http/link-origin.ts'
import type { Limit, RateLimiter } from '../../http/rate-limiter.ts'
import { route } from '../../http/route.ts'
import type { CertificateMailsService } from './certificate-mails.service.ts'
import type { CredentialsService } from './credentials.service.ts'

const COPIES: Limit = { name: 'certificate copies', max: 60, windowS: 600 }
const REFUSALS: Limit = { name: 'mail refusals', max: 60, windowS: 600 }
const KEPT_S = 300

interface Deps {
  credentials: CredentialsService
  mails: Pick<CertificateMailsService, 'refuse'>
  limiter: RateLimiter
  linkOrigin: LinkOrigin
}

export function credentialsRoutes(app: FastifyInstance, { credentials, mails, limiter, linkOrigin }: Deps) {
  const asked = async (request: FastifyRequest): Promise<string> => {
    await limiter.take(COPIES, clientOf(request))
    return linkOrigin(request)
  }

  route(app, credentialJwt, async ({ params: { code }, request, reply }) =>
    reply
      .type('application/vc+jwt')
      .header('content-disposition', contentDisposition('credential.jwt'))
      .send(await credentials.credential(code, await asked(request))),
  )

  route(app, credentialBadge, async ({ params: { code }, request, reply }) =>
    reply
      .type('image/png')
      .header('content-disposition', contentDisposition('badge.png'))
      .send(Buffer.from(await credentials.badge(code, await asked(request)))),
  )

  route(app, certificatePicture, async ({ params: { code }, request, reply }) =>
    reply.type('image/jpeg').send(await credentials.copy(code, await asked(request), 'picture')),
  )

  route(app, certificateDocument, async ({ params: { code }, request, reply }) =>
    reply
      .type('application/pdf')
      .header('content-disposition', contentDisposition('certificate.pdf'))
      .send(await credentials.copy(code, await asked(request), 'document')),
  )

  // Pages of other sites may read these responses, because verifiers of credentials need them.
  const open = { 'cache-control': `public, max-age=${KEPT_S}`, 'access-control-allow-origin': '*' }
  const shared = { ...open, 'cross-origin-resource-policy': 'cross-origin' }

  route(app, issuerDocument, async ({ request, reply }) =>
    reply
      .type('application/did+json')
      .headers(shared)
      .send(await credentials.document(linkOrigin(request))),
  )

  route(app, statusList, async ({ params: { list }, request, reply }) =>
    reply
      .type('application/vc+jwt')
      .headers(shared)
      .send(await credentials.statuses(Number(list), linkOrigin(request))),
  )

  // Mail programs post a form to unsubscribe. We accept it and ignore its content.
  app.register(async (scoped) => {
    const ignored = { parseAs: 'string', bodyLimit: 1024 } as const
    scoped.addContentTypeParser('application/x-www-form-urlencoded', ignored, (_request, _body, done) => done(null))
    route(scoped, refuseMails, async ({ params: { token }, request }) => {
      await limiter.take(REFUSALS, clientOf(request))
      await mails.refuse(token)
    })
  })
}
