import { servicesStatus } from '@ufaro/contract/http/site.ts'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/db.ts'
import { route } from '../../http/route.ts'
import type { Engines } from '../../infra/ai/engines.ts'
import { EVERYBODY, type Recents } from '../../infra/recents.ts'
import type { ServicesService } from './services.service.ts'
import { workingEngines } from './working-engines.ts'

interface Deps {
  db: Db
  recents: Pick<Recents, 'read'>
  services: ServicesService
  engines: Pick<Engines, 'pick'>
}

export function servicesRoutes(app: FastifyInstance, { db, recents, services, engines }: Deps) {
  const readStatus = async () => {
    const { services: statuses, engines: enabled } = await services.readSwitches(db)
    return { services: statuses, engines: await workingEngines(engines, enabled) }
  }
  route(app, servicesStatus, () => recents.read(EVERYBODY, 'services status', readStatus))
}
