import type { FastifyInstance } from 'fastify'

/** Cuts all connections after `graceMs`, because browsers may keep idle connections open. */
export async function closeHttp(http: FastifyInstance, graceMs: number): Promise<void> {
  const timer = setTimeout(() => http.server.closeAllConnections(), graceMs)
  try {
    await http.close()
  } finally {
    clearTimeout(timer)
  }
}
