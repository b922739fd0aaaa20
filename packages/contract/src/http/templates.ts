import { z } from 'zod/mini'
import { TEMPLATE_KINDS, Template } from '../template.ts'
import { endpoint } from './endpoint.ts'

export const listTemplates = endpoint({
  method: 'GET',
  path: '/api/templates',
  access: 'public',
  summary: 'Ready templates to fill in instead of uploading a picture',
  query: z.object({ kind: z.optional(z.enum(TEMPLATE_KINDS)) }),
  reply: z.object({ templates: z.array(Template) }),
})

export const templatePreview = endpoint({
  method: 'GET',
  path: '/api/templates/:id/preview.webp',
  access: 'public',
  summary: 'A template as it comes, small',
  params: z.object({ id: z.string().check(z.maxLength(60)) }),
  errors: ['NOT_FOUND'],
})
