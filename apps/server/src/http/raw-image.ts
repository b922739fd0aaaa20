import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { RAW_IMAGE } from './body-kinds.ts'
import type { Uploads } from './upload.ts'

const MAX_BYTES = 10 * 1024 * 1024

export function installRawImages(http: FastifyInstance): void {
  http.addContentTypeParser(RAW_IMAGE, { parseAs: 'buffer', bodyLimit: MAX_BYTES }, (_request, body, done) => {
    done(null, body)
  })
}

export function takeRawImage(request: FastifyRequest, [name]: readonly string[]): Uploads | null {
  const { body } = request
  if (!Buffer.isBuffer(body) || !name) return null
  request.body = undefined
  const digest = createHash('sha256').update(body).digest('base64url')
  return { parts: body.length > 0 ? { [name]: [{ read: async () => body }] } : {}, digest }
}
