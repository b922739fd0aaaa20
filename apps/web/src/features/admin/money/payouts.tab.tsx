import type { Payout } from '@ufaro/contract/http/admin-affiliates.ts'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useUser } from '#web/lib/session.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Loaded } from '#web/ui/table/loaded.tsx'
import { Pager } from '#web/ui/table/pager.tsx'
import { useTabState } from '#web/ui/table/use-tab-state.ts'
import { tellFailure } from '../failing.ts'
import { Moment } from '../table/moment.tsx'
import { type Column, RecordTable } from '../table/record-table.tsx'
import { columnMoney } from './column-money.ts'
import { downloadPayout, usePayouts } from './money.queries.ts'
import { isOpen, PayoutDialog } from './payout-dialog.tsx'

export function PayoutsTab() {
  const { page, setPage } = useTabState()
  const isPrimary = useUser()?.isPrimaryAdmin === true
  const [open, setOpen] = useState<Payout | null>(null)
  const columns = isPrimary ? [...COLUMNS, handColumn(setOpen)] : COLUMNS
  return (
    <>
      <Loaded query={usePayouts(page)} failure="Failed to load payouts">
        {({ payouts, pending_payouts, total }) => (
          <>
            {pending_payouts.length > 0 && (
              <section className="mb-8">
                <h2 className="mb-2 font-bold">Pending payouts</h2>
                <RecordTable label="Pending payouts" columns={columns} rows={pending_payouts} rowKey={({ id }) => id} />
              </section>
            )}
            <h2 className="mb-2 font-bold">All payouts</h2>
            {payouts.length === 0 && <EmptyState title="No payouts yet">They begin in the tab Affiliates.</EmptyState>}
            {payouts.length > 0 && (
              <RecordTable label="All payouts" columns={columns} rows={payouts} rowKey={({ id }) => id} />
            )}
            <Pager page={page} total={total} onPage={setPage} />
          </>
        )}
      </Loaded>
      {open && <PayoutDialog payout={open} onClose={() => setOpen(null)} />}
    </>
  )
}

const LOOKS = {
  pending: ['warning', 'Pending'],
  processing: ['accent', 'Processing'],
  paid: ['success', 'Paid'],
  failed: ['danger', 'Failed'],
  reversed: ['neutral', 'Reversed'],
} as const

const COLUMNS: readonly Column<Payout>[] = [
  { title: 'When', cell: ({ created_at }) => <Moment iso={created_at} /> },
  { title: 'Affiliate', cell: ({ user_name }) => <bdi>{user_name ?? 'Deleted account'}</bdi> },
  { title: 'Amount', numeric: true, cell: ({ amount }) => columnMoney(amount) },
  { title: 'Status', cell: ({ status }) => <Badge tone={LOOKS[status][0]}>{LOOKS[status][1]}</Badge> },
  { title: 'Paid', cell: ({ paid_at }) => (paid_at ? <Moment iso={paid_at} /> : 'not yet') },
  {
    title: 'Reference',
    cell: ({ reference, note }) => (
      <span className="block text-small max-lg:max-w-48">
        <span className="block font-mono">{reference}</span>
        {note && <bdi className="block text-ink-soft">{note}</bdi>}
      </span>
    ),
  },
  {
    title: 'Earnings',
    cell: ({ id, reference }) => (
      <IconButton
        label={`Download the earnings of ${reference}`}
        onClick={() => downloadPayout(id, reference).catch(tellFailure)}
      >
        <Download aria-hidden />
      </IconButton>
    ),
  },
]

const handColumn = (open: (payout: Payout) => void): Column<Payout> => ({
  title: 'By hand',
  cell: (payout) => (
    <Button
      look="secondary"
      aria-label={`${isOpen(payout) ? 'Change' : 'Note on'} payout ${payout.reference}`}
      onClick={() => open(payout)}
    >
      {isOpen(payout) ? 'Change' : 'Note'}
    </Button>
  ),
})
