import type { PlanConfig } from '@ufaro/contract/plan.ts'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { notify } from '#web/ui/toast.tsx'
import { Failure } from '../failing.ts'
import { checkPlan, formOf, type PlanForm } from './plan.form.ts'
import { PlanFields } from './plan-fields.tsx'
import { useSavePlan } from './plans.queries.ts'

interface PlanEditorProps {
  /** Null: a new one. */
  plan: PlanConfig | null
  taken: readonly string[]
  onClose: () => void
}

/** One plan as it is being edited; what was bought before keeps its terms. */
export function PlanEditor({ plan, taken, onClose }: PlanEditorProps) {
  const [form, setForm] = useState(() => formOf(plan))
  const [faults, setFaults] = useState<Record<string, string>>({})
  const { mutate, isPending, error } = useSavePlan()
  const formId = useId()
  const change = (changes: Partial<PlanForm>) => setForm((before) => ({ ...before, ...changes }))

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const checked = checkPlan(form, plan ? [] : taken)
    setFaults('faults' in checked ? checked.faults : {})
    if ('faults' in checked) return
    mutate(
      { config: checked.config, isNew: plan === null },
      {
        onSuccess: () => {
          notify.success('Plan saved.')
          onClose()
        },
        onError: (failure) => failure instanceof Failure && setFaults(failure.fields),
      },
    )
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={plan ? `Edit ${plan.name}` : 'Add plan'}
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={isPending}>
            Save plan
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="space-y-4">
        <PlanFields form={form} faults={faults} isNew={plan === null} onChange={change} />
        {error && <Notice tone="danger">{error.message}</Notice>}
      </form>
    </Dialog>
  )
}
