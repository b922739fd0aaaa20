import { setTimeout as sleep } from 'node:timers/promises'
import type { ErrorCode } from '@ufaro/contract/errors.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Log } from '../infra/log.ts'
import { AppError } from './app-error.ts'
import { hashOfBody } from './body-hash.ts'
import { type IdempotencyStore, type KeptAnswer, type KeyOf, RENEW_MS } from './idempotency-store.ts'
import { withKey } from './recovery-point.ts'

declare module 'fastify' {
  interface FastifyRequest {
    bodyHash: string | null
  }
}

interface Options {
  store: IdempotencyStore
  log: Log
  patienceMs?: number
}

const MAX_KEY = 128
const PATIENCE_MS = 30_000
const LOOK_AGAIN_MS = { first: 50, longest: 500 }

/**
 * Makes calls safe to retry. For a day, a retry gets the response of the first call that had an effect. If a call fails
 * or its process dies after the effect, a retry continues from the recovery point that was committed with the effect.
 */
export function installIdempotency(app: FastifyInstance, { store, log, patienceMs = PATIENCE_MS }: Options): void {
  const atWork = keepLeases(store, log)
  app.addHook('onClose', async () => atWork.stop())
  app.decorateRequest('bodyHash', null)
  app.decorate('withIdempotency', async (request: FastifyRequest, reply: FastifyReply, run: () => Promise<unknown>) => {
    const id = keyOf(request)
    if (!id) return run()
    const deadline = Date.now() + patienceMs
    const taken = await claim(request, id, store, deadline)
    if ('kept' in taken) return replay(taken.kept, reply)
    atWork.add(taken.claim)
    try {
      return await runFirst(() => withKey({ ...taken, deadline }, run), reply, {
        keep: (kept) => store.keep(id, taken.claim, kept),
        release: () => store.release(id, taken.claim),
        log,
      })
    } finally {
      atWork.remove(taken.claim)
    }
  })
}

function keyOf(request: FastifyRequest): KeyOf | null {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string' || !request.caller) return null
  if (key === '' || key.length > MAX_KEY) {
    throw new AppError('VALIDATION_FAILED', `Idempotency-Key must have 1 to ${MAX_KEY} characters.`)
  }
  return { userId: request.caller.user.id, path: request.url.split('?')[0]!, key }
}

async function claim(
  request: FastifyRequest,
  id: KeyOf,
  store: IdempotencyStore,
  deadline: number,
): Promise<{ claim: string; point: unknown } | { kept: KeptAnswer }> {
  const bodyHash = request.bodyHash ?? hashOfBody(request.body)
  for (let wait = LOOK_AGAIN_MS.first; ; wait = Math.min(wait * 2, LOOK_AGAIN_MS.longest)) {
    const found = await store.claim(id, bodyHash)
    if (found.state === 'mine') return found
    if (found.state === 'answered') return { kept: found.kept }
    if (found.state === 'conflict') throw new AppError('IDEMPOTENCY_CONFLICT')
    if (Date.now() + wait > deadline || request.socket.destroyed) throw new AppError('IDEMPOTENCY_IN_PROGRESS')
    await sleep(wait)
  }
}

interface Outcome {
  keep: (kept: KeptAnswer) => Promise<void>
  release: () => Promise<void>
  log: Log
}

async function runFirst(run: () => Promise<unknown>, reply: FastifyReply, { keep, release, log }: Outcome) {
  // If storing the response fails, only warn: the call has had its effect, so the client must get the response.
  const settle = (written: Promise<void>) =>
    written.catch((error) => log.warn({ err: error }, 'could not store an idempotent reply'))
  try {
    const answer = await run()
    await settle(reply.sent ? release() : keep({ status: reply.statusCode, answer }))
    return answer
  } catch (error) {
    const failure = keptFailure(error)
    await settle(failure ? keep(failure) : release())
    throw error
  }
}

/**
 * If the error names a run, the call has had an effect, and retries must get the same error. After any other error, the
 * call may be repeated.
 */
function keptFailure(error: unknown): KeptAnswer | null {
  if (!(error instanceof AppError) || !error.extra.runId) return null
  const { runId, refunded } = error.extra
  return { status: error.status, answer: { code: error.code, error: error.message, runId, refunded } }
}

function replay({ status, answer }: KeptAnswer, reply: FastifyReply): unknown {
  reply.header('idempotent-replayed', 'true')
  if (status >= 400) {
    const { code, error, runId, refunded } = answer as {
      code: ErrorCode
      error: string
      runId: string
      refunded?: boolean
    }
    throw new AppError(code, error, { runId, refunded, status })
  }
  reply.status(status)
  return answer ?? undefined
}

function keepLeases(store: IdempotencyStore, log: Log) {
  const claims = new Set<string>()
  const timer = setInterval(() => {
    if (claims.size === 0) return
    store.renew([...claims]).catch((error) => log.warn({ err: error }, 'could not renew idempotency leases'))
  }, RENEW_MS)
  timer.unref()
  return {
    add: (claim: string) => void claims.add(claim),
    remove: (claim: string) => void claims.delete(claim),
    stop: () => clearInterval(timer),
  }
}
