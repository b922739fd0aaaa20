import { assignPlan, listServices, updateService } from '@ufaro/contract/http/admin.ts'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/db.ts'
import { route } from '../../http/route.ts'
import type { ServicesService } from '../services/services.service.ts'
import type { AdminService } from './admin.service.ts'

interface Rooms {
  db: Db
  admin: AdminService
  services: ServicesService
}

export function adminRoutes(app: FastifyInstance, { db, admin, services }: Rooms) {
  route(app, assignPlan, async ({ params, body, caller }) => {
    const { planName, creditsTotal, expiresAt } = body
    await admin.assignPlan(caller.user, {
      userId: params.id,
      planId: planName,
      creditsTotal,
      expiresAt: typeof expiresAt === 'string' ? new Date(expiresAt) : expiresAt,
    })
    return { success: true }
  })

  route(app, listServices, async () => ({ services: await services.listServices(db) }))

  route(app, updateService, ({ params, body, caller }) => admin.updateService(caller.user, params.id, body.enabled))
}
