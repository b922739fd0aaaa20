import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Ask } from './tool.ts'

/**
 * Calls the app's own HTTP API in-process with the caller's credentials, so that access, validation, limits and
 * idempotency apply as usual.
 */
export function innerCalls(http: FastifyInstance, { headers, ip }: FastifyRequest): Ask {
  return async (method, path, { body, headers: more = {} } = {}) => {
    const answer = await http.inject({
      method: method as 'GET',
      url: path,
      remoteAddress: ip,
      headers: {
        authorization: headers.authorization,
        host: headers.host,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...more,
      },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    })
    const type = String(answer.headers['content-type'] ?? '')
    const isJson = type.startsWith('application/json') && answer.payload !== ''
    return { status: answer.statusCode, body: isJson ? answer.json() : null, bytes: answer.rawPayload, type }
  }
}
