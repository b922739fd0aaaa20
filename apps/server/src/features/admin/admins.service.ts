import type { AdminLevel, User } from '@ufaro/contract/user.ts'
import { type Db, type Tx, transaction } from '../../db/db.ts'
import { AppError } from '../../http/app-error.ts'
import { onceMore } from '../../infra/db/once-more.ts'
import type { AuditService } from '../audit/audit.service.ts'
import type { AuthService } from '../auth/auth.service.ts'
import type { CreditsService } from '../credits/credits.service.ts'
import type { ErasureService } from '../users/erasure.service.ts'
import type { UsersService } from '../users/users.service.ts'

interface Rooms {
  db: Db
  audit: AuditService
  users: UsersService
  credits: CreditsService
  erasure: ErasureService
  recovery: Pick<AuthService['recovery'], 'voidHandedOver'>
}

/** What only primary admins do to people: rights, and the end of an account. Never to themselves. */
export function createAdminsService({ db, audit, users, credits, erasure, recovery }: Rooms) {
  /** Two primary admins who act on each other at once come one after the other; the second is none any more. */
  const requirePrimary = async (tx: Tx, actor: User) => {
    const primaries = await users.lockPrimaries(tx)
    if (!primaries.includes(actor.id)) throw new AppError('PRIMARY_ONLY')
  }

  return {
    /**
     * @param level null takes the rights away
     * @throws AppError PRIMARY_ONLY; NOT_FOUND; CONFLICT for less than what one has oneself: with it the last primary
     * admin cannot be lost, whoever else there is
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
        await credits.tellPlan(tx, person.id)
        await audit.write(tx, actor, 'user.admin', { type: 'user', id: person.id }, { from: person.role, to: role })
      }),

    /** @throws AppError PRIMARY_ONLY; NOT_FOUND; CONFLICT for oneself and for a primary admin */
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
