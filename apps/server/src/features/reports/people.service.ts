import type { HeldPlan, PersonStatus } from '@ufaro/contract/http/admin-people.ts'
import { and, count, desc, eq, inArray, not, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { grants } from '../../db/schema/credits.ts'
import { type UserRow, users } from '../../db/schema/users.ts'
import { containing } from '../../infra/db/containing.ts'

export interface PeopleQuery {
  search?: string | undefined
  status?: PersonStatus | undefined
  page: number
  limit: number
}

export interface HeldPlanRow extends Record<string, unknown> {
  id: string
  user_id: string
  plan_id: string
  source: HeldPlan['source']
  reference: string | null
  granted_ms: number
  credits_remaining: number
  credits_total: number
  expires_ms: number | null
  is_active: boolean
}

const MAX_PLANS = 20
const isAdmin = inArray(users.role, ['sub', 'primary'])
const live = sql`is_live(${grants.endedAt}, ${grants.expiresAt}, now())`
const hasPlan = sql`exists (select from ${grants} where ${grants.userId} = ${users.id} and ${live})`

const STATUS: Readonly<Record<PersonStatus, SQL | undefined>> = {
  admin: isAdmin,
  active: and(not(isAdmin), hasPlan),
  inactive: and(not(isAdmin), not(hasPlan)),
}

export async function listPeople(
  db: Db,
  { search, status, page, limit }: PeopleQuery,
): Promise<{ rows: UserRow[]; total: number }> {
  const wanted = and(search ? sql`users.search like ${containing(search)}` : undefined, status && STATUS[status])
  const [counted] = await db.select({ total: count() }).from(users).where(wanted)
  const rows = await db
    .select()
    .from(users)
    .where(wanted)
    .orderBy(desc(users.createdAt), users.id)
    .limit(limit)
    .offset((page - 1) * limit)
  return { rows, total: counted?.total ?? 0 }
}

const heldPlans = (where: SQL) => sql`
  select g.id, g.user_id, g.plan_id, g.source, g.reference, extract(epoch from g.created_at)::float8 * 1000 as granted_ms,
         g.credits_total, extract(epoch from g.expires_at)::float8 * 1000 as expires_ms,
         g.live as is_active,
         (select coalesce(sum(b.remaining), 0)::integer from balances b where b.grant_id = g.id) as credits_remaining
    from (
      select *, row_number() over (partition by user_id order by live desc, seq desc) as place
        from (select *, is_live(ended_at, expires_at, now()) as live from grants where ${where}) as held
    ) as g
   where g.place <= ${MAX_PLANS}
   order by g.place`

export async function listHeldPlans(db: Db, userIds: readonly string[]): Promise<HeldPlanRow[]> {
  const { rows } = await db.execute<HeldPlanRow>(heldPlans(sql`user_id = any(${sql.param(userIds)}::text[])`))
  return rows
}

export async function findHeldPlan(db: Db, id: string): Promise<HeldPlanRow | null> {
  const { rows } = await db.execute<HeldPlanRow>(heldPlans(eq(sql`id`, id)))
  return rows[0] ?? null
}
