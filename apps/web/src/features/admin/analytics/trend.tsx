import { cn } from '#web/ui/cn.ts'

interface TrendProps {
  now: number
  /** Undefined where there is no earlier period. */
  before: number | undefined
  format: (value: number) => string
  better?: 'more' | 'less'
}

export function Trend({ now, before, format, better }: TrendProps) {
  if (before === undefined) return null
  const change = now - before
  const good = change === 0 || !better ? null : change > 0 === (better === 'more')
  const share = before > 0 ? `${Math.round((100 * Math.abs(change)) / before).toLocaleString()}%` : ''
  return (
    <>
      <span className={cn('font-bold', good === true && 'text-success', good === false && 'text-danger')}>
        {change === 0 ? 'No change' : `${change > 0 ? '▲' : '▼'} ${share}`}
      </span>{' '}
      <span className="whitespace-nowrap">before: {format(before)}</span>
    </>
  )
}
