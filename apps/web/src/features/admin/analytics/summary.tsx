import type { Analytics } from '@ufaro/contract/http/admin-reports.ts'
import { formatCount, formatDuration, formatKobo } from '#web/lib/formats.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Figure, Figures } from '#web/ui/table/figure.tsx'
import { Bars, type Layer } from './bars.tsx'
import { bucketsOf, type Span } from './buckets.ts'
import { ByTool } from './by-tool.tsx'
import { DaysTable } from './days-table.tsx'
import { badRate, type Rate, type Rated, rate, successRate } from './rates.ts'
import { Trend } from './trend.tsx'

export function Summary({ analytics, span }: { analytics: Analytics; span: Span }) {
  const { stats, active_users, series, totals, previous, by_mode } = analytics
  const { bars, daysABar } = bucketsOf(series, span)
  const before = previous ?? undefined
  return (
    <>
      <Figures rows={2}>
        <Figure
          title="Revenue"
          value={roundly(totals.revenue)}
          hint={<Trend now={totals.revenue} before={before?.revenue} format={roundly} better="more" />}
          wide
        />
        <Figure
          title="Provider cost"
          value={roundly(totals.provider_cost)}
          hint={<Trend now={totals.provider_cost} before={before?.provider_cost} format={roundly} better="less" />}
          wide
        />
        <Figure
          title="Generations"
          value={formatCount(totals.total)}
          hint={<Trend now={totals.total} before={before?.total} format={formatCount} better="more" />}
        />
        <Figure title="Successful" value={rate(successRate(totals))} hint={rateHint(successRate, totals, before)} />
        <Figure title="Not usable" value={rate(badRate(totals))} hint={badHint(totals, before)} />
        <Figure
          title="Average time"
          value={totals.successful > 0 ? formatDuration(stats.avgProcessingTime) : '–'}
          hint="of those that succeeded"
        />
        <Figure title="Active today" value={formatCount(active_users.daily)} hint="whatever days are chosen" />
        <Figure
          title="Active in 7 days"
          value={formatCount(active_users.weekly)}
          hint={`${formatCount(active_users.monthly)} in 30 days`}
        />
      </Figures>
      {series.length === 0 && <EmptyState title="Nothing in these days">Nothing was made or paid.</EmptyState>}
      {series.length > 0 && (
        <>
          <div className="mb-4 grid gap-4 lg:grid-cols-2">
            <Bars title="Generations" bars={bars} daysABar={daysABar} layers={MADE} format={formatCount} />
            <Bars title="Revenue" bars={bars} daysABar={daysABar} layers={PAID} format={roundly} />
          </div>
          <DaysTable series={series} />
        </>
      )}
      <ByTool figures={by_mode} />
    </>
  )
}

const MADE: readonly [Layer, Layer] = [
  { title: 'Failed or pending', look: ['fill-line-strong', 'bg-line-strong'], of: ({ total }) => total },
  { title: 'Successful', look: ['fill-accent', 'bg-accent'], of: ({ successful }) => successful },
]
const PAID: readonly [Layer] = [
  { title: 'Paid', look: ['fill-accent', 'bg-accent'], of: ({ revenue }) => Math.max(0, revenue) },
]

const roundly = (kobo: number): string => formatKobo(kobo < 100_000 ? kobo : Math.round(kobo / 100) * 100)

const rateHint = (of: Rate, now: Rated, before: Rated | undefined): string => {
  const [value, then] = [of(now), before ? of(before) : null]
  return value === null ? 'nothing came to an end' : then === null ? '' : `before: ${rate(then)}`
}

const badHint = (now: Rated, before: Rated | undefined): string => {
  const judged = now.verdicts.good + now.verdicts.bad
  if (judged === 0) return 'nobody judged a run'
  return [`of ${formatCount(judged)} judged`, rateHint(badRate, now, before)].filter(Boolean).join(', ')
}
