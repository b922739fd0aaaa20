import { ENDLESS_DAYS, FREE_PLAN_ID } from '@ufaro/contract/plan.ts'
import type { PlanConfig } from '@ufaro/contract/plan-config.ts'
import { Plus, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { formatDays } from '#web/lib/format-days.ts'
import { formatCount } from '#web/lib/formats.ts'
import { useUser } from '#web/lib/session.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Loaded } from '#web/ui/table/loaded.tsx'
import { notify } from '#web/ui/toast.tsx'
import { tellFailure } from '../failing.ts'
import { columnMoney } from '../money/column-money.ts'
import { type Column, RecordTable } from '../table/record-table.tsx'
import { DeletePlanDialog } from './delete-plan-dialog.tsx'
import { PlanEditor } from './plan-editor.tsx'
import { usePlanConfigs, useSyncPlans } from './plans.queries.ts'

export function PlansTab() {
  const isPrimary = useUser()?.isPrimaryAdmin === true
  const query = usePlanConfigs()
  const [editing, setEditing] = useState<{ plan: PlanConfig | null } | null>(null)
  const [deleting, setDeleting] = useState<PlanConfig | null>(null)
  const columns = isPrimary ? [...COLUMNS, actionsColumn((plan) => setEditing({ plan }), setDeleting)] : COLUMNS
  return (
    <>
      {isPrimary && (
        <div className="mb-4 flex flex-wrap gap-2">
          <Button onClick={() => setEditing({ plan: null })}>
            <Plus aria-hidden className="size-5" />
            Add plan
          </Button>
          <SyncButton />
        </div>
      )}
      <Loaded query={query} failure="Failed to load plans">
        {(plans) => <RecordTable label="Plans" columns={columns} rows={plans} rowKey={({ id }) => id} />}
      </Loaded>
      {editing && (
        <PlanEditor
          plan={editing.plan}
          taken={(query.data ?? []).map(({ id }) => id)}
          onClose={() => setEditing(null)}
        />
      )}
      {deleting && <DeletePlanDialog plan={deleting} onClose={() => setDeleting(null)} />}
    </>
  )
}

function SyncButton() {
  const { mutate, isPending } = useSyncPlans()
  const sync = () =>
    mutate(undefined, {
      onSuccess: ({ created, updated, unchanged }) =>
        notify.success(`Paystack plans: ${created} created, ${updated} updated, ${unchanged} unchanged.`),
      onError: tellFailure,
    })
  return (
    <Button look="secondary" loading={isPending} onClick={sync}>
      {!isPending && <RefreshCw aria-hidden className="size-5" />}
      Sync Paystack plans
    </Button>
  )
}

const sumOf = ({ credits }: PlanConfig): number =>
  Object.values(credits).reduce<number>((sum, count) => sum + (count ?? 0), 0)

const COLUMNS: readonly Column<PlanConfig>[] = [
  {
    title: 'Plan',
    cell: ({ id, name, popular }) => (
      <span className="block min-w-0">
        <bdi className="font-bold">{name}</bdi> {popular && <Badge tone="accent">POPULAR</Badge>}
        <span className="block font-mono text-small text-ink-soft">{id}</span>
      </span>
    ),
  },
  {
    title: 'Price',
    numeric: true,
    cell: ({ price, originalPrice }) => (
      <span className="block text-right">
        {columnMoney(price)}
        {originalPrice != null && <s className="block text-small text-ink-soft">{columnMoney(originalPrice)}</s>}
      </span>
    ),
  },
  { title: 'Duration', numeric: true, cell: ({ durationDays }) => durationOf(durationDays) },
  { title: 'Daily limit', numeric: true, cell: ({ dailyLimit }) => formatCount(dailyLimit) },
  { title: 'Credits', numeric: true, cell: (plan) => formatCount(sumOf(plan)) },
]

const actionsColumn = (edit: (plan: PlanConfig) => void, remove: (plan: PlanConfig) => void): Column<PlanConfig> => ({
  title: 'Actions',
  cell: (plan) => (
    <span className="flex gap-2">
      <Button look="secondary" aria-label={`Edit ${plan.name}`} onClick={() => edit(plan)}>
        Edit
      </Button>
      {plan.id !== FREE_PLAN_ID && (
        <Button look="danger" aria-label={`Delete ${plan.name}`} onClick={() => remove(plan)}>
          Delete
        </Button>
      )}
    </span>
  ),
})

const durationOf = (days: number) => (days === ENDLESS_DAYS ? 'No end' : formatDays(days))
