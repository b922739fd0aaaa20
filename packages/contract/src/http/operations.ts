import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const healthz = endpoint({
  method: 'GET',
  path: '/healthz',
  access: 'public',
  summary: 'Whether the process lives',
  reply: z.object({ status: z.literal('ok') }),
})

export const readyz = endpoint({
  method: 'GET',
  path: '/readyz',
  access: 'public',
  summary: 'Whether database, storage and queue answer, or which do not',
  reply: z.object({ status: z.literal('ok') }),
  errors: ['NOT_READY'],
})

export const version = endpoint({
  method: 'GET',
  path: '/api/version',
  access: 'public',
  summary: 'Which release answers, and of which commit',
  reply: z.object({ version: z.string(), commit: z.nullable(z.string()) }),
})

export const metrics = endpoint({
  method: 'GET',
  path: '/metrics',
  access: 'public',
  summary: 'Prometheus text: from this machine itself, else with the metrics token as bearer',
  errors: ['METRICS_ONLY'],
})

export const openapi = endpoint({
  method: 'GET',
  path: '/openapi.json',
  access: 'public',
  summary: 'This description',
})

export const docs = endpoint({
  method: 'GET',
  path: '/docs',
  access: 'public',
  summary: 'This description for people',
})
