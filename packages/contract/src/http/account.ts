import { z } from 'zod/mini'
import { MobilePhone, PASSWORD_MAX, Password, PersonName, SignUpEmail, TEXTS } from '../account-rules.ts'
import { endpoint } from './endpoint.ts'

const AccountSettings = z.object({
  mail_notices: z
    .boolean('Please say on or off.')
    .check(z.describe('Switches mails about credits and plans. Mails about payments and security are always sent.')),
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
  summary: 'Get the caller’s name and phone number',
  reply: Profile,
})

export const updateProfile = endpoint({
  method: 'PATCH',
  path: '/api/user/profile',
  access: 'user',
  summary: 'Change the caller’s name or phone number',
  description: 'Fields that are left out keep their value.',
  body: ProfileChanges,
  reply: Profile,
})

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/user/password',
  access: 'user',
  summary: 'Change the caller’s password',
  description:
    'Needs the current password. Ends every other session of the user and makes links that were mailed before invalid. Limited to 10 changes an hour.',
  body: PasswordChange,
  status: 204,
  errors: ['INVALID_CREDENTIALS', 'RATE_LIMITED'],
})

export const changeEmail = endpoint({
  method: 'POST',
  path: '/api/user/email',
  access: 'user',
  summary: 'Request a change of the caller’s email address',
  description:
    'Mails a link to the new address. The address changes when the link is opened within 24 hours. Limited to 5 requests an hour.',
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
  summary: 'Confirm a new email address',
  description: 'Takes the token of the link that `POST /api/user/email` mailed. A token works once.',
  body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(500)) }),
  reply: z.object({ email: z.string() }),
  errors: ['INVALID_TOKEN', 'EMAIL_TAKEN'],
})

export const getAccountSettings = endpoint({
  method: 'GET',
  path: '/api/user/settings',
  access: 'user',
  summary: 'Get the caller’s account settings',
  reply: AccountSettings,
})

export const updateAccountSettings = endpoint({
  method: 'PATCH',
  path: '/api/user/settings',
  access: 'user',
  summary: 'Change the caller’s account settings',
  description:
    '`mail_notices` switches mails about credits and plans. Mails about payments and security are always sent. Fields that are left out keep their value.',
  body: z.partial(AccountSettings),
  reply: AccountSettings,
})

export const exportAccount = endpoint({
  method: 'GET',
  path: '/api/user/export',
  access: 'user',
  summary: 'Export the caller’s data as a ZIP archive',
  description: 'The archive contains `account.json` and every file of the account. Limited to 10 exports an hour.',
  errors: ['RATE_LIMITED'],
})

export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/api/user',
  access: 'user',
  summary: 'Delete the caller’s account',
  description:
    'Deletes the account’s data and files for good. Payments are kept without personal data. The last primary admin gets `CONFLICT`.',
  body: z.object({ password: OldPassword }),
  status: 204,
  errors: ['INVALID_CREDENTIALS', 'CONFLICT', 'RATE_LIMITED'],
})
