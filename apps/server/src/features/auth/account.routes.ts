import * as contract from '@ufaro/contract/http/account.ts'
import type { FastifyInstance } from 'fastify'
import { clientOf } from '../../http/client-address.ts'
import type { LinkOrigin } from '../../http/link-origin.ts'
import { route } from '../../http/route.ts'
import type { AccountService } from './account.service.ts'
import type { ProfileService } from './profile.service.ts'
import type { RefreshCookie } from './refresh-cookie.ts'

interface Deps {
  account: AccountService
  profile: ProfileService
  cookie: RefreshCookie
  linkOrigin: LinkOrigin
}

export function accountRoutes(app: FastifyInstance, { account, profile, cookie, linkOrigin }: Deps): void {
  route(app, contract.getAccountSettings, ({ caller }) => account.settings(caller.user))

  route(app, contract.updateAccountSettings, ({ body, caller }) => account.changeSettings(caller.user, body))

  route(app, contract.getProfile, ({ caller }) => profile.read(caller.user))

  route(app, contract.updateProfile, ({ body, caller }) => profile.change(caller.user, body))

  route(app, contract.changePassword, ({ body, caller, request }) =>
    profile.changePassword({ caller, body, client: clientOf(request) }),
  )

  route(app, contract.changeEmail, async ({ body, caller, request }) => {
    await profile.askForEmail({ caller, body, client: clientOf(request), origin: linkOrigin(request) })
    return { message: contract.NEW_EMAIL_MESSAGE }
  })

  route(app, contract.confirmEmail, ({ body }) => profile.confirmEmail(body.token))

  route(app, contract.deleteAccount, async ({ body, caller, request, reply }) => {
    await account.delete(caller.user, body.password, clientOf(request))
    cookie.clear(reply)
  })
}
