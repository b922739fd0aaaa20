import cookies from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { SESSION_SECONDS, type SignedIn } from './sessions.service.ts'

const NAME = 'ufaro_refresh'

/** HttpOnly, SameSite and limited to the auth path. */
export function installRefreshCookie(app: FastifyInstance, { secure }: { secure: boolean }) {
  app.register(cookies)
  const options = { httpOnly: true, sameSite: 'strict', path: '/api/auth', secure } as const
  return {
    read: (request: FastifyRequest): string | null => request.cookies[NAME] || null,

    /** Moves the refresh token into the cookie and returns the body. */
    hand(reply: FastifyReply, { refreshToken, token, user }: SignedIn) {
      reply.setCookie(NAME, refreshToken, { ...options, maxAge: SESSION_SECONDS })
      return { token, user }
    },

    clear(reply: FastifyReply): void {
      reply.clearCookie(NAME, options)
    },
  }
}
export type RefreshCookie = ReturnType<typeof installRefreshCookie>
