import type { FastifyRequest } from 'fastify'
import { createBearerCheck } from '#sandbox/http/bearer.ts'
import { PaystackError } from '#sandbox/http/envelope.ts'

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/**
 * Admits control requests from this machine, and from elsewhere only with the key. Refuses a request that a foreign web
 * page sends through a browser on this machine: its Origin header names another site, or its Host header names a
 * foreign domain that resolves to this machine.
 */
export const createControlGate = (secretKey: string) => {
  const checkKey = createBearerCheck(secretKey)
  return async ({ ip, headers }: FastifyRequest): Promise<void> => {
    if (headers.authorization) return checkKey({ headers })
    const isLocal = LOOPBACK.test(ip) && LOCAL_HOST.test(headers.host ?? '') && !headers['x-forwarded-for']
    const isForeignPage = headers.origin !== undefined && headers.origin !== `http://${headers.host}`
    if (isLocal && !isForeignPage) return
    throw new PaystackError({ status: 403, message: 'Control is for this machine only', code: 'forbidden' })
  }
}
