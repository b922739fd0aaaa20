import { healthz } from '@ufaro/contract/http/operations.ts'
import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'

interface EngineRecord {
  engine: string
  kind: string
  outcome: string
  ms: number
  costMicrousd: number
}

export interface JobRecord {
  job: string
  waitMs: number
  workMs: number
  outcome: 'done' | 'failed'
}

/** A route is labeled by its pattern, not its URL, because each label should have few values. */
export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const requests = new Histogram({
    name: 'ufaro_http_request_duration_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.5, 2, 10, 60],
    registers,
  })
  const outputs = new Histogram({
    name: 'ufaro_ai_output_duration_seconds',
    help: 'Time an AI engine took for one output, all tries included',
    labelNames: ['engine', 'kind', 'outcome'],
    buckets: [1, 3, 10, 30, 90],
    registers,
  })
  const cost = new Counter({
    name: 'ufaro_ai_cost_usd_total',
    help: 'What AI engines cost by list price, in US dollars',
    labelNames: ['engine'],
    registers,
  })

  const waits = new Histogram({
    name: 'ufaro_job_wait_seconds',
    help: 'Time a job lay in the queue before this process began it',
    labelNames: ['job'],
    buckets: [0.1, 1, 5, 30, 120, 600],
    registers,
  })
  const works = new Histogram({
    name: 'ufaro_job_work_seconds',
    help: 'Time this process was at work on a job',
    labelNames: ['job', 'outcome'],
    buckets: [0.1, 1, 5, 30, 120, 600],
    registers,
  })
  const storageErrors = new Counter({
    name: 'ufaro_storage_errors_total',
    help: 'What the file store failed to do, by operation',
    labelNames: ['operation'],
    registers,
  })

  return {
    registry,

    observeJob({ job, waitMs, workMs, outcome }: JobRecord): void {
      waits.observe({ job }, waitMs / 1000)
      works.observe({ job, outcome }, workMs / 1000)
    },

    countStorageError: (operation: string): void => storageErrors.inc({ operation }),

    observeHttp(http: FastifyInstance): void {
      http.addHook('onResponse', (request, reply, done) => {
        const route = request.routeOptions.url ?? '(none)'
        requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
        done()
      })
    },

    observeProbe: (method: string): void => requests.observe({ method, route: healthz.path, status: 200 }, 0),

    observeEngine({ engine, kind, outcome, ms, costMicrousd }: EngineRecord): void {
      outputs.observe({ engine, kind, outcome }, ms / 1000)
      cost.inc({ engine }, costMicrousd / 1e6)
    },
  }
}

export type Metrics = ReturnType<typeof createMetrics>
