import { CONFIRMATION_REQUIRED } from '@ufaro/contract/http/auth.ts'
import type { FieldPath, UseFormReturn } from 'react-hook-form'
import { ApiError, sentenceOf } from '#web/lib/http/api-error.ts'
import { session } from '#web/lib/session.ts'
import { type SignUpForm, toRegistration } from './sign-up.form.ts'

/** Submits the form. Success leads on through the guard; what the server refuses stands at its field or above. */
export function useSignUp(form: UseFormReturn<SignUpForm>, onConfirmationNeeded: (email: string) => void) {
  return form.handleSubmit(async (values) => {
    try {
      const user = await session.register(toRegistration(values))
      if (!user) onConfirmationNeeded(values.email)
    } catch (error) {
      const text = sentenceOf(error, 'Registration failed')
      if (text.startsWith(CONFIRMATION_REQUIRED)) return onConfirmationNeeded(values.email)
      const faults = error instanceof ApiError ? Object.entries(error.fields) : []
      const known = faults.filter(([name]) => name in form.getValues())
      for (const [name, message] of known) form.setError(name as FieldPath<SignUpForm>, { message })
      if (known.length === 0) form.setError('root', { message: text })
    }
  })
}
