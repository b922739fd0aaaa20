import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Whether an event comes from the provider: lower-case hex HMAC-SHA512 under the secret key, over the very bytes that
 * came. A body parsed and written again differs as soon as it has escaped letters, a 64-bit id or `1.0`.
 */
export function isSigned(body: Uint8Array, signature: string | undefined, secretKey: string): boolean {
  const wanted = createHmac('sha512', secretKey).update(body).digest()
  const given = /^[0-9a-f]{128}$/.test(signature ?? '') ? Buffer.from(signature as string, 'hex') : Buffer.alloc(64)
  return timingSafeEqual(wanted, given)
}
