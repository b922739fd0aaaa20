import type { PlanConfig } from '@ufaro/contract/plan.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
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
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Delete plan"
      description="This action cannot be undone"
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button look="danger" loading={isPending} onClick={remove}>
            Delete plan
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        <p>
          <bdi className="font-bold">{plan.name}</bdi> goes off sale. Whoever holds it keeps it to its end.
        </p>
        {error && <Notice tone="danger">{error.message}</Notice>}
      </div>
    </Dialog>
  )
}
