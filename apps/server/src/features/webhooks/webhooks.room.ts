import type { FastifyInstance } from 'fastify'
import { createPost } from '../../infra/outbound/post.ts'
import type { AppContext } from '../../room.ts'
import type { MailService } from '../mail/mail.service.ts'
import type { UsersService } from '../users/users.service.ts'
import { createDeliverer, PAUSES_S } from './deliverer.ts'
import * as deliveries from './deliveries.repo.ts'
import { switchedOff } from './switched-off.letter.ts'
import { webhooksRoutes } from './webhooks.routes.ts'
import { createWebhooksService } from './webhooks.service.ts'

interface Deps extends AppContext {
  users: UsersService
  mail: MailService
}

const LANES = 6
const KEEP_DAYS = 30

export function createWebhooksRoom({ env, db, users, mail, limiter, origin }: Deps) {
  const allowLoopback = env.WEBHOOKS_ALLOW_LOOPBACK
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
    timers: [
      ...Array.from({ length: LANES }, () => ({
        name: 'delivering webhooks',
        everyMs: 1000,
        work: deliverer.deliverPending,
      })),
      {
        name: 'sweeping webhooks',
        everyMs: 3_600_000,
        work: () => deliveries.sweep(db, PAUSES_S.length, KEEP_DAYS),
      },
    ],
    stop: deliverer.close,
  }
}
