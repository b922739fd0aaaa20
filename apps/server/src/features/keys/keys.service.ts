import type { ApiKey } from '@ufaro/contract/api-key.ts'
import { MOST_KEYS, type NewKey } from '@ufaro/contract/http/keys.ts'
import { type Db, transaction } from '../../db/db.ts'
import type { ApiKeyRow } from '../../db/schema/keys.ts'
import { AppError } from '../../http/app-error.ts'
import type { Limit, RateLimiter } from '../../http/rate-limiter.ts'
import { requireId } from '../../http/require-id.ts'
import type { Caller, Spender } from '../../http/route.ts'
import type { Log } from '../../infra/log.ts'
import type { UsersService } from '../users/users.service.ts'
import { hashOf, newSecret } from './key-secret.ts'
import * as repo from './keys.repo.ts'

/** Limits calls with an invalid key, per client: enough for programs with an outdated key, too few for guessing. */
const GUESSES: Limit = { name: 'api-key', max: 100, windowS: 900 }
const MINUTE_MS = 60_000

interface Deps {
  db: Db
  users: UsersService
  limiter: RateLimiter
}

interface From {
  client: string
  log: Pick<Log, 'info'>
}

export function createKeysService({ db, users, limiter }: Deps) {
  const spenderOf = ({ key, user }: repo.Holder): Spender => ({ ...users.present(user), keyId: key.id })

  return {
    async authenticate(secret: string, { client, log }: From): Promise<Caller> {
      const holder = await repo.findHolder(db, hashOf(secret))
      if (!holder) {
        await limiter.take(GUESSES, client)
        throw new AppError('UNAUTHENTICATED', 'This API key is not valid, or not any more.')
      }
      const { key } = holder
      log.info({ key: key.prefix, userId: key.userId }, 'an API key was used')
      if (!key.lastUsedAt || Date.now() - key.lastUsedAt.getTime() > MINUTE_MS) await repo.touchKey(db, key.id)
      return { user: spenderOf(holder), sessionId: null, key: { id: key.id, scopes: key.scopes } }
    },

    async findUser(keyId: string, userId: string): Promise<Spender | null> {
      const holder = await repo.findHolderById(db, keyId, userId)
      return holder ? spenderOf(holder) : null
    },

    create: (userId: string, { name, scopes, expires_in_days, daily_credits }: NewKey) =>
      transaction(db, async (tx) => {
        await users.lock(tx, userId)
        if ((await repo.countKeys(tx, userId)) >= MOST_KEYS) {
          throw new AppError('CONFLICT', `You have ${MOST_KEYS} keys. Please delete one you no longer need first.`)
        }
        const { secret, ...kept } = newSecret()
        const own = { userId, name, scopes: [...new Set(scopes)], dailyCredits: daily_credits ?? null }
        return { key: present(await repo.insertKey(tx, { ...own, ...kept }, expires_in_days ?? null)), secret }
      }),

    list: async (userId: string): Promise<ApiKey[]> => (await repo.listKeys(db, userId)).map(present),

    async remove(userId: string, id: string): Promise<void> {
      if (!(await repo.removeKey(db, requireId(id), userId))) throw new AppError('NOT_FOUND')
    },
  }
}
export type KeysService = ReturnType<typeof createKeysService>

const present = (row: ApiKeyRow): ApiKey => ({
  id: row.id,
  name: row.name,
  prefix: row.prefix,
  scopes: row.scopes,
  daily_credits: row.dailyCredits,
  created_at: row.createdAt.toISOString(),
  last_used_at: row.lastUsedAt?.toISOString() ?? null,
  expires_at: row.expiresAt?.toISOString() ?? null,
})
