import type { ReactNode } from 'react'

/** Figures in a row, two abreast on a phone. */
export const Figures = ({ children }: { children: ReactNode }) => (
  <dl className="mb-5 grid grid-cols-2 gap-3 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">{children}</dl>
)

export function Figure({ title, value, hint }: { title: string; value: ReactNode; hint?: ReactNode }) {
  return (
    <div className="rounded-card border border-line bg-surface px-4 py-3">
      <dt className="text-small text-ink-soft">{title}</dt>
      <dd className="text-title font-bold tabular-nums">{value}</dd>
      {hint && <dd className="text-small text-ink-soft">{hint}</dd>}
    </div>
  )
}
