import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { AppError } from './app-error.ts'
import { isOperation } from './operations-only.ts'

/** Mean event loop delay over a second, in milliseconds, above which new work is refused. */
const MAX_DELAY_MS = 1000

/**
 * Sheds load when the event loop falls behind. Uses delay only: utilisation reads 1 right after a start. Probes and
 * metrics keep answering.
 */
export async function installPressure(http: FastifyInstance): Promise<void> {
  await http.register(underPressure, {
    maxEventLoopDelay: MAX_DELAY_MS,
    pressureHandler: async (request) => {
      if (!isOperation(request)) throw new AppError('OVERLOADED', undefined, { retryAfter: 10 })
    },
  })
}
