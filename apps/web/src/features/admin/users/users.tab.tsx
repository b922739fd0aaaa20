import { type ListedPerson, PERSON_STATUSES } from '@ufaro/contract/http/admin-people.ts'
import { useState } from 'react'
import { formatCount, formatDate } from '#web/lib/formats.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ChoiceFilter, Filters, SearchFilter } from '#web/ui/table/filters.tsx'
import { Loaded } from '#web/ui/table/loaded.tsx'
import { Pager } from '#web/ui/table/pager.tsx'
import { type TabState, useTabState } from '#web/ui/table/use-tab-state.ts'
import { CustomerView } from '../customer/customer-view.tsx'
import { type Column, RecordTable } from '../table/record-table.tsx'
import { AssignPlanDialog } from './assign-plan-dialog.tsx'
import { QuickAssign } from './quick-assign.tsx'
import { StatusBadge } from './status-badge.tsx'
import { usePeople } from './users.queries.ts'

const STATUSES = [
  ['admin', 'Admin'],
  ['active', 'Active'],
  ['inactive', 'Inactive'],
] as const

export function UsersTab() {
  const state = useTabState()
  const userId = state.get('user')
  const page = state.page > 1 ? String(state.page) : ''
  const leave = () => state.set({ page, user: '', payments: '', runs: '', mails: '', acts: '' })
  return userId ? <CustomerView key={userId} id={userId} state={state} onLeave={leave} /> : <People state={state} />
}

function People({ state }: { state: TabState }) {
  const query = usePeople({
    page: state.page,
    search: state.get('search'),
    status: state.get('status', PERSON_STATUSES),
  })
  const [assigning, setAssigning] = useState<{ person: ListedPerson; planId: string } | null>(null)
  const assign = (person: ListedPerson, planId = '') => setAssigning({ person, planId })

  return (
    <>
      <Filters>
        <SearchFilter state={state} name="search" label="Search" hint="Name or email" />
        <ChoiceFilter state={state} name="status" label="Status" options={STATUSES} />
      </Filters>
      <Loaded query={query} failure="Failed to load users">
        {({ users, total }) => (
          <>
            {users.length === 0 && <EmptyState title="Nobody here">Try other words or another status.</EmptyState>}
            {users.length > 0 && (
              <RecordTable label="Users" columns={columns(state, assign)} rows={users} rowKey={({ id }) => id} />
            )}
            <Pager page={state.page} total={total} onPage={state.setPage} />
          </>
        )}
      </Loaded>
      {assigning && <AssignPlanDialog {...assigning} onClose={() => setAssigning(null)} />}
    </>
  )
}

type Assign = (person: ListedPerson, planId?: string) => void

const columns = (state: TabState, assign: Assign): readonly Column<ListedPerson>[] => [
  {
    title: 'User',
    cell: ({ name, email }) => (
      <span className="block min-w-0">
        <bdi className="block font-bold">{name}</bdi>
        <bdi className="block text-small text-ink-soft">{email}</bdi>
      </span>
    ),
  },
  { title: 'Status', cell: (person) => <StatusBadge person={person} /> },
  {
    title: 'Credits',
    numeric: true,
    cell: ({ is_admin, user_plans }) => {
      const live = user_plans.filter(({ is_active }) => is_active)
      return is_admin ? '∞' : formatCount(live.reduce((sum, plan) => sum + plan.credits_remaining, 0))
    },
  },
  { title: 'Joined', cell: ({ created_at }) => <span className="whitespace-nowrap">{formatDate(created_at)}</span> },
  { title: 'Plan', cell: (person) => <QuickAssign person={person} onChoose={(planId) => assign(person, planId)} /> },
  {
    title: 'Actions',
    cell: ({ id, name }) => (
      <ButtonLink look="secondary" aria-label={`Manage ${name}`} to={state.searchWith('user', id)}>
        Manage
      </ButtonLink>
    ),
  },
]
