import { Password, TEXTS } from '@ufaro/contract/account-rules.ts'
import { z } from 'zod/mini'

export const NewPasswordForm = z.object({ password: Password, confirmPassword: z.string() }).check(
  z.refine(({ password, confirmPassword }) => password === confirmPassword, {
    error: TEXTS.passwordsDiffer,
    path: ['confirmPassword'],
    when: ({ value }) => typeof value === 'object' && value !== null,
  }),
)
export type NewPasswordForm = z.infer<typeof NewPasswordForm>
