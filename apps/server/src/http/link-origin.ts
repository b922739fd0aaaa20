import type { Server } from 'node:http'
import type { FastifyRequest } from 'fastify'

const LOCAL = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::(\d{1,5}))?$/

export type LinkOrigin = (request: Pick<FastifyRequest, 'headers'>) => string

/**
 * Where links lead that leave the product: PUBLIC_URL, else this machine. Of a request's Host only the three names of
 * this machine at our own port are taken: any other would let a stranger send people mails of ours that lead to him.
 * @param port asked at each call, because a server may have been given a free one
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

/** The port a server was given, 0 while it does not listen. */
export function portOf(server: Pick<Server, 'address'>): number {
  const address = server.address()
  return address && typeof address === 'object' ? address.port : 0
}
