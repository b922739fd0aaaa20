import type { Earning, EarningStatus } from '@ufaro/contract/http/affiliate.ts'
import { formatDate, formatKobo, formatLagosDate } from '#web/lib/formats.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import type { useEarnings } from './affiliate-queries.ts'
import { ShowMore } from './show-more.tsx'

const TONES: Record<EarningStatus, BadgeTone> = {
  pending: 'warning',
  processing: 'neutral',
  paid: 'success',
  reversed: 'danger',
}

export function EarningsList({ earnings }: { earnings: ReturnType<typeof useEarnings> }) {
  const rows = earnings.data?.pages.flatMap((page) => page.earnings) ?? []
  return (
    <Card>
      <h2 className="text-body font-bold">Commissions</h2>
      {rows.length === 0 ? (
        <p className="mt-2 text-small text-ink-soft">
          Nothing yet. The first purchase of somebody you brought shows here.
        </p>
      ) : (
        <ul className="mt-2">
          {rows.map((earning) => (
            <Row key={earning.id} earning={earning} />
          ))}
        </ul>
      )}
      <ShowMore list={earnings} what="commissions" />
    </Card>
  )
}

function Row({ earning }: { earning: Earning }) {
  const { referred_user_email, plan_type, commission_amount, status, created_at, payable_from } = earning
  const isHeld = status === 'pending' && new Date(payable_from) > new Date()
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-3 last:border-0">
      <div className="min-w-0">
        <p className="break-all">{referred_user_email}</p>
        <p className="text-small text-ink-soft">
          {formatDate(created_at)} · <span className="capitalize">{plan_type}</span> plan
          {isHeld && ` · payable from ${formatLagosDate(payable_from)}`}
        </p>
      </div>
      <div className="flex items-center gap-3">
        <Badge tone={TONES[status]} className="capitalize">
          {status}
        </Badge>
        <span className={status === 'reversed' ? 'text-ink-soft tabular-nums line-through' : 'font-bold tabular-nums'}>
          {formatKobo(commission_amount)}
        </span>
      </div>
    </li>
  )
}
