import { checkUpload } from '@ufaro/contract/http/uploads.ts'
import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route.ts'
import type { ChecksService } from './checks.service.ts'

export function checksRoutes(app: FastifyInstance, { checks }: { checks: ChecksService }) {
  route(app, checkUpload, ({ params: { id }, body: { mode }, caller, reply }) => {
    // Stop when the user has chosen another photo.
    const gone = new AbortController()
    reply.raw.once('close', () => gone.abort())
    return checks.check(caller.user.id, id, mode, gone.signal)
  })
}
