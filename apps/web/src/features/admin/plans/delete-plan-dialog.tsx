import type { PlanConfig } from '@ufaro/contract/plan-config.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { notify } from '#web/ui/toast.tsx'
import { useDeletePlan } from './plans.queries.ts'

export function DeletePlanDialog({ plan, onClose }: { plan: PlanConfig; onClose: () => void }) {
  const { mutate, isPending, error } = useDeletePlan()
  const remove = () =>
    mutate(plan.id, {
      onSuccess: () => {
        notify.success('Plan deleted.')
        onClose()
      },
    })
  return (
    <ConfirmDialog
      title="Delete plan"
      description="This action cannot be undone"
      confirm="Delete plan"
      busy={isPending}
      error={error?.message}
      onConfirm={remove}
      onClose={onClose}
    >
      <p>
        <bdi className="font-bold">{plan.name}</bdi> goes off sale. Whoever holds it keeps it to its end.
      </p>
    </ConfirmDialog>
  )
}
