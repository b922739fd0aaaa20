import { type ErrorStats, SEVERITIES } from '@ufaro/contract/http/admin-logs.ts'
import { Figure, Figures } from '#web/ui/table/figure.tsx'

export function ErrorFigures({ stats }: { stats: ErrorStats }) {
  const severe = SEVERITIES.filter((each) => each === 'error' || each === 'critical')
  return (
    <Figures>
      <Figure title="Open" value={stats.unresolved.toLocaleString()} />
      <Figure title="All" value={stats.total.toLocaleString()} />
      {severe.map((severity) => (
        <Figure
          key={severity}
          title={severity === 'error' ? 'Errors' : 'Critical'}
          value={(stats.by_severity[severity] ?? 0).toLocaleString()}
        />
      ))}
    </Figures>
  )
}
