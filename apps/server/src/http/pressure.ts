import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { AppError } from './app-error.ts'
import { isOperation } from './operations-only.ts'

/** Milliseconds. New work is refused if the event loop's mean delay over a second is longer. */
const MAX_DELAY_MS = 1000
const LOOK_MS = 1000
const RESOLUTION_MS = 10

/** Measures the event loop's delay and not its utilization, which is 1 right after a start. */
export function installPressure(http: FastifyInstance): void {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  let isLate = false
  let looking: NodeJS.Timeout | undefined
  const look = () => {
    // If there is no sample, the event loop was blocked since the last check.
    isLate = delay.count === 0 || delay.mean / 1e6 - RESOLUTION_MS > MAX_DELAY_MS
    delay.reset()
  }
  // Measure the delay only after startup: startup also blocks the event loop, but refusing requests would not make it
  // faster.
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
