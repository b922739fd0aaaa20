import type { Readable } from 'node:stream'
import { STRETCH_TYPE } from '@ufaro/contract/http/uploads.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'

export function installStretches(http: FastifyInstance): void {
  http.addContentTypeParser(STRETCH_TYPE, (_request, body, done) => done(null, body))
}

export const stretchOf = ({ body }: FastifyRequest): Readable => body as Readable
