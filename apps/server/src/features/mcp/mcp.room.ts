import { SCOPES } from '@ufaro/contract/api-key.ts'
import type { Endpoint } from '@ufaro/contract/http/endpoint.ts'
import { mcp, protectedResource, protectedResourceOfMcp } from '@ufaro/contract/http/mcp.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { keySecretOf } from '../../http/api-key.ts'
import { AppError } from '../../http/app-error.ts'
import { route } from '../../http/route.ts'
import type { AppContext } from '../../room.ts'
import type { CreditsService } from '../credits/credits.service.ts'
import { endpointTool } from './endpoint-tools.ts'
import { innerCalls } from './inner-call.ts'
import { createProtocol } from './mcp-server.ts'
import { modeTools } from './mode-tools.ts'

interface Deps extends AppContext {
  credits: Pick<CreditsService, 'getUserPlan'>
  endpoints: Iterable<Endpoint>
}

export const createMcpRoom = (deps: Deps) => ({ register: (http: FastifyInstance): void => register(http, deps) })

function register(http: FastifyInstance, { db, log, credits, endpoints, linkOrigin }: Deps): void {
  const ofModes = modeTools()
  const protocol = createProtocol({ tools: () => [...ofModes, ...[...endpoints].map(endpointTool)], log })
  http.addHook('onClose', () => protocol.close())

  const describe = async ({ request }: { request: FastifyRequest }) => {
    const origin = linkOrigin(request)
    return {
      resource: `${origin}${mcp.path}`,
      resource_name: 'Ufaro',
      resource_documentation: `${origin}/docs#mcp`,
      bearer_methods_supported: ['header'],
      scopes_supported: [...SCOPES],
    }
  }
  route(http, protectedResource, describe)
  route(http, protectedResourceOfMcp, describe)

  http.register(async (room) => {
    // Runs before the route checks access, because a 401 response must say where to authenticate.
    room.addHook('onRequest', async (request, reply) => {
      const origin = linkOrigin(request)
      reply.header('www-authenticate', `Bearer resource_metadata="${origin}${protectedResourceOfMcp.path}"`)
      const from = request.headers.origin
      if (from !== undefined && from !== origin) throw new AppError('NOT_ALLOWED', 'Pages elsewhere may not call this.')
      if (!keySecretOf(request)) throw new AppError('UNAUTHENTICATED', 'Please send an API key as a bearer token.')
    })

    route(room, mcp, async ({ request, reply, caller: { user, key } }) => {
      reply.removeHeader('www-authenticate')
      const origin = linkOrigin(request)
      return protocol.answer(asWebRequest(request, origin), request.body, {
        key: key!,
        ask: innerCalls(http, request),
        balance: () => credits.getUserPlan(db, user),
        origin,
      })
    })

    // The protocol uses GET and DELETE only for streams and sessions, which a stateless server lacks.
    room.route({
      method: ['GET', 'DELETE'],
      url: mcp.path,
      handler: async (_, reply) => {
        reply.removeHeader('www-authenticate').header('allow', 'POST')
        throw new AppError('NOT_FOUND', 'This is called with POST.', { status: 405 })
      },
    })
  })
}

function asWebRequest({ headers }: FastifyRequest, origin: string): Request {
  const known = Object.entries(headers).filter(
    ([name, value]) =>
      typeof value === 'string' && (/^mcp-/.test(name) || name === 'accept' || name === 'content-type'),
  )
  return new Request(`${origin}${mcp.path}`, { method: 'POST', headers: known as [string, string][] })
}
