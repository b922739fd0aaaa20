import type { HeldPlan, ListedPerson } from '@ufaro/contract/http/admin-people.ts'
import type { User } from '@ufaro/contract/user.ts'
import { type Db, transaction } from '../../db/db.ts'
import type { UserRow } from '../../db/schema/users.ts'
import { AppError } from '../../http/app-error.ts'
import { requireId } from '../../http/require-id.ts'
import type { AuditLog } from '../audit-log/audit-log.service.ts'
import type { AuthService } from '../auth/auth.service.ts'
import type { CreditsService } from '../credits/credits.service.ts'
import {
  findHeldPlan,
  type HeldPlanRow,
  listHeldPlans,
  listPeople,
  type PeopleQuery,
} from '../reports/people.service.ts'
import type { UsersService } from '../users/users.service.ts'
import { lockWithinReach } from './reach.ts'

interface Rooms {
  db: Db
  audit: AuditLog
  users: UsersService
  credits: CreditsService
  recovery: Pick<AuthService['recovery'], 'issueToken'>
}

export function createPeopleService({ db, audit, users, credits, recovery }: Rooms) {
  const present = (row: UserRow, held: HeldPlanRow[]): ListedPerson => {
    const { id, email, firstName, lastName, displayName, is_admin, adminLevel, emailVerified, createdAt } =
      users.present(row)
    return {
      id,
      email,
      name: displayName,
      first_name: firstName,
      last_name: lastName,
      is_admin,
      admin_level: adminLevel,
      email_verified: emailVerified,
      created_at: createdAt,
      user_plans: held.map(presentPlan),
    }
  }

  return {
    async read(row: UserRow): Promise<ListedPerson> {
      return present(row, await listHeldPlans(db, [row.id]))
    },

    async list(query: PeopleQuery): Promise<{ users: ListedPerson[]; total: number }> {
      const { rows, total } = await listPeople(db, query)
      const held = Map.groupBy(
        await listHeldPlans(
          db,
          rows.map(({ id }) => id),
        ),
        ({ user_id }) => user_id,
      )
      return { users: rows.map((row) => present(row, held.get(row.id) ?? [])), total }
    },

    setPlanActive: (actor: User, id: string, isActive: boolean): Promise<HeldPlan> =>
      transaction(db, async (tx) => {
        const found = await findHeldPlan(tx, requireId(id))
        if (!found) throw new AppError('NOT_FOUND', 'There is no such plan.')
        await lockWithinReach(tx, users, actor, found.user_id)
        const changed = await credits.setGrantActive(tx, found.user_id, found.id, isActive)
        const plan = await findHeldPlan(tx, found.id)
        if (!plan) throw new AppError('NOT_FOUND', 'There is no such plan.')
        if (plan.is_active !== isActive) {
          throw new AppError('CONFLICT', 'This plan has ended. Please assign it again instead.')
        }
        if (changed) await audit.write(tx, actor, 'user-plan.update', { type: 'user-plan', id: plan.id }, { isActive })
        return presentPlan(plan)
      }),

    issueReset: (actor: User, userId: string): Promise<string> =>
      transaction(db, async (tx) => {
        const person = await lockWithinReach(tx, users, actor, userId)
        await audit.write(tx, actor, 'user.reset-password', { type: 'user', id: person.id })
        return recovery.issueToken(tx, person.id, actor.id)
      }),
  }
}
export type PeopleService = ReturnType<typeof createPeopleService>

const presentPlan = (row: HeldPlanRow): HeldPlan => ({
  id: row.id,
  plan_name: row.plan_id,
  source: row.source,
  reference: row.reference,
  granted_at: new Date(row.granted_ms).toISOString(),
  credits_remaining: row.credits_remaining,
  credits_total: row.credits_total,
  expires_at: row.expires_ms === null ? null : new Date(row.expires_ms).toISOString(),
  is_active: row.is_active,
})
