import type { Readable } from 'node:stream'
import { STRETCH_TYPE } from '@ufaro/contract/http/uploads.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'

export function installStretches(http: FastifyInstance): void {
  http.addContentTypeParser(STRETCH_TYPE, (_request, body, done) => done(null, body))
  http.addHook('preParsing', ({ headers, routeOptions }, _reply, _body, done) => {
    const isStretch = headers['content-type'] === STRETCH_TYPE
    const { endpoint } = routeOptions.config
    const isRefused = endpoint !== undefined && isStretch !== (endpoint.stretch ?? false)
    done(isRefused ? new AppError('UNSUPPORTED_MEDIA_TYPE') : null)
  })
}

export const stretchOf = ({ body }: FastifyRequest): Readable => body as Readable
