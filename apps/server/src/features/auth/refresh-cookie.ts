import cookies from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { SESSION_SECONDS, type SignedIn } from './sessions.service.ts'

const NAME = 'ufaro_refresh'

/** Only the auth calls see it, no script reads it, and no other site's page can make a browser send it. */
export function installRefreshCookie(app: FastifyInstance, { secure }: { secure: boolean }) {
  app.register(cookies)
  const options = { httpOnly: true, sameSite: 'strict', path: '/api/auth', secure } as const
  return {
    read: (request: FastifyRequest): string | null => request.cookies[NAME] || null,

    /** Sets the cookie and leaves what the answer's body says. */
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
