import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const healthz = endpoint({
  method: 'GET',
  path: '/healthz',
  access: 'public',
  summary: 'Check whether the server process is running',
  reply: z.object({ status: z.literal('ok') }),
})

export const readyz = endpoint({
  method: 'GET',
  path: '/readyz',
  access: 'public',
  summary: 'Check whether the database, the storage and the queue are available',
  description: 'If not, `503 NOT_READY` names those that are not.',
  reply: z.object({ status: z.literal('ok') }),
  errors: ['NOT_READY'],
})

export const version = endpoint({
  method: 'GET',
  path: '/api/version',
  access: 'public',
  summary: 'Get the version and the commit of this server',
  reply: z.object({ version: z.string(), commit: z.nullable(z.string()) }),
})

export const metrics = endpoint({
  method: 'GET',
  path: '/metrics',
  access: 'public',
  summary: 'Get metrics in the Prometheus text format',
  description: 'Open to requests from the same machine. All others need the metrics token as a bearer token.',
  errors: ['METRICS_ONLY'],
})

export const openapi = endpoint({
  method: 'GET',
  path: '/openapi.json',
  access: 'public',
  summary: 'Get this OpenAPI document',
})

export const docs = endpoint({
  method: 'GET',
  path: '/docs',
  access: 'public',
  summary: 'Get this documentation as a web page',
})
