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
    'Keeps the words and pictures of the flyer. Free, 20 times a run, while the pictures of the run are stored (24 hours). Only for a flyer that the built-in engine made.',
  params: z.object({ id: z.string(), index: z.string() }),
  reply: z.object({ output: RunOutput }),
  errors: ['NOT_FOUND', 'INPUTS_GONE', 'RATE_LIMITED', 'PROVIDER_FAILED'],
  wrongKind: 'Only flyers of the built-in engine can be laid out anew.',
  idempotent: true,
})
