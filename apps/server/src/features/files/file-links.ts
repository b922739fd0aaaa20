import { createHmac, timingSafeEqual } from 'node:crypto'
import { AppError } from '../../http/app-error.ts'

interface Options {
  secret: Buffer
  ttlS: number
  now?: () => number
}

export interface SignedQuery {
  exp?: string | undefined
  sig?: string | undefined
  download?: string | undefined
}

/** Signed, expiring links. The download name is signed too, so that nobody can choose it. */
export function createFileLinks({ secret, ttlS, now = Date.now }: Options) {
  const nowS = () => Math.floor(now() / 1000)
  // Expiry is rounded, so that links are stable for a while and browser caches work.
  const step = Math.max(1, Math.floor(ttlS / 24))

  const sign = (key: string, exp: string, download: string | undefined) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([key, exp, download ?? null]))
      .digest()

  return {
    /**
     * Root-relative.
     * @param download name to save as; shown inline if absent
     */
    link(key: string, download?: string): string {
      const exp = String(Math.floor(nowS() / step) * step + ttlS)
      const sig = sign(key, exp, download).toString('base64url')
      const query = new URLSearchParams({ exp, sig, ...(download !== undefined && { download }) })
      return `/files/${key}?${query}`
    },

    check(key: string, { exp = '', sig = '', download }: SignedQuery): number {
      const given = Buffer.from(sig, 'base64url')
      const wanted = sign(key, exp, download)
      const genuine = given.length === wanted.length && timingSafeEqual(given, wanted)
      const left = Number(exp) - nowS()
      if (!genuine || !(left >= 0)) throw new AppError('BAD_SIGNATURE')
      return left
    },
  }
}

export type FileLinks = ReturnType<typeof createFileLinks>
