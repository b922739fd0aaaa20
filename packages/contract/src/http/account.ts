import { z } from 'zod/mini'
import { PASSWORD_MAX, TEXTS } from '../account-rules.ts'
import { endpoint } from './endpoint.ts'

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
