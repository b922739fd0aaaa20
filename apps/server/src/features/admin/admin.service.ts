import { END_IS_PAST } from '@ufaro/contract/http/admin.ts'
import type { Service } from '@ufaro/contract/service.ts'
import type { User } from '@ufaro/contract/user.ts'
import { type Db, transaction } from '../../db/db.ts'
import { AppError } from '../../http/app-error.ts'
import { pointReached, reachPoint } from '../../http/recovery-point.ts'
import type { AuditLog } from '../audit-log/audit-log.service.ts'
import type { CreditsService, PlanAssignment } from '../credits/credits.service.ts'
import type { ServicesService } from '../services/services.service.ts'
import type { UsersService } from '../users/users.service.ts'

interface Rooms {
  db: Db
  audit: AuditLog
  users: UsersService
  services: ServicesService
  credits: CreditsService
}

/** Each admin action and its audit log entry are committed in one transaction. */
export function createAdminService({ db, audit, users, services, credits }: Rooms) {
  return {
    /**
     * @throws AppError NOT_FOUND, PRIMARY_ONLY if a sub admin acts on an admin's account, VALIDATION_FAILED if
     * `expiresAt` is in the past, and the errors of `credits.assignPlan`
     */
    assignPlan: (actor: User, assignment: PlanAssignment): Promise<void> =>
      transaction(db, async (tx) => {
        if (pointReached()) return
        const person = await users.findById(tx, assignment.userId)
        if (!person) throw new AppError('NOT_FOUND', 'There is no such user.')
        if (person.role !== 'user' && !actor.isPrimaryAdmin) throw new AppError('PRIMARY_ONLY')
        if (assignment.expiresAt && assignment.expiresAt.getTime() <= Date.now()) {
          throw new AppError('VALIDATION_FAILED', END_IS_PAST, { fields: { expiresAt: END_IS_PAST } })
        }
        await credits.assignPlan(tx, assignment)
        const { userId, ...detail } = assignment
        await audit.write(tx, actor, 'plan.assign', { type: 'user', id: userId }, detail)
        await reachPoint(tx, { userId })
      }),

    updateService: (actor: User, id: string, enabled: boolean): Promise<Service> =>
      transaction(db, async (tx) => {
        const service = await services.setEnabled(tx, actor, id, enabled)
        await audit.write(tx, actor, 'service.update', { type: 'service', id: service.id }, { enabled })
        return service
      }),
  }
}
export type AdminService = ReturnType<typeof createAdminService>
