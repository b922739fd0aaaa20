import type { FastifyInstance } from 'fastify'
import type { Engines } from '../../infra/ai/engines.ts'
import type { AppContext } from '../../room.ts'
import type { Builtin } from '../builtin/builtin.service.ts'
import type { CreditsService } from '../credits/credits.service.ts'
import type { ErrorsService } from '../errors/errors.service.ts'
import type { IntakeService } from '../files/intake.service.ts'
import type { ReferencesService } from '../files/references.service.ts'
import { createChecksService } from './checks.service.ts'
import { createDescriptionsService } from './descriptions.service.ts'
import { photosRoutes } from './photos.routes.ts'

interface Deps extends AppContext {
  builtin: Builtin
  credits: CreditsService
  engines: Engines
  errors: ErrorsService
  intake: IntakeService
  references: ReferencesService
}

export function createPhotosRoom({ env, ...deps }: Deps) {
  return {
    register(http: FastifyInstance): void {
      photosRoutes(http, {
        checks: createChecksService(deps),
        descriptions: createDescriptionsService({ ...deps, timeoutMs: env.PROVIDER_TIMEOUT_MS }),
      })
    },
  }
}
