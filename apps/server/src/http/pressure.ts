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
  delay.enable()
  let isLate = false
  const looking = setInterval(() => {
    // Without any sample, the loop has not turned since the last look.
    isLate = delay.count === 0 || delay.mean / 1e6 - RESOLUTION_MS > MAX_DELAY_MS
    delay.reset()
  }, LOOK_MS)
  looking.unref()
  http.addHook('onClose', async () => {
    clearInterval(looking)
    delay.disable()
  })
  http.addHook('onRequest', (request, _reply, done) => {
    if (isLate && !isOperation(request)) done(new AppError('OVERLOADED', undefined, { retryAfter: 10 }))
    else done()
  })
}
