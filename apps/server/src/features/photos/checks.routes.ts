import { checkUpload } from '@ufaro/contract/http/uploads.ts'
import type { FastifyInstance } from 'fastify'
import { goneOf } from '../../http/gone.ts'
import { route } from '../../http/route.ts'
import type { ChecksService } from './checks.service.ts'

export function checksRoutes(app: FastifyInstance, { checks }: { checks: ChecksService }) {
  route(app, checkUpload, ({ params: { id }, body: { mode }, caller, reply }) =>
    checks.check(caller.user.id, id, mode, goneOf(reply)),
  )
}
