import { formatDate, plural } from '#web/lib/formats.ts'
import { bucketsOf, type Day } from './buckets.ts'

const HEIGHT = 100
const STEP = 10
const BAR = 8

export function DaysChart({ series }: { series: readonly Day[] }) {
  const { bars, daysABar } = bucketsOf(series)
  const highest = Math.max(1, ...bars.map(({ total }) => total))
  const [first, last] = [series[0], series.at(-1)]
  const total = series.reduce((sum, day) => sum + day.total, 0)
  if (!first || !last) return null
  return (
    <figure className="rounded-card border border-line bg-surface p-4">
      <figcaption className="mb-2 flex flex-wrap items-center gap-x-4 text-small text-ink-soft">
        <span className="flex items-center gap-1.5">
          <span aria-hidden className="size-3 rounded-tight bg-accent" />
          Successful
        </span>
        <span className="flex items-center gap-1.5">
          <span aria-hidden className="size-3 rounded-tight bg-line-strong" />
          Failed or pending
        </span>
        <span className="ml-auto tabular-nums">
          {daysABar > 1 && `${daysABar} days a bar, `}at most {highest.toLocaleString()}
        </span>
      </figcaption>
      <svg
        role="img"
        aria-label={`${plural(total, 'generation')} from ${formatDate(first.date)}, the table beside has the numbers`}
        viewBox={`0 0 ${bars.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-48 w-full"
      >
        {bars.map(({ date, total, successful }, n) => (
          <g key={date} transform={`translate(${n * STEP + (STEP - BAR) / 2})`}>
            <Bar share={total / highest} className="fill-line-strong" />
            <Bar share={successful / highest} className="fill-accent" />
          </g>
        ))}
      </svg>
      <p className="mt-1 flex justify-between text-small text-ink-soft">
        <span>{formatDate(first.date)}</span>
        {bars.length > 1 && <span>{formatDate(last.date)}</span>}
      </p>
    </figure>
  )
}

const Bar = ({ share, className }: { share: number; className: string }) => (
  <rect y={HEIGHT * (1 - share)} width={BAR} height={HEIGHT * share} className={className} />
)
