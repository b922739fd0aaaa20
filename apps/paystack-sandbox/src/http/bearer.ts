import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { PaystackError } from '#sandbox/http/envelope.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** @throws PaystackError 401 for a missing or wrong key */
export const createBearerCheck = (secretKey: string) => {
  const wanted = digest(secretKey)
  return async ({ headers }: Pick<FastifyRequest, 'headers'>): Promise<void> => {
    const given = /^Bearer\s+(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? ''
    if (timingSafeEqual(digest(given), wanted)) return
    throw new PaystackError({
      status: 401,
      message: 'Invalid key',
      code: 'invalid_Key',
      nextStep: 'Ensure that you provide the correct authorization key for the request',
    })
  }
}
