import type { FastifyInstance } from 'fastify'
import { creationsRoutes } from './creations.routes.ts'
import { createCreationsService } from './creations.service.ts'

export function createGalleryRoom(deps: Parameters<typeof createCreationsService>[0]) {
  const creations = createCreationsService(deps)
  return { register: (http: FastifyInstance): void => creationsRoutes(http, { creations }) }
}
