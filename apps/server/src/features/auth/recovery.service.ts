import { type Db, type Tx, transaction } from '../../db/db.ts'
import type { UserRow } from '../../db/schema/users.ts'
import { AppError } from '../../http/app-error.ts'
import type { RateLimiter } from '../../http/rate-limiter.ts'
import type { MailService } from '../mail/mail.service.ts'
import type { UsersService } from '../users/users.service.ts'
import { withFloor } from './answer-floor.ts'
import type { Identity } from './identity.ts'
import { passwordChangedLetter, passwordHandedOverLetter } from './letters.ts'
import { RESET, STATUS } from './limits.ts'
import * as oneTimeTokens from './one-time-tokens.repo.ts'
import { postResetLetter } from './post-reset-letter.ts'

interface Deps {
  db: Db
  users: UsersService
  mail: MailService
  identity: Identity
  limiter: RateLimiter
  resetSeconds: number
}

const PURPOSES: oneTimeTokens.Purpose[] = ['reset', 'admin-reset']

export function createRecoveryService({ db, users, mail, identity, limiter, resetSeconds }: Deps) {
  const postReset = (email: string, origin: string) =>
    transaction(db, async (tx) => {
      const user = await users.findByEmail(tx, email)
      if (user) await postResetLetter({ tx, mail, user, origin, seconds: resetSeconds })
    })

  /** A token from an admin is valid only while that admin has rights over the user. */
  const mayStillHandOver = async (tx: Tx, { purpose, value }: oneTimeTokens.OneTimeToken, person: UserRow) => {
    if (purpose !== 'admin-reset') return true
    const admin = await users.findById(tx, value)
    return admin?.role === 'primary' || (admin?.role === 'sub' && person.role === 'user')
  }

  return {
    async status(email: string, client: string) {
      await limiter.take(STATUS, client)
      const user = await users.findByEmail(db, email)
      // `hasCustomRecord` says whether the account has a profile. Every account has one.
      return { exists: Boolean(user), verified: user?.emailVerified ?? false, hasCustomRecord: Boolean(user) }
    },

    /** The reply does not reveal whether there is an account. */
    async request(email: string, origin: string): Promise<void> {
      await limiter.take(RESET, email)
      await withFloor(postReset(email, origin))
    },

    /** Issues a reset token that an admin gives to a user. It is valid while the admin has rights over the user. */
    issueToken: (tx: Tx, userId: string, adminId: string): Promise<string> =>
      oneTimeTokens.issue(tx, { userId, purpose: 'admin-reset', ttlSeconds: resetSeconds, value: adminId }),

    voidHandedOver: (tx: Tx, userId: string): Promise<void> => oneTimeTokens.forget(tx, userId, ['admin-reset']),

    async verify(token: string): Promise<{ email: string }> {
      const good = await oneTimeTokens.look(db, token, PURPOSES)
      const user = good && (await users.findById(db, good.userId))
      if (!user) throw new AppError('INVALID_TOKEN')
      return { email: user.email }
    },

    /**
     * Sets the password, ends all sessions and invalidates all mailed links.
     * @throws AppError INVALID_TOKEN, OVERLOADED
     */
    async setPassword(token: string, password: string): Promise<void> {
      if (!(await oneTimeTokens.look(db, token, PURPOSES))) throw new AppError('INVALID_TOKEN')
      const passwordHash = await identity.hashPassword(password)
      await transaction(db, async (tx) => {
        const used = await oneTimeTokens.use(tx, token, PURPOSES)
        const user = used && (await users.lock(tx, used.userId))
        if (!user || !(await mayStillHandOver(tx, used, user))) throw new AppError('INVALID_TOKEN')
        await identity.setPassword(tx, used.userId, passwordHash)
        await identity.endSessionsOf(tx, used.userId)
        await oneTimeTokens.forget(tx, used.userId, ['confirm', 'change-email', ...PURPOSES])
        // A mailed link proves access to the mailbox. A token from an admin does not.
        if (used.purpose === 'reset') await users.update(tx, used.userId, { emailVerified: true })
        const letter = used.purpose === 'reset' ? passwordChangedLetter() : passwordHandedOverLetter()
        await mail.post(tx, user.email, letter)
      })
    },
  }
}
