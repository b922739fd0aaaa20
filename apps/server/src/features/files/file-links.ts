import { createHmac, timingSafeEqual } from 'node:crypto'
import { AppError } from '../../http/app-error.ts'

interface Options {
  /** Key of the signatures, from the session secret. */
  secret: Buffer
  /** Seconds a link lives at most. */
  ttlS: number
  now?: () => number
}

export interface SignedQuery {
  exp?: string | undefined
  sig?: string | undefined
  download?: string | undefined
}

/** Links to files that expire. The name a file is saved under is signed too, so that nobody hands out their own. */
export function createFileLinks({ secret, ttlS, now = Date.now }: Options) {
  const nowS = () => Math.floor(now() / 1000)
  // Links of one hour of a day's life are alike, so that a browser's cache knows a picture again.
  const step = Math.max(1, Math.floor(ttlS / 24))

  const sign = (key: string, exp: string, download: string | undefined) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([key, exp, download ?? null]))
      .digest()

  return {
    /** Root-relative. @param download the name to save it as; absent: shown in the page */
    link(key: string, download?: string): string {
      const exp = String(Math.floor(nowS() / step) * step + ttlS)
      const sig = sign(key, exp, download).toString('base64url')
      const query = new URLSearchParams({ exp, sig, ...(download !== undefined && { download }) })
      return `/files/${key}?${query}`
    },

    /** @returns seconds the link has left. @throws AppError BAD_SIGNATURE for a forged, changed or stale link */
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
