import type { FastifyInstance, FastifyRequest } from 'fastify'
import { keySecretOf } from '../../http/api-key.ts'
import { AppError } from '../../http/app-error.ts'
import { clientOf } from '../../http/client-address.ts'
import type { KeysService } from '../keys/keys.service.ts'
import type { SessionsService } from './sessions.service.ts'

/**
 * Returns null if there is no Authorization header.
 * @param lenient treats another scheme, such as Basic, as no header
 * @throws AppError UNAUTHENTICATED for a malformed header
 */
export function bearerOf({ headers }: Pick<FastifyRequest, 'headers'>, { lenient = false } = {}): string | null {
  if (headers.authorization === undefined) return null
  const token = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+) *$/i.exec(headers.authorization)?.[1]
  if (!token && !lenient) throw new AppError('UNAUTHENTICATED')
  return token ?? null
}

export function installAuthenticate(app: FastifyInstance, sessions: SessionsService, keys: KeysService): void {
  app.decorate('authenticate', async (request: FastifyRequest) => {
    const secret = keySecretOf(request)
    if (secret) return keys.authenticate(secret, { client: clientOf(request), log: request.log })
    const token = bearerOf(request)
    return token ? sessions.authenticate(token) : null
  })
}
