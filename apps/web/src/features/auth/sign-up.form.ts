import { MobilePhone, Password, SignUpEmail, TEXTS } from '@ufaro/contract/account-rules.ts'
import { CONFIRMATION_REQUIRED } from '@ufaro/contract/http/auth.ts'
import { z } from 'zod/mini'
import { ApiError, sentenceOf } from '#web/lib/http/api-error.ts'

const name = z.string().check(z.trim(), z.maxLength(100))

export const SignUpForm = z
  .object({
    firstName: name,
    lastName: name,
    email: SignUpEmail,
    mobilePhone: MobilePhone,
    password: Password,
    confirmPassword: z.string(),
    referralCode: z.string().check(z.trim(), z.toUpperCase(), z.maxLength(40)),
  })
  .check(
    z.refine(({ password, confirmPassword }) => password === confirmPassword, {
      error: TEXTS.passwordsDiffer,
      path: ['confirmPassword'],
      // Check this even if other fields are invalid, so that all errors are reported together.
      when: ({ value }) => typeof value === 'object' && value !== null,
    }),
  )
export type SignUpForm = z.infer<typeof SignUpForm>

export const emptySignUp = (referralCode: string): SignUpForm => ({
  firstName: '',
  lastName: '',
  email: '',
  mobilePhone: '',
  password: '',
  confirmPassword: '',
  referralCode: referralCode.toUpperCase(),
})

export function toRegistration({ confirmPassword: _, firstName, lastName, referralCode, ...rest }: SignUpForm) {
  return {
    ...rest,
    firstName: firstName || undefined,
    lastName: lastName || undefined,
    referralCode: referralCode || undefined,
  }
}

const FIELDS = Object.keys(emptySignUp(''))

/**
 * Error messages by field name. A message that belongs to no field has the key `root`. Null if the sign-up succeeded
 * and only the email address must be confirmed.
 */
export function refusedAt(error: unknown): Partial<Record<keyof SignUpForm | 'root', string>> | null {
  const text = sentenceOf(error, 'Registration failed')
  if (text.startsWith(CONFIRMATION_REQUIRED)) return null
  const fields = error instanceof ApiError ? Object.entries(error.fields) : []
  const known = fields.filter(([name]) => FIELDS.includes(name))
  return known.length > 0 ? Object.fromEntries(known) : { root: text }
}
