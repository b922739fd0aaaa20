import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { ChevronDown } from 'lucide-react'
import { type FieldPath, useForm } from 'react-hook-form'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { emptySignUp, SignUpForm } from './sign-up.form.ts'
import { useSignUp } from './use-sign-up.ts'
import { withoutDots } from './without-dots.ts'

interface SignUpFieldsProps {
  referralCode: string
  onConfirmationNeeded: (email: string) => void
}

export function SignUpFields({ referralCode, onConfirmationNeeded }: SignUpFieldsProps) {
  const form = useForm({
    resolver: standardSchemaResolver(SignUpForm),
    defaultValues: emptySignUp(referralCode),
  })
  const { errors, isSubmitting } = form.formState
  const submit = useSignUp(form, onConfirmationNeeded)
  const email = form.watch('email')
  const sameBox = withoutDots(email)
  const control = (name: FieldPath<SignUpForm>) => ({ ...form.register(name) })

  return (
    <form onSubmit={submit} noValidate className="space-y-4">
      <div className="space-y-2">
        <Field label="Email" required error={errors.email?.message}>
          <Input {...control('email')} type="email" inputMode="email" autoComplete="username" />
        </Field>
        {errors.email && sameBox && (
          <Button
            type="button"
            look="secondary"
            className="w-full py-2 text-small"
            onClick={() => form.setValue('email', sameBox, { shouldValidate: true })}
          >
            Use {sameBox}: Gmail delivers it to you too
          </Button>
        )}
      </div>
      <Field
        label="Password"
        required
        hint={!errors.password && 'At least 6 characters.'}
        error={errors.password?.message}
      >
        <PasswordInput {...control('password')} autoComplete="new-password" />
      </Field>
      <Field label="Confirm password" required error={errors.confirmPassword?.message}>
        <PasswordInput {...control('confirmPassword')} autoComplete="new-password" />
      </Field>
      <Field label="Mobile phone" required error={errors.mobilePhone?.message}>
        <Input {...control('mobilePhone')} type="tel" autoComplete="tel" placeholder="+234 801 234 5678" />
      </Field>
      <details open={referralCode !== '' || undefined} className="rounded-card border border-line px-4 py-2">
        <summary className="tap flex cursor-pointer list-none items-center justify-between gap-2 text-small font-bold">
          <span>
            Name and referral code <span className="font-normal text-ink-soft">(optional)</span>
          </span>
          <ChevronDown aria-hidden className="size-5 shrink-0" />
        </summary>
        <div className="space-y-4 py-2">
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label="First name" error={errors.firstName?.message}>
              <Input {...control('firstName')} autoComplete="given-name" />
            </Field>
            <Field label="Last name" error={errors.lastName?.message}>
              <Input {...control('lastName')} autoComplete="family-name" />
            </Field>
          </div>
          <Field label="Referral code" error={errors.referralCode?.message}>
            <Input
              {...form.register('referralCode', { setValueAs: (code: string) => code.toUpperCase() })}
              autoCapitalize="characters"
              autoComplete="off"
              className="font-mono uppercase"
            />
          </Field>
        </div>
      </details>
      {errors.root && <Notice tone="danger">{errors.root.message}</Notice>}
      <Button type="submit" loading={isSubmitting} className="w-full">
        Create account
      </Button>
    </form>
  )
}
