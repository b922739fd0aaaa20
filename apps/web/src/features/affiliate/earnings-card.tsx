import { MINIMUM_PAYOUT_KOBO } from '@ufaro/contract/commission.ts'
import { formatKobo } from '#web/lib/formats.ts'
import { Card } from '#web/ui/card.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'

interface EarningsCardProps {
  totals: { total_earnings: number; pending_earnings: number }
}

export function EarningsCard({ totals: { total_earnings, pending_earnings } }: EarningsCardProps) {
  const towards = Math.min(Math.max(pending_earnings, 0), MINIMUM_PAYOUT_KOBO)
  const isReached = towards === MINIMUM_PAYOUT_KOBO
  return (
    <Card className="space-y-4">
      <h2 className="text-body font-bold">Earnings</h2>
      <dl className="grid grid-cols-2 gap-4">
        <Figure name="Total earned" kobo={total_earnings} />
        <Figure name="Pending" kobo={pending_earnings} />
      </dl>
      <div className="space-y-2">
        <ProgressBar
          label="Progress to the minimum payout"
          max={MINIMUM_PAYOUT_KOBO}
          value={towards}
          className="w-full"
        />
        <p className="text-small text-ink-soft">
          {isReached
            ? 'Enough for a payout: it comes once the month of the purchase is over.'
            : `${formatKobo(towards)} of ${formatKobo(MINIMUM_PAYOUT_KOBO)} for a payout`}
        </p>
        {pending_earnings < 0 && (
          <p className="text-small text-ink-soft">
            A purchase that was paid out to you was refunded. It is set off against what you earn next.
          </p>
        )}
      </div>
    </Card>
  )
}

const Figure = ({ name, kobo }: { name: string; kobo: number }) => (
  <div>
    <dt className="text-small text-ink-soft">{name}</dt>
    <dd className="text-title font-bold tabular-nums">{formatKobo(kobo)}</dd>
  </div>
)
