import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../room.ts'
import type { ErrorsService } from '../errors/errors.service.ts'
import type { MailService } from '../mail/mail.service.ts'
import type { UsersService } from '../users/users.service.ts'
import { affiliateRoutes } from './affiliate.routes.ts'
import { createAffiliateService } from './affiliate.service.ts'
import { createBankDetailsService } from './bank-details.service.ts'
import { createAffiliateOverview } from './overview.service.ts'
import { createPayoutsService } from './payouts.service.ts'
import type { PayoutProvider } from './provider.ts'
import { createTransfers } from './transfers.ts'

interface Deps extends AppContext {
  errors: ErrorsService
  users: UsersService
  mail: MailService
  /** Null if no payment provider is configured. */
  paystack: PayoutProvider | null
}

export function createAffiliateRoom(deps: Deps) {
  const { env, db, log, errors, limiter, users, mail, linkOrigin, paystack: provider } = deps
  const transfers = createTransfers({ errors })
  const affiliate = createAffiliateService({ transfers })
  const bankDetails = createBankDetailsService({ provider, limiter, users, mail })
  const payouts = createPayoutsService({ db, log, provider, transfers, errors })

  return {
    affiliate,
    payouts,
    overview: createAffiliateOverview(),
    register: (http: FastifyInstance): void => affiliateRoutes(http, { db, affiliate, bankDetails, linkOrigin }),
    timers: [{ name: 'following payouts', everyMs: env.RECONCILE_S * 1000, work: payouts.follow }],
  }
}
