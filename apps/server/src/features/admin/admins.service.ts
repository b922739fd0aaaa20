import type { AdminLevel, User } from '@ufaro/contract/user.ts'
import { type Db, type Tx, transaction } from '../../db/db.ts'
import { AppError } from '../../http/app-error.ts'
import { onceMore } from '../../infra/db/once-more.ts'
import type { AuditLog } from '../audit-log/audit-log.service.ts'
import type { AuthService } from '../auth/auth.service.ts'
import type { CreditsService } from '../credits/credits.service.ts'
import type { ErasureService } from '../users/erasure.service.ts'
import type { UsersService } from '../users/users.service.ts'

interface Rooms {
  db: Db
  audit: AuditLog
  users: UsersService
  credits: CreditsService
  erasure: ErasureService
  recovery: Pick<AuthService['recovery'], 'voidHandedOver'>
}

export function createAdminsService({ db, audit, users, credits, erasure, recovery }: Rooms) {
  /** Locks the rows of all primary admins, so that nobody can revoke the actor's rights before the transaction ends. */
  const requirePrimary = async (tx: Tx, actor: User) => {
    const primaries = await users.lockPrimaries(tx)
    if (!primaries.includes(actor.id)) throw new AppError('PRIMARY_ONLY')
  }

  return {
    /**
     * @param level null revokes the admin rights
     * @throws AppError PRIMARY_ONLY, NOT_FOUND, CONFLICT for a change of the actor's own level
     */
    setLevel: (actor: User, userId: string, level: AdminLevel | null): Promise<void> =>
      transaction(db, async (tx) => {
        await requirePrimary(tx, actor)
        const person = await users.lock(tx, userId)
        if (!person) throw new AppError('NOT_FOUND', 'There is no such user.')
        const role = level ?? 'user'
        if (person.role === role) return
        if (person.id === actor.id) throw new AppError('CONFLICT', 'You cannot take away your own admin rights.')
        await users.update(tx, person.id, { role })
        await recovery.voidHandedOver(tx, person.id)
        await credits.publishPlan(tx, person.id)
        await audit.write(tx, actor, 'user.admin', { type: 'user', id: person.id }, { from: person.role, to: role })
      }),

    /** @throws AppError PRIMARY_ONLY, NOT_FOUND, CONFLICT for the actor's own account and for primary admins */
    async deletePerson(actor: User, userId: string): Promise<void> {
      const end = async (tx: Tx) => {
        await requirePrimary(tx, actor)
        const person = await users.lock(tx, userId, { forDeletion: true })
        if (!person) throw new AppError('NOT_FOUND', 'There is no such user.')
        if (person.id === actor.id) throw new AppError('CONFLICT', 'You cannot delete your own account here.')
        if (person.role === 'primary') throw new AppError('CONFLICT', 'A primary admin cannot be deleted.')
        await erasure.erase(tx, person)
        await audit.write(tx, actor, 'user.delete', { type: 'user', id: person.id })
      }
      await onceMore(() => transaction(db, end))
      await erasure.clear()
    },
  }
}
export type AdminsService = ReturnType<typeof createAdminsService>
