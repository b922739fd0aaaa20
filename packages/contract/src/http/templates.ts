import { z } from 'zod/mini'
import { TEMPLATE_KINDS, Template } from '../template.ts'
import { endpoint } from './endpoint.ts'

export const listTemplates = endpoint({
  method: 'GET',
  path: '/api/templates',
  access: 'public',
  summary: 'List the templates for certificates and event pages',
  description:
    'A call that takes `templateId` needs no uploaded picture. `fields` are the values that `templateValues` may have.',
  query: z.object({ kind: z.optional(z.enum(TEMPLATE_KINDS)) }),
  reply: z.object({ templates: z.array(Template) }),
})

export const templatePreview = endpoint({
  method: 'GET',
  path: '/api/templates/:id/preview.webp',
  access: 'public',
  summary: 'Get a small preview of a template (WebP)',
  params: z.object({ id: z.string().check(z.maxLength(60)) }),
  errors: ['NOT_FOUND'],
})
