import { type ErrorStats, SEVERITIES } from '@ufaro/contract/http/admin-logs.ts'
import { formatCount } from '#web/lib/formats.ts'
import { Figure, Figures } from '#web/ui/table/figure.tsx'

export function ErrorFigures({ stats }: { stats: ErrorStats }) {
  const severe = SEVERITIES.filter((each) => each === 'error' || each === 'critical')
  return (
    <Figures>
      <Figure title="Open" value={formatCount(stats.unresolved)} />
      <Figure title="All" value={formatCount(stats.total)} />
      {severe.map((severity) => (
        <Figure
          key={severity}
          title={severity === 'error' ? 'Errors' : 'Critical'}
          value={formatCount(stats.by_severity[severity] ?? 0)}
        />
      ))}
    </Figures>
  )
}
