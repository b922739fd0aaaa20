import { Loaded } from '#web/ui/table/loaded.tsx'
import { Pager } from '#web/ui/table/pager.tsx'
import type { TabState } from '#web/ui/table/use-tab-state.ts'
import { AUDIT_COLUMNS } from '../logs/audit.tab.tsx'
import { useAudit } from '../logs/logs.queries.ts'
import { RecordTable } from '../table/record-table.tsx'
import { ROWS } from './customer.queries.ts'
import { None, Section } from './section.tsx'

export function ActsList({ id, state }: { id: string; state: TabState }) {
  const page = state.pageOf('acts')
  return (
    <Section title="What admins did">
      <Loaded query={useAudit({ page, limit: ROWS, userId: id })} failure="Failed to load audit log">
        {({ entries, total }) => (
          <>
            {entries.length === 0 && <None>Nothing yet.</None>}
            {entries.length > 0 && (
              <RecordTable
                label="What admins did"
                columns={AUDIT_COLUMNS}
                rows={entries}
                rowKey={(entry) => entry.id}
              />
            )}
            {total > 0 && (
              <Pager
                label="Pages of what admins did"
                page={page}
                total={total}
                limit={ROWS}
                onPage={state.setPageOf('acts')}
              />
            )}
          </>
        )}
      </Loaded>
    </Section>
  )
}
