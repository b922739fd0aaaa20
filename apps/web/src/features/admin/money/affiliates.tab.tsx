import { MINIMUM_PAYOUT_KOBO } from '@ufaro/contract/commission.ts'
import type { AdminAffiliate } from '@ufaro/contract/http/admin-affiliates.ts'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { formatCount, formatDate, formatKobo, plural } from '#web/lib/formats.ts'
import { useUser } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { Loaded } from '#web/ui/table/loaded.tsx'
import { Pager } from '#web/ui/table/pager.tsx'
import { useTabState } from '#web/ui/table/use-tab-state.ts'
import { type Column, RecordTable } from '../table/record-table.tsx'
import { columnMoney } from './column-money.ts'
import { useAffiliates, useSetAffiliateActive } from './money.queries.ts'
import { PayOutDialog } from './pay-out-dialog.tsx'

export function AffiliatesTab() {
  const { page, setPage } = useTabState()
  const isPrimary = useUser()?.isPrimaryAdmin === true
  const { mutate } = useSetAffiliateActive()
  const [paying, setPaying] = useState<AdminAffiliate | null>(null)
  const columns = [...COLUMNS, activeColumn((id, isActive) => mutate({ id, isActive }))]
  return (
    <>
      <Loaded query={useAffiliates(page)} failure="Failed to load affiliates">
        {({ affiliates, total }) => (
          <>
            {affiliates.length === 0 && (
              <EmptyState title="No affiliates yet">Nobody has made a code so far.</EmptyState>
            )}
            {affiliates.length > 0 && (
              <RecordTable
                label="Affiliates"
                columns={isPrimary ? [...columns, payColumn(setPaying)] : columns}
                rows={affiliates}
                rowKey={({ id }) => id}
              />
            )}
            <Pager page={page} total={total} onPage={setPage} />
          </>
        )}
      </Loaded>
      {paying && <PayOutDialog affiliate={paying} onClose={() => setPaying(null)} />}
    </>
  )
}

const nameOf = ({ user_name, code }: AdminAffiliate): string => user_name ?? code

const COLUMNS: readonly Column<AdminAffiliate>[] = [
  {
    title: 'Affiliate',
    cell: ({ user_name, user_email }) => (
      <span className="block min-w-0">
        <bdi className="block">{user_name ?? 'Deleted account'}</bdi>
        {user_email && <bdi className="block text-small text-ink-soft">{user_email}</bdi>}
      </span>
    ),
  },
  { title: 'Code', cell: ({ code }) => <span className="font-mono text-small whitespace-nowrap">{code}</span> },
  { title: 'Since', cell: ({ created_at }) => <span className="whitespace-nowrap">{formatDate(created_at)}</span> },
  { title: 'Referrals', cell: (affiliate) => <Referrals affiliate={affiliate} /> },
  {
    title: 'Earned',
    numeric: true,
    cell: ({ total_earnings, pending_earnings }) => (
      <span className="block text-right">
        {columnMoney(total_earnings)}
        <span className="block text-small text-ink-soft">{columnMoney(pending_earnings)} pending</span>
      </span>
    ),
  },
]

function Referrals({ affiliate: { referral_count, referrals } }: { affiliate: AdminAffiliate }) {
  if (referral_count === 0) return <span>None</span>
  return (
    <details className="group min-w-0">
      <summary className="tap flex cursor-pointer items-center gap-1">
        {plural(referral_count, 'person', 'people')}
        <ChevronDown aria-hidden className="size-4 text-ink-soft group-open:rotate-180" />
      </summary>
      <ul className="text-small text-ink-soft">
        {referrals.map(({ email }) => (
          <li key={email}>
            <bdi>{email}</bdi>
          </li>
        ))}
        {referral_count > referrals.length && <li>and {formatCount(referral_count - referrals.length)} before</li>}
      </ul>
    </details>
  )
}

const activeColumn = (set: (id: string, isActive: boolean) => void): Column<AdminAffiliate> => ({
  title: 'Active',
  cell: (affiliate) => (
    <Switch
      label={`${nameOf(affiliate)} brings people`}
      checked={affiliate.is_active}
      onChange={(isActive) => set(affiliate.id, isActive)}
    />
  ),
})

const payColumn = (pay: (affiliate: AdminAffiliate) => void): Column<AdminAffiliate> => ({
  title: 'Payable',
  numeric: true,
  cell: (affiliate) => {
    const { payable_earnings: payable, open_payout: isOpen } = affiliate
    const isShort = payable > 0 && payable < MINIMUM_PAYOUT_KOBO && !isOpen
    return (
      <span className="flex items-center justify-end gap-2">
        <span className="text-right">
          {columnMoney(payable)}
          {isShort && (
            <span className="block text-small text-ink-soft">paid out from {formatKobo(MINIMUM_PAYOUT_KOBO)}</span>
          )}
        </span>
        <Button
          look="secondary"
          className="min-w-32"
          disabled={payable < MINIMUM_PAYOUT_KOBO || isOpen}
          aria-label={`Pay out ${nameOf(affiliate)}`}
          onClick={() => pay(affiliate)}
        >
          {isOpen ? 'On its way' : 'Pay out'}
        </Button>
      </span>
    )
  },
})
