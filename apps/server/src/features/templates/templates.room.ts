import type { FastifyInstance } from 'fastify'
import type { BrandKitService } from '../brand-kit/brand-kit.service.ts'
import type { ReferencesService } from '../files/references.service.ts'
import { createTemplatePrinter } from './printer.ts'
import { templatesRoutes } from './templates.routes.ts'
import { createTemplatesService } from './templates.service.ts'

interface Deps {
  brandKit: BrandKitService
  references: ReferencesService
}

export function createTemplatesRoom({ brandKit, references }: Deps) {
  const printer = createTemplatePrinter()
  const templates = createTemplatesService({ brandKit, references, printer })
  return {
    templates,
    register: (http: FastifyInstance): void => templatesRoutes(http, { templates }),
    close: () => printer.close(),
  }
}
