import { MobilePhone, Password, SignUpEmail, TEXTS } from '@ufaro/contract/account-rules.ts'
import { CONFIRMATION_REQUIRED } from '@ufaro/contract/http/auth.ts'
import { z } from 'zod/mini'
import { ApiError, sentenceOf } from '#web/lib/http/api-error.ts'

const name = z.string().check(z.trim(), z.maxLength(100))

/** The sign-up form: what the server asks for, and the password a second time. */
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
      // Said along with the other faults, not only after they are gone.
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

/** What goes to the server: optional fields left empty stay out. */
export function toRegistration({ confirmPassword: _, firstName, lastName, referralCode, ...rest }: SignUpForm) {
  return {
    ...rest,
    firstName: firstName || undefined,
    lastName: lastName || undefined,
    referralCode: referralCode || undefined,
  }
}

const FIELDS = Object.keys(emptySignUp(''))

/** What a refused sign-up says, at its fields or above them all as `root`; null where only the address is to be confirmed. */
export function refusedAt(error: unknown): Partial<Record<keyof SignUpForm | 'root', string>> | null {
  const text = sentenceOf(error, 'Registration failed')
  if (text.startsWith(CONFIRMATION_REQUIRED)) return null
  const told = error instanceof ApiError ? Object.entries(error.fields) : []
  const known = told.filter(([name]) => FIELDS.includes(name))
  return known.length > 0 ? Object.fromEntries(known) : { root: text }
}
