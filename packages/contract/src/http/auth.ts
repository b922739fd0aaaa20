import { z } from 'zod/mini'
import {
  EMAIL_MAX,
  Email,
  MobilePhone,
  Password,
  PersonName,
  ReferralCode,
  SignUpEmail,
  TEXTS,
} from '../account-rules.ts'
import { tooLong } from '../too-long.ts'
import { User } from '../user.ts'
import { endpoint } from './endpoint.ts'

const SessionReply = z.object({ token: z.string(), user: User })
export type SessionReply = z.infer<typeof SessionReply>

/** A message with this prefix tells the web app that the new user must confirm the email address first. */
export const CONFIRMATION_REQUIRED = 'CONFIRMATION_REQUIRED'
export const CONFIRMATION_REQUIRED_MESSAGE = `${CONFIRMATION_REQUIRED}: Please check your email and click the confirmation link to finish signing up.`
/**
 * The reply is the same whether or not a mail was sent, so that nobody can find out which addresses have an account.
 */
export const MAIL_SENT_MESSAGE =
  'If an account needs it, an email is on its way. Please check your inbox and spam folder.'

export const RegisterBody = z.object({
  email: SignUpEmail,
  password: Password,
  mobilePhone: MobilePhone,
  firstName: PersonName,
  lastName: PersonName,
  referralCode: ReferralCode,
})
export type RegisterBody = z.infer<typeof RegisterBody>

/** A malformed email address is accepted, so that malformed and unknown addresses get the same reply. */
export const LoginBody = z.object({
  email: z
    .string(TEXTS.emailRequired)
    .check(
      z.trim(),
      z.minLength(1, TEXTS.emailRequired),
      z.maxLength(EMAIL_MAX, TEXTS.emailInvalid),
      z.regex(/^[^\p{Cc}]*$/u, TEXTS.emailInvalid),
    ),
  password: z
    .string(TEXTS.passwordRequired)
    .check(z.minLength(1, TEXTS.passwordRequired), z.maxLength(1000, tooLong(1000))),
})
export type LoginBody = z.infer<typeof LoginBody>

const linkToken = z.string().check(z.minLength(1), z.maxLength(500))

export const register = endpoint({
  method: 'POST',
  path: '/api/auth/register',
  access: 'public',
  scopes: [],
  summary: 'Create an account',
  description:
    'Returns an access token and sets the refresh cookie. On a server that confirms email addresses, it mails a confirmation link and returns `202` with a `message` instead. Limited to 20 accounts an hour per client.',
  body: RegisterBody,
  reply: SessionReply,
  status: 201,
  errors: ['EMAIL_TAKEN', 'RATE_LIMITED', 'SERVICE_DISABLED'],
})

export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  access: 'public',
  scopes: [],
  summary: 'Log in with an email address and a password',
  description:
    'Returns an access token, by default valid for 15 minutes, and sets the refresh cookie. Limited to 10 failures in 15 minutes per address and client.',
  body: LoginBody,
  reply: SessionReply,
  errors: ['INVALID_CREDENTIALS', 'EMAIL_NOT_VERIFIED', 'RATE_LIMITED'],
})

export const refresh = endpoint({
  method: 'POST',
  path: '/api/auth/refresh',
  access: 'public',
  scopes: [],
  summary: 'Get a new access token with the refresh cookie',
  description:
    'Each call replaces the cookie. A cookie that was replaced more than 10 seconds ago ends its session, because it may have been stolen.',
  reply: SessionReply,
})

export const logout = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  access: 'public',
  scopes: [],
  summary: 'End the current session',
  description:
    'Takes the access token or the refresh cookie, and makes both invalid at once. Returns `204` also without a session.',
  status: 204,
})

export const me = endpoint({
  method: 'GET',
  path: '/api/auth/me',
  access: 'user',
  summary: 'Get the logged-in user',
  reply: z.object({ user: User }),
})

export const Session = z.object({
  id: z.string(),
  created_at: z.string(),
  last_seen_at: z.string(),
  user_agent: z.nullable(z.string()),
  current: z.boolean(),
})
export type Session = z.infer<typeof Session>

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/auth/sessions',
  access: 'user',
  summary: 'List the caller’s sessions',
  description: '`current` marks the session that makes the call.',
  reply: z.object({ sessions: z.array(Session) }),
})

export const deleteSession = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions/:id',
  access: 'user',
  summary: 'End one of the caller’s sessions',
  params: z.object({ id: z.string().check(z.regex(/^[\w-]{1,100}$/)) }),
  status: 204,
  errors: ['NOT_FOUND'],
})

export const completeRegistration = endpoint({
  method: 'POST',
  path: '/api/auth/complete-registration',
  access: 'public',
  scopes: [],
  summary: 'Confirm a new account',
  description:
    'Takes the token of the confirmation link, which is valid for 24 hours and works once. Returns an access token and sets the refresh cookie.',
  body: z.object({ access_token: linkToken }),
  reply: SessionReply,
  errors: ['INVALID_TOKEN'],
})

const emailBody = z.object({ email: Email })

export const resendConfirmation = endpoint({
  method: 'POST',
  path: '/api/auth/resend-confirmation',
  access: 'public',
  scopes: [],
  summary: 'Send the confirmation mail again',
  description: 'The reply is the same whether or not the account exists.',
  body: emailBody,
  reply: z.object({ message: z.string() }),
  status: 202,
  errors: ['RATE_LIMITED'],
})

export const checkUserStatus = endpoint({
  method: 'POST',
  path: '/api/auth/check-user-status',
  access: 'public',
  scopes: [],
  summary: 'Check whether an account exists and is confirmed',
  description: 'Limited to 10 calls an hour per client.',
  body: emailBody,
  reply: z.object({ exists: z.boolean(), verified: z.boolean(), hasCustomRecord: z.boolean() }),
  errors: ['RATE_LIMITED'],
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  access: 'public',
  scopes: [],
  summary: 'Send a link to set a new password',
  description:
    'The link is valid for 1 hour and works once. The reply is the same whether or not the account exists. Limited to 5 mails an hour per address.',
  body: emailBody,
  reply: z.object({ message: z.string() }),
  status: 202,
  errors: ['RATE_LIMITED'],
})

export const verifyReset = endpoint({
  method: 'POST',
  path: '/api/auth/verify-reset',
  access: 'public',
  scopes: [],
  summary: 'Check whether a reset token is valid',
  description:
    'Returns the email address of its account and does not use up the token. An unknown, used or expired token gets `INVALID_TOKEN`.',
  body: z.object({ token: linkToken }),
  reply: z.object({ email: z.string() }),
  errors: ['INVALID_TOKEN'],
})

export const updatePassword = endpoint({
  method: 'POST',
  path: '/api/auth/update-password',
  access: 'public',
  scopes: [],
  summary: 'Set a new password with a reset token',
  description: 'Ends every session of the user.',
  body: z.object({ token: linkToken, password: Password }),
  status: 204,
  errors: ['INVALID_TOKEN'],
})
