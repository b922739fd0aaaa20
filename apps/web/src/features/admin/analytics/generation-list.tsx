import type { GenerationFilter, GenerationRecord } from '@ufaro/contract/http/admin-reports.ts'
import { TOOLS } from '@ufaro/contract/tools.ts'
import { formatDuration } from '#web/lib/formats.ts'
import { STATUS_TONES, STATUS_WORDS } from '#web/lib/status-words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Loaded } from '#web/ui/table/loaded.tsx'
import { Pager } from '#web/ui/table/pager.tsx'
import type { TabState } from '#web/ui/table/use-tab-state.ts'
import { Moment } from '../table/moment.tsx'
import { Nothing } from '../table/nothing.tsx'
import { PersonCell } from '../table/person-cell.tsx'
import { type Column, RecordTable } from '../table/record-table.tsx'
import { useGenerations } from './analytics.queries.ts'

export function GenerationList({ state, filter }: { state: TabState; filter: GenerationFilter }) {
  return (
    <Loaded query={useGenerations(state.page, filter)} failure="Failed to load analytics">
      {({ records, total }) => (
        <>
          {records.length === 0 && <EmptyState title="Nothing was made">Not with these filters.</EmptyState>}
          {records.length > 0 && (
            <RecordTable label="Generations" columns={COLUMNS} rows={records} rowKey={({ id }) => id} />
          )}
          <Pager page={state.page} total={total} onPage={state.setPage} />
        </>
      )}
    </Loaded>
  )
}

const COLUMNS: readonly Column<GenerationRecord>[] = [
  { title: 'When', cell: ({ created_at }) => <Moment iso={created_at} /> },
  {
    title: 'User',
    cell: ({ user, user_id }) => <PersonCell id={user_id} name={user.name} email={user.email} />,
  },
  { title: 'Tool', cell: ({ mode }) => TOOLS[mode].label },
  { title: 'Status', cell: ({ status }) => <Badge tone={STATUS_TONES[status]}>{STATUS_WORDS[status]}</Badge> },
  { title: 'Engine', cell: ({ engine }) => engine ?? <Nothing /> },
  {
    title: 'Time',
    numeric: true,
    cell: ({ processing_time_ms }) => (processing_time_ms === null ? <Nothing /> : formatDuration(processing_time_ms)),
  },
]
