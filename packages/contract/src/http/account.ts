import { z } from 'zod/mini'
import { PASSWORD_MAX, TEXTS } from '../account-rules.ts'
import { endpoint } from './endpoint.ts'

const AccountSettings = z.object({
  /** Mails about credits and plans; mails about payments and security are always sent. */
  mail_notices: z.boolean('Please say on or off.'),
})
export type AccountSettings = z.infer<typeof AccountSettings>

export const getAccountSettings = endpoint({
  method: 'GET',
  path: '/api/user/settings',
  access: 'user',
  summary: 'The settings of one’s account',
  reply: AccountSettings,
})

export const updateAccountSettings = endpoint({
  method: 'PATCH',
  path: '/api/user/settings',
  access: 'user',
  summary: 'Change settings of one’s account; what is not named stays',
  body: z.partial(AccountSettings),
  reply: AccountSettings,
})

export const exportAccount = endpoint({
  method: 'GET',
  path: '/api/user/export',
  access: 'user',
  summary: 'Everything kept of oneself, as a ZIP: account.json and one’s files',
  errors: ['RATE_LIMITED'],
})

export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/api/user',
  access: 'user',
  summary: 'Delete one’s account with everything in it; payments stay, without the person',
  body: z.object({
    password: z
      .string(TEXTS.passwordRequired)
      .check(z.minLength(1, TEXTS.passwordRequired), z.maxLength(PASSWORD_MAX, TEXTS.passwordTooLong)),
  }),
  status: 204,
  errors: ['INVALID_CREDENTIALS', 'CONFLICT', 'RATE_LIMITED'],
})
