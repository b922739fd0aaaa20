import { createErasureService } from './erasure.service.ts'
import { createUsersService } from './users.service.ts'

export const createUsersRoom = (deps: Parameters<typeof createErasureService>[0]) => ({
  users: createUsersService(),
  erasure: createErasureService(deps),
})
