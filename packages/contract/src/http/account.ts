import { z } from 'zod/mini'
import { MobilePhone, PASSWORD_MAX, Password, PersonName, SignUpEmail, TEXTS } from '../account-rules.ts'
import { endpoint } from './endpoint.ts'

const AccountSettings = z.object({
  /** Switches mails about credits and plans. Mails about payments and security are always sent. */
  mail_notices: z.boolean('Please say on or off.'),
})
export type AccountSettings = z.infer<typeof AccountSettings>

export const NEW_EMAIL_MESSAGE = 'We sent a link to the new address. Open it within 24 hours to make the change.'

const OldPassword = z
  .string(TEXTS.passwordRequired)
  .check(z.minLength(1, TEXTS.passwordRequired), z.maxLength(PASSWORD_MAX, TEXTS.passwordTooLong))

const Profile = z.object({
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  mobilePhone: z.nullable(z.string()),
})
export type Profile = z.infer<typeof Profile>

export const ProfileChanges = z.object({
  firstName: PersonName,
  lastName: PersonName,
  mobilePhone: z.optional(MobilePhone),
})
export type ProfileChanges = z.infer<typeof ProfileChanges>

export const PasswordChange = z.object({ password: OldPassword, newPassword: Password })
export const EmailChange = z.object({ email: SignUpEmail, password: OldPassword })

export const getProfile = endpoint({
  method: 'GET',
  path: '/api/user/profile',
  access: 'user',
  summary: 'One’s name and phone',
  reply: Profile,
})

export const updateProfile = endpoint({
  method: 'PATCH',
  path: '/api/user/profile',
  access: 'user',
  summary: 'Change one’s name or phone; what is not named stays',
  body: ProfileChanges,
  reply: Profile,
})

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/user/password',
  access: 'user',
  summary: 'Set a new password with the old one; every other session ends',
  body: PasswordChange,
  status: 204,
  errors: ['INVALID_CREDENTIALS', 'RATE_LIMITED'],
})

export const changeEmail = endpoint({
  method: 'POST',
  path: '/api/user/email',
  access: 'user',
  summary: 'Mail a link to a new address; the address changes when it is opened',
  body: EmailChange,
  reply: z.object({ message: z.string() }),
  status: 202,
  errors: ['INVALID_CREDENTIALS', 'EMAIL_TAKEN', 'RATE_LIMITED'],
})

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/auth/confirm-email',
  access: 'public',
  scopes: [],
  summary: 'Change one’s address with the token of the link that was mailed to it',
  body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(500)) }),
  reply: z.object({ email: z.string() }),
  errors: ['INVALID_TOKEN', 'EMAIL_TAKEN'],
})

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
  body: z.object({ password: OldPassword }),
  status: 204,
  errors: ['INVALID_CREDENTIALS', 'CONFLICT', 'RATE_LIMITED'],
})
