import type { FastifyInstance, FastifyReply } from 'fastify'
import { PaystackError } from '#sandbox/http/envelope.ts'

const WINDOW_MS = 60_000

/** Calls with a higher limit, by method and beginning of the path. `times` is the multiple of the general limit. */
const HIGHER: [method: string, path: string, times: number][] = [
  ['GET', '/transaction/verify/', 5],
  ['GET', '/bank/resolve', 2.5],
  ['POST', '/transaction/initialize', 2],
  ['POST', '/transfer', 1.5],
]

export function installRateLimit(http: FastifyInstance, limit: number): void {
  if (limit === 0) return
  const windows = new Map<string, { ends: number; calls: number }>()

  http.addHook('onRequest', async ({ method, url }, reply) => {
    const higher = HIGHER.find((entry) => entry[0] === method && url.startsWith(entry[1]))
    const name = higher?.[1] ?? ''
    const most = Math.floor(limit * (higher?.[2] ?? 1))
    const now = Date.now()
    const old = windows.get(name)
    const window = old && old.ends > now ? old : { ends: now + WINDOW_MS, calls: 0 }
    windows.set(name, window)
    window.calls += 1
    const reset = Math.ceil((window.ends - now) / 1000)
    if (window.calls > most) throw rateLimited(reply, most, reset)
    void reply.headers(headersOf(most, most - window.calls, reset))
  })
}

export function rateLimited(reply: FastifyReply, limit: number, reset: number): PaystackError {
  void reply.headers(headersOf(limit, 0, reset))
  return new PaystackError({
    status: 429,
    message: 'Rate limit exceeded!',
    code: 'rate_limited',
    type: 'api_error',
    nextStep: 'Wait until the limit resets, then try again',
  })
}

const headersOf = (limit: number, remaining: number, reset: number) => ({
  'x-ratelimit-limit': String(limit),
  'x-ratelimit-remaining': String(remaining),
  'x-ratelimit-reset': String(reset),
})
