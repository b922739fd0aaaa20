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

/** The signature covers the download name, so that nobody can change it. */
export function createFileLinks({ secret, ttlS, now = Date.now }: Options) {
  const nowS = () => Math.floor(now() / 1000)
  // Round the expiry, so that the link to a file stays the same for a while and browsers can cache the file.
  const step = Math.max(1, Math.floor(ttlS / 24))

  const sign = (key: string, exp: string, download: string | undefined) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([key, exp, download ?? null]))
      .digest()

  return {
    /**
     * Returns a link relative to the root of the site.
     * @param download name to save the file as. Without it, browsers display the file.
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
