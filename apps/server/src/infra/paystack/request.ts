import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod/mini'
import type { Log } from '../log.ts'
import { isPassing, PaystackFault } from './paystack-fault.ts'
import type { RateWindow } from './rate-window.ts'
import { readJson } from './read-json.ts'

/** Milliseconds that one call may take, including retries and pauses. */
const CALL_MS = 13_000
const TRY_MS = 6000
const TRIES = 3
const PAUSE_MS = 200
const MAX_ANSWER_BYTES = 8 * 1024 * 1024

export interface PaystackAccess {
  baseUrl: string
  secretKey: string
}

export interface PaystackCall {
  method: 'GET' | 'POST' | 'PUT'
  /**
   * May contain only fixed words and validated ids: `../` in a reference would call another endpoint with our secret
   * key.
   */
  path: string
  query?: Record<string, string | number | undefined>
  body?: unknown
}

export interface PaystackAnswer {
  message: string
  data: unknown
  meta: unknown
}

const text = z.catch(z.string(), '')
const Envelope = z.object({
  status: z.boolean(),
  message: text,
  data: z.optional(z.unknown()),
  meta: z.optional(z.unknown()),
  code: z.catch(z.nullish(z.string()), null),
})

interface Deps extends PaystackAccess {
  log: Log
  window: RateWindow
}

export type PaystackRequest = (call: PaystackCall) => Promise<PaystackAnswer>

/** Retries reads while time is left. Sends a write once, because it may have succeeded even if its reply was lost. */
export function createRequest({ baseUrl, secretKey, log, window }: Deps): PaystackRequest {
  const send = async ({ method, path, query = {}, body }: PaystackCall, timeoutMs: number) => {
    const url = new URL(path, baseUrl)
    for (const [name, value] of Object.entries(query))
      if (value !== undefined) url.searchParams.set(name, String(value))
    const began = performance.now()
    const response = await fetch(url, {
      method,
      // Do not follow redirects, because fetch would send the secret key to the target of a redirect.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        authorization: `Bearer ${secretKey}`,
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    window.observe(response.headers)
    const answer = await readBounded(response)
    log.debug({ method, path, status: response.status, ms: Math.round(performance.now() - began) }, 'paystack answered')
    return judge(response.status, answer)
  }

  const attempt = (call: PaystackCall, timeoutMs: number) =>
    send(call, timeoutMs).catch((error) => Promise.reject(toFault(error)))

  return async (call) => {
    const deadline = Date.now() + CALL_MS
    if (call.method !== 'GET') return attempt(call, CALL_MS)
    for (let tried = 1; ; tried++) {
      try {
        return await attempt(call, Math.min(TRY_MS, deadline - Date.now()))
      } catch (error) {
        const fault = error as PaystackFault
        const jitter = PAUSE_MS * tried * (0.5 + Math.random())
        const pause = fault.kind === 'rate_limited' ? Math.max(window.untilReset(), jitter) : jitter
        if (tried >= TRIES || !isPassing(fault) || Date.now() + pause + 500 > deadline) throw fault
        await sleep(pause)
      }
    }
  }
}

function judge(status: number, answer: string): PaystackAnswer {
  if (status >= 300 && status < 400) throw new PaystackFault('failed', `answered with a redirect (${status})`)
  if (status === 429) throw new PaystackFault('rate_limited', 'the rate limit is used up')
  if (status >= 500) throw new PaystackFault('failed', `answered ${status}`)
  const parsed = Envelope.safeParse(parseAnswer(answer, status))
  if (!parsed.success) throw new PaystackFault('unreadable', `answered ${status} with no envelope`)
  const { status: worked, message, data, meta, code = null } = parsed.data
  if (status < 400 && worked) return { message, data, meta }
  if (status === 401 || status === 403) throw new PaystackFault('unauthorized', `refused the key (${status})`, code)
  // Paystack may report a missing transaction with status 400 instead of 404, so read the message too.
  if (status === 404 || /not found/i.test(message)) throw new PaystackFault('not_found', message, code)
  throw new PaystackFault('rejected', message.slice(0, 300), code)
}

function parseAnswer(answer: string, status: number): unknown {
  try {
    return readJson(answer)
  } catch {
    throw new PaystackFault('unreadable', `answered ${status} with no JSON`)
  }
}

async function readBounded(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > MAX_ANSWER_BYTES) throw new PaystackFault('unreadable', 'the answer is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

function toFault(error: unknown): PaystackFault {
  if (error instanceof PaystackFault) return error
  const { name, cause } = error as Error & { cause?: { code?: string } }
  if (name === 'TimeoutError') return new PaystackFault('timeout', 'did not answer in time')
  return new PaystackFault('unreachable', `cannot be reached (${cause?.code ?? name})`)
}
