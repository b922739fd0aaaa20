import { events, eventsTicket } from '@ufaro/contract/http/generations.ts'
import { ApiError } from '../http/api-error.ts'
import type { Call } from '../http/create-call.ts'
import { pathOf } from '../http/path-of.ts'
import { readEvents, type ServerEvent } from './sse-reader.ts'

/** Milliseconds without data after which a connection counts as dead. The server sends a comment every 15 s. */
const SILENCE_MS = 45_000
const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 30_000
/**
 * The first connection refetches the page's data only if it is more than this many milliseconds old. Newer data needs
 * no refetch, because the server sends every new connection what changed within the last minute.
 */
const TOLD_MS = 30_000

interface EventStreamOptions {
  base: string
  call: Call
  onEvent: (event: ServerEvent) => void
  onGap: () => void
  /** Time at which the oldest data on the page was loaded, in milliseconds since 1970. */
  loadedAt?: number
  firstPauseMs?: number
}

export function openEventStream({
  base,
  call,
  onEvent,
  onGap,
  loadedAt = performance.timeOrigin,
  firstPauseMs = FIRST_PAUSE_MS,
}: EventStreamOptions): () => void {
  const stopped = new AbortController()
  let failures = 0
  let connectedBefore = false

  async function connect(): Promise<void> {
    const line = new AbortController()
    const hangUp = () => line.abort()
    stopped.signal.addEventListener('abort', hangUp, { once: true })
    let silence = setTimeout(hangUp, SILENCE_MS)
    try {
      const { ticket } = await call(eventsTicket, { signal: line.signal })
      const response = await fetch(base + pathOf(events.path, {}, { ticket }), { signal: line.signal })
      if (!response.ok || !response.body) return
      if (connectedBefore || Date.now() - loadedAt > TOLD_MS) onGap()
      connectedBefore = true
      await readEvents(response.body, onEvent, () => {
        failures = 0
        clearTimeout(silence)
        silence = setTimeout(hangUp, SILENCE_MS)
      })
    } finally {
      clearTimeout(silence)
      stopped.signal.removeEventListener('abort', hangUp)
    }
  }

  async function keepOpen(): Promise<void> {
    while (!stopped.signal.aborted) {
      const refused = await connect().then(
        () => false,
        (error) => error instanceof ApiError && error.status === 401,
      )
      if (refused) return
      const pause = Math.min(LONGEST_PAUSE_MS, firstPauseMs * 2 ** failures++)
      await wait(pause * (0.75 + Math.random() / 2), stopped.signal)
    }
  }

  void keepOpen()
  return () => stopped.abort()
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      globalThis.removeEventListener?.('online', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', done, { once: true })
    globalThis.addEventListener?.('online', done, { once: true })
  })
}
