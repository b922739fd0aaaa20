import { createAuditLog } from '../features/audit-log/audit-log.service.ts'
import { createIdentity } from '../features/auth/identity.ts'
import { createPasswords } from '../features/auth/passwords.ts'
import { createCreditsService } from '../features/credits/credits.service.ts'
import { createPlansService } from '../features/plans/plans.service.ts'
import { createUsersService } from '../features/users/users.service.ts'
import type { OperationContext } from './operation.ts'
import { withDatabase } from './with-database.ts'

export const OPERATOR = { id: 'operator', email: 'operator at the terminal' }

export const withRooms = <T>(context: OperationContext, work: (rooms: Rooms) => Promise<T>): Promise<T> =>
  withDatabase(context, async (database) => {
    const { db, bus } = database
    const plans = createPlansService()
    await plans.seed(db)
    return work({
      db,
      audit: createAuditLog(),
      users: createUsersService(),
      identity: createIdentity({ db, passwords: await createPasswords() }),
      plans,
      credits: createCreditsService({ bus, plans }),
    })
  })

export interface Rooms {
  db: Parameters<typeof createIdentity>[0]['db']
  audit: ReturnType<typeof createAuditLog>
  users: ReturnType<typeof createUsersService>
  identity: ReturnType<typeof createIdentity>
  plans: ReturnType<typeof createPlansService>
  credits: ReturnType<typeof createCreditsService>
}
