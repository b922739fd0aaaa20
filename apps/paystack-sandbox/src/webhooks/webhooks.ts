import { createHmac } from 'node:crypto'
import type { Faults } from '#sandbox/control/faults.ts'
import { notFound } from '#sandbox/http/envelope.ts'
import { toEscapedJson } from '#sandbox/http/wire.ts'
import type { NextId } from '#sandbox/store/ids.ts'
import type { Journal } from '#sandbox/store/journal.ts'
import type { Hook } from '#sandbox/store/records.ts'
import { nextTryIn } from '#sandbox/webhooks/ladder.ts'

const TIMEOUT_MS = 30_000
const REORDER_MS = 3000

interface Deps {
  journal: Journal
  nextId: NextId
  faults: Faults
  secretKey: string
  timeScale: number
  url: () => string | undefined
}

export type Webhooks = ReturnType<typeof createWebhooks>

export function createWebhooks({ journal, nextId, faults, secretKey, timeScale, url }: Deps) {
  const hooks = journal.table<Hook>('hooks')
  const timers = new Map<string, NodeJS.Timeout>()
  const closing = new AbortController()
  let sendHeldBack: (() => void) | undefined

  /** @returns the status of the merchant's reply, 0 without a reply, undefined if a fault drops or delays the event */
  async function emit(event: string, data: unknown): Promise<number | undefined> {
    return emitBody(event, toEscapedJson({ event, data }))
  }

  async function emitBody(event: string, body: string): Promise<number | undefined> {
    const dropped = faults.now().drop
    const next_at = dropped ? null : Date.now()
    const hook: Hook = { id: nextId(), event, body, tries: 0, next_at, last_status: null }
    hooks.put(hook.id, hook)
    if (dropped) return undefined
    const { delay, reorder } = faults.now()
    if (delay > 0) return void schedule(hook.id, delay)
    if (reorder && !sendHeldBack) return void hold(hook.id)
    const status = await attempt(hook.id)
    sendHeldBack?.()
    return status
  }

  function hold(id: string): void {
    const release = () => {
      sendHeldBack = undefined
      schedule(id, 0)
    }
    sendHeldBack = release
    schedule(id, REORDER_MS)
  }

  function schedule(id: string, ms: number): void {
    clearTimeout(timers.get(id))
    timers.set(
      id,
      setTimeout(() => void attempt(id), ms),
    )
  }

  async function attempt(id: string): Promise<number | undefined> {
    const hook = hooks.get(id)
    if (!hook || hook.next_at === null || closing.signal.aborted) return undefined
    const copies = 1 + Number(faults.now().duplicate)
    const answers = await Promise.all(Array.from({ length: copies }, () => post(hook)))
    // A shutdown has aborted the delivery, so do not count it as a try. The next start sends the event again.
    if (closing.signal.aborted) return undefined
    const status = answers[0]!
    const tries = hook.tries + 1
    const wait = status === 200 ? null : nextTryIn(tries, timeScale)
    hooks.put(id, { ...hook, tries, last_status: status, next_at: wait === null ? null : Date.now() + wait })
    timers.delete(id)
    if (wait !== null) schedule(id, wait)
    return status
  }

  async function post({ body }: Hook): Promise<number> {
    const target = url()
    if (!target) return 0
    const signature = createHmac('sha512', secretKey).update(body).digest('hex')
    const spoiled = faults.now().bad_signature
    try {
      const answer = await fetch(target, {
        method: 'POST',
        body,
        redirect: 'manual',
        headers: {
          'content-type': 'application/json',
          'user-agent': 'Paystack/2.0',
          'x-paystack-signature': spoiled ? signature.replace(/^./, (digit) => (digit === '0' ? '1' : '0')) : signature,
        },
        signal: AbortSignal.any([closing.signal, AbortSignal.timeout(TIMEOUT_MS)]),
      })
      await answer.body?.cancel()
      return answer.status
    } catch {
      return 0
    }
  }

  return {
    emit,
    emitBody,
    resend: async (id: string): Promise<number | undefined> => {
      const hook = hooks.get(id)
      if (!hook) throw notFound('Webhook not found')
      hooks.put(id, { ...hook, tries: 0, next_at: Date.now() })
      return attempt(id)
    },
    /**
     * Continues deliveries that an earlier process left or that had no URL to be sent to. `now` ignores their schedule.
     */
    resume: (now = false) => {
      for (const { id, next_at } of hooks.all()) {
        if (next_at !== null) schedule(id, now ? 0 : Math.max(0, next_at - Date.now()))
      }
    },
    list: (): Hook[] => hooks.all().reverse(),
    close: () => {
      closing.abort()
      for (const timer of timers.values()) clearTimeout(timer)
    },
  }
}
