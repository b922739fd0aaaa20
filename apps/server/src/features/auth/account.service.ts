import type { AccountSettings } from '@ufaro/contract/http/account.ts'
import type { User } from '@ufaro/contract/user.ts'
import { type Db, type Tx, transaction } from '../../db/db.ts'
import { AppError } from '../../http/app-error.ts'
import { onceMore } from '../../infra/db/once-more.ts'
import type { ErasureService } from '../users/erasure.service.ts'
import type { UsersService } from '../users/users.service.ts'
import type { LoginService } from './login.service.ts'

interface Deps {
  db: Db
  users: UsersService
  erasure: ErasureService
  prove: LoginService['prove']
}

export function createAccountService({ db, users, erasure, prove }: Deps) {
  const settings = async ({ id }: User): Promise<AccountSettings> => {
    const row = await users.findById(db, id)
    if (!row) throw new AppError('UNAUTHENTICATED')
    return { mail_notices: row.mailNotices }
  }

  return {
    settings,

    async changeSettings(user: User, wanted: Partial<AccountSettings>): Promise<AccountSettings> {
      if (wanted.mail_notices !== undefined) await users.update(db, user.id, { mailNotices: wanted.mail_notices })
      return settings(user)
    },

    /** @throws AppError INVALID_CREDENTIALS for a wrong password, RATE_LIMITED, CONFLICT for the last primary admin */
    async delete(user: User, password: string, client: string): Promise<void> {
      await prove(user.email, password, client)
      const end = async (tx: Tx) => {
        const primaries = await users.lockPrimaries(tx)
        const person = await users.lock(tx, user.id, { forDeletion: true })
        if (!person) throw new AppError('UNAUTHENTICATED')
        if (primaries.includes(person.id) && primaries.length === 1) {
          throw new AppError('CONFLICT', 'You are the last primary admin. Make somebody else one first.')
        }
        await erasure.erase(tx, person)
      }
      await onceMore(() => transaction(db, end))
      await erasure.clear()
    },
  }
}
export type AccountService = ReturnType<typeof createAccountService>
