import type { FastifyInstance } from 'fastify'
import type { BrandKitService } from '../brand-kit/brand-kit.service.ts'
import { createTemplatePrinter } from './printer.ts'
import { templatesRoutes } from './templates.routes.ts'
import { createTemplatesService } from './templates.service.ts'

/** Everything about ready templates, wired. */
export function createTemplatesRoom(brandKit: BrandKitService) {
  const printer = createTemplatePrinter()
  const templates = createTemplatesService({ brandKit, printer })
  return {
    templates,
    register: (http: FastifyInstance): void => templatesRoutes(http, { templates }),
    close: () => printer.close(),
  }
}
