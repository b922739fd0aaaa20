import type { FieldPath, UseFormReturn } from 'react-hook-form'
import { session } from '#web/lib/session.ts'
import { refusedAt, type SignUpForm, toRegistration } from './sign-up.form.ts'

export function useSignUp(form: UseFormReturn<SignUpForm>, onConfirmationNeeded: (email: string) => void) {
  return form.handleSubmit(async (values) => {
    try {
      const user = await session.register(toRegistration(values))
      if (!user) onConfirmationNeeded(values.email)
    } catch (error) {
      const faults = refusedAt(error)
      if (!faults) return onConfirmationNeeded(values.email)
      for (const [name, message] of Object.entries(faults)) {
        form.setError(name as FieldPath<SignUpForm> | 'root', { message })
      }
    }
  })
}
