import { createUpload } from '@ufaro/contract/http/uploads.ts'
import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route.ts'
import type { UploadsService } from './uploads.service.ts'

export function uploadsRoutes(app: FastifyInstance, { uploads }: { uploads: UploadsService }) {
  route(app, createUpload, ({ caller, request }) =>
    uploads.create(caller.user.id, request.uploads ?? { parts: {}, digest: '' }),
  )
}
