import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Whether `signature` is the HMAC-SHA512 of the raw body, in lower-case hex. Pass the bytes as received: serializing
 * the parsed JSON again would change escapes, 64-bit ids and `1.0`.
 */
export function isSigned(body: Uint8Array, signature: string | undefined, secretKey: string): boolean {
  const wanted = createHmac('sha512', secretKey).update(body).digest()
  const given = /^[0-9a-f]{128}$/.test(signature ?? '') ? Buffer.from(signature as string, 'hex') : Buffer.alloc(64)
  return timingSafeEqual(wanted, given)
}
