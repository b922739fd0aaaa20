import { timingSafeEqual } from 'node:crypto'
import { sentenceOf, statusOf } from '@ufaro/contract/errors.ts'
import { healthz, metrics, readyz, version } from '@ufaro/contract/http/operations.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { BuildInfo } from '../infra/build-info.ts'
import { AppError } from './app-error.ts'
import type { Facts } from './facts.ts'
import { WELL } from './health-server.ts'
import type { Metrics } from './metrics.ts'
import { route } from './route.ts'

interface Deps {
  probes: Record<string, () => Promise<unknown>>
  metrics: Metrics
  facts?: Pick<Facts, 'refresh'>
  metricsToken: string | undefined
  build: BuildInfo
}

const PROBE_MS = 2000

export function operationsRoutes(http: FastifyInstance, deps: Deps): void {
  route(http, healthz, async () => WELL)

  route(http, version, async () => deps.build)

  route(http, readyz, async ({ request, reply }) => {
    const down = await findDown(deps.probes, (name, err) => request.log.warn({ err, probe: name }, 'not ready'))
    if (down.length === 0) return { status: 'ok' }
    reply.status(statusOf('NOT_READY')).header('retry-after', '5')
    return { error: sentenceOf('NOT_READY'), code: 'NOT_READY', down }
  })

  route(http, metrics, async ({ request, reply }) => {
    if (!isLocal(request) && !hasToken(request, deps.metricsToken)) throw new AppError('METRICS_ONLY')
    await deps.facts?.refresh()
    const { registry } = deps.metrics
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

async function findDown(probes: Deps['probes'], tell: (name: string, error: unknown) => void): Promise<string[]> {
  const names = await Promise.all(
    Object.entries(probes).map(async ([name, probe]) => {
      try {
        await soon(probe())
        return []
      } catch (error) {
        tell(name, error)
        return [name]
      }
    }),
  )
  return names.flat()
}

async function soon(answer: Promise<unknown>): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`no answer within ${PROBE_MS} ms`)), PROBE_MS)
  try {
    await Promise.race([answer, promise])
  } finally {
    clearTimeout(timer)
  }
}

const FORWARDING = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via']

/** Whether a request comes from a program on this machine, and not through a proxy on it. */
function isLocal({ raw, headers }: FastifyRequest): boolean {
  const address = raw.socket.remoteAddress ?? ''
  const isLoopback = address === '::1' || /^(::ffff:)?127\./.test(address)
  return isLoopback && FORWARDING.every((name) => headers[name] === undefined)
}

function hasToken({ headers }: FastifyRequest, token: string | undefined): boolean {
  if (!token) return false
  const given = Buffer.from(headers.authorization ?? '')
  const expected = Buffer.from(`Bearer ${token}`)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
