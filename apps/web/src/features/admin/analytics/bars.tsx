import { formatDate } from '#web/lib/formats.ts'
import type { Day } from './buckets.ts'

const HEIGHT = 100
const STEP = 10
const BAR = 8

export interface Layer {
  title: string
  look: readonly [bar: string, patch: string]
  of: (day: Day) => number
}

interface BarsProps {
  title: string
  bars: readonly Day[]
  daysABar: number
  layers: readonly [Layer, ...Layer[]]
  format: (value: number) => string
}

export function Bars({ title, bars, daysABar, layers, format }: BarsProps) {
  const [first, last] = [bars[0], bars.at(-1)]
  if (!first || !last) return null
  const sums = bars.map(layers[0].of)
  const highest = Math.max(1, ...sums)
  return (
    <figure className="rounded-card border border-line bg-surface p-4">
      <figcaption className="mb-2 flex flex-wrap items-center gap-x-4 text-small text-ink-soft">
        <span className="text-body font-bold text-ink">{title}</span>
        {layers.length > 1 &&
          layers.toReversed().map((layer) => (
            <span key={layer.title} className="flex items-center gap-1.5">
              <span aria-hidden className={`size-3 rounded-tight ${layer.look[1]}`} />
              {layer.title}
            </span>
          ))}
        <span className="ml-auto tabular-nums">
          {daysABar > 1 && `${daysABar} days a bar, `}at most {format(Math.max(...sums))}
        </span>
      </figcaption>
      <svg
        role="img"
        aria-label={`${title}: ${format(sums.reduce((sum, value) => sum + value, 0))} from ${formatDate(first.date)} on, the table has the numbers`}
        viewBox={`0 0 ${bars.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-40 w-full border-b border-line"
      >
        {bars.map((day, n) => (
          <g key={day.date} transform={`translate(${n * STEP + (STEP - BAR) / 2})`}>
            {layers.map((layer) => (
              <Bar key={layer.title} share={layer.of(day) / highest} className={layer.look[0]} />
            ))}
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
