import type { FastifyInstance } from 'fastify'

/**
 * Ends the server. Requests in hand get `graceMs`, then their connections are cut: browsers open connections ahead of
 * need, and one that has not asked for anything yet would hold up the end for as long as it likes.
 */
export async function closeHttp(http: FastifyInstance, graceMs: number): Promise<void> {
  const timer = setTimeout(() => http.server.closeAllConnections(), graceMs)
  try {
    await http.close()
  } finally {
    clearTimeout(timer)
  }
}
