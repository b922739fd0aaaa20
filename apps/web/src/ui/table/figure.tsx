import type { ReactNode } from 'react'
import { cn } from '#web/ui/cn.ts'

/** Figures in a row, two abreast on a phone. */
export const Figures = ({ children }: { children: ReactNode }) => (
  <dl className="mb-5 grid grid-cols-2 gap-3 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">{children}</dl>
)

interface FigureProps {
  title: string
  value: string
  hint?: string
  /** Takes a phone's whole width: money is long. */
  wide?: boolean
}

export function Figure({ title, value, hint, wide }: FigureProps) {
  // A digit is about 0.6 em wide, so that a long figure is drawn smaller instead of being torn.
  const fontSize = `min(var(--text-title), ${100 / (0.62 * value.length)}cqi)`
  return (
    <div className={cn('rounded-card border border-line bg-surface px-4 py-3', wide && 'max-sm:col-span-2')}>
      <dt className="text-small text-ink-soft">{title}</dt>
      <dd className="@container text-title font-bold whitespace-nowrap tabular-nums">
        <span style={{ fontSize }}>{value}</span>
      </dd>
      {hint && <dd className="text-small text-ink-soft">{hint}</dd>}
    </div>
  )
}
