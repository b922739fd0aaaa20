import type { FastifyInstance } from 'fastify'
import { checkJsonShape } from './json-shape.ts'

/** Accepts an empty body with a JSON content type, because many clients send one. */
export function installJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) return done(null)
    try {
      checkJsonShape(body as string)
    } catch (error) {
      return done(error as Error)
    }
    parse(request, body as string, done)
  })
}
