import type { FastifyInstance } from 'fastify'
import { secretsOf } from '../../env-views.ts'
import { installErrorDoor } from '../../http/error-door.ts'
import type { AppContext } from '../../room.ts'
import { recordUnexpected } from './door-record.ts'
import { errorsRoutes } from './errors.routes.ts'
import { createErrorsService } from './errors.service.ts'

export function createErrorsRoom({ env, db, log, limiter }: AppContext) {
  const errors = createErrorsService({ db, log, secrets: secretsOf(env) })
  return {
    errors,
    install: (http: FastifyInstance): void => installErrorDoor(http, recordUnexpected(errors)),
    register: (http: FastifyInstance): void => errorsRoutes(http, { errors, limiter }),
    timers: [{ name: 'sweeping error logs', everyMs: 3_600_000, work: errors.sweep }],
  }
}
