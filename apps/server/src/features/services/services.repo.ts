import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { type ServiceRow, services } from '../../db/schema/services.ts'
import type { CatalogueEntry } from './services.catalogue.ts'

export const listServices = (db: Db): Promise<ServiceRow[]> =>
  db.select().from(services).orderBy(asc(services.position))

export async function findService(db: Db, id: string): Promise<ServiceRow | null> {
  const [row] = await db.select().from(services).where(eq(services.id, id))
  return row ?? null
}

export async function updateEnabled(db: Db, id: string, enabled: boolean): Promise<ServiceRow | null> {
  const possible = enabled ? and(eq(services.id, id), eq(services.built, true)) : eq(services.id, id)
  const [row] = await db.update(services).set({ enabled, updatedAt: sql`now()` }).where(possible).returning()
  return row ?? null
}

/**
 * Turns a tool on when a release first implements it, and off when a release lacks it. All others keep the admin's
 * choice.
 */
export async function seedServices(db: Db, entries: readonly CatalogueEntry[]): Promise<void> {
  const rows = entries.map((entry, position) => ({ ...entry, enabled: entry.built, position }))
  const stillOn = sql`excluded.built and (${services.enabled} or not ${services.built})`
  await db
    .insert(services)
    .values(rows)
    .onConflictDoUpdate({
      target: services.id,
      set: {
        name: sql`excluded.name`,
        description: sql`excluded.description`,
        category: sql`excluded.category`,
        endpoint: sql`excluded.endpoint`,
        position: sql`excluded.position`,
        built: sql`excluded.built`,
        enabled: stillOn,
      },
    })
}
