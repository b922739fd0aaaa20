import type { Analytics, ModeFigures } from '@ufaro/contract/http/admin-reports.ts'
import { TOOLS } from '@ufaro/contract/tools.ts'
import { formatDuration, formatKobo } from '#web/lib/formats.ts'
import { Figure, Figures } from '#web/ui/table/figure.tsx'
import { type Column, RecordTable } from '../table/record-table.tsx'
import { DaysChart } from './days-chart.tsx'
import { DaysTable } from './days-table.tsx'

export function Summary({ analytics }: { analytics: Analytics }) {
  const { stats, active_users, series, revenue, provider_cost, by_mode } = analytics
  const rate = stats.totalGenerations > 0 ? Math.round((100 * stats.successfulGenerations) / stats.totalGenerations) : 0
  return (
    <>
      <Figures>
        <Figure title="Generations" value={stats.totalGenerations.toLocaleString()} />
        <Figure title="Successful" value={stats.successfulGenerations.toLocaleString()} hint={`${rate}%`} />
        <Figure title="Average time" value={formatDuration(stats.avgProcessingTime)} />
        <Figure
          title="Active today"
          value={active_users.daily.toLocaleString()}
          hint={`${active_users.weekly.toLocaleString()} in 7 days, ${active_users.monthly.toLocaleString()} in 30`}
        />
        <Figure title="Revenue" value={roundly(revenue)} wide />
        <Figure title="Provider cost" value={roundly(provider_cost)} wide />
      </Figures>
      {series.length > 0 && (
        <div className="mb-6 grid gap-4 lg:grid-cols-[2fr_1fr]">
          <DaysChart series={series} />
          <DaysTable series={series} />
        </div>
      )}
      <h2 className="mb-2 font-bold">By tool</h2>
      <RecordTable label="Generations by tool" columns={COLUMNS} rows={by_mode} rowKey={({ mode }) => mode} />
    </>
  )
}

const roundly = (kobo: number): string => formatKobo(kobo < 100_000 ? kobo : Math.round(kobo / 100) * 100)

const notUsable = ({ good, bad }: ModeFigures['verdicts']): string =>
  good + bad > 0 ? `${Math.round((100 * bad) / (good + bad))}% of ${(good + bad).toLocaleString()}` : '–'

const COLUMNS: readonly Column<ModeFigures>[] = [
  { title: 'Tool', cell: ({ mode }) => TOOLS[mode].label },
  { title: 'Total', numeric: true, cell: ({ total }) => total.toLocaleString() },
  { title: 'Successful', numeric: true, cell: ({ successful }) => successful.toLocaleString() },
  { title: 'Revenue', numeric: true, cell: ({ revenue }) => formatKobo(revenue) },
  { title: 'Not usable', numeric: true, cell: ({ verdicts }) => notUsable(verdicts) },
  { title: 'Provider cost', numeric: true, cell: ({ provider_cost }) => formatKobo(provider_cost) },
]
