import type { FastifyInstance } from 'fastify'
import { brandKitRoutes } from './brand-kit.routes.ts'
import { createBrandKitService } from './brand-kit.service.ts'

export function createBrandKitRoom(deps: Parameters<typeof createBrandKitService>[0]) {
  const brandKit = createBrandKitService(deps)
  return { brandKit, register: (http: FastifyInstance): void => brandKitRoutes(http, { brandKit }) }
}
