import { extractImageDescription } from '@ufaro/contract/http/descriptions.ts'
import { checkUpload } from '@ufaro/contract/http/uploads.ts'
import type { FastifyInstance } from 'fastify'
import { goneOf } from '../../http/gone.ts'
import { route } from '../../http/route.ts'
import type { ChecksService } from './checks.service.ts'
import type { DescriptionsService } from './descriptions.service.ts'

interface Deps {
  checks: ChecksService
  descriptions: DescriptionsService
}

export function photosRoutes(app: FastifyInstance, { checks, descriptions }: Deps) {
  route(app, checkUpload, ({ params: { id }, body: { mode }, caller, reply }) =>
    checks.check(caller.user.id, id, mode, goneOf(reply)),
  )

  route(app, extractImageDescription, ({ caller, request, reply }) =>
    descriptions.describe(caller.user, request.uploads ?? { parts: {}, digest: '' }, goneOf(reply)),
  )
}
