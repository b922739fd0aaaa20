import { normalizeEmail } from '@ufaro/contract/account-rules.ts'
import type { LoginBody } from '@ufaro/contract/http/auth.ts'
import type { Db } from '../../db/db.ts'
import { AppError } from '../../http/app-error.ts'
import type { RateLimiter } from '../../http/rate-limiter.ts'
import { createLanes } from '../../infra/lanes.ts'
import type { UsersService } from '../users/users.service.ts'
import type { Credential, Identity } from './identity.ts'
import { LOGIN } from './limits.ts'
import type { Device, SessionsService, SignedIn } from './sessions.service.ts'

interface Deps {
  db: Db
  users: UsersService
  identity: Identity
  sessions: SessionsService
  limiter: RateLimiter
  requireConfirmation: boolean
}

export function createLoginService({ db, users, identity, sessions, limiter, requireConfirmation }: Deps) {
  const inLane = createLanes()

  /** One guess at the password of an address as it is stored. Only wrong ones count, so guesses at one account from one client go one after another. */
  const prove = (email: string, password: string, client: string): Promise<Credential> => {
    const subject = `${email} ${client}`
    return inLane(subject, async () => {
      await limiter.check(LOGIN, subject)
      const credential = await identity.checkPassword(email, password)
      if (credential) return credential
      await limiter.count(LOGIN, subject)
      throw new AppError('INVALID_CREDENTIALS')
    })
  }

  return {
    prove,

    /**
     * @throws AppError INVALID_CREDENTIALS for an unknown address and a wrong password alike, EMAIL_NOT_VERIFIED after
     * the right password only, RATE_LIMITED, OVERLOADED
     */
    async login({ email, password }: LoginBody, device: Device): Promise<SignedIn> {
      const credential = await prove(normalizeEmail(email), password, device.ip)
      return db.transaction(async (tx) => {
        // A password changed since the guess has ended every session: this must not become one more.
        const user = (await identity.stillHolds(tx, credential)) && (await users.findById(tx, credential.userId))
        if (!user) throw new AppError('INVALID_CREDENTIALS')
        if (requireConfirmation && !user.emailVerified) throw new AppError('EMAIL_NOT_VERIFIED')
        return sessions.open(tx, user, device)
      })
    },
  }
}
export type LoginService = ReturnType<typeof createLoginService>
