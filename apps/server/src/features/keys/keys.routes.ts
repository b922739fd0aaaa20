import { createKey, deleteKey, listKeys } from '@ufaro/contract/http/keys.ts'
import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route.ts'
import type { KeysService } from './keys.service.ts'

export function keysRoutes(app: FastifyInstance, { keys }: { keys: KeysService }): void {
  route(app, createKey, ({ body, caller }) => keys.create(caller.user.id, body))
  route(app, listKeys, async ({ caller }) => ({ keys: await keys.list(caller.user.id) }))
  route(app, deleteKey, ({ params, caller }) => keys.remove(caller.user.id, params.id))
}
