import type { PlanConfig } from '@ufaro/contract/plan-config.ts'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { notify } from '#web/ui/toast.tsx'
import { Failure } from '../failing.ts'
import { checkPlan, formOf, type PlanForm } from './plan.form.ts'
import { PlanFields } from './plan-fields.tsx'
import { useSavePlan } from './plans.queries.ts'

interface PlanEditorProps {
  plan: PlanConfig | null
  taken: readonly string[]
  onClose: () => void
}

export function PlanEditor({ plan, taken, onClose }: PlanEditorProps) {
  const [form, setForm] = useState(() => formOf(plan))
  const [faults, setFaults] = useState<Record<string, string>>({})
  const { mutate, isPending, error } = useSavePlan()
  const formId = useId()
  const fields = useRef<HTMLFormElement>(null)
  // Scroll to the first error, because the form is longer than the dialog: an error out of view would look as if the
  // Save button did nothing.
  useEffect(() => {
    if (Object.keys(faults).length === 0 && !error) return
    const first = fields.current?.querySelector<HTMLElement>('[aria-invalid], [role=alert]')
    first?.scrollIntoView({ block: 'center' })
    first?.focus({ preventScroll: true })
  }, [faults, error])
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
      <form ref={fields} id={formId} onSubmit={submit} noValidate className="space-y-4">
        <PlanFields form={form} faults={faults} isNew={plan === null} onChange={change} />
        {error && <Notice tone="danger">{error.message}</Notice>}
      </form>
    </Dialog>
  )
}
