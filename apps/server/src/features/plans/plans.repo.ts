import type { PlanConfig } from '@ufaro/contract/plan-config.ts'
import { and, asc, eq, isNotNull, isNull, notInArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/db.ts'
import { type PlanRow, plans } from '../../db/schema/plans.ts'

export const listPlans = (db: Db): Promise<PlanRow[]> =>
  db.select().from(plans).where(isNull(plans.deletedAt)).orderBy(asc(plans.position), asc(plans.createdAt))

export async function findPlan(db: Db, id: string): Promise<PlanRow | null> {
  const [row] = await db
    .select()
    .from(plans)
    .where(and(eq(plans.id, id), isNull(plans.deletedAt)))
  return row ?? null
}

/** Inserts a plan, or restores a deleted one with this id. Returns null if one with this id is on sale. */
export async function insertPlan(db: Db, config: PlanConfig): Promise<PlanRow | null> {
  const position = sql`(select coalesce(max(position), 0) + 1 from plans)`
  const values = { ...config, originalPrice: config.originalPrice ?? null, position }
  const now = sql`now()`
  const [row] = await db
    .insert(plans)
    .values(values)
    .onConflictDoUpdate({
      target: plans.id,
      set: { ...values, deletedAt: null, createdAt: now, updatedAt: now },
      setWhere: isNotNull(plans.deletedAt),
    })
    .returning()
  return row ?? null
}

export async function updatePlan(db: Db, { id, ...config }: PlanConfig): Promise<PlanRow | null> {
  const [row] = await db
    .update(plans)
    .set({ ...config, originalPrice: config.originalPrice ?? null, updatedAt: sql`now()` })
    .where(and(eq(plans.id, id), isNull(plans.deletedAt)))
    .returning()
  return row ?? null
}

/** Takes a plan off sale. Its row stays, because purchases refer to it. Returns false if the plan is not on sale. */
export async function deletePlan(db: Db, id: string): Promise<boolean> {
  const { rowCount } = await db
    .update(plans)
    .set({ deletedAt: sql`now()`, updatedAt: sql`now()` })
    .where(and(eq(plans.id, id), isNull(plans.deletedAt)))
  return (rowCount ?? 0) > 0
}

export async function replacePlans(tx: Tx, configs: readonly PlanConfig[]): Promise<void> {
  for (const [position, config] of configs.entries()) {
    const values = { ...config, originalPrice: config.originalPrice ?? null, position, deletedAt: null }
    await tx
      .insert(plans)
      .values(values)
      .onConflictDoUpdate({ target: plans.id, set: { ...values, updatedAt: sql`now()` } })
  }
  const ids = configs.map(({ id }) => id)
  await tx
    .update(plans)
    .set({ deletedAt: sql`now()`, updatedAt: sql`now()` })
    .where(and(notInArray(plans.id, ids), isNull(plans.deletedAt)))
}

export async function setProviderCode(db: Db, id: string, code: string): Promise<void> {
  await db.update(plans).set({ providerCode: code }).where(eq(plans.id, id))
}

export async function seedPlans(db: Db, configs: readonly PlanConfig[]): Promise<void> {
  const rows = configs.map((config, position) => ({ ...config, position }))
  await db.insert(plans).values(rows).onConflictDoNothing()
}
