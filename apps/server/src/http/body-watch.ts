import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'

interface Limits {
  /** Milliseconds without a byte after which the client is disconnected. */
  idleMs: number
  /**
   * Milliseconds after which a client is disconnected if its body arrives more slowly than `slowest` bytes per second.
   */
  slowAfterMs: number
  slowest: number
  /** Milliseconds after which a client is disconnected if its body is still incomplete. */
  longestMs: number
  lookEveryMs: number
}

const LIMITS: Limits = {
  idleMs: 30_000,
  slowAfterMs: 60_000,
  slowest: 16 * 1024,
  longestMs: 120_000,
  lookEveryMs: 5000,
}

/**
 * Disconnects clients whose request body stalls, arrives too slowly or never ends, even if the response has already
 * been sent. Counts the bytes of the connection, because reading the body here would take it from the handler.
 */
export function installBodyWatch(http: FastifyInstance, limits: Limits = LIMITS): void {
  const watched = new Set<() => void>()
  const timer = setInterval(() => {
    for (const look of watched) look()
  }, limits.lookEveryMs)
  timer.unref()
  http.addHook('onClose', async () => clearInterval(timer))
  http.addHook('onRequest', (request, _reply, done) => {
    // A request of `http.inject`, as in tests and `innerCalls`, has only a mock socket, which counts no bytes.
    if (mayHaveBody(request) && request.raw.socket instanceof Socket) watch(request, limits, watched)
    done()
  })
}

function watch({ raw, log }: FastifyRequest, limits: Limits, watched: Set<() => void>): void {
  const { socket } = raw
  const began = Date.now()
  const before = socket.bytesRead
  let [seen, seenAt] = [before, began]
  const look = () => {
    if (raw.complete || socket.destroyed) return watched.delete(look)
    const now = Date.now()
    if (socket.bytesRead > seen) [seen, seenAt] = [socket.bytesRead, now]
    const took = now - began
    const isSlow = took > limits.slowAfterMs && ((seen - before) * 1000) / took < limits.slowest
    if (now - seenAt < limits.idleMs && took < limits.longestMs && !isSlow) return undefined
    watched.delete(look)
    log.info({ bytes: seen - before, seconds: Math.round(took / 1000) }, 'a body did not end and was cut off')
    return socket.destroy()
  }
  watched.add(look)
}

const mayHaveBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
