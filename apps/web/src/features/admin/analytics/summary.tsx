import type { Analytics, AnalyticsTotals, ModeFigures } from '@ufaro/contract/http/admin-reports.ts'
import { TOOLS } from '@ufaro/contract/tools.ts'
import { formatDuration, formatKobo } from '#web/lib/formats.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Figure, Figures } from '#web/ui/table/figure.tsx'
import { columnMoney } from '../money/column-money.ts'
import { Nothing } from '../table/nothing.tsx'
import { type Column, RecordTable } from '../table/record-table.tsx'
import { Bars, type Layer } from './bars.tsx'
import { bucketsOf, type Span } from './buckets.ts'
import { DaysTable } from './days-table.tsx'
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
          value={totals.total.toLocaleString()}
          hint={<Trend now={totals.total} before={before?.total} format={count} better="more" />}
        />
        <Figure title="Successful" value={rate(successRate(totals))} hint={rateHint(successRate, totals, before)} />
        <Figure title="Not usable" value={rate(badRate(totals))} hint={badHint(totals, before)} />
        <Figure
          title="Average time"
          value={totals.successful > 0 ? formatDuration(stats.avgProcessingTime) : '–'}
          hint="of those that succeeded"
        />
        <Figure title="Active today" value={active_users.daily.toLocaleString()} hint="whatever days are chosen" />
        <Figure
          title="Active in 7 days"
          value={active_users.weekly.toLocaleString()}
          hint={`${active_users.monthly.toLocaleString()} in 30 days`}
        />
      </Figures>
      {series.length === 0 && <EmptyState title="Nothing in these days">Nothing was made or paid.</EmptyState>}
      {series.length > 0 && (
        <>
          <div className="mb-4 grid gap-4 lg:grid-cols-2">
            <Bars title="Generations" bars={bars} daysABar={daysABar} layers={MADE} format={count} />
            <Bars title="Revenue" bars={bars} daysABar={daysABar} layers={PAID} format={roundly} />
          </div>
          <DaysTable series={series} />
        </>
      )}
      <h2 className="mt-8 mb-2 font-bold">By tool</h2>
      <RecordTable label="Generations by tool" columns={COLUMNS} rows={by_mode} rowKey={({ mode }) => mode} />
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

const count = (value: number): string => value.toLocaleString()
const roundly = (kobo: number): string => formatKobo(kobo < 100_000 ? kobo : Math.round(kobo / 100) * 100)

type Rated = Pick<AnalyticsTotals, 'successful' | 'failed' | 'verdicts'>
/** Percent; null without ended runs or verdicts. */
type Rate = (totals: Rated) => number | null

const percent = (part: number, whole: number): number | null => (whole > 0 ? (100 * part) / whole : null)
const successRate: Rate = ({ successful, failed }) => percent(successful, successful + failed)
const badRate: Rate = ({ verdicts: { good, bad } }) => percent(bad, good + bad)

/** Shows 100 % only if it is exact. */
const rate = (value: number | null): string =>
  value === null ? '–' : `${value > 99 && value < 100 ? '>99' : Math.round(value)}%`

const rateHint = (of: Rate, now: Rated, before: Rated | undefined): string => {
  const [value, then] = [of(now), before ? of(before) : null]
  return value === null ? 'nothing came to an end' : then === null ? '' : `before: ${rate(then)}`
}

const badHint = (now: Rated, before: Rated | undefined): string => {
  const judged = now.verdicts.good + now.verdicts.bad
  if (judged === 0) return 'nobody judged a run'
  return [`of ${judged.toLocaleString()} judged`, rateHint(badRate, now, before)].filter(Boolean).join(', ')
}

const COLUMNS: readonly Column<ModeFigures>[] = [
  { title: 'Tool', cell: ({ mode }) => TOOLS[mode].label },
  { title: 'Total', numeric: true, cell: ({ total }) => total.toLocaleString() },
  {
    title: 'Successful',
    numeric: true,
    cell: (figures) => {
      const value = successRate(figures)
      return value === null ? <Nothing /> : `${figures.successful.toLocaleString()} (${rate(value)})`
    },
  },
  {
    title: 'Not usable',
    numeric: true,
    cell: (figures) => {
      const { good, bad } = figures.verdicts
      const value = badRate(figures)
      return value === null ? <Nothing /> : `${rate(value)} of ${(good + bad).toLocaleString()} judged`
    },
  },
  { title: 'Revenue', numeric: true, cell: ({ revenue }) => columnMoney(revenue) },
  { title: 'Provider cost', numeric: true, cell: ({ provider_cost }) => columnMoney(provider_cost) },
]
