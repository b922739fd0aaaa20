import { randomUUID } from 'node:crypto'
import path from 'node:path'
import type { AccountSettings } from '@ufaro/contract/http/account.ts'
import type { User } from '@ufaro/contract/user.ts'
import { type Db, type Tx, transaction } from '../../db/db.ts'
import { AppError } from '../../http/app-error.ts'
import type { Limit, RateLimiter } from '../../http/rate-limiter.ts'
import { onceMore } from '../../infra/db/once-more.ts'
import { type Archive, nameEntries } from '../files/archives.service.ts'
import type { ErasureService } from '../users/erasure.service.ts'
import type { UsersService } from '../users/users.service.ts'
import type { LoginService } from './login.service.ts'
import { listOwnFiles, readOwnData } from './own-data.repo.ts'

interface Deps {
  db: Db
  users: UsersService
  erasure: ErasureService
  limiter: RateLimiter
  prove: LoginService['prove']
}

const EXPORT: Limit = { name: 'account-export', max: 10, windowS: 3600 }

export function createAccountService({ db, users, erasure, limiter, prove }: Deps) {
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

    async export({ id }: User): Promise<Archive> {
      await limiter.take(EXPORT, id)
      const stored = (await listOwnFiles(db, id)).map(({ key, kind }, n) => ({
        stem: `${kind}-${n + 1}`,
        extension: path.extname(key).slice(1),
        key,
      }))
      const text = JSON.stringify(await readOwnData(db, id), null, 2)
      const entries = nameEntries([{ stem: 'account', extension: 'json', text }, ...stored])
      return { entries, date: new Date(), etag: `"${randomUUID()}"` }
    },

    /**
     * @throws AppError INVALID_CREDENTIALS for a wrong password, RATE_LIMITED, CONFLICT for the last primary admin
     */
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
