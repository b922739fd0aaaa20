import { z } from 'zod/mini'
import { RunOutput } from '../output.ts'
import { endpoint } from './endpoint.ts'

export const REDESIGNS = 20

export const anotherDesign = endpoint({
  method: 'POST',
  path: '/api/runs/:id/outputs/:index/another-design',
  access: 'user',
  scopes: ['make'],
  summary: 'Replace a finished flyer with another design',
  description:
    'Keeps the words and pictures of the flyer. Free, 20 times a run, while the pictures of the run are stored (24 hours). A flyer that an AI engine made gets `409 NOT_ALLOWED`.',
  params: z.object({ id: z.string(), index: z.string() }),
  reply: z.object({ output: RunOutput }),
  errors: ['NOT_FOUND', 'INPUTS_GONE', 'NOT_ALLOWED', 'RATE_LIMITED', 'PROVIDER_FAILED'],
  idempotent: true,
})
