import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { AppError } from './app-error.ts'
import { isOperation } from './operations-only.ts'

/** Mean delay of the event loop over a second, in milliseconds, beyond which new work is turned away. */
const MAX_DELAY_MS = 1000

/**
 * Sheds load where the event loop cannot keep up. Only its delay counts: its utilisation reads 1 just after a start and
 * would refuse everything. Probes and metrics go on answering, or nobody could see what is happening.
 */
export async function installPressure(http: FastifyInstance): Promise<void> {
  await http.register(underPressure, {
    maxEventLoopDelay: MAX_DELAY_MS,
    pressureHandler: async (request) => {
      if (!isOperation(request)) throw new AppError('OVERLOADED', undefined, { retryAfter: 10 })
    },
  })
}
