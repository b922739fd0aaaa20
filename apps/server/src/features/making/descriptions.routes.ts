import { extractImageDescription } from '@ufaro/contract/http/descriptions.ts'
import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route.ts'
import type { DescriptionsService } from './descriptions.service.ts'

export function descriptionsRoutes(app: FastifyInstance, { descriptions }: { descriptions: DescriptionsService }) {
  route(app, extractImageDescription, async ({ caller, request, reply }) => {
    // Stop the model when the client disconnects.
    const gone = new AbortController()
    reply.raw.once('close', () => gone.abort())
    const uploads = request.uploads ?? { parts: {}, digest: '' }
    return descriptions.describe(caller.user, uploads, gone.signal)
  })
}
