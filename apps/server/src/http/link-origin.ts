import type { Server } from 'node:http'
import type { FastifyRequest } from 'fastify'

const LOCAL = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::(\d{1,5}))?$/

export type LinkOrigin = (request: Pick<FastifyRequest, 'headers'>) => string

/**
 * Finds the origin for links to this site: PUBLIC_URL, else a local name of this machine. Any other Host header is
 * ignored, because it could lead mailed links to a foreign site.
 * @param port a function, because the port may be assigned on listen
 */
export function createLinkOrigin({
  publicUrl,
  port,
}: {
  publicUrl?: string | undefined
  port: () => number
}): LinkOrigin {
  return ({ headers }) => {
    if (publicUrl) return publicUrl
    const host = headers.host ?? ''
    const local = LOCAL.exec(host)
    return local && Number(local[1] ?? 80) === port() ? `http://${host}` : `http://localhost:${port()}`
  }
}

export function portOf(server: Pick<Server, 'address'>): number {
  const address = server.address()
  return address && typeof address === 'object' ? address.port : 0
}
