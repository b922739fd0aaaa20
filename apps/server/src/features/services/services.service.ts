import { ENGINES, type Engine } from '@ufaro/contract/output.ts'
import type { Service, ServiceStatus } from '@ufaro/contract/service.ts'
import { PUBLIC_SERVICE_ALIASES, switchOfService, TOOL_IDS, type ToolId } from '@ufaro/contract/tool-ids.ts'
import { TOOLS } from '@ufaro/contract/tools.ts'
import type { User } from '@ufaro/contract/user.ts'
import type { Db } from '../../db/db.ts'
import type { ServiceRow } from '../../db/schema/services.ts'
import { AppError } from '../../http/app-error.ts'
import type { LocalModel } from '../../infra/ai/local-models.ts'
import type { Bus } from '../../infra/db/bus.ts'
import { EVERYBODY, type Recents } from '../../infra/recents.ts'
import { catalogueOf } from './services.catalogue.ts'
import { findService, listServices, seedServices, updateEnabled } from './services.repo.ts'

const PRIMARY_CATEGORIES: readonly Service['category'][] = ['ai', 'payment']

interface Deps {
  bus: Pick<Bus, 'publish'>
  recents: Pick<Recents, 'read'>
  builtModes: readonly ToolId[]
  findLocalModel?: () => Promise<LocalModel | null>
}

export function createServicesService({ bus, recents, builtModes, findLocalModel }: Deps) {
  const readEnabled = (db: Db): Promise<Set<string>> =>
    recents.read(EVERYBODY, 'services', async () => {
      const rows = await listServices(db)
      return new Set(rows.filter(({ enabled }) => enabled).map(({ id }) => id))
    })

  const requireEnabled = async (db: Db, id: string, sentence?: string): Promise<void> => {
    if (!(await readEnabled(db)).has(id)) throw new AppError('SERVICE_DISABLED', sentence)
  }

  return {
    requireEnabled,

    requireMode: (db: Db, mode: ToolId): Promise<void> => requireEnabled(db, TOOLS[mode].service),

    /** Includes older ids of services. `engines` are those that are switched on, whether or not they are configured. */
    async readSwitches(db: Db): Promise<{ services: ServiceStatus[]; engines: Engine[] }> {
      const on = await readEnabled(db)
      const ids = [...TOOL_IDS.map((mode) => TOOLS[mode].service), ...Object.keys(PUBLIC_SERVICE_ALIASES)]
      return {
        services: ids.map((id) => ({ id, enabled: on.has(switchOfService(id)) })),
        engines: ENGINES.filter((engine) => on.has(engine)),
      }
    },

    async listServices(db: Db): Promise<Service[]> {
      const [rows, local] = await Promise.all([listServices(db), findLocalModel?.()])
      return rows
        .map(presentService)
        .map((service) => (service.id === 'openai' && local ? offering(service, local) : service))
    },

    async setEnabled(db: Db, actor: Pick<User, 'isPrimaryAdmin'>, id: string, enabled: boolean): Promise<Service> {
      const found = await findService(db, switchOfService(id))
      if (!found) throw new AppError('NOT_FOUND', 'There is no such service.')
      if (PRIMARY_CATEGORIES.includes(found.category) && !actor.isPrimaryAdmin) throw new AppError('PRIMARY_ONLY')
      const row = await updateEnabled(db, found.id, enabled)
      if (!row) throw new AppError('CONFLICT', 'This tool is not part of this release yet.')
      await bus.publish(db, { topic: 'services', userId: null, id: row.id })
      return presentService(row)
    },

    seed: (db: Db): Promise<void> => seedServices(db, catalogueOf(builtModes)),
  }
}
export type ServicesService = ReturnType<typeof createServicesService>

/** Only suggests the local AI model that was found. The operator decides whether to use it. */
const offering = (service: Service, { baseUrl, model }: LocalModel): Service => ({
  ...service,
  description: `${service.description} The model ${model} answers on this machine: start with OPENAI_BASE_URL=${baseUrl} OPENAI_TEXT_MODEL=${model} IMAGE_ENGINE=builtin to let it write.`,
})

const presentService = ({ id, name, description, category, endpoint, enabled }: ServiceRow): Service => ({
  id,
  name,
  description,
  category,
  endpoint,
  enabled,
})
