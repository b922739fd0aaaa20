import type { Endpoint, Input, Output } from '@ufaro/contract/http/endpoint.ts'
import type { User } from '@ufaro/contract/user.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { admitKey, type CallerKey, keySecretOf } from './api-key.ts'
import { AppError } from './app-error.ts'
import { IMAGES_MAX_BYTES, PLAIN_MAX_BYTES } from './big-bodies.ts'

/** `keyId` is set if an API key makes the call, because each key may have its own daily limit of credits. */
export interface Spender extends User {
  keyId?: string | undefined
}

export interface Caller {
  user: Spender
  sessionId: string | null
  key: CallerKey | null
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null
  }
  interface FastifyInstance {
    /**
     * Returns null without a bearer token.
     * @throws AppError UNAUTHENTICATED for an invalid, expired or revoked token
     */
    authenticate: (request: FastifyRequest) => Promise<Caller | null>
    withIdempotency: (request: FastifyRequest, reply: FastifyReply, run: () => Promise<unknown>) => Promise<unknown>
  }
}

type Part<Schema> = Output<Exclude<Schema, undefined>>

export interface Call<E extends Endpoint> {
  params: Part<E['params']>
  query: Part<E['query']>
  body: Part<E['body']>
  caller: E['access'] extends 'public' ? Caller | null : Caller
  request: FastifyRequest
  reply: FastifyReply
}

function admit(endpoint: Endpoint, caller: Caller | null): void {
  if (endpoint.access === 'public') return
  if (!caller) throw new AppError('UNAUTHENTICATED', 'No authentication token found')
  if (caller.key) admitKey(endpoint, caller.key.scopes)
  if (endpoint.access === 'user') return
  if (!caller.user.is_admin) throw new AppError('NOT_ALLOWED')
  if (endpoint.access === 'primary' && !caller.user.isPrimaryAdmin) throw new AppError('PRIMARY_ONLY')
}

const takesBigBodies = ({ images, stretch, maxBytes = 0 }: Endpoint): boolean =>
  Boolean(images || stretch) || maxBytes > PLAIN_MAX_BYTES

const isOpen = ({ access, scopes, images, stretch }: Endpoint): boolean =>
  access === 'public' && !scopes && !images && !stretch

/** Checks access before it reads the body, so that validation errors reveal nothing to strangers. */
async function enter(app: FastifyInstance, endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply) {
  const open = endpoint.access === 'public'
  if (open && endpoint.scopes && keySecretOf(request)) admitKey(endpoint, [])
  request.caller = open ? null : await app.authenticate(request)
  admit(endpoint, request.caller)
  if (takesBigBodies(endpoint)) await app.admitBody(request, reply)
}

async function readBody(app: FastifyInstance, endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply) {
  if (endpoint.images) await app.takeUploads(request, reply, endpoint)
  // Calls without required fields need no body.
  if (endpoint.body) request.body ??= {}
}

export function route<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: (call: Call<E>) => Promise<Input<E['reply']> | unknown>,
): void {
  const { params, query, body, reply: answer, status = 200 } = endpoint
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: {
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      ...(answer && { response: { [status]: answer } }),
    },
    config: { endpoint },
    bodyLimit: endpoint.maxBytes ?? (endpoint.images ? IMAGES_MAX_BYTES : PLAIN_MAX_BYTES),
    ...(!isOpen(endpoint) && { onRequest: (request, reply) => enter(app, endpoint, request, reply) }),
    ...((body || endpoint.images) && { preValidation: (request, reply) => readBody(app, endpoint, request, reply) }),
    handler: async (request, reply) => {
      const call = { ...parts(request), caller: request.caller, request, reply } as Call<E>
      reply.status(status)
      const run = () => handle(call)
      const result = await (endpoint.idempotent ? app.withIdempotency(request, reply, run) : run())
      if (reply.sent || reply.raw.headersSent) return reply
      return result ?? reply.send()
    },
  })
}

const parts = ({ params, query, body }: FastifyRequest) => ({ params, query, body })

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint
  }
}
