import { type ErrorLog, SEVERITIES } from '@ufaro/contract/http/admin-logs.ts'
import { useState } from 'react'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { Loaded } from '#web/ui/table/loaded.tsx'
import { Pager } from '#web/ui/table/pager.tsx'
import type { TabState } from '#web/ui/table/use-tab-state.ts'
import { rangeOf } from '../table/date-filters.tsx'
import { Moment } from '../table/moment.tsx'
import { type Column, RecordTable } from '../table/record-table.tsx'
import { ErrorDialog } from './error-dialog.tsx'
import { useErrorLogs, useSetResolved } from './errors.queries.ts'

export function ErrorList({ state }: { state: TabState }) {
  const query = useErrorLogs({
    page: state.page,
    severity: state.get('severity', SEVERITIES),
    resolved: state.get('resolved', ['true', 'false']),
    serviceType: state.get('service'),
    ...rangeOf(state).range,
  })
  const { mutate } = useSetResolved()
  const resolve = (id: string, resolved: boolean) => mutate({ id, resolved })
  const [open, setOpen] = useState<ErrorLog | null>(null)
  return (
    <>
      <Loaded query={query} failure="Failed to load error logs">
        {({ logs, total }) => (
          <>
            {logs.length === 0 && (
              <EmptyState title="No failures">Nothing that fits these filters went wrong.</EmptyState>
            )}
            {logs.length > 0 && (
              <RecordTable label="Error logs" columns={columns(resolve, setOpen)} rows={logs} rowKey={({ id }) => id} />
            )}
            <Pager page={state.page} total={total} onPage={state.setPage} />
          </>
        )}
      </Loaded>
      {open && <ErrorDialog log={open} onClose={() => setOpen(null)} />}
    </>
  )
}

const TONES = { info: 'neutral', warning: 'warning', error: 'danger', critical: 'danger' } as const

const columns = (
  resolve: (id: string, resolved: boolean) => void,
  open: (log: ErrorLog) => void,
): readonly Column<ErrorLog>[] => [
  { title: 'When', cell: ({ created_at }) => <Moment iso={created_at} /> },
  { title: 'Severity', cell: ({ severity }) => <Badge tone={TONES[severity]}>{severity}</Badge> },
  { title: 'Service', cell: ({ service_type }) => service_type },
  {
    title: 'Message',
    cell: ({ code, message }) => (
      <span className="block min-w-0 text-small max-lg:max-w-56">
        <span className="block font-mono">{code}</span>
        <bdi className="line-clamp-3">{message}</bdi>
      </span>
    ),
  },
  {
    title: 'Detail',
    cell: (log) => (
      <Button look="secondary" aria-label={`Show ${log.code}`} onClick={() => open(log)}>
        Show
      </Button>
    ),
  },
  {
    title: 'Resolved',
    cell: ({ id, code, resolved }) => (
      <Switch label={`${code} is resolved`} checked={resolved} onChange={(next) => resolve(id, next)} />
    ),
  },
]
