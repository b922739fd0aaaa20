import { listTemplates, templatePreview } from '@ufaro/contract/http/templates.ts'
import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route.ts'
import type { TemplatesService } from './templates.service.ts'

const A_DAY_S = 86_400

export function templatesRoutes(app: FastifyInstance, { templates }: { templates: TemplatesService }) {
  route(app, listTemplates, async ({ query }) => ({ templates: templates.list(query.kind) }))

  route(app, templatePreview, async ({ params, reply }) =>
    reply
      .type('image/webp')
      .header('cache-control', `public, max-age=${A_DAY_S}`)
      .send(await templates.preview(params.id)),
  )
}
