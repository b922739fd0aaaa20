import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getProfile, type Profile, ProfileChanges, updateProfile } from '@ufaro/contract/http/account.ts'
import { useForm } from 'react-hook-form'
import { sentenceOf } from '#web/lib/http/api-error.ts'
import { call, session } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Reference } from '#web/ui/reference.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { notify } from '#web/ui/toast.tsx'
import { ChangeEmail } from './change-email.tsx'
import { ChangePassword } from './change-password.tsx'

const KEY = ['profile']

export function Details() {
  const profile = useQuery({ queryKey: KEY, queryFn: () => call(getProfile), staleTime: Number.POSITIVE_INFINITY })
  return (
    <section aria-labelledby="details">
      <h2 id="details" className="mb-3 font-bold">
        Your details
      </h2>
      <Card className="space-y-5 p-4">
        {profile.data && <NameAndPhone profile={profile.data} />}
        {profile.isPending && <Skeleton className="h-40" />}
        {profile.isError && (
          <Notice tone="danger" title="Your details could not be loaded">
            <Reference error={profile.error} />
            <Button look="secondary" loading={profile.isFetching} onClick={() => profile.refetch()}>
              Try Again
            </Button>
          </Notice>
        )}
        <ChangeEmail />
        <ChangePassword />
      </Card>
    </section>
  )
}

function NameAndPhone({ profile }: { profile: Profile }) {
  const cache = useQueryClient()
  const { firstName, lastName, mobilePhone } = profile
  const form = useForm({
    resolver: standardSchemaResolver(ProfileChanges),
    values: { firstName: firstName ?? '', lastName: lastName ?? '', mobilePhone: mobilePhone ?? '' },
  })
  const { errors, isSubmitting, isDirty } = form.formState
  const save = form.handleSubmit(async (body) => {
    try {
      cache.setQueryData(KEY, await call(updateProfile, { body }))
      notify.success('Saved.')
      void session.refreshData({ force: true })
    } catch (error) {
      form.setError('root', { message: sentenceOf(error) })
    }
  })
  return (
    <form onSubmit={save} noValidate className="space-y-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="First name" error={errors.firstName?.message}>
          <Input {...form.register('firstName')} autoComplete="given-name" />
        </Field>
        <Field label="Last name" error={errors.lastName?.message}>
          <Input {...form.register('lastName')} autoComplete="family-name" />
        </Field>
      </div>
      <Field label="Mobile phone" required error={errors.mobilePhone?.message}>
        <Input {...form.register('mobilePhone')} type="tel" autoComplete="tel" />
      </Field>
      {errors.root && <Notice tone="danger">{errors.root.message}</Notice>}
      <Button type="submit" look="secondary" loading={isSubmitting} disabled={!isDirty}>
        Save
      </Button>
    </form>
  )
}
