import { createUpload, sendStretch, uploadProgress } from '@ufaro/contract/http/uploads.ts'
import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route.ts'
import { stretchOf } from '../../http/stretch.ts'
import type { UploadsService } from './uploads.service.ts'

export function uploadsRoutes(app: FastifyInstance, { uploads }: { uploads: UploadsService }) {
  route(app, createUpload, ({ caller, request }) =>
    uploads.create(caller.user.id, request.uploads ?? { parts: {}, digest: '' }),
  )

  route(app, sendStretch, ({ caller, params, query, request }) =>
    uploads.receive({ userId: caller.user.id, uploadId: params.id, ...query }, stretchOf(request)),
  )
  route(app, uploadProgress, ({ caller, params }) => uploads.progress(caller.user.id, params.id))
}
