import Fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { installErrorDoor } from '#server/http/error-door.ts'

export function bareHttp(): FastifyInstance {
  const http = Fastify()
  http.setValidatorCompiler(validatorCompiler)
  http.setSerializerCompiler(serializerCompiler)
  http.decorateRequest('caller', null)
  installErrorDoor(http, () => {})
  return http
}
