import { formatCount } from '#web/lib/formats.ts'
import { cn } from '#web/ui/cn.ts'

interface TrendProps {
  now: number
  before: number | undefined
  format: (value: number) => string
  better?: 'more' | 'less'
}

export function Trend({ now, before, format, better }: TrendProps) {
  if (before === undefined) return null
  const change = now - before
  if (change === 0) return <>{now === 0 ? 'None before either' : 'As before'}</>
  const good = better ? change > 0 === (better === 'more') : null
  const share = before > 0 ? `${formatCount(Math.round((100 * Math.abs(change)) / before))}%` : ''
  return (
    <>
      <span className={cn('font-bold', good === true && 'text-success', good === false && 'text-danger')}>
        <span aria-hidden>{change > 0 ? '▲' : '▼'}</span>
        <span className="sr-only">{change > 0 ? 'Up' : 'Down'}</span> {share}
      </span>{' '}
      <span className="whitespace-nowrap">before: {format(before)}</span>
    </>
  )
}
