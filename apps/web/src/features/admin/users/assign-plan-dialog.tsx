import { END_IS_PAST } from '@ufaro/contract/http/admin.ts'
import type { ListedPerson } from '@ufaro/contract/http/admin-people.ts'
import { FREE_PLAN_ID, type PublicPlan } from '@ufaro/contract/plan.ts'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { usePlans } from '#web/lib/site-queries.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select.tsx'
import { notify } from '#web/ui/toast.tsx'
import { useAssignPlan } from './users.queries.ts'

interface AssignPlanDialogProps {
  person: ListedPerson
  planId: string
  onClose: () => void
}

const sumOf = (plan: PublicPlan | undefined): string =>
  plan ? String(Object.values(plan.credits).reduce((sum, count) => sum + count, 0)) : ''

export function AssignPlanDialog({ person, planId, onClose }: AssignPlanDialogProps) {
  const { data: plans = [] } = usePlans()
  const current = person.user_plans.find(({ is_active }) => is_active)?.plan_name
  const [chosen, setChosen] = useState(planId)
  const [credits, setCredits] = useState(() => sumOf(plans.find(({ id }) => id === planId)))
  const [expiry, setExpiry] = useState('')
  const [tried, setTried] = useState(false)
  const { mutate, isPending, error } = useAssignPlan()
  const formId = useId()
  const first = useRef<HTMLSelectElement>(null)
  // Move the focus only after the dialog has recorded the focused element, which gets the focus back on close.
  useEffect(() => {
    const timer = setTimeout(() => first.current?.focus())
    return () => clearTimeout(timer)
  }, [])
  const creditsTotal = /^\d{1,8}$/.test(credits) ? Number(credits) : 0

  const end = expiry ? new Date(`${expiry}T23:59:59`) : undefined
  const endsInTime = !end || end.getTime() > Date.now()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!chosen || creditsTotal === 0 || !endsInTime) return
    mutate(
      { userId: person.id, planName: chosen, creditsTotal, expiresAt: end?.toISOString() },
      {
        onSuccess: () => {
          notify.success('Plan assigned.')
          onClose()
        },
      },
    )
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Assign a plan"
      description={<bdi>{person.email}</bdi>}
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={isPending}>
            Assign plan
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="space-y-4">
        <p className="text-small text-ink-soft">Everything they have now ends and this takes its place.</p>
        <Field label="Plan" required error={tried && !chosen ? 'Please choose a plan' : undefined}>
          <Select
            ref={first}
            value={chosen}
            onChange={({ currentTarget }) => {
              setChosen(currentTarget.value)
              setCredits(sumOf(plans.find(({ id }) => id === currentTarget.value)))
            }}
          >
            <option value="">Choose a plan</option>
            {plans
              .filter(({ id }) => id !== FREE_PLAN_ID)
              .map(({ id, name }) => (
                <option key={id} value={id} disabled={id === current}>
                  {name}
                </option>
              ))}
          </Select>
        </Field>
        <Field
          label="Total credits"
          required
          hint="Split over the tools in the plan’s proportions."
          error={tried && creditsTotal === 0 ? 'Total credits must be greater than 0' : undefined}
        >
          <Input inputMode="numeric" value={credits} onChange={(event) => setCredits(event.currentTarget.value)} />
        </Field>
        <Field
          label="Ends on"
          hint="Empty: after the plan’s own length."
          error={tried && !endsInTime ? END_IS_PAST : undefined}
        >
          <Input
            type="date"
            // The Swedish locale formats dates as YYYY-MM-DD.
            min={new Date().toLocaleDateString('sv')}
            value={expiry}
            onChange={(event) => setExpiry(event.currentTarget.value)}
          />
        </Field>
        {error && <Notice tone="danger">{error.message}</Notice>}
      </form>
    </Dialog>
  )
}
