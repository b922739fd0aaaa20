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
  summary: 'Log in',
  body: LoginBody,
  reply: SessionReply,
  errors: ['INVALID_CREDENTIALS', 'EMAIL_NOT_VERIFIED', 'RATE_LIMITED'],
})

export const refresh = endpoint({
  method: 'POST',
  path: '/api/auth/refresh',
  access: 'public',
  scopes: [],
  summary: 'Trade the refresh cookie for a new access token',
  reply: SessionReply,
})

export const logout = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  access: 'public',
  scopes: [],
  summary: 'End this session',
  status: 204,
})

export const me = endpoint({
  method: 'GET',
  path: '/api/auth/me',
  access: 'user',
  summary: 'The signed-in person',
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
  summary: 'Where one is signed in',
  reply: z.object({ sessions: z.array(Session) }),
})

export const deleteSession = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions/:id',
  access: 'user',
  summary: 'Sign out elsewhere',
  params: z.object({ id: z.string().check(z.regex(/^[\w-]{1,100}$/)) }),
  status: 204,
  errors: ['NOT_FOUND'],
})

export const completeRegistration = endpoint({
  method: 'POST',
  path: '/api/auth/complete-registration',
  access: 'public',
  scopes: [],
  summary: 'Confirm the address with the token of the confirmation link',
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
  summary: 'Whether an account exists and is confirmed',
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
  summary: 'Whether a reset link is still good',
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
  body: z.object({ token: linkToken, password: Password }),
  status: 204,
  errors: ['INVALID_TOKEN'],
})
