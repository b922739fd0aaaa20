import type { Customer, CustomerRun } from '@ufaro/contract/http/admin-customer.ts'
import type { Db } from '../../db/db.ts'
import type { UserRow } from '../../db/schema/users.ts'
import { AppError } from '../../http/app-error.ts'
import type { AuthService } from '../auth/auth.service.ts'
import type { CreditsService } from '../credits/credits.service.ts'
import { type CustomerRunRow, listRuns, readFigures } from '../reports/customer.service.ts'
import type { UsersService } from '../users/users.service.ts'
import type { PeopleService } from './people.service.ts'

interface Rooms {
  db: Db
  users: Pick<UsersService, 'findById' | 'present'>
  credits: Pick<CreditsService, 'getUserPlan'>
  sessions: Pick<AuthService['sessions'], 'listOf'>
  people: Pick<PeopleService, 'read'>
}

export function createCustomerService({ db, users, credits, sessions, people }: Rooms) {
  const find = async (id: string): Promise<UserRow> => {
    const row = await users.findById(db, id)
    if (!row) throw new AppError('NOT_FOUND', 'There is no such user.')
    return row
  }

  return {
    async read(id: string): Promise<Customer> {
      const row = await find(id)
      const [person, { good, bad, ...figures }, plan, devices] = await Promise.all([
        people.read(row),
        readFigures(db, id),
        credits.getUserPlan(db, users.present(row)),
        sessions.listOf(id),
      ])
      return {
        person,
        account: {
          mobile_phone: row.mobilePhone,
          referred_by: row.referredByCode,
          signed_in_at: row.signedInAt?.toISOString() ?? null,
          deactivated_at: row.deactivatedAt?.toISOString() ?? null,
          contested: row.contested,
          mail_notices: row.mailNotices,
        },
        figures: { ...figures, verdicts: { good, bad } },
        credits: plan.credits_breakdown,
        sessions: devices,
      }
    },

    async listRuns(id: string, page: { page: number; limit: number }): Promise<{ runs: CustomerRun[]; total: number }> {
      await find(id)
      const { rows, total } = await listRuns(db, id, page)
      return { runs: rows.map(present), total }
    },
  }
}
export type CustomerService = ReturnType<typeof createCustomerService>

const present = ({ created_ms, finished_ms, ...run }: CustomerRunRow): CustomerRun => ({
  ...run,
  created_at: new Date(created_ms).toISOString(),
  finished_at: finished_ms === null ? null : new Date(finished_ms).toISOString(),
})
