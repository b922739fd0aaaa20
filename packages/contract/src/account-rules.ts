import { z } from 'zod/mini'
import { cleanName } from './clean-name.ts'

export const PASSWORD_MIN = 6
export const PASSWORD_MAX = 200
export const EMAIL_MAX = 254
export const TEXTS = {
  emailRequired: 'Email is required',
  emailInvalid: 'Please enter a valid email address',
  emailDotOrPlus: 'Email addresses with dots or plus signs are not allowed',
  phone: 'Please enter a valid phone number',
  name: 'Please enter a valid name',
  password: 'Password must be at least 6 characters long',
  passwordTooLong: 'Password must be at most 200 characters long',
  passwordRequired: 'Password is required',
  passwordsDiffer: 'Passwords do not match',
} as const

/** NFKC runs twice, because lower-casing can produce characters that NFKC changes. */
export const normalizeEmail = (email: string): string =>
  email.normalize('NFKC').trim().toLowerCase().normalize('NFKC').trim()

/**
 * Public sign-up refuses these characters before the @. The percent sign is refused because `%2E` encodes a dot. The
 * two ideographic full stops are refused because people type them as dots and NFKC does not turn them into dots.
 */
const DOT_OR_PLUS = /[.+%\u3002\uFF61]/u

/** Whether an address has a dot, a plus sign or another character of `DOT_OR_PLUS` before the @. */
export function hasDotOrPlus(email: string): boolean {
  const address = normalizeEmail(email)
  return DOT_OR_PLUS.test(address.slice(0, Math.max(0, address.lastIndexOf('@'))))
}

// Spaces, control characters and invisible characters are excluded, because two addresses could differ only by them and
// look equal.
const CHARACTER = String.raw`[^\p{C}\p{Z}@<>(),;:"\\[\]]`
const LABEL = String.raw`[^\p{C}\p{Z}@<>(),;:"\\[\].]`
const SHAPE = new RegExp(String.raw`^${CHARACTER}+@(${LABEL}+\.)+${LABEL}{2,}$`, 'u')

/** Allows dots and plus signs before the @, which only public sign-up refuses. */
export const Email = z.pipe(
  z.string(TEXTS.emailRequired).check(z.minLength(1, TEXTS.emailRequired), z.maxLength(EMAIL_MAX, TEXTS.emailInvalid)),
  z.pipe(
    z.transform(normalizeEmail),
    z.string().check(z.maxLength(EMAIL_MAX, TEXTS.emailInvalid), z.regex(SHAPE, TEXTS.emailInvalid)),
  ),
)

export const SignUpEmail = z.pipe(
  Email,
  z.string().check(z.refine((email) => !hasDotOrPlus(email), TEXTS.emailDotOrPlus)),
)

export const MobilePhone = z
  .string(TEXTS.phone)
  .check(z.trim(), z.regex(/^[\d \-+()]+$/, TEXTS.phone), z.regex(/\d/, TEXTS.phone), z.maxLength(40, TEXTS.phone))

export const PersonName = z.optional(
  z
    .string(TEXTS.name)
    .check(z.regex(/^[^\p{Cc}\p{Cs}]*$/u, TEXTS.name), z.overwrite(cleanName), z.maxLength(100, TEXTS.name)),
)

/** Unknown codes are ignored and never refused, so a malformed code counts as none. */
export const ReferralCode = z.pipe(
  z.optional(z.string().check(z.trim(), z.toUpperCase())),
  z.transform((code) => (code && /^[A-Z0-9_-]{1,40}$/.test(code) ? code : undefined)),
)

export const Password = z
  .string(TEXTS.password)
  .check(z.minLength(PASSWORD_MIN, TEXTS.password), z.maxLength(PASSWORD_MAX, TEXTS.passwordTooLong))
