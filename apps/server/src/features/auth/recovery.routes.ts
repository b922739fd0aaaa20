import * as contract from '@ufaro/contract/http/auth.ts'
import type { FastifyInstance } from 'fastify'
import { clientOf } from '../../http/client-address.ts'
import { route } from '../../http/route.ts'
import type { AuthRouteDeps } from './auth.routes.ts'
import { deviceOf } from './device.ts'

export function recoveryRoutes(app: FastifyInstance, { auth, cookie, linkOrigin }: AuthRouteDeps): void {
  route(app, contract.completeRegistration, async ({ body, request, reply }) =>
    cookie.hand(
      reply,
      await auth.registration.complete(body.access_token, {
        device: deviceOf(request),
        origin: linkOrigin(request),
      }),
    ),
  )

  route(app, contract.resendConfirmation, async ({ body, request }) => {
    await auth.registration.resend(body.email, linkOrigin(request))
    return { message: contract.MAIL_SENT_MESSAGE }
  })

  route(app, contract.checkUserStatus, ({ body, request }) => auth.recovery.status(body.email, clientOf(request)))

  route(app, contract.resetPassword, async ({ body, request }) => {
    await auth.recovery.request(body.email, linkOrigin(request))
    return { message: contract.MAIL_SENT_MESSAGE }
  })

  route(app, contract.verifyReset, ({ body }) => auth.recovery.verify(body.token))

  route(app, contract.updatePassword, ({ body }) => auth.recovery.setPassword(body.token, body.password))
}
