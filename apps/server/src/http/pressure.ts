import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { AppError } from './app-error.ts'
import { isOperation } from './operations-only.ts'

/** Mean event loop delay over a second, in milliseconds, above which new work is refused. */
const MAX_DELAY_MS = 1000
const LOOK_MS = 1000
const RESOLUTION_MS = 10

/**
 * Sheds load when the event loop falls behind. Uses delay only: utilisation reads 1 right after a start. Probes and
 * metrics keep answering.
 */
export function installPressure(http: FastifyInstance): void {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  let isLate = false
  let looking: NodeJS.Timeout | undefined
  const look = () => {
    // Without any sample, the loop has not turned since the last look.
    isLate = delay.count === 0 || delay.mean / 1e6 - RESOLUTION_MS > MAX_DELAY_MS
    delay.reset()
  }
  // The work of the start is no load that a refusal relieves.
  http.addHook('onListen', async () => {
    delay.enable()
    looking = setInterval(look, LOOK_MS).unref()
  })
  http.addHook('onClose', async () => {
    clearInterval(looking)
    delay.disable()
  })
  http.addHook('onRequest', (request, _reply, done) => {
    if (isLate && !isOperation(request)) done(new AppError('OVERLOADED', undefined, { retryAfter: 10 }))
    else done()
  })
}
