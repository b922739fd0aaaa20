import type { FastifyInstance } from 'fastify'

/**
 * Stops the server. After `graceMs` milliseconds, cuts the connections that are left, because browsers may keep idle
 * connections open.
 */
export async function closeHttp(http: FastifyInstance, graceMs: number): Promise<void> {
  const timer = setTimeout(() => http.server.closeAllConnections(), graceMs)
  try {
    await http.close()
  } finally {
    clearTimeout(timer)
  }
}
