import { z } from 'zod/mini'
import { WordOption } from '../output.ts'
import { ContentScriptRequest } from '../tools/content-script.ts'
import { CopyRequest } from '../tools/copywriter.ts'
import { endpoint } from './endpoint.ts'
import { GENERATION_ERRORS, generated, runId } from './generations.ts'

export const writeCopy = endpoint({
  method: 'POST',
  path: '/api/copy',
  access: 'user',
  scopes: ['make'],
  summary: 'Write marketing copy for a product: at least three titled texts',
  body: z.extend(CopyRequest, { runId }),
  reply: z.object({ ...generated, copies: z.array(WordOption) }),
  errors: GENERATION_ERRORS,
  idempotent: true,
  images: ['imageData'],
})

export const writeScripts = endpoint({
  method: 'POST',
  path: '/api/content-scripts',
  access: 'user',
  scopes: ['make'],
  summary: 'Write three content scripts: Creative Approach, Professional Style, Dynamic Format',
  body: z.extend(ContentScriptRequest, { runId }),
  reply: z.object({ ...generated, scripts: z.array(WordOption) }),
  errors: GENERATION_ERRORS,
  idempotent: true,
})
