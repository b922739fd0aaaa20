import { extractImageDescription } from '@ufaro/contract/http/descriptions.ts'
import type { FastifyInstance } from 'fastify'
import { goneOf } from '../../http/gone.ts'
import { route } from '../../http/route.ts'
import type { DescriptionsService } from './descriptions.service.ts'

export function descriptionsRoutes(app: FastifyInstance, { descriptions }: { descriptions: DescriptionsService }) {
  route(app, extractImageDescription, ({ caller, request, reply }) =>
    descriptions.describe(caller.user, request.uploads ?? { parts: {}, digest: '' }, goneOf(reply)),
  )
}
