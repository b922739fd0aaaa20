import { Loaded } from '#web/ui/table/loaded.tsx'
import { Pager } from '#web/ui/table/pager.tsx'
import type { TabState } from '#web/ui/table/use-tab-state.ts'
import { useOutbox } from '../logs/logs.queries.ts'
import { MailTable } from '../logs/mail-table.tsx'
import { ROWS } from './customer.queries.ts'
import { None, Section } from './section.tsx'

export function MailsList({ id, state }: { id: string; state: TabState }) {
  const page = state.pageOf('mails')
  return (
    <Section title="Mails of the last 30 days">
      <Loaded query={useOutbox({ page, limit: ROWS, userId: id })} failure="Failed to load outbox">
        {({ mails, total }) => (
          <>
            {mails.length === 0 && <None>None were written.</None>}
            {mails.length > 0 && <MailTable label="Mails" mails={mails} ofOne />}
            {total > 0 && (
              <Pager label="Pages of mails" page={page} total={total} limit={ROWS} onPage={state.setPageOf('mails')} />
            )}
          </>
        )}
      </Loaded>
    </Section>
  )
}
