import { errors, jwtVerify, SignJWT } from 'jose'

export interface AccessClaims {
  userId: string
  sessionId: string
}

const ALGORITHM = 'HS256'

/** JWTs with user and session only: rights are read on every call. */
export function createAccessTokens({ key, ttlSeconds }: { key: Uint8Array; ttlSeconds: number }) {
  return {
    sign: ({ userId, sessionId }: AccessClaims): Promise<string> =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setSubject(userId)
        .setIssuedAt()
        .setExpirationTime(`${ttlSeconds}s`)
        .sign(key),

    /**
     * Null unless the token is valid.
     * @param expiredToo accepts expired tokens, to end their session, never to act in it
     */
    async read(token: string, { expiredToo = false } = {}): Promise<AccessClaims | null> {
      try {
        const { payload } = await jwtVerify(token, key, { algorithms: [ALGORITHM], requiredClaims: ['exp'] })
        return claimsOf(payload)
      } catch (error) {
        if (!(error instanceof errors.JOSEError)) throw error
        return expiredToo && error instanceof errors.JWTExpired ? claimsOf(error.payload) : null
      }
    },
  }
}
export type AccessTokens = ReturnType<typeof createAccessTokens>

function claimsOf({ sub, sid }: { sub?: unknown; sid?: unknown }): AccessClaims | null {
  return typeof sub === 'string' && typeof sid === 'string' ? { userId: sub, sessionId: sid } : null
}
