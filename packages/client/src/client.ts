import { CALLS, type Calls } from './calls.ts'
import { UfaroError } from './error.ts'
import type { Options } from './options.ts'
import { asDataUrl, type Picture } from './picture.ts'
import { requestOf } from './request.ts'

export type { Calls, Options, Picture }
export { UfaroError }

export interface ClientSettings {
  url: string
  key: string
  fetch?: typeof fetch
}

export type Run = Awaited<ReturnType<Calls['getRun']>>

interface Helpers {
  /** Polls a run until it has ended, or has outputs of which none is pending. */
  finished(runId: string, options?: { signal?: AbortSignal; everyMs?: number }): Promise<Run>
  download(link: string, options?: { signal?: AbortSignal }): Promise<Uint8Array>
}

export type Client = Calls & Helpers

const ENDED = new Set(['succeeded', 'partial', 'failed', 'refunded', 'expired', 'canceled'])

/** Each method has the name of its call in the contract. */
export function createClient({ url, key, fetch: send = fetch }: ClientSettings): Client {
  const base = url.replace(/\/+$/, '')

  const call = async (name: keyof Calls, input: Record<string, unknown> = {}, options: Options = {}) => {
    const shape = CALLS[name]
    const { path, body } = requestOf(shape, await withPictures(input, shape.images))
    const response = await send(base + path, {
      method: shape.method,
      headers: {
        authorization: `Bearer ${key}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(options.idempotencyKey !== undefined && { 'idempotency-key': options.idempotencyKey }),
        ...(options.dontWait && { prefer: 'respond-async' }),
      },
      body,
      signal: options.signal,
    })
    if (!response.ok) throw await UfaroError.of(response)
    if (response.status === 204) return undefined
    return shape.bytes ? new Uint8Array(await response.arrayBuffer()) : response.json()
  }

  const calls = Object.fromEntries(
    Object.keys(CALLS).map((name) => [
      name,
      (input?: Record<string, unknown>, options?: Options) => call(name as keyof Calls, input, options),
    ]),
  ) as unknown as Calls

  return {
    ...calls,

    async finished(runId, { signal, everyMs = 500 } = {}) {
      for (;;) {
        const run = await calls.getRun({ id: runId }, { signal })
        const idle = run.outputs.length > 0 && run.outputs.every(({ status }) => status !== 'pending')
        if (ENDED.has(run.status) || idle) return run
        await new Promise((wake) => setTimeout(wake, everyMs))
      }
    },

    async download(link, { signal } = {}) {
      const response = await send(new URL(link, `${base}/`), { signal })
      if (!response.ok) throw await UfaroError.of(response)
      return new Uint8Array(await response.arrayBuffer())
    },
  }
}

async function withPictures(input: Record<string, unknown>, names: readonly string[] = []) {
  const sent = { ...input }
  for (const name of names) {
    const value = sent[name]
    if (Array.isArray(value)) sent[name] = await Promise.all(value.map(asDataUrl))
    else if (value !== undefined && value !== null) sent[name] = await asDataUrl(value as Picture)
  }
  return sent
}
