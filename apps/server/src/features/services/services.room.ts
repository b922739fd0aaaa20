import { TOOL_IDS } from '@ufaro/contract/tool-ids.ts'
import type { FastifyInstance } from 'fastify'
import { createEngines } from '../../infra/ai/engines.ts'
import { findLocalModel } from '../../infra/ai/local-models.ts'
import type { AppContext } from '../../room.ts'
import { servicesRoutes } from './services.routes.ts'
import { createServicesService } from './services.service.ts'

type OnRecord = Parameters<typeof createEngines>[0]['onRecord']

export function createServicesRoom({
  env,
  db,
  bus,
  log,
  recents,
  observeEngine,
}: AppContext & { observeEngine: OnRecord }) {
  const services = createServicesService({
    bus,
    recents,
    builtModes: TOOL_IDS,
    findLocalModel: env.OPENAI_API_KEY || env.OPENAI_BASE_URL ? undefined : findLocalModel,
  })
  const listEnabled = async () => (await services.readSwitches(db)).engines
  const engines = createEngines({ env, log, listEnabled, onRecord: observeEngine })
  return {
    services,
    engines,
    register: (http: FastifyInstance): void => servicesRoutes(http, { db, recents, services, engines }),
    seed: (): Promise<void> => services.seed(db),
  }
}
