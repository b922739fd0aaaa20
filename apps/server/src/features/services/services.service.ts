import { MODE_INFO, MODES, type Mode, PUBLIC_SERVICE_ALIASES, switchOfService } from '@ufaro/contract/modes.ts'
import type { Service, ServiceStatus } from '@ufaro/contract/service.ts'
import type { User } from '@ufaro/contract/user.ts'
import type { Db } from '../../db/db.ts'
import type { ServiceRow } from '../../db/schema/site.ts'
import { AppError } from '../../http/app-error.ts'
import type { Bus } from '../../infra/db/bus.ts'
import { catalogueOf } from './services.catalogue.ts'
import { findService, listServices, seedServices, updateEnabled } from './services.repo.ts'

/** Categories whose switches move money or cost it. */
const PRIMARY_CATEGORIES: readonly Service['category'][] = ['ai', 'payment']

/**
 * The switches of the product. They are read from the database wherever one matters, so that turning one holds for
 * every process from the next call on.
 * @param builtModes the modes this release can run.
 */
export function createServicesService({ bus, builtModes }: { bus: Pick<Bus, 'publish'>; builtModes: readonly Mode[] }) {
  const isEnabled = async (db: Db, id: string): Promise<boolean> => (await findService(db, id))?.enabled ?? false

  /** @throws AppError SERVICE_DISABLED */
  const requireEnabled = async (db: Db, id: string, sentence?: string): Promise<void> => {
    if (!(await isEnabled(db, id))) throw new AppError('SERVICE_DISABLED', sentence)
  }

  return {
    isEnabled,

    requireEnabled,

    /** @throws AppError SERVICE_DISABLED */
    requireMode: (db: Db, mode: Mode): Promise<void> => requireEnabled(db, MODE_INFO[mode].serviceId),

    /** Ids of the engines that admins let work; whether one is configured is the environment's word. */
    async listEnabledEngines(db: Db): Promise<string[]> {
      const rows = await listServices(db)
      return rows.filter((row) => row.category === 'ai' && row.enabled).map((row) => row.id)
    },

    /** The ten modes as the public sees them, the flyer under both of its ids. */
    async listStatus(db: Db): Promise<ServiceStatus[]> {
      const rows = await listServices(db)
      const ids = [...MODES.map((mode) => MODE_INFO[mode].serviceId), ...Object.keys(PUBLIC_SERVICE_ALIASES)]
      return ids.map((id) => ({ id, enabled: rows.some((row) => row.id === switchOfService(id) && row.enabled) }))
    },

    async listServices(db: Db): Promise<Service[]> {
      return (await listServices(db)).map(presentService)
    },

    /** @throws AppError NOT_FOUND, PRIMARY_ONLY, or CONFLICT for a tool that this release does not have yet */
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

const presentService = ({ id, name, description, category, endpoint, enabled }: ServiceRow): Service => ({
  id,
  name,
  description,
  category,
  endpoint,
  enabled,
})
