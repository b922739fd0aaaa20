import {
  deletePerson,
  issueResetToken,
  listPeople,
  updateAdmin,
  updateUserPlan,
} from '@ufaro/contract/http/admin-people.ts'
import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route.ts'
import type { AdminsService } from './admins.service.ts'
import type { PeopleService } from './people.service.ts'

export function peopleRoutes(
  app: FastifyInstance,
  { people, admins }: { people: PeopleService; admins: AdminsService },
) {
  route(app, listPeople, ({ query }) => people.list(query))

  route(app, updateUserPlan, ({ params, body, caller }) => people.setPlanActive(caller.user, params.id, body.isActive))

  route(app, issueResetToken, async ({ params, caller }) => ({
    resetToken: await people.issueReset(caller.user, params.id),
  }))

  route(app, updateAdmin, async ({ params, body, caller }) => {
    const level = body.isAdmin ? (body.adminLevel ?? 'sub') : null
    await admins.setLevel(caller.user, params.id, level)
    return { success: true, is_admin: level !== null, adminLevel: level }
  })

  route(app, deletePerson, ({ params, caller }) => admins.deletePerson(caller.user, params.id))
}
