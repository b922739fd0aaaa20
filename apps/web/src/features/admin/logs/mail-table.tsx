import type { OutboxMail } from '@ufaro/contract/http/admin-logs.ts'
import { useState } from 'react'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Moment } from '../table/moment.tsx'
import { type Column, RecordTable } from '../table/record-table.tsx'

interface MailTableProps {
  label: string
  mails: readonly OutboxMail[]
  ofOne?: boolean
}

export function MailTable({ label, mails, ofOne = false }: MailTableProps) {
  const [open, setOpen] = useState<OutboxMail | null>(null)
  const shown = columns(setOpen).filter(({ title }) => !ofOne || title !== 'To')
  return (
    <>
      <RecordTable label={label} columns={shown} rows={mails} rowKey={({ id }) => id} />
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
