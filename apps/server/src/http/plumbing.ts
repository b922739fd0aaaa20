import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { traceHttp } from '../infra/tracing/trace-http.ts'
import type { LinkOrigin } from './link-origin.ts'
import type { Metrics } from './metrics.ts'
import { installOpenApi } from './openapi.ts'
import { installAnswerPacking } from './pack-answers.ts'
import { installPressure } from './pressure.ts'
import { installSecurityHeaders } from './security-headers.ts'
import { installWeb } from './web.ts'
import { readWebFiles } from './web-files.ts'

interface Options {
  metrics: Metrics
  secure: boolean
  servePages: boolean
  linkOrigin: LinkOrigin
  warn: (message: string) => void
}

const WEB_ROOT = path.resolve(import.meta.dirname, '../../../web/dist')

/** Must be called before other routes are registered, because the OpenAPI document contains only later routes. */
export async function installPlumbing(
  http: FastifyInstance,
  { metrics, secure, servePages, linkOrigin, warn }: Options,
): Promise<void> {
  const web = servePages ? await readWebFiles(WEB_ROOT) : null
  traceHttp(http)
  installSecurityHeaders(http, { secure, styleHashes: web?.styleHashes ?? [] })
  installAnswerPacking(http)
  metrics.observeHttp(http)
  installPressure(http)
  await installOpenApi(http, linkOrigin)
  if (web) await installWeb(http, web, linkOrigin)
  else if (servePages) warn('the web app is not built: only the API is served')
}
