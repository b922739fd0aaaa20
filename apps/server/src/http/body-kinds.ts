import { STRETCH_TYPE } from '@ufaro/contract/http/uploads.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'

export const RAW_IMAGE = /^(?:image\/|application\/octet-stream\b)/
export const FORM = /^multipart\/form-data\b/i

/**
 * Refuses bodies whose content type the endpoint does not accept, after the access check and before reading the body.
 */
export function refuseOtherBodies(http: FastifyInstance): void {
  http.addHook('preParsing', (request, _reply, _body, done) => {
    done(request.method === 'GET' || takesBody(request) ? null : wrongMediaType(request))
  })
}

export function wrongMediaType({ routeOptions }: FastifyRequest): AppError {
  const { endpoint } = routeOptions.config
  if (endpoint?.stretch) return new AppError('UNSUPPORTED_MEDIA_TYPE', `Please send the bytes as ${STRETCH_TYPE}.`)
  return new AppError('UNSUPPORTED_MEDIA_TYPE', endpoint?.images ? undefined : 'Please send JSON.')
}

function takesBody({ headers, routeOptions }: FastifyRequest): boolean {
  const type = headers['content-type'] ?? ''
  const { endpoint } = routeOptions.config
  if (endpoint?.stretch) return type === STRETCH_TYPE
  if (RAW_IMAGE.test(type)) return endpoint?.rawImage ?? false
  if (FORM.test(type)) return endpoint?.images !== undefined
  return type !== STRETCH_TYPE
}
