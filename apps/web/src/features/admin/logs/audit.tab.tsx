import type { AuditEntry } from '@ufaro/contract/http/admin-logs.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Loaded } from '#web/ui/table/loaded.tsx'
import { Pager } from '#web/ui/table/pager.tsx'
import { useTabState } from '#web/ui/table/use-tab-state.ts'
import { Moment } from '../table/moment.tsx'
import { Nothing } from '../table/nothing.tsx'
import { type Column, RecordTable } from '../table/record-table.tsx'
import { useAudit } from './logs.queries.ts'

export function AuditTab() {
  const { page, setPage } = useTabState()
  return (
    <Loaded query={useAudit({ page })} failure="Failed to load audit log">
      {({ entries, total }) => (
        <>
          {entries.length === 0 && <EmptyState title="Nothing yet">Every act of an admin is kept here.</EmptyState>}
          {entries.length > 0 && (
            <RecordTable label="Audit log" columns={AUDIT_COLUMNS} rows={entries} rowKey={({ id }) => id} />
          )}
          <Pager page={page} total={total} onPage={setPage} />
        </>
      )}
    </Loaded>
  )
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

export const AUDIT_COLUMNS: readonly Column<AuditEntry>[] = [
  { title: 'When', cell: ({ created_at }) => <Moment iso={created_at} /> },
  { title: 'Admin', cell: ({ actor_email }) => <bdi>{actor_email}</bdi> },
  { title: 'Act', cell: ({ action }) => <span className="font-mono text-small whitespace-nowrap">{action}</span> },
  {
    title: 'On',
    cell: ({ target_type, target_id, target_email }) => (
      <span className="block text-small max-lg:max-w-52 lg:min-w-56">
        {target_email && <bdi className="block">{target_email}</bdi>}
        {target_type} <span className="font-mono">{target_id}</span>
      </span>
    ),
  },
  {
    title: 'Detail',
    cell: ({ detail }) => (
      <span className="block text-small max-lg:max-w-52">
        {Object.entries(detail).map(([name, value]) => (
          <bdi key={name} className="block">
            {name}: {textOf(value)}
          </bdi>
        ))}
        {Object.keys(detail).length === 0 && <Nothing />}
      </span>
    ),
  },
]
