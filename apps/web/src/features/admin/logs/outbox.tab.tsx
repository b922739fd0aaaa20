import { Email } from '@ufaro/contract/account-rules.ts'
import type { OutboxMail } from '@ufaro/contract/http/admin-logs.ts'
import { useState } from 'react'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Filters, SearchFilter } from '#web/ui/table/filters.tsx'
import { Loaded } from '#web/ui/table/loaded.tsx'
import { Pager } from '#web/ui/table/pager.tsx'
import { useTabState } from '#web/ui/table/use-tab-state.ts'
import { Moment } from '../table/moment.tsx'
import { type Column, RecordTable } from '../table/record-table.tsx'
import { useOutbox } from './logs.queries.ts'

/** The text is deleted once a mail server has accepted the mail. */
export function OutboxTab() {
  const state = useTabState()
  // A partial address does not match.
  const typed = state.get('to')
  const to = Email.safeParse(typed).data
  const query = useOutbox(state.page, to)
  const [open, setOpen] = useState<OutboxMail | null>(null)
  return (
    <>
      <Filters>
        <SearchFilter
          state={state}
          name="to"
          label="To"
          hint="The whole address"
          advice={typed && !to ? 'Type the whole address.' : undefined}
        />
      </Filters>
      <Loaded query={query} failure="Failed to load outbox">
        {({ mails, total }) => (
          <>
            {mails.length === 0 && <EmptyState title="No mails">Nothing was written to this address.</EmptyState>}
            {mails.length > 0 && (
              <RecordTable label="Outbox" columns={columns(setOpen)} rows={mails} rowKey={({ id }) => id} />
            )}
            <Pager page={state.page} total={total} onPage={state.setPage} />
          </>
        )}
      </Loaded>
      {open && (
        <Dialog
          open
          onOpenChange={(stays) => !stays && setOpen(null)}
          title={open.subject}
          description={<bdi>{open.to}</bdi>}
        >
          <p className="text-small wrap-anywhere whitespace-pre-wrap">
            {open.text || 'The words are gone: this mail has left for its mail server.'}
          </p>
        </Dialog>
      )}
    </>
  )
}

const columns = (open: (mail: OutboxMail) => void): readonly Column<OutboxMail>[] => [
  { title: 'When', cell: ({ created_at }) => <Moment iso={created_at} /> },
  { title: 'To', cell: ({ to }) => <bdi>{to}</bdi> },
  { title: 'Subject', cell: ({ subject }) => <bdi>{subject}</bdi> },
  { title: 'State', cell: (mail) => <MailState mail={mail} /> },
  {
    title: 'Mail',
    cell: (mail) => (
      <Button look="secondary" aria-label={`Read ${mail.subject} to ${mail.to}`} onClick={() => open(mail)}>
        Read
      </Button>
    ),
  },
]

function MailState({ mail: { sent_at, attempts } }: { mail: OutboxMail }) {
  if (sent_at) return <Badge tone="success">Sent</Badge>
  return attempts > 0 ? <Badge tone="warning">Trying again</Badge> : <Badge>Waiting</Badge>
}
