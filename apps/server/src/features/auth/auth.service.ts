import type { Db } from '../../db/db.ts'
import { deriveKey } from '../../db/session-secret.ts'
import type { RateLimiter } from '../../http/rate-limiter.ts'
import type { Log } from '../../infra/log.ts'
import type { Recents } from '../../infra/recents.ts'
import type { MailService } from '../mail/mail.service.ts'
import type { UsersService } from '../users/users.service.ts'
import { createAccessTokens } from './access-token.ts'
import { bootstrapAdmin } from './bootstrap-admin.ts'
import { createIdentity } from './identity.ts'
import { createLoginService } from './login.service.ts'
import * as oneTimeTokens from './one-time-tokens.repo.ts'
import type { Passwords } from './passwords.ts'
import { createProfileService } from './profile.service.ts'
import { createRecoveryService } from './recovery.service.ts'
import { createRegistrationService, type GrantSignup, type Refer } from './registration.service.ts'
import { createSessionsService } from './sessions.service.ts'

interface Deps {
  db: Db
  log: Log
  recents: Pick<Recents, 'read'>
  users: UsersService
  mail: MailService
  limiter: RateLimiter
  passwords: Passwords
  grantSignup: GrantSignup
  refer: Refer
  requireSignup: () => Promise<void>
  secret: string
  accessSeconds: number
  resetSeconds: number
  requireConfirmation: boolean
}

export function createAuthService({ secret, accessSeconds, ...deps }: Deps) {
  const { db, users, grantSignup } = deps
  const identity = createIdentity(deps)
  const accessTokens = createAccessTokens({ key: deriveKey(secret, 'access token'), ttlSeconds: accessSeconds })
  const sessions = createSessionsService({
    ...deps,
    identity,
    accessTokens,
    refreshKey: deriveKey(secret, 'refresh token'),
  })

  const { login, prove } = createLoginService({ ...deps, identity, sessions })

  return {
    sessions,
    registration: createRegistrationService({ ...deps, identity, sessions }),
    login,
    prove,
    recovery: createRecoveryService({ ...deps, identity }),
    profile: createProfileService({ ...deps, identity, prove }),

    endSessionsOf: identity.endSessionsOf,

    bootstrapAdmin: (configured: { email?: string | undefined; password?: string | undefined }) =>
      bootstrapAdmin({ db, users, identity, grantSignup }, configured),

    async sweep(): Promise<void> {
      await sessions.sweep()
      await oneTimeTokens.sweep(db)
      await deps.limiter.sweep()
    },
  }
}
export type AuthService = Awaited<ReturnType<typeof createAuthService>>
