import type { CustomerRun } from '@ufaro/contract/http/admin-customer.ts'
import type { RunStatus } from '@ufaro/contract/run.ts'
import { TOOLS } from '@ufaro/contract/tools.ts'
import { plural } from '#web/lib/formats.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { Loaded } from '#web/ui/table/loaded.tsx'
import { Pager } from '#web/ui/table/pager.tsx'
import type { TabState } from '#web/ui/table/use-tab-state.ts'
import { Moment } from '../table/moment.tsx'
import { Nothing } from '../table/nothing.tsx'
import { PlanName } from '../table/plan-name.tsx'
import { type Column, RecordTable } from '../table/record-table.tsx'
import { ShortReference } from '../table/short-reference.tsx'
import { ROWS, useCustomerRuns } from './customer.queries.ts'
import { None, Section } from './section.tsx'

export function RunsList({ id, state }: { id: string; state: TabState }) {
  const page = state.pageOf('runs')
  return (
    <Section title="Runs">
      <Loaded query={useCustomerRuns(id, page)} failure="Failed to load runs">
        {({ runs, total }) => (
          <>
            {runs.length === 0 && <None>Nothing was made.</None>}
            {runs.length > 0 && <RecordTable label="Runs" columns={COLUMNS} rows={runs} rowKey={(run) => run.id} />}
            {total > 0 && (
              <Pager label="Pages of runs" page={page} total={total} limit={ROWS} onPage={state.setPageOf('runs')} />
            )}
          </>
        )}
      </Loaded>
    </Section>
  )
}

const STATES: Record<RunStatus, readonly [BadgeTone, string]> = {
  open: ['neutral', 'Open'],
  running: ['warning', 'Running'],
  succeeded: ['success', 'Successful'],
  partial: ['warning', 'Partly successful'],
  failed: ['danger', 'Failed'],
  refunded: ['neutral', 'Handed back'],
  expired: ['neutral', 'Expired'],
  canceled: ['neutral', 'Canceled'],
}

const COLUMNS: readonly Column<CustomerRun>[] = [
  { title: 'When', cell: ({ created_at }) => <Moment iso={created_at} /> },
  { title: 'Tool', cell: ({ mode }) => TOOLS[mode].label },
  {
    title: 'Status',
    cell: ({ status }) => <Badge tone={STATES[status][0]}>{STATES[status][1]}</Badge>,
  },
  {
    title: 'Results',
    cell: ({ done, failed, error }) => (
      <span className="block max-w-72 text-small">
        {plural(done, 'result')}
        {failed > 0 && `, ${failed} failed`}
        {error && <span className="block text-ink-soft">{error}</span>}
      </span>
    ),
  },
  {
    title: 'Credit',
    cell: ({ plan_name, refunded }) =>
      plan_name === null ? <Nothing /> : refunded ? 'Credited back' : <PlanName id={plan_name} />,
  },
  {
    title: 'Customer says',
    cell: ({ verdict, verdict_reason }) =>
      verdict === null ? (
        <Nothing />
      ) : (
        <span className="block max-w-72 text-small">
          {verdict === 'bad' ? 'Not usable' : 'Good'}
          {verdict_reason && (
            <span dir="auto" className="block wrap-anywhere text-ink-soft">
              {verdict_reason}
            </span>
          )}
        </span>
      ),
  },
  { title: 'Run', cell: ({ id }) => <ShortReference text={id} /> },
]
