import { EmptyState } from '#web/ui/empty-state.tsx'
import { Filters, SearchFilter } from '#web/ui/table/filters.tsx'
import { Loaded } from '#web/ui/table/loaded.tsx'
import { Pager } from '#web/ui/table/pager.tsx'
import { useTabState } from '#web/ui/table/use-tab-state.ts'
import { useOutbox } from './logs.queries.ts'
import { MailTable } from './mail-table.tsx'

/** Lists mails that wait or were sent. The text of a mail is deleted once a mail server has accepted it. */
export function OutboxTab() {
  const state = useTabState()
  const query = useOutbox({ page: state.page, to: state.get('to') })
  return (
    <>
      <Filters>
        <SearchFilter state={state} name="to" label="To" hint="An address or a part of one" />
      </Filters>
      <Loaded query={query} failure="Failed to load outbox">
        {({ mails, total }) => (
          <>
            {mails.length === 0 && (
              <EmptyState title="No mails">Nothing was written to such an address in the last 30 days.</EmptyState>
            )}
            {mails.length > 0 && <MailTable label="Outbox" mails={mails} />}
            <Pager page={state.page} total={total} onPage={state.setPage} />
          </>
        )}
      </Loaded>
    </>
  )
}
