import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import type { Logger } from 'pino'
import type { Env } from '../env.ts'
import { PLAIN_MAX_BYTES } from './big-bodies.ts'
import { installBodyWatch } from './body-watch.ts'
import { answerUnreadableAddress } from './framework-errors.ts'
import { installJsonBody } from './json-body.ts'
import { createLinkOrigin, type LinkOrigin, portOf } from './link-origin.ts'
import type { Metrics } from './metrics.ts'
import { installPlumbing } from './plumbing.ts'
import { serializerCompiler } from './serializer.ts'
import { installUntoldProxy } from './untold-proxy.ts'

interface Opened {
  http: FastifyInstance
  linkOrigin: LinkOrigin
  metrics: Metrics
}

/** Creates a server without the rooms' routes; does not listen. */
export async function openHttp(env: Env, log: Logger): Promise<Opened> {
  const http = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    genReqId: () => randomUUID(),
    bodyLimit: PLAIN_MAX_BYTES,
    // Above the limits of the body watch. Does not affect event streams, whose requests are complete.
    requestTimeout: 150_000,
    trustProxy: env.TRUST_PROXY ?? false,
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: answerUnreadableAddress,
  })
  // No call takes text/plain; Fastify would parse it as a body.
  http.removeContentTypeParser('text/plain')
  http.setValidatorCompiler(validatorCompiler)
  http.setSerializerCompiler(serializerCompiler)
  http.decorateRequest('caller', null)
  installJsonBody(http)
  installBodyWatch(http)
  if (env.TRUST_PROXY === undefined) installUntoldProxy(http, (message) => log.warn({}, message))
  const linkOrigin = createLinkOrigin({ publicUrl: env.PUBLIC_URL, port: () => portOf(http.server) || env.PORT })
  const metrics = await installPlumbing(http, {
    secure: env.PUBLIC_URL?.startsWith('https:') ?? false,
    servePages: env.ROLE !== 'worker',
    linkOrigin,
    warn: (message) => log.warn(message),
  })
  return { http, linkOrigin, metrics }
}
