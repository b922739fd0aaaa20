import type { FastifyInstance } from 'fastify'

/**
 * Closes the server. After `graceMs` all connections are cut, because browsers would keep idle connections open
 * indefinitely.
 */
export async function closeHttp(http: FastifyInstance, graceMs: number): Promise<void> {
  const timer = setTimeout(() => http.server.closeAllConnections(), graceMs)
  try {
    await http.close()
  } finally {
    clearTimeout(timer)
  }
}
