import { z } from 'zod/mini'
import { RunOutput } from '../output.ts'
import { endpoint } from './endpoint.ts'

export const REDESIGNS = 20

export const anotherDesign = endpoint({
  method: 'POST',
  path: '/api/runs/:id/outputs/:index/another-design',
  access: 'user',
  scopes: ['make'],
  summary: 'Lay a flyer out anew with the same words and pictures, in its place; free for a day after its run',
  params: z.object({ id: z.string(), index: z.string() }),
  reply: z.object({ output: RunOutput }),
  errors: ['NOT_FOUND', 'INPUTS_GONE', 'NOT_ALLOWED', 'RATE_LIMITED', 'PROVIDER_FAILED'],
  idempotent: true,
})
