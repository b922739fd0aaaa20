import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'
import type { Uploads } from './upload.ts'

const MAX_BYTES = 10 * 1024 * 1024
const RAW = /^(?:image\/|application\/octet-stream\b)/

export function installRawImages(http: FastifyInstance): void {
  http.addContentTypeParser(RAW, { parseAs: 'buffer', bodyLimit: MAX_BYTES }, (_request, body, done) => {
    done(null, body)
  })
  // Other calls refuse such a body after the access check and before reading it.
  http.addHook('preParsing', ({ headers, routeOptions }, _reply, _body, done) => {
    const { endpoint } = routeOptions.config
    const isRefused = !endpoint?.rawImage && RAW.test(headers['content-type'] ?? '')
    done(isRefused ? new AppError('UNSUPPORTED_MEDIA_TYPE') : null)
  })
}

export function takeRawImage(request: FastifyRequest, [name]: readonly string[]): Uploads | null {
  const { body } = request
  if (!Buffer.isBuffer(body) || !name) return null
  request.body = undefined
  const digest = createHash('sha256').update(body).digest('base64url')
  return { parts: body.length > 0 ? { [name]: [{ read: async () => body }] } : {}, digest }
}
