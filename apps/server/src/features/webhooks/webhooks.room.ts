import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/db.ts'
import type { RateLimiter } from '../../http/rate-limiter.ts'
import { createPost } from '../../infra/outbound/post.ts'
import type { MailService } from '../mail/mail.service.ts'
import type { UsersService } from '../users/users.service.ts'
import { createDeliverer, PAUSES_S } from './deliverer.ts'
import * as deliveries from './deliveries.repo.ts'
import { switchedOff } from './switched-off.letter.ts'
import { webhooksRoutes } from './webhooks.routes.ts'
import { createWebhooksService } from './webhooks.service.ts'

interface Deps {
  db: Db
  users: UsersService
  mail: MailService
  limiter: RateLimiter
  allowLoopback: boolean
  origin: () => string
}

const LANES = 6
const KEEP_DAYS = 30

export function createWebhooksRoom({ db, users, mail, limiter, allowLoopback, origin }: Deps) {
  const webhooks = createWebhooksService({ db, users, limiter, reach: { allowLoopback } })
  const deliverer = createDeliverer({
    db,
    post: createPost({ allowLoopback }),
    tellOwner: async (tx, hook, error) => {
      const owner = await users.findById(tx, hook.userId)
      if (owner) await mail.post(tx, owner.email, switchedOff(hook.url, error, `${origin()}/account/webhooks`))
    },
  })

  return {
    webhooks,
    register: (http: FastifyInstance): void => webhooksRoutes(http, { webhooks }),
    lanes: Array.from({ length: LANES }, () => deliverer.deliverPending),
    sweep: (): Promise<void> => deliveries.sweep(db, PAUSES_S.length, KEEP_DAYS),
    close: deliverer.close,
  }
}
