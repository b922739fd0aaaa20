import { errors, jwtVerify, SignJWT } from 'jose'

export interface AccessClaims {
  userId: string
  sessionId: string
}

const ALGORITHM = 'HS256'

/** The JWTs contain only the user and session ids, because permissions may change while a token is valid. */
export function createAccessTokens({ key, ttlSeconds }: { key: Uint8Array; ttlSeconds: number }) {
  return {
    sign: ({ userId, sessionId }: AccessClaims): Promise<string> =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setSubject(userId)
        .setIssuedAt()
        .setExpirationTime(`${ttlSeconds}s`)
        .sign(key),

    /** @param expiredToo accepts an expired token, so that its session can be ended. Never use it to grant access. */
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
