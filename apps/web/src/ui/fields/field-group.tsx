import type { ReactNode } from 'react'

interface FieldGroupProps {
  title: string
  summary: string
  open?: boolean
  children: ReactNode
}

export function FieldGroup({ title, summary, open, children }: FieldGroupProps) {
  return (
    <details open={open || undefined} className="rounded-card border border-line">
      <summary className="tap flex cursor-pointer items-center justify-between gap-3 px-3 py-2">
        <span className="font-bold">{title}</span>
        <span className="truncate text-small text-ink-soft">{summary}</span>
      </summary>
      <div className="space-y-4 border-t border-line p-3">{children}</div>
    </details>
  )
}
