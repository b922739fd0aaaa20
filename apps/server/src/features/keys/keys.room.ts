import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../room.ts'
import type { UsersService } from '../users/users.service.ts'
import { keysRoutes } from './keys.routes.ts'
import { createKeysService } from './keys.service.ts'

export function createKeysRoom(deps: AppContext & { users: UsersService }) {
  const keys = createKeysService(deps)
  return { keys, register: (http: FastifyInstance): void => keysRoutes(http, { keys }) }
}
