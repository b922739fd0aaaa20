import {
  deleteAccount,
  exportAccount,
  getAccountSettings,
  updateAccountSettings,
} from '@ufaro/contract/http/account.ts'
import type { FastifyInstance } from 'fastify'
import { clientOf } from '../../http/client-address.ts'
import { route } from '../../http/route.ts'
import { sendBytes } from '../../http/send-bytes.ts'
import type { ArchivesService } from '../files/archives.service.ts'
import type { AccountService } from './account.service.ts'
import type { RefreshCookie } from './refresh-cookie.ts'

interface Deps {
  account: AccountService
  archives: ArchivesService
  cookie: RefreshCookie
}

export function accountRoutes(app: FastifyInstance, { account, archives, cookie }: Deps): void {
  route(app, getAccountSettings, ({ caller }) => account.settings(caller.user))

  route(app, updateAccountSettings, ({ body, caller }) => account.changeSettings(caller.user, body))

  route(app, exportAccount, async ({ caller, request, reply }) => {
    const archive = await archives.open(await account.export(caller.user))
    return sendBytes(request, reply, { ...archive, download: 'ufaro-account.zip', maxAge: 0 })
  })

  route(app, deleteAccount, async ({ body, caller, request, reply }) => {
    await account.delete(caller.user, body.password, clientOf(request))
    cookie.clear(reply)
  })
}
