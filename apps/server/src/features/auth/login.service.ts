import { setTimeout as sleep } from 'node:timers/promises'
import { normalizeEmail } from '@ufaro/contract/account-rules.ts'
import type { LoginBody } from '@ufaro/contract/http/auth.ts'
import { type Db, transaction } from '../../db/db.ts'
import { AppError } from '../../http/app-error.ts'
import { networkOf } from '../../http/client-address.ts'
import type { Limit, RateLimiter } from '../../http/rate-limiter.ts'
import { createLanes } from '../../infra/lanes.ts'
import type { UsersService } from '../users/users.service.ts'
import type { Credential, Identity } from './identity.ts'
import { LOGIN, LOGIN_ACCOUNT, LOGIN_CLIENT, LOGIN_NETWORK } from './limits.ts'
import type { Device, SessionsService, SignedIn } from './sessions.service.ts'

interface Deps {
  db: Db
  users: UsersService
  identity: Identity
  sessions: SessionsService
  limiter: RateLimiter
  requireConfirmation: boolean
}

const SLOW_MS = 1000
const MOST_SLOWED = 10

function limitsOf(email: string, client: string): [Limit, string][] {
  const network = networkOf(client)
  return [
    [LOGIN, `${email} ${client}`],
    [LOGIN_CLIENT, client],
    ...(network ? [[LOGIN_NETWORK, network] satisfies [Limit, string]] : []),
  ]
}

export function createLoginService({ db, users, identity, sessions, limiter, requireConfirmation }: Deps) {
  const inLane = createLanes()
  const slowed = new Map<string, number>()

  /** After many failures, limits login attempts on the account to one per second. */
  const slowly = async (email: string): Promise<void> => {
    if (!(await limiter.isReached(LOGIN_ACCOUNT, email))) return
    const waiting = slowed.get(email) ?? 0
    if (waiting >= MOST_SLOWED) throw new AppError('OVERLOADED', undefined, { retryAfter: MOST_SLOWED })
    slowed.set(email, waiting + 1)
    await inLane(`slow ${email}`, () => sleep(SLOW_MS)).finally(() => {
      const left = (slowed.get(email) ?? 1) - 1
      if (left > 0) slowed.set(email, left)
      else slowed.delete(email)
    })
  }

  /**
   * Attempts of one client on one account run one after the other. An attempt counts only after it has failed, so
   * parallel guesses would all pass the limit.
   */
  const prove = (email: string, password: string, client: string): Promise<Credential> => {
    const subject = `${email} ${client}`
    return inLane(subject, async () => {
      const counted = limitsOf(email, client)
      for (const [limit, whose] of counted) await limiter.check(limit, whose)
      await slowly(email)
      const credential = await identity.checkPassword(email, password, client)
      if (credential) return credential
      for (const [limit, whose] of [...counted, [LOGIN_ACCOUNT, email] as const]) await limiter.count(limit, whose)
      throw new AppError('INVALID_CREDENTIALS')
    })
  }

  return {
    prove,

    /**
     * @throws AppError INVALID_CREDENTIALS for an unknown address or a wrong password, EMAIL_NOT_VERIFIED only after
     * the right password, RATE_LIMITED, OVERLOADED
     */
    async login({ email, password }: LoginBody, device: Device): Promise<SignedIn> {
      const credential = await prove(normalizeEmail(email), password, device.ip)
      return transaction(db, async (tx) => {
        // If the password has changed since it was checked, all sessions were ended, so this login must not open
        // another.
        const user = (await identity.stillHolds(tx, credential)) && (await users.findById(tx, credential.userId))
        if (!user) throw new AppError('INVALID_CREDENTIALS')
        if (requireConfirmation && !user.emailVerified) throw new AppError('EMAIL_NOT_VERIFIED')
        return sessions.open(tx, user, device)
      })
    },
  }
}
export type LoginService = ReturnType<typeof createLoginService>
