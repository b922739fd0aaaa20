import * as contract from '@ufaro/contract/http/auth.ts'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../http/app-error.ts'
import type { LinkOrigin } from '../../http/link-origin.ts'
import { route } from '../../http/route.ts'
import type { AuthService } from './auth.service.ts'
import { bearerOf } from './authenticate.ts'
import { deviceOf } from './device.ts'
import type { RefreshCookie } from './refresh-cookie.ts'

export interface AuthRouteDeps {
  auth: Pick<AuthService, 'login' | 'registration' | 'recovery' | 'sessions'>
  cookie: RefreshCookie
  linkOrigin: LinkOrigin
}

export function authRoutes(app: FastifyInstance, { auth, cookie, linkOrigin }: AuthRouteDeps): void {
  route(app, contract.register, async ({ body, request, reply }) => {
    const from = { device: deviceOf(request), origin: linkOrigin(request) }
    const signedIn = await auth.registration.register(body, from)
    if (signedIn) return cookie.hand(reply, signedIn)
    reply.status(202)
    return { message: contract.CONFIRMATION_REQUIRED_MESSAGE }
  })

  route(app, contract.login, async ({ body, request, reply }) =>
    cookie.hand(reply, await auth.login(body, deviceOf(request))),
  )

  route(app, contract.refresh, async ({ request, reply }) => {
    const token = cookie.read(request)
    if (!token) throw new AppError('UNAUTHENTICATED', 'No authentication token available')
    try {
      return cookie.hand(reply, await auth.sessions.refresh(token))
    } catch (error) {
      if (error instanceof AppError) cookie.clear(reply)
      throw error
    }
  })

  route(app, contract.logout, async ({ request, reply }) => {
    const accessToken = bearerOf(request, { lenient: true })
    await auth.sessions.logout({ accessToken, refreshToken: cookie.read(request) })
    cookie.clear(reply)
  })

  route(app, contract.me, async ({ caller }) => ({ user: caller.user }))

  route(app, contract.listSessions, async ({ caller }) => ({ sessions: await auth.sessions.list(caller) }))

  route(app, contract.deleteSession, async ({ caller, params }) => auth.sessions.end(caller, params.id))
}
