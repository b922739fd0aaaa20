import {
  createPayout,
  listAffiliates,
  listPayouts,
  payoutCsv,
  updateAffiliate,
  updatePayout,
} from '@ufaro/contract/http/admin-affiliates.ts'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/db.ts'
import { contentDisposition } from '../../http/content-disposition.ts'
import { route } from '../../http/route.ts'
import type { AffiliateOverviewService } from '../affiliate/overview.service.ts'
import type { PayoutAdmin } from './payouts.service.ts'

interface Rooms {
  db: Db
  overview: AffiliateOverviewService
  admin: PayoutAdmin
}

export function payoutsRoutes(app: FastifyInstance, { db, overview, admin }: Rooms) {
  route(app, listAffiliates, ({ query }) => overview.listAffiliates(db, query))

  route(app, updateAffiliate, ({ params, body, caller }) =>
    admin.setAffiliateActive(caller.user, params.id, body.isActive),
  )

  route(app, listPayouts, ({ query }) => overview.listPayouts(db, query))

  route(app, createPayout, ({ body, caller }) => admin.create(caller.user, body.affiliateId))

  route(app, updatePayout, ({ params, body, caller }) => admin.update(caller.user, params.id, body))

  route(app, payoutCsv, async ({ params, caller, reply }) => {
    const { name, csv } = await admin.exportCsv(caller.user, params.id)
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', contentDisposition(name))
      .header('cache-control', 'private, no-store')
      .send(csv)
  })
}
