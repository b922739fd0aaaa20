import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Env } from './env.ts'
import type { Log } from './infra/log.ts'
import { StartFault } from './infra/start-fault.ts'

/**
 * Listens on the configured port. A worker that cannot listen, for example because the port is taken, runs without one.
 * @returns the URL, or undefined if a worker does not listen
 * @throws StartFault that names the variable to change
 */
export async function listen(http: FastifyInstance, env: Env, log: Log): Promise<string | undefined> {
  try {
    await http.listen({ port: env.PORT, host: env.HOST })
  } catch (error) {
    const fault = explain(error as NodeJS.ErrnoException, env)
    if (env.ROLE !== 'worker') throw new StartFault(fault, { cause: error })
    log.warn({}, fault)
    return undefined
  }
  if (env.PUBLIC_URL) return env.PUBLIC_URL
  const { port } = http.server.address() as AddressInfo
  const everywhere = ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(env.HOST)
  const host = env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST
  return `http://${everywhere ? 'localhost' : host}:${port}`
}

function explain({ code, message }: NodeJS.ErrnoException, { PORT, HOST }: Env): string {
  switch (code) {
    case 'EADDRINUSE':
      return `PORT ${PORT} is taken by another program on ${HOST}`
    case 'EACCES':
      return `PORT ${PORT} may not be opened by this account`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST ${HOST} is not an address of this machine`
    default:
      return `PORT ${PORT} cannot be opened: ${message}`
  }
}
