import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import type { Logger } from 'pino'
import type { Env } from '../env.ts'
import { PLAIN_MAX_BYTES } from './big-bodies.ts'
import { installBodyWatch } from './body-watch.ts'
import { answerUnreadableAddress, answerUnreadableRequest } from './framework-errors.ts'
import { createHealthServer } from './health-server.ts'
import { installJsonBody } from './json-body.ts'
import { createLinkOrigin, type LinkOrigin, portOf } from './link-origin.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { installPlumbing } from './plumbing.ts'
import { installSchemaSentences } from './schema-sentences.ts'
import { serializerCompiler } from './serializer.ts'
import { installUntoldProxy } from './untold-proxy.ts'

interface Opened {
  http: FastifyInstance
  linkOrigin: LinkOrigin
  metrics: Metrics
}

/**
 * In milliseconds. `requestTimeout` is longer than the limits of `installBodyWatch`, which handles slow request bodies.
 * `keepAliveTimeout` is longer than the 60 seconds for which common load balancers keep an idle connection. Every
 * `connectionsCheckingInterval` the server closes the connections whose headers take longer than `headersTimeout`.
 */
const TIMEOUTS = {
  requestTimeout: 150_000,
  keepAliveTimeout: 72_000,
  headersTimeout: 20_000,
  connectionsCheckingInterval: 5000,
}

export async function openHttp(env: Env, log: Logger): Promise<Opened> {
  const metrics = createMetrics()
  let isOpen = true
  const http = Fastify({
    serverFactory: (handler) =>
      createHealthServer(handler, { ...TIMEOUTS, isOpen: () => isOpen, onAnswer: metrics.observeProbe }),
    loggerInstance: log as FastifyBaseLogger,
    genReqId: () => randomUUID(),
    bodyLimit: PLAIN_MAX_BYTES,
    ...TIMEOUTS,
    trustProxy: env.TRUST_PROXY ?? false,
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: answerUnreadableAddress,
    clientErrorHandler: answerUnreadableRequest,
  })
  // Remove this parser of Fastify, because no endpoint accepts a text/plain body.
  http.removeContentTypeParser('text/plain')
  installSchemaSentences()
  http.setValidatorCompiler(validatorCompiler)
  http.setSerializerCompiler(serializerCompiler)
  http.decorateRequest('caller', null)
  http.addHook('preClose', async () => {
    isOpen = false
  })
  installJsonBody(http)
  installBodyWatch(http)
  if (env.TRUST_PROXY === undefined) installUntoldProxy(http, (message) => log.warn({}, message))
  const linkOrigin = createLinkOrigin({ publicUrl: env.PUBLIC_URL, port: () => portOf(http.server) || env.PORT })
  await installPlumbing(http, {
    metrics,
    secure: env.PUBLIC_URL?.startsWith('https:') ?? false,
    servePages: env.ROLE !== 'worker',
    linkOrigin,
    warn: (message) => log.warn(message),
  })
  return { http, linkOrigin, metrics }
}
