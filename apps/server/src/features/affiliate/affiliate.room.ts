import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/db.ts'
import type { LinkOrigin } from '../../http/link-origin.ts'
import type { RateLimiter } from '../../http/rate-limiter.ts'
import type { Log } from '../../infra/log.ts'
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

interface Deps {
  db: Db
  log: Log
  errors: ErrorsService
  limiter: RateLimiter
  users: UsersService
  mail: MailService
  provider: PayoutProvider | null
}

export function createAffiliateRoom({ db, log, errors, limiter, provider, users, mail }: Deps) {
  const transfers = createTransfers({ errors })
  const affiliate = createAffiliateService({ transfers })
  const bankDetails = createBankDetailsService({ provider, limiter, users, mail })

  return {
    affiliate,
    payouts: createPayoutsService({ db, log, provider, transfers, errors }),
    overview: createAffiliateOverview(),
    register: (http: FastifyInstance, linkOrigin: LinkOrigin) =>
      affiliateRoutes(http, { db, affiliate, bankDetails, linkOrigin }),
  }
}
