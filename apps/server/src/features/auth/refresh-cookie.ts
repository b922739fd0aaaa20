import type { FastifyReply, FastifyRequest } from 'fastify'
import { SESSION_SECONDS, type SignedIn } from './sessions.service.ts'

const NAME = 'ufaro_refresh'
const HELD = new RegExp(`(?:^|; *)${NAME}=([\\w-]+)`)

/** We parse the cookie ourselves, because a cookie plugin would run on every request. */
export function createRefreshCookie({ secure }: { secure: boolean }) {
  const set = (reply: FastifyReply, token: string, seconds: number) =>
    reply.header(
      'set-cookie',
      `${NAME}=${token}; Max-Age=${seconds}; Path=/api/auth; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`,
    )

  return {
    read: ({ headers }: FastifyRequest): string | null => HELD.exec(headers.cookie ?? '')?.[1] ?? null,

    hand(reply: FastifyReply, { refreshToken, token, user }: SignedIn) {
      set(reply, refreshToken, SESSION_SECONDS)
      return { token, user }
    },

    clear: (reply: FastifyReply): void => void set(reply, '', 0),
  }
}
export type RefreshCookie = ReturnType<typeof createRefreshCookie>
