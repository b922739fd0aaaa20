import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../room.ts'
import type { AffiliateService } from '../affiliate/affiliate.service.ts'
import type { CreditsService } from '../credits/credits.service.ts'
import type { KeysService } from '../keys/keys.service.ts'
import type { MailService } from '../mail/mail.service.ts'
import type { ServicesService } from '../services/services.service.ts'
import type { ErasureService } from '../users/erasure.service.ts'
import type { UsersService } from '../users/users.service.ts'
import { accountRoutes } from './account.routes.ts'
import { createAccountService } from './account.service.ts'
import { authRoutes } from './auth.routes.ts'
import { createAuthService } from './auth.service.ts'
import { installAuthenticate } from './authenticate.ts'
import { createPasswords } from './passwords.ts'
import { recoveryRoutes } from './recovery.routes.ts'
import { createRefreshCookie } from './refresh-cookie.ts'

interface Deps extends AppContext {
  users: UsersService
  erasure: ErasureService
  mail: MailService
  keys: KeysService
  services: ServicesService
  credits: CreditsService
  affiliate: AffiliateService
}

export async function createAuthRoom(deps: Deps) {
  const { env, db, users, erasure, keys, services, credits, affiliate, linkOrigin } = deps
  const auth = createAuthService({
    ...deps,
    passwords: await createPasswords(),
    grantSignup: credits.grantSignup,
    refer: affiliate.refer,
    requireSignup: () => services.requireEnabled(db, 'registration', 'New accounts are switched off at the moment.'),
    accessSeconds: env.ACCESS_TOKEN_TTL_S,
    resetSeconds: env.RESET_TTL_S,
    requireConfirmation: env.REQUIRE_EMAIL_CONFIRMATION,
  })

  return {
    auth,

    install: (http: FastifyInstance): void => installAuthenticate(http, auth.sessions, keys),

    register(http: FastifyInstance): void {
      const cookie = createRefreshCookie({ secure: env.PUBLIC_URL?.startsWith('https:') ?? false })
      authRoutes(http, { auth, cookie, linkOrigin })
      recoveryRoutes(http, { auth, cookie, linkOrigin })
      const account = createAccountService({ db, users, erasure, ...auth })
      accountRoutes(http, { account, profile: auth.profile, cookie, linkOrigin })
    },

    timers: [{ name: 'sweeping sessions', everyMs: 600_000, work: auth.sweep }],

    async seedAdmin(): Promise<{ admin?: { email: string; password: string } }> {
      const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = env
      const admin = await auth.bootstrapAdmin({ email, password })
      // The result is printed, so leave out a password that the operator chose.
      return admin ? { admin: password ? { ...admin, password: 'of ADMIN_PASSWORD' } : admin } : {}
    },
  }
}
