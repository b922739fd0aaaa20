import type { ReactNode } from 'react'
import { cn } from '#web/ui/cn.ts'

interface FiguresProps {
  children: ReactNode
  rows?: 1 | 2
  /** Shows three figures side by side even on phones, which fits only short figures. */
  three?: boolean
}

export const Figures = ({ children, rows = 1, three = false }: FiguresProps) => (
  <dl
    className={cn(
      'mb-5 grid gap-3',
      three ? 'grid-cols-3' : 'grid-cols-2',
      rows === 1 ? 'lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none' : 'lg:grid-cols-4',
    )}
  >
    {children}
  </dl>
)

interface FigureProps {
  title: string
  value: string
  hint?: ReactNode
  wide?: boolean
}

export function Figure({ title, value, hint, wide }: FigureProps) {
  // A digit is about 0.6 em wide. Make long figures smaller, so that they do not wrap.
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
