import type { User } from '@ufaro/contract/user.ts'
import type { Tx } from '../../db/db.ts'
import type { UserRow } from '../../db/schema/users.ts'
import { AppError } from '../../http/app-error.ts'
import type { UsersService } from '../users/users.service.ts'

/**
 * Locks the target user, whose role cannot change until the transaction ends.
 * @throws AppError NOT_FOUND, PRIMARY_ONLY if a sub admin acts on an admin's account, including their own
 */
export async function lockWithinReach(tx: Tx, users: UsersService, actor: User, userId: string): Promise<UserRow> {
  const person = await users.lock(tx, userId)
  if (!person) throw new AppError('NOT_FOUND', 'There is no such user.')
  if (person.role !== 'user' && !actor.isPrimaryAdmin) throw new AppError('PRIMARY_ONLY')
  return person
}
