import {
  archiveCreations,
  archiveLink,
  creationSettings,
  deleteCreation,
  listCreations,
  runArchive,
} from '@ufaro/contract/http/generations.ts'
import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route.ts'
import { sendBytes } from '../../http/send-bytes.ts'
import type { CreationsService } from './creations.service.ts'

export function creationsRoutes(app: FastifyInstance, { creations }: { creations: CreationsService }) {
  route(app, listCreations, ({ query, caller }) => creations.list(caller.user.id, query))
  route(app, creationSettings, ({ params, caller }) => creations.settingsOf(caller.user.id, params.id))
  route(app, deleteCreation, ({ params, caller }) => creations.delete(caller.user.id, params.id))
  route(app, archiveCreations, async ({ body, caller }) => ({
    url: await creations.linkArchive(caller.user.id, body.ids),
  }))

  route(app, archiveLink, async ({ params, caller }) => ({
    url: await creations.linkRunArchive(caller.user.id, params.id),
  }))

  route(app, runArchive, async ({ params, caller, request, reply }) => {
    const archive = await creations.openRunArchive(caller.user.id, params.id)
    return sendBytes(request, reply, { ...archive, maxAge: 0 })
  })
}
