import type { FastifyInstance } from 'fastify'

/**
 * Closes the server. Requests in progress get `graceMs`, then their connections are cut: idle preconnected sockets of
 * browsers would block the end indefinitely.
 */
export async function closeHttp(http: FastifyInstance, graceMs: number): Promise<void> {
  const timer = setTimeout(() => http.server.closeAllConnections(), graceMs)
  try {
    await http.close()
  } finally {
    clearTimeout(timer)
  }
}
